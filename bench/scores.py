"""Scores beside riichienv, mahjong, PyMahjongGB and hk-mahjong."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import starmap
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import wrobel
from bench import peers
from bench.peers import Request, Scorer
from bench.report import Row
from bench.sample import Sample, compare
from bench.timing import Contender, calls, drain, measure, process
from bench.wins import generated, recorded, repeated
from wrobel import batch

LINES = 200_000
# Even in a quick run the start must not outweigh the lines.
LEAST_LINES = 50_000

# So few hands at least, the same again if there are not as many.
FEWEST = 2_000

Worth = Callable[[batch.Columns, int], Any]


def riichi_worth(columns: batch.Columns, row: int) -> tuple[int, ...]:
    """Han, fu and points; of a yakuman the points only."""
    if not columns.ok[row]:
        return ()
    points = int(columns.points[row])
    if columns.yakuman[row]:
        return (points,)
    return int(columns.han[row]), int(columns.fu[row]), points


def sources(sample: Sample, family: str, rules: str, n: int) -> Iterator[tuple[str, list[Request]]]:
    """Generated wins, and recorded ones where the data are."""
    yield "generated", generated(family, rules, "bench", sample.of(n))
    found = recorded(family, rules, sample.of(n))
    if found:
        yield "recorded", repeated(found, max(len(found), FEWEST))
    else:
        sample.left_out["skipped recorded wins: there is no data folder (WROBEL_DATA)"] = None


def peer_run(
    scorer: Scorer, requests: Sequence[Request], items: int
) -> tuple[Contender, list[Any], list[Request]]:
    """A peer as a contender, its answers in our terms to all requests, and the wins among them.

    Only what the peer calls a win is timed, of the peer so many items.
    """
    function = scorer.function()
    arguments = [scorer.arguments(request) for request in requests]
    answers = [
        scorer.worth(function(*row), request)
        for row, request in zip(arguments, requests, strict=True)
    ]
    wins = [place for place, answer in enumerate(answers) if answer]
    timed = [arguments[place] for place in wins[:items]]
    run = Contender(scorer.name, lambda: drain(starmap(function, timed)), len(timed))
    return run, answers, [requests[place] for place in wins]


def named(requests: Sequence[Request]) -> list[str]:
    return [json.dumps(request) for request in requests]


def batches(
    sample: Sample,
    title: str,
    issue: int,
    requests: list[Request],
    scorer: Scorer,
    peer_items: int,
    worth: Worth,
    goals: tuple[float, float | None],
    note: str = "",
) -> Iterator[Row]:
    """``batch.score`` of packed requests, and packing and scoring together."""
    if not sample.has(scorer.name):
        return
    peer, theirs, wins = peer_run(scorer, requests, sample.of(peer_items))
    columns = batch.score(batch.pack(requests))
    answers = {scorer.name: ([worth(columns, row) for row in range(len(theirs))], theirs)}
    packed = batch.pack(wins)
    contenders = [Contender("ours", partial(batch.score, packed), len(packed)), peer]
    times = measure(contenders, sample.rounds)
    goal, both_goal = goals
    names = named(requests)
    yield from compare(
        f"batch.score, {title}", issue, times, {scorer.name: goal}, answers, names, note
    )
    if both_goal is None:
        return
    # Requests just read, as they come in; and the same ones shuffled all over the memory.
    scattered = wins[: peer.items]
    fresh = [json.loads(line) for line in named(scattered)]
    for how, given, goals_of_it in (
        ("", fresh, {scorer.name: both_goal}),
        (", scattered", scattered, {scorer.name: both_goal}),
    ):
        run = partial(pack_and_score, given)
        times = measure([Contender("ours", run, len(given)), peer], sample.rounds)
        rows = compare(f"pack + score, {title}{how}", issue, times, goals_of_it, answers, names)
        yield from without_differences(rows)


def pack_and_score(requests: list[Request]) -> batch.Columns:
    return batch.score(batch.pack(requests))


def singles(
    sample: Sample,
    title: str,
    issue: int,
    requests: list[Request],
    scorer: Scorer,
    peer_items: int,
    worth: Callable[[wrobel.Score], Any],
    goal: float,
) -> Iterator[Row]:
    """``wrobel.score`` of ready requests, without a trace."""
    if not sample.has(scorer.name):
        return
    peer, theirs, wins = peer_run(scorer, requests, sample.of(peer_items))
    ready = [wrobel.Request(request) for request in wins]
    contenders = [Contender("ours", calls(wrobel.score, ready), len(ready)), peer]
    times = measure(contenders, sample.rounds)
    answers = {scorer.name: ([worth(wrobel.score(one)) for one in requests], theirs)}
    names = named(requests)
    yield from compare(f"score, {title}", issue, times, {scorer.name: goal}, answers, names)


def without_differences(rows: list[Row]) -> list[Row]:
    """The row before has told them."""
    for row in rows:
        row.differences = []
    return rows


def only_wins(requests: list[Request]) -> list[Request]:
    """Those that we accept, where no peer can judge."""
    accepted = batch.score(batch.pack(requests)).ok
    return [request for request, ok in zip(requests, accepted, strict=True) if ok]


def riichi_batch(sample: Sample) -> Iterator[Row]:
    """Under Mahjong Soul's rules: riichienv's evaluator counts double yakuman."""
    for source, requests in sources(sample, "riichi", "mahjong-soul", 20_000):
        title = f"riichi, {source}"
        yield from batches(
            sample, title, 3, requests, peers.RIICHIENV, 10_000, riichi_worth, (7, 1.5)
        )


def riichi_single(sample: Sample) -> Iterator[Row]:
    """Under Tenhou's rules, which mahjong is set to."""

    def worth(score: wrobel.Score) -> tuple[int, ...]:
        if score.problem:
            return ()
        return (score.points,) if score.yakuman else (score.han, score.fu, score.points)

    for source, requests in sources(sample, "riichi", "tenhou", 20_000):
        title = f"riichi, {source}"
        yield from singles(sample, title, 3, requests, peers.MAHJONG, 2_000, worth, 15)


def lines(sample: Sample) -> Iterator[Row]:
    """Lines of JSON answered, beside a loop that only decodes and encodes them."""
    requests = only_wins(generated("riichi", "tenhou", "lines", sample.of(20_000)))
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder().decode
    texts = [encode(request) for request in repeated(requests, max(sample.of(LINES), LEAST_LINES))]
    columns = batch.score(batch.pack(requests))
    own = [riichi_worth(columns, row) for row in range(len(requests))]

    def told(line: bytes) -> tuple[int, ...]:
        answer = decode(line)
        if not answer["ok"]:
            return ()
        points = answer["points"]
        return (points,) if answer["yakuman"] else (answer["han"], answer["fu"], points)

    def bare() -> None:
        for line in texts:
            encode(decode(line))

    contenders = [
        Contender("ours", lambda: drain(batch.score_lines(texts)), len(texts)),
        Contender("bare msgspec loop", bare, len(texts)),
    ]
    names = named(requests)
    answers = [told(line) for line in batch.score_lines(texts[: len(own)])]
    yield from compare(
        "batch.score_lines",
        3,
        measure(contenders, sample.rounds),
        {"bare msgspec loop": 0.5},
        {"bare msgspec loop": (answers, own)},
        names,
        "agreement is with batch.score",
    )
    if find_spec("wrobel.cli") is None:
        sample.left_out["skipped wrobel score --batch: there is no command line here"] = None
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "lines.jsonl")
        path.write_bytes(b"".join(line + b"\n" for line in texts))
        yield command_line(path, len(texts), (own, names, told))


def bare_loop(path: Path) -> None:
    """Decode and encode the lines of a file, and nothing else."""
    decode = msgspec.json.Decoder().decode
    encode = msgspec.json.Encoder().encode
    with path.open("rb") as lines, Path(os.devnull).open("wb") as out:
        out.writelines(encode(decode(line)) + b"\n" for line in lines)


def command_line(
    path: Path,
    n: int,
    check: tuple[list[tuple[int, ...]], list[str], Callable[[bytes], tuple[int, ...]]],
) -> Row:
    """``wrobel score --batch`` as a process, its start included, beside the loop alone."""
    command = [sys.executable, "-c", "from wrobel.cli.main import main; main()"]
    command += ["score", "--batch"]
    empty = path.with_name("empty.jsonl")
    empty.write_bytes(b"")
    contenders = [
        process("ours", [*command, str(path)], n),
        Contender("bare msgspec loop", partial(bare_loop, path), n),
        process("start", [*command, str(empty)], 1),
    ]
    times = measure(contenders, 5)
    start = min(times.rounds.pop("start")) / 1e6
    own, names, told = check
    done = subprocess.run([*command, str(path)], capture_output=True, check=True)
    answers = [told(line) for line in done.stdout.splitlines()[: len(own)]]
    return compare(
        "wrobel score --batch",
        3,
        times,
        {"bare msgspec loop": 0.5},
        {"bare msgspec loop": (answers, own)},
        names,
        f"{n:,} lines from file to file; our start ({start:.0f} ms) is counted, "
        "the loop's is not; agreement is with batch.score",
    )[0]


def total(columns: batch.Columns, row: int) -> int:
    return int(columns.total[row]) if columns.ok[row] else 0


def mcr(sample: Sample) -> Iterator[Row]:
    """Totals with flowers; the eight-point minimum plays no part."""
    for source, requests in sources(sample, "mcr", "mcr-cn98", 10_000):
        title = f"MCR, {source}"
        peer = peers.PYMAHJONGGB
        note = ""
        if source == "recorded":
            note = "the data hold hands on which PyMahjongGB and another program agree"
        yield from batches(sample, title, 4, requests, peer, 10_000, total, (8, None), note)
        yield from without_differences(
            list(singles(sample, title, 4, requests, peer, 10_000, lambda score: score.total, 1))
        )


def spoilt(request: Request, rng: Random) -> Request:
    """The hand with another winning tile, rarely a win still."""
    tiles = "".join((request["hand"], *(meld["tiles"] for meld in request["melds"])))
    free = [tile for tile in ("1z", "2z", "3z", "4z", "5z", "6z", "7z") if tile[0] not in tiles]
    return {**request, "win": rng.choice(free)} if free else request


def hongkong(sample: Sample) -> Iterator[Row]:
    """Only whether the tiles are a win can be compared: hk-mahjong has a fan table of its own."""
    rng = Random("spoilt")
    for rules in ("hk-old", "hk-new"):
        for source, requests in sources(sample, "hongkong", rules, 20_000):
            some = [spoilt(one, rng) if rng.random() < 0.1 else one for one in requests]
            note = "agreement: is it a win? Its fan table differs from ours"
            yield from batches(
                sample,
                f"{rules}, {source}",
                5,
                some,
                peers.HK_MAHJONG,
                500,
                lambda columns, row: bool(columns.ok[row]),
                (100, None),
                note,
            )


def hongkong_beside_riichi(sample: Sample) -> Iterator[Row]:
    """Both batches are ours: Hong Kong may take twice the time per hand."""
    riichi = batch.pack(only_wins(generated("riichi", "tenhou", "bench", sample.of(20_000))))
    for rules in ("hk-old", "hk-new"):
        packed = batch.pack(generated("hongkong", rules, "bench", sample.of(20_000)))
        contenders = [
            Contender("ours", partial(batch.score, packed), len(packed)),
            Contender("our riichi batch", partial(batch.score, riichi), len(riichi)),
        ]
        times = measure(contenders, sample.rounds)
        yield from compare(f"batch.score, {rules}", 5, times, {"our riichi batch": 0.5}, {}, ())
