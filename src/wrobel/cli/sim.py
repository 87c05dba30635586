"""``wrobel sim``: bots play many games against each other."""

import contextlib
import csv
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from wrobel.cli.arguments import Option, completing, verb
from wrobel.cli.common import (
    RULES,
    Json,
    Lang,
    Settings,
    console,
    failing,
    language,
    print_json,
    read_settings,
)
from wrobel.cli.failure import INTERRUPTED, complain, fail
from wrobel.cli.texts import count, say
from wrobel.errors import os_words
from wrobel.usual_rules import usual_rules

if TYPE_CHECKING:
    from wrobel.sim import Progress, Result


@verb(
    "wrobel sim --bots efficient,tsumogiri,tsumogiri,tsumogiri --matches 4 --seed demo",
    "wrobel sim --rules mcr --bots efficient,random,efficient,random --duplicate"
    " --matches 6 --report report.html",
    "wrobel sim --rules hk-old --set min_fan=3 --bots random,random,random,tsumogiri"
    " --hands 50 --jobs 2 --json",
)
def sim(
    rules: Annotated[
        str | None,
        Option(
            help="The ruleset. [default: yours (WROBEL_RULES), or the usual one]",
            autocompletion=completing(*RULES),
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str,
        Option(
            help="Four bots, with commas between: random, tsumogiri, efficient, strong,"
            ' mjai:COMMAND (in "" if the command has a comma) or python:package.module:Name.',
            metavar="A,B,C,D",
        ),
    ] = "strong,efficient,efficient,efficient",
    matches: Annotated[int | None, Option(help="Play so many matches.", min=1)] = None,
    hands: Annotated[
        int | None, Option(help="Play so many hands; the last match is cut off.", min=1)
    ] = None,
    seed: Annotated[str, Option(help="Any text; the same seed, the same games.")] = "",
    jobs: Annotated[int, Option(help="Processes on this machine.", min=1)] = 1,
    dask: Annotated[
        str | None, Option(help="A Dask scheduler whose workers play.", metavar="ADDRESS")
    ] = None,
    duplicate: Annotated[
        bool, Option("--duplicate", help="Every seating of the bots plays the same walls.")
    ] = False,
    until_significant: Annotated[
        bool,
        Option(
            "--until-significant",
            help="Stop when the first bot is clearly better or worse (--matches: at most).",
        ),
    ] = False,
    think: Annotated[
        float | None,
        Option(
            help="Milliseconds that strong may think at a decision, in games where that pays.",
            min=0,
            metavar="MS",
        ),
    ] = None,
    time_limit: Annotated[
        float, Option(help="Seconds that an mjai program may take for an answer.", min=0.01)
    ] = 5.0,
    match_hands: Annotated[int, Option(help="Call a match off after so many hands.", min=1)] = 64,
    set_: Settings = None,
    log: Annotated[
        Path | None, Option(help="Keep the log of every match in this folder.", metavar="DIR")
    ] = None,
    resume: Annotated[
        Path | None,
        Option(help="Keep finished matches here and go on from them.", metavar="FILE"),
    ] = None,
    csv_: Annotated[
        Path | None, Option("--csv", help="Write the table of the bots.", metavar="FILE")
    ] = None,
    report: Annotated[
        Path | None, Option(help="Write a page with plots.", metavar="FILE.html")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Let four bots play many games against each other, and count.

    Seats rotate between matches. The same seed gives the same games, whatever the number of
    processes. Ctrl-C ends with what is done so far.
    """
    tongue = language(lang)
    if hands is None and matches is None and not until_significant:
        fail("sim_how_much", tongue)
    with failing(tongue, answer_json=json):
        from wrobel.sim import run

        rules = usual_rules(rules)

        if (here := str(Path.cwd())) not in sys.path:  # one's own bots, as with python -m
            sys.path.insert(0, here)
        with progress_bar(tongue) as progress:
            found = run(
                rules,
                split_bots(bots),
                matches=matches,
                hands=hands,
                seed=seed,
                options=read_settings(rules, set_, tongue),
                duplicate=duplicate,
                until_significant=until_significant,
                jobs=jobs,
                dask=dask,
                think_ms=think,
                answer_seconds=time_limit,
                match_hands=match_hands,
                log=log,
                resume=resume,
                progress=progress,
            )
    if csv_ is not None:
        with writing(csv_, tongue):
            write_csv(found, csv_)
    if report is not None:
        from wrobel.sim.report import page

        with writing(report, tongue):
            report.write_text(page(found, tongue), encoding="utf-8")
    if json:
        print_json(found.to_dict())
    else:
        from wrobel.cli.sim_view import show_result

        show_result(console(), found, tongue)
    if found.interrupted:
        return complain(
            say("sim_interrupted", tongue, n=count(found.matches, "match", tongue)), INTERRUPTED
        )
    return 0


def split_bots(text: str) -> list[str]:
    """The bots of ``--bots``; one with a comma in it stands in quotes.

    >>> split_bots('random, strong,"mjai:bot --level 1,2",random')
    ['random', 'strong', 'mjai:bot --level 1,2', 'random']
    """
    return next(csv.reader([text], skipinitialspace=True), [])


@contextlib.contextmanager
def writing(path: Path, lang: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        fail("no_output", lang, name=path, why=os_words(error).say(lang))


@contextlib.contextmanager
def progress_bar(lang: str) -> Iterator["Callable[[Progress], None] | None"]:
    """A bar on standard error, with rate and time left, if somebody can see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    bar = Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[done]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(say("sim_playing", lang), total=None, done="")

        def show(progress: "Progress") -> None:
            rate = progress.hands / progress.seconds if progress.seconds > 0 else 0.0
            done = say(
                "sim_done",
                lang,
                matches=count(progress.matches, "match", lang),
                hands=count(progress.hands, "hand", lang),
                rate=f"{rate:,.0f}".replace(",", " "),
            )
            total = progress.most_hands or progress.most_matches
            completed = progress.hands if progress.most_hands else progress.matches
            bar.update(task, total=total, completed=completed, done=done)

        yield show


def write_csv(found: "Result", path: Path) -> None:
    """A row for each bot."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(
            (
                "bot",
                "hands",
                "matches",
                "wins",
                "self_draws",
                "deal_ins",
                "riichi",
                "calls",
                "score",
                "score_low",
                "score_high",
                *(f"place_{place}" for place in range(1, len(found.seats) + 1)),
            )
        )
        for seat in found.seats:
            writer.writerow(
                (
                    seat.bot,
                    found.hands,
                    found.matches,
                    seat.wins,
                    seat.self_draws,
                    seat.deal_ins,
                    seat.riichi,
                    seat.calls,
                    seat.score,
                    *(seat.score_ci or ("", "")),
                    *(seat.places or ("",) * len(found.seats)),
                )
            )
