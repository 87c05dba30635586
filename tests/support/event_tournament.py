"""A tournament that nobody played: 76 players, from the first entry to the finals, by a seed."""

import random
from typing import Any

from wrobel.rules.settle import start_score
from wrobel.tabletop.event import seats
from wrobel.tabletop.event.acts import Act, read_act
from wrobel.tabletop.event.fold import after
from wrobel.tabletop.event.state import Event

COUNTRIES = ("PL", "DE", "CZ", "AT", "NL", "FR", "IT", "DK", "SE", "HU", "ES")
PLAYERS, ROUNDS = 76, 8


class Desk:
    """An organiser who does one thing after the other; a second passes between two acts."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.event = Event()

    def do(self, type: str, role: str = "organiser", who: str = "", **fields: Any) -> Act:
        number = len(self.acts)
        act = read_act({"type": type, **fields}, role, who, 1_000_000.0 + number, f"a{number}")
        self.event = after(self.acts, self.event, act)
        self.acts.append(act)
        return act

    def play(self, dice: random.Random, number: int, tables: list[int] | None = None) -> None:
        """Every table of a round brings its result, in any order."""
        one = self.event.round(number)
        order = list(tables or one.used)
        dice.shuffle(order)
        for table in order:
            self.do(
                "result",
                "table",
                f"table {table}",
                round=number,
                table=table,
                scores=scores(dice, one.options.players, start_score(one.options)),
            )


def scores(dice: random.Random, players: int, start: int) -> list[int]:
    """Scores that add up; now and then two are equal."""
    unit = 100 if start else 1
    found = [start + unit * dice.randint(-200, 200) for _ in range(players)]
    if dice.random() < 0.2:
        found[1] = found[2]
    found[0] += players * start - sum(found)
    return found


def tournament(seed: str, rules: str = "ema-2016") -> Desk:
    """Two leavers, a latecomer, a replacement, a correction, penalties, a cut to 16, finals."""
    dice = random.Random(seed)
    desk = Desk()
    desk.do("open", name="Wróbel Open", rules=rules, kind="tournament", days=2, team_best=3)
    desk.do(
        "players",
        players=[
            {
                "name": f"Gracz {number:02}",
                "country": COUNTRIES[number % len(COUNTRIES)],
                "ema": f"{number:08}" if number % 3 else "",
                "team": f"Team {number % 19}",
                "club": f"Club {number % 7}",
            }
            for number in range(1, PLAYERS + 1)
        ],
    )
    desk.do("check_in", players=list(range(1, PLAYERS + 1)))
    for number in range(1, ROUNDS + 1):
        desk.do("round", round=number)
    found = seats.propose_plan(desk.event, apart="team", seed=seed)
    desk.do("seating", rounds=found["rounds"], how=found["how"])
    for number in range(1, ROUNDS + 1):
        if number == 4:
            change(desk)
        desk.do("timer", "referee", "Ref", round=number, what="start")
        desk.play(dice, number)
        if number == 3:
            wrong = desk.event.round(3).result(5)
            assert wrong is not None
            mended = [wrong.scores[1], wrong.scores[0], *wrong.scores[2:]]
            desk.do("result", "referee", "Ref", round=3, table=5, scores=mended, reason="swapped")
        if number in (2, 6):
            desk.do(
                "penalty",
                "referee",
                "Ref",
                player=number + 10,
                points=-20,
                reason="chombo",
                referee="Ref",
            )
    cut_and_finals(desk, dice, seed)
    return desk


def change(desk: Desk) -> None:
    """On the second day two are gone; one comes late, and a replacement completes the table."""
    desk.do("leave", player=7)
    desk.do("leave", player=23)
    desk.do("players", players=[{"name": "Late Larry", "country": "NO"}])
    desk.do("players", players=[{"name": "Zastępca", "country": "PL", "substitute": True}])
    desk.do("check_in", players=[PLAYERS + 1, PLAYERS + 2])
    found = seats.propose_change(desk.event)
    desk.do("seating", rounds=found["rounds"], how=found["how"])


def cut_and_finals(desk: Desk, dice: random.Random, seed: str) -> None:
    """The first sixteen with half their points; then four finals."""
    for sizes, kept, name in (([16], "halved", "Semi-final"), ([4, 4, 4, 4], "cleared", "Final")):
        number = len(desk.event.rounds) + 1
        desk.do("round", round=number, name=name)
        cut = seats.propose_cut(desk.event, sizes, kept)
        desk.do("cut", **cut)
        found = seats.propose_next(desk.event, "swiss", seed=seed)
        desk.do("seating", rounds=found["rounds"], how=found["how"])
        desk.play(dice, number)
