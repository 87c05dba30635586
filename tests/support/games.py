r"""Scripted games: hands of mahjong written down as a player would tell them.

``tests/cases/games/*.txt`` hold games; ``tests/test_games.py`` plays every one of them. A game
begins with a title that cites the rules it shows. A script says only what matters; everything it
leaves out is harmless: see *What is not said* below. ``//`` begins a remark. For example::

    # R2.12 Y25 kuikae: after a chow of 4m with 56m neither 4m nor 7m may go
    rules tenhou
    S: 4567m1z
    E discards 4m
    S chows 56m
    S may not discard 4m
    S may not discard 7m
    S discards 1z

Set-up
======
::

    rules tenhou, tobi false, kuikae allowed      ruleset, then changed options: key and value
    start round S, dealer D, number 8, honba 2, deposits 1, scores 25000 25000 25000 25000
                                                  players are A B C D, scores stand in that order
    E: 123m456p789s1122z                          the 13 tiles dealt to a wind; fewer will do
    dora 3z 9p                                    indicators in the order they are turned
    ura 1m                                        the indicators under them
    replacements 5p 1z                            what is drawn after kongs and bonus tiles
    avoid 25p                                     unnamed draws are none of these
    outside S                                     unnamed draws of South are terminals or honours
    honour                                        faults are possible; ``honour refused``: not here

``next hand`` in the middle of a game deals the next hand of the match; a new set-up follows.

Play
====
Winds act; several acts of one wind may share a line: ``S draws 5m, discards 1z``.

======================= ==========================================================================
``E draws 5m``          the next tile from the wall (or the replacement, after a kong)
``E discards 5m``       also ``discards 5m drawn``: the tile just drawn, though another is held
``E riichi 5m``         declares riichi with that discard
``E closed-kongs 5m``   ``added-kongs 5m``, ``exposes 1f``, ``aborts`` (nine kinds), ``bonus-wins``
``S chows 46m``         claims, with the own tiles used; ``pungs``, ``kongs`` may leave them out
``S wins``              on the discard or kong if one lies there, else on the drawn tile
``S passes``            and ``everyone passes``: all who were not mentioned
``S shows``, ``hides``  tenpai or noten at the end of a riichi hand
``until left 4``        harmless turns until 4 tiles are left; the last discard may be claimed
``S falsely wins``      declares what is not true, as may be said of a win, a claim, riichi or a
                        closed kong; the table must not offer it
``S pungs 55m untaken`` claims (also ``chows``), but leaves the tile lying; ``S takes`` it later
``referee chombo S``    the referee rules: ``chombo``, ``dead-hand``, ``false-win``,
                        ``withdrawn-win``, ``tile-not-taken``, ``penalty S 10``
======================= ==========================================================================

Expectations
============
======================================= ==========================================================
``S may win``                           an action as the table writes it, or its first word
``S may not discard 4m``                not offered; a complete action is tried and refused
``S may not discard 4m: kuikae``        … with this code; without one it is not tried in honour
                                        mode, where much is possible that is not offered
``S may only discard 4m, win``          exactly these
``S is furiten``, ``is not furiten``
``S is dead``, ``is not dead``          a dead hand
``referee may not chombo S``            the referee's ruling is refused
``ruled chombo S false_win, W …``       the latest rulings: what, who and why
``S waits 2p5p``, ``S waits nothing``
``S holds 123m``                        concealed tiles with the drawn one
``S lies 1f2g``, ``S lies nothing``     bonus tiles in front of South
``S melds 555z 1111m``                  declared sets, in order
``S scores riichi 1, dora 2``           all patterns of South's win with what they bring
``dora is 3z 9p``, ``left is 4``
``ends win W E from S``                 winners in their order; without ``from`` self-drawn
``ends draw, tenpai E S, nagashi W``    each part may be left out; ``tenpai nobody``
``ends abort four_winds``, ``ends chombo``
``pays E -8000, S +8000``               what moves at the settlement, 0 where nothing is said
``next dealer S, honba 0, deposits 0``  the next deal: present South deals; also ``round S``,
                                        ``name S1.0``, ``seats BADC`` (who sits E S W N)
``points E 24000, S 26000``             present scores
``match over``, ``match goes on``
``log kong draw dora discard``          the latest events, by their types
``final A 52.0, B 8.0``                 final results, ``places A 1, B 2``, ``table A 4, B 2``,
                                        ``deductions A 10`` booked outside them
======================================= ==========================================================

What is not said
================
* Whoever is not mentioned passes; at the end tenpai hands are shown.
* Turns between two lines are played by drawing a tile and discarding it. Such tiles are simples if
  there are any and never complete a hand that the script gives in full.
* ``W discards 5p``: if West's given hand has no 5p, West has drawn it. If it has one and no draw is
  mentioned, West has drawn some tile and keeps it.
* Tiles of a hand that are not given fit neither each other nor the given ones.
* Indicators that are not given show no dora in a winner's hand. Bonus tiles that are not given lie
  where nobody draws.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from wrobel.errors import TextError
from wrobel.notation import read_tiles

FOLDER = Path(__file__).resolve().parents[1] / "cases" / "games"
SEATS = "ESWN"
PLAYERS = "ABCD"

OWN = (
    *("draws", "discards", "riichi", "closed-kongs", "added-kongs", "exposes", "aborts"),
    "bonus-wins",
)
CLAIMS = ("chows", "pungs", "kongs")
ANSWERS = (*CLAIMS, "wins", "passes")
DECLARATIONS = ("shows", "hides")
ACTS = (*OWN, *ANSWERS, *DECLARATIONS, "takes")
MAY_BE_FALSE = (*CLAIMS, "wins", "riichi", "closed-kongs")
SEAT_CHECKS = (
    *("may only", "may not", "may", "is not furiten", "is furiten", "is not dead", "is dead"),
    *("waits", "holds", "lies", "melds", "scores"),
)
TABLE_CHECKS = (
    *("dora is", "left is", "ends", "pays", "next", "points", "match", "final", "places"),
    *("table", "log", "deductions", "ruled", "referee may not", "referee"),
)


class ScriptError(Exception):
    """Something in a script cannot be, or did not come true; names the file and the line."""


@dataclass(frozen=True, slots=True)
class Step:
    """One act or expectation; ``seat`` is empty when it concerns the whole table."""

    line: int
    seat: str
    verb: str
    words: str
    false: bool = False


@dataclass(slots=True)
class Deal:
    """One hand: what is fixed before it and what happens in it."""

    line: int
    hands: dict[str, list[int]] = field(default_factory=dict)
    dora: list[int] = field(default_factory=list)
    ura: list[int] = field(default_factory=list)
    replacements: list[int] = field(default_factory=list)
    avoid: set[int] = field(default_factory=set)
    outside: set[str] = field(default_factory=set)
    steps: list[Step] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """A title, a ruleset with changed options, a start, and one or more deals."""

    path: Path
    line: int
    title: str
    rules: str = ""
    options: dict[str, str] = field(default_factory=dict)
    start: dict[str, object] = field(default_factory=dict)
    honour: str = ""
    deals: list[Deal] = field(default_factory=list)

    def wrong(self, line: int, what: str) -> ScriptError:
        return ScriptError(f"{self.path.name}:{line}: {what}")


def all_games() -> list[Game]:
    """Every game of the folder, in the order of the files."""
    return [game for path in sorted(FOLDER.glob("*.txt")) for game in read_games(path)]


def read_games(path: Path) -> Iterator[Game]:
    """The games of one file."""
    game: Game | None = None
    for number, whole in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = whole.split("//")[0].strip()
        if text.startswith("#"):
            if game is not None:
                yield finished(game)
            game = Game(path, number, text.lstrip("# "), deals=[Deal(number)])
        elif text and game is None:
            raise ScriptError(f"{path.name}:{number}: a game begins with a title line, '# …'")
        elif text and game is not None:
            try:
                read_line(game, number, text)
            except (TextError, ValueError) as error:
                raise game.wrong(number, str(error)) from error
    if game is not None:
        yield finished(game)


def finished(game: Game) -> Game:
    if not game.rules:
        raise game.wrong(game.line, "the game does not say its rules")
    return game


def read_line(game: Game, number: int, text: str) -> None:
    deal = game.deals[-1]
    word, _, rest = text.partition(" ")
    if text == "next hand":
        game.deals.append(Deal(number))
    elif word == "rules":
        game.rules, *changes = [part.strip() for part in rest.split(",")]
        game.options = dict(change.split(maxsplit=1) for change in changes)
    elif word == "start":
        game.start = read_start(rest)
    elif text in {"honour", "honour refused"}:
        game.honour = rest or "on"
    elif word[:-1] in SEATS and word.endswith(":"):
        deal.hands[word[:-1]] = read_tiles(rest)
    elif word in {"dora", "ura", "replacements"} and not rest.startswith("is "):
        getattr(deal, word).extend(read_tiles(rest))
    elif word == "avoid":
        deal.avoid |= set(read_tiles(rest))
    elif word == "outside":
        deal.outside |= set(rest.split())
    elif text == "everyone passes":
        deal.steps.append(Step(number, "", "everyone passes", ""))
    elif found := re.fullmatch(r"until left (\d+)", text):
        deal.steps.append(Step(number, "", "until", found[1]))
    elif word in SEATS:
        deal.steps.extend(read_seat(number, word, rest))
    else:
        verb = next((verb for verb in TABLE_CHECKS if text.startswith(verb)), None)
        if verb is None:
            raise ValueError(f"nobody understands {text!r}")
        deal.steps.append(Step(number, "", verb, text[len(verb) :].strip()))


def read_start(text: str) -> dict[str, object]:
    start: dict[str, object] = {}
    for part in text.split(","):
        key, *values = part.split()
        if key == "scores":
            start[key] = [int(value) for value in values]
        elif key == "dealer":
            start[key] = PLAYERS.index(values[0])
        else:
            start[key] = values[0] if key == "round" else int(values[0])
    return start


def read_seat(number: int, seat: str, text: str) -> Iterator[Step]:
    """What one wind does or is expected to be able to do."""
    for verb in SEAT_CHECKS:
        if text == verb or text.startswith(verb + " "):
            yield Step(number, seat, verb, text[len(verb) :].strip())
            return
    for part in text.split(","):
        verb, _, words = part.strip().removeprefix("falsely ").partition(" ")
        false = part.strip().startswith("falsely ")
        if verb not in (MAY_BE_FALSE if false else ACTS):
            raise ValueError(f"nobody understands {part.strip()!r} (known: {', '.join(ACTS)})")
        yield Step(number, seat, verb, words.strip(), false)
