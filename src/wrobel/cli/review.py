"""``wrobel review``: what the decisions of a game cost, and why."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from wrobel.cli import log_files
from wrobel.cli.arguments import Argument, Option, verb
from wrobel.cli.common import Json, Lang, failing, language, print_json
from wrobel.cli.failure import BAD_INPUT, Failure, fail
from wrobel.cli.texts import say
from wrobel.cli.verify import Format, LogRules, check_format, check_rules

if TYPE_CHECKING:
    from wrobel.logs.game import GameLog
    from wrobel.review.game_review import Review

LONGEST = 60_000.0
MOST_DIGITS = 9


@verb(
    "wrobel review game.jsonl",
    "wrobel review game.mjson --rules tenhou --player 0 --think 50 --report review.html",
    "zcat game.mjlog.gz | wrobel review - --json",
)
def review(
    file: Annotated[str, Argument(help="A log file; - is standard input.")],
    format: Format = "auto",
    rules: LogRules = None,
    player: Annotated[
        str, Option(help="Whose decisions: 0 to 3, or all.", metavar="N|all")
    ] = "all",
    think: Annotated[
        float, Option(help="Milliseconds of playouts for a decision that matters.", metavar="MS")
    ] = 0.0,
    mjai: Annotated[
        str | None,
        Option(
            help="A second opinion: an mjai program that is asked the same.",
            metavar="COMMAND",
            show_default=False,
        ),
    ] = None,
    report: Annotated[
        Path | None,
        Option(help="Write a page that needs nothing else.", metavar="FILE.html"),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Judge every decision of a game from what its player could see, and say why.

    Exit status: 0 reviewed, 1 a part of the log could not be followed, 2 it could not be read.
    """
    tongue = language(lang)
    check_format(format, tongue)
    who = chosen(player, tongue)
    if not 0 <= think <= LONGEST:
        fail("review_bad_think", tongue, most=int(LONGEST))
    if Path(file).is_dir():
        fail("no_file", tongue, name=file, why="Is a directory")
    path = log_files.found([file], tongue)[0]
    with failing(tongue):
        check_rules(rules)
        games = read_games(path, format)
        found = [judged(game, who, think, rules, tongue) for game in games]
        agreed = [second_opinion(game, mjai, rules) if mjai else None for game in games]
    if not found:
        fail("replay_empty", tongue, name=file)
    if report is not None:
        write_report(report, found, tongue)
    if json:
        for one, share in zip(found, agreed, strict=True):
            extra = {} if share is None else {"second_opinion": share}
            print_json({**one.to_dict(tongue), **extra})
    else:
        from wrobel.cli.review_view import show

        for one, share in zip(found, agreed, strict=True):
            show(one, tongue, share)
    gaps = [gap for one in found for gap in one.gaps]
    for gap in gaps:
        why = say("review_hidden", tongue) if gap.why == "hidden" else gap.why
        print(f"wrobel: {gap.hand}: {why}", file=sys.stderr)
    return 1 if gaps else 0


def chosen(player: str, lang: str) -> int | None:
    """The number of a player, or None for all."""
    if player == "all":
        return None
    if not player.isdecimal() or len(player) > MOST_DIGITS:
        fail("review_bad_player", lang, text=player)
    return int(player)


def read_games(path: Path | None, format: str) -> "list[GameLog]":
    from wrobel.logs.convert import read_log

    try:
        with log_files.opened(path) as source:
            return [game for game in read_log(source, format) if len(game.events) > 1]
    except OSError as error:
        raise Failure(f"{log_files.shown(path)}: {error.strerror}", BAD_INPUT) from None


def judged(
    game: "GameLog", player: int | None, think: float, rules: str | None, lang: str
) -> "Review":
    """Review one match; who watches sees how far it is."""
    from wrobel.review.game_review import Reviewer

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == total else "\r"
            print(say("review_done", lang, n=done, total=total), end=end, file=sys.stderr)

    return Reviewer(game, player, think, rules).run(progress)


def second_opinion(game: "GameLog", command: str, rules: str | None) -> float | None:
    """How often an mjai program would have done what was done."""
    from wrobel.mjai.second_opinion import agreement

    return agreement(game, command, rules)


def write_report(path: Path, reviews: "list[Review]", lang: str) -> None:
    from wrobel.review.report import page

    try:
        path.write_text(page(reviews, lang), encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}", BAD_INPUT) from None
