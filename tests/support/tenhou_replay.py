"""Plays recorded Tenhou games again on our table, action by action."""

from typing import Any

from wrobel import Table
from wrobel.notation import write_tiles
from wrobel.rules.riichi.about import WALL
from wrobel.state.fair import tile_set
from wrobel.table.rebuild import dead_wall
from wrobel.tiles import NAMES, from_tenhou

CLAIMS = {"chi": "chow", "pon": "pung", "daiminkan": "kong"}
ABORTS = {
    "yao9": "nine_kinds",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "ron3": "triple_ron",
    "kan4": "four_kongs",
}
START = 25000
# Uma by the number of the lobby's rules, where it is not today's.
LOBBIES = {
    161: {"uma_first": 10, "uma_second": 5},
    257: {"uma_first": 10, "uma_second": 10},
    2113: {"uma_first": 0, "uma_second": 0},
}


def name(number: int) -> str:
    return NAMES[from_tenhou(number)]


def names(numbers: list[int]) -> str:
    return write_tiles([from_tenhou(number) for number in numbers])


def options_of(game: dict[str, Any]) -> dict[str, Any]:
    """How a game's table differs from the ruleset, as far as its record shows.

    Private lobbies play with other points; in old games the uma was half of today's, and some
    did not round the results.
    """
    start = game["rounds"][0]["scores"][0]
    length = "east-only" if game["rules"]["length"] == "tonpuusen" else "east-south"
    options: dict[str, Any] = {"length": length}
    if start != START:
        options |= {"start_points": start, "return_points": start}
    if all(points == int(points) for points in game["final_points"]) and start == START:
        options["score_rounding"] = "to-1000"
    return options | LOBBIES.get(game["rules"]["type"], {})


class Replay:
    """One recorded game on one table."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        first = game["rounds"][0]
        self.table = Table(
            "tenhou",
            options=options_of(game),
            layout="tenhou" if "wall" in first else "given",
            wall=wall_of(first),
        )

    def play(self) -> None:
        """Play all hands; everything recorded must be legal and everything settled equal."""
        for number, recorded in enumerate(self.game["rounds"]):
            if number:
                self.table.next_hand(wall=wall_of(recorded))
            self.check_start(recorded)
            self.play_hand(recorded)
            self.check_end(recorded)
        final = self.table.events[-1]
        assert final["type"] == "final"
        assert final["scores"] == self.game["final_scores"]
        assert final["final"] == self.game["final_points"]

    def check_start(self, recorded: dict[str, Any]) -> None:
        hand = next(e for e in reversed(self.table.events) if e["type"] == "hand")
        assert hand["dealer"] == recorded["dealer"]
        assert 4 * "ESWN".index(hand["round"]) + hand["dealer"] == recorded["round"]
        assert (hand["honba"], hand["deposits"]) == (recorded["honba"], recorded["sticks"])
        assert hand["scores"] == recorded["scores"]
        assert hand["dora"] == [name(recorded["dora_indicator"])]

    def play_hand(self, recorded: dict[str, Any]) -> None:
        riichi = False
        for event in recorded["events"]:
            match event:
                case ["draw", seat, tile]:
                    self.everybody({})
                    drawn = self.table.events[-1]
                    if drawn["type"] == "dora":  # logged before a replacement tile
                        drawn = self.table.events[-2]
                    assert (drawn["type"], drawn["player"]) == ("draw", seat)
                    assert drawn["tile"] == name(tile)
                case ["riichi", _]:
                    riichi = True
                case ["discard", seat, tile, drawn]:
                    action = {"type": "discard", "tile": name(tile), "drawn": bool(drawn)}
                    if riichi:
                        action["type"] = "riichi"
                        riichi = False
                    self.act(seat, action)
                case [("chi" | "pon" | "daiminkan") as kind, seat, _, _, own]:
                    self.everybody({seat: {"type": CLAIMS[kind], "tiles": names(own)}})
                case ["ankan", seat, tiles]:
                    self.act(seat, {"type": "closed_kong", "tile": NAMES[tiles[0] // 4]})
                case ["kakan", seat, tile]:
                    self.act(seat, {"type": "added_kong", "tile": name(tile)})
        self.finish(recorded)

    def finish(self, recorded: dict[str, Any]) -> None:
        """The end of the hand: wins, a draw, an abort."""
        draw = recorded["draw"]
        winners = [win["winner"] for win in recorded["wins"]]
        if draw and draw["type"] == "ron3":
            winners = list(self.table.to_act)
        if winners and self.table.phase == "turn":
            self.act(winners[0], {"type": "win"})
        elif winners:
            self.everybody({seat: {"type": "win"} for seat in winners})
        elif draw["type"] == "yao9":
            self.act(self.table.to_act[0], {"type": "nine_kinds"})
        else:
            self.everybody({})
            if self.table.phase == "declare":
                for seat in self.table.to_act:
                    shown = draw["tenpai"][seat] is not None
                    self.act(seat, {"type": "tenpai" if shown else "noten"})

    def act(self, seat: int, action: dict[str, Any]) -> None:
        assert action in [one.to_dict() for one in self.table.legal(seat)], (seat, action)
        self.table.apply(seat, action)

    def everybody(self, answers: dict[int, dict[str, Any]]) -> None:
        """Who is asked answers, most with a pass."""
        assert set(answers) <= set(self.table.to_act)
        while self.table.phase in ("claim", "rob"):
            for seat in self.table.to_act:
                self.act(seat, answers.get(seat, {"type": "pass"}))

    def check_end(self, recorded: dict[str, Any]) -> None:
        assert self.table.phase in ("hand_over", "match_over")
        events = self.table.events
        settled = next(e for e in reversed(events) if e["type"] == "settled")
        draw = recorded["draw"]
        expected = [0] * 4
        if draw:
            expected = draw["delta"]
        for win in recorded["wins"]:
            expected = [a + b for a, b in zip(expected, win["delta"], strict=True)]
        assert settled["payments"] == expected
        if draw and draw["type"] in ABORTS:
            aborted = next(e for e in reversed(events) if e["type"] == "abort")
            assert aborted["why"] == ABORTS[draw["type"]]


def wall_of(recorded: dict[str, Any]) -> list[int]:
    """The wall of a hand; where none is recorded, one that gives the same tiles."""
    if "wall" in recorded:
        return [from_tenhou(number) for number in bytes.fromhex(recorded["wall"])]
    hands = [
        [from_tenhou(number) for number in recorded["hands"][(recorded["dealer"] + i) % 4]]
        for i in range(4)
    ]
    draws = []
    indicators = [from_tenhou(recorded["dora_indicator"])]
    tail = False
    for event in recorded["events"]:
        if event[0] == "draw":
            draws.append((from_tenhou(event[2]), tail))
            tail = False
        elif event[0] in ("daiminkan", "ankan", "kakan"):
            tail = True
        elif event[0] == "dora":
            indicators.append(from_tenhou(event[1]))
    under = max((win["ura"] or [] for win in recorded["wins"]), key=len, default=[])
    under_tiles = [from_tenhou(number) for number in under]
    return dead_wall(WALL, hands, draws, indicators, under_tiles, tile_set(reds=True, bonus=False))
