"""``wrobel replay``: step through a game in the terminal."""

import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from wrobel.cli import log_files
from wrobel.cli.arguments import Argument, Option, verb
from wrobel.cli.common import Lang, console, failing, language
from wrobel.cli.failure import fail
from wrobel.cli.texts import say
from wrobel.cli.verify import Format, LogRules, check_format
from wrobel.errors import TextError

if TYPE_CHECKING:
    from rich.console import Console

    from wrobel.logs.events import AnyEvent
    from wrobel.logs.findings import Finding
    from wrobel.logs.game import GameLog


@verb(
    "wrobel replay game.jsonl",
    "wrobel replay game.mjson --rules tenhou --seat 0 --at E2.0:37",
    "wrobel replay game.mjlog | less",
)
def replay(
    file: Annotated[str, Argument(help="A log file; - is standard input.")],
    seat: Annotated[
        int | None,
        Option(help="See what this player saw, 0 to 3.", metavar="0..3", show_default=False),
    ] = None,
    at: Annotated[
        str | None,
        Option(
            help="Begin at a hand, or at an event of it.", metavar="E2.0:37", show_default=False
        ),
    ] = None,
    format: Format = "auto",
    rules: LogRules = None,
    lang: Lang = None,
) -> None:
    """Step through a game: forward and back, all hands open or as one player saw it.

    What a check of the log finds is shown where it is. Without a terminal the whole game is
    printed.
    """
    tongue = language(lang)
    check_format(format, tongue)
    if seat is not None and not 0 <= seat <= 3:
        fail("replay_bad_seat", tongue, seat=seat)
    path = log_files.found([file], tongue)[0]
    with failing(tongue):
        games = read_games(path, format, rules)
    shown = [Player(game, findings, tongue, seat) for game, findings in games if has_hands(game)]
    if not shown:
        fail("replay_empty", tongue, name=file)
    if at is not None and not any(player.jump(at) for player in shown):
        fail("replay_no_place", tongue, place=at)
    screen = console()
    if path is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for player in shown:
            player.print_all(screen)
        return
    from wrobel.cli.keys import keyboard

    current = next((player for player in shown if player.place > player.first), shown[0])
    with keyboard() as key:
        current.run(screen, key)


def has_hands(game: "GameLog") -> bool:
    from wrobel.cli.replay_places import stops

    return bool(stops(game.events))


def read_games(
    path: Path | None, format: str, rules: str | None
) -> "list[tuple[GameLog, dict[int, list[Finding]]]]":
    """The matches of a file, completed where they can be, with what is wrong in them."""
    from wrobel.logs.convert import read_log
    from wrobel.logs.fill_in import completed
    from wrobel.logs.findings import Report
    from wrobel.logs.replay_check import verify_game

    games = []
    with log_files.opened(path) as source:
        for game in read_log(source, format):
            ruled = game.under(rules) if rules and game.match.rules is None else game
            report = Report()
            if ruled.match.rules is not None:
                verify_game(ruled, report)
            findings: dict[int, list[Finding]] = defaultdict(list)
            for finding in (*report.illegal, *report.payments):
                findings[finding.event].append(finding)
            games.append(((not findings and completed(ruled)) or ruled, dict(findings)))
    return games


class Player:
    """Where one stands in a game, and how it is looked at."""

    def __init__(
        self, game: "GameLog", findings: "dict[int, list[Finding]]", lang: str, seat: int | None
    ) -> None:
        from wrobel.cli.replay_places import stops

        self.events: list[AnyEvent] = game.events
        self.findings = findings
        self.lang = lang
        self.seat = seat
        self.places = stops(game.events)
        self.first = self.place = self.places[0]
        self.note = ""

    def jump(self, text: str) -> bool:
        """Go to a hand or an event by its name; false if there is none."""
        from wrobel.cli.replay_places import found_place

        try:
            self.place = found_place(self.events, text)
        except TextError:
            return False
        return True

    def print_all(self, screen: "Console") -> None:
        """The game from here on, as plain text where it goes into a pipe."""
        from wrobel.cli.replay_view import whole

        for line in whole(self.events, self.place, self.seat, self.findings, self.lang):
            screen.print(line, soft_wrap=True)

    def run(self, screen: "Console", key: Callable[[], str]) -> None:
        """Show and obey until it is enough."""
        while True:
            self.show(screen)
            pressed = key()
            if pressed in ("q", "Q"):
                return
            self.obey(pressed)

    def show(self, screen: "Console") -> None:
        from wrobel.cli.replay_view import table

        screen.clear()
        for line in table(self.events, self.place, self.seat, self.findings, self.lang):
            screen.print(line)
        screen.print(self.note or say("replay_keys", self.lang), style="dim")
        self.note = ""

    def obey(self, key: str) -> None:
        """Do what a key asks for."""
        from wrobel.cli.replay_places import beginning, hands

        if key in ("right", " ", "n"):
            self.place = min(self.place + 1, self.places[-1])
        elif key in ("left", "p"):
            self.place = max(self.place - 1, self.first)
        elif key == "N":
            later = [start for start, _ in hands(self.events) if start > self.place]
            self.place = later[0] if later else self.places[-1]
        elif key == "P":
            here = beginning(self.events, self.place)
            earlier = [start for start, _ in hands(self.events) if start < here]
            self.place = earlier[-1] if earlier and self.place == here else here
        elif key == "s":
            self.seat = 0 if self.seat is None else None if self.seat == 3 else self.seat + 1
        elif key == "g":
            self.ask()
        elif key == "?":
            self.note = say("replay_help", self.lang)

    def ask(self) -> None:
        from wrobel.cli.keys import cooked

        with cooked():
            try:
                text = input(say("replay_jump", self.lang)).strip()
            except EOFError:
                text = ""
        if text and not self.jump(text):
            self.note = say("replay_no_place", self.lang, place=text)
