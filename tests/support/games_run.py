"""Plays a scripted game at the table and compares what happens with what the script expects."""

import re
from collections.abc import Callable
from typing import Any

from tests.support.games import PLAYERS, SEATS, Game, ScriptError, Step
from tests.support.games_plan import Op, Planner
from tests.support.games_wall import Filler
from wrobel import Table
from wrobel.errors import ActionError, OptionError
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules.options import Options
from wrobel.rules.rulesets import family_of, load, options_of
from wrobel.tiles import NAMES

INCOMPLETE = {"chow", "pung", "kong", "riichi", "discard", "closed-kong", "added-kong", "expose"}


def play(game: Game, make: Callable[..., Any] = Table) -> Table:
    """The whole game, or a :class:`ScriptError` naming the line that did not come true."""
    options = options_of_game(game)
    table: Table | None = None
    for deal in game.deals:
        plan = Planner(game, deal, options)
        plan.walk()
        filler = Filler(game, deal, options, plan)
        tiles = filler.build()
        wall = "".join(NAMES[tile] for tile in tiles)
        if table is None:
            start = game.start or None
            if game.honour == "refused":
                refuse_honour(game, options)
            honour = game.honour == "on"
            table = make(options, wall=wall, layout="given", start=start, honour=honour)
        else:
            table.next_hand(wall=wall)
        drawn = [NAMES[tiles[place]] for place in filler.places]
        Run(game, options, table, plan, drawn, wall).run()
    if table is None:
        raise game.wrong(game.line, "nothing is dealt")
    return table


def refuse_honour(game: Game, options: Options) -> None:
    """No table in honour mode can be opened."""
    try:
        Table(options, honour=True)
    except OptionError:
        return
    raise game.wrong(game.line, "honour mode is not refused")


def options_of_game(game: Game) -> Options:
    """The options of the ruleset as the script changes them."""
    known = {option.key: option for option in options_of(family_of(game.rules))}
    try:
        changed = {key: known[key].parse(text) for key, text in game.options.items()}
        return load(game.rules, changed)
    except (KeyError, OptionError) as error:
        raise game.wrong(game.line, f"the rules cannot be: {error}") from error


class Run:
    """One deal at the table."""

    def __init__(
        self,
        game: Game,
        options: Options,
        table: Table,
        plan: Planner,
        drawn: list[str],
        wall: str,
    ) -> None:
        self.game, self.options, self.table, self.plan = game, options, table, plan
        self.drawn, self.wall = drawn, wall
        self.begin = max(i for i, event in enumerate(table.events) if event["type"] == "hand")
        winds = table.events[self.begin]["winds"]
        self.player = {wind: winds.index(wind) for wind in SEATS}
        self.seat = dict(enumerate(winds))
        self.step = Step(plan.deal.line, "", "", "")

    def run(self) -> None:
        for op in self.plan.ops:
            self.step = op.step
            getattr(self, "op_" + op.what)(op)

    # What happens

    def wrong(self, what: str) -> ScriptError:
        return self.game.wrong(self.step.line, what)

    def equal(self, what: str, found: object, expected: object) -> None:
        if found != expected:
            raise self.wrong(f"{what}: {found}, expected {expected}")

    def hand_events(self, *types: str) -> list[dict[str, Any]]:
        events = self.table.events[self.begin + 1 :]
        return [event for event in events if not types or event["type"] in types]

    def op_drew(self, op: Op) -> None:
        """The draws of the hand so far are those of the plan."""
        number = op.draw
        draws = self.hand_events("draw")
        if len(draws) <= number:
            raise self.wrong(f"{op.seat} should draw now; the table is {self.state()}")
        found = draws[number]
        seat, tail = self.seat[found["player"]], bool(found.get("tail"))
        draw = self.plan.draws[number]
        expected = (draw.seat, self.drawn[number], not draw.front)
        self.equal("drawn (who, what, replacement)", (seat, found["tile"], tail), expected)

    def op_act(self, op: Op) -> None:
        words = op.words
        if words == "discard drawn":
            words = f"discard {self.drawn[op.draw]} drawn"
        if op.step.false and words in map(str, self.table.legal(self.player[op.seat])):
            raise self.wrong(f"{op.seat} {words} would not be false")
        try:
            self.table.apply(self.player[op.seat], words)
        except ActionError as error:
            legal = ", ".join(map(str, self.table.legal(self.player[op.seat])))
            raise self.wrong(
                f"{op.seat} {words} is refused: {error.message} "
                f"(offered: {legal or 'nothing'}; the table is {self.state()})"
            ) from error

    def op_rule(self, op: Op) -> None:
        try:
            self.rule(op.words)
        except ActionError as error:
            raise self.wrong(f"the ruling is refused: {error.message}") from error

    def rule(self, words: str) -> None:
        ruling, seat, *points = words.split()
        name = ruling.replace("-", "_")
        self.table.referee(name, self.player[seat], int(points[0]) if points else 0)

    def op_pass(self, _: Op) -> None:
        """All who are asked and were not mentioned let it go."""
        while self.table.phase in {"claim", "rob"}:
            self.table.apply(self.table.to_act[0], "pass")

    def op_finish(self, _: Op) -> None:
        """Tenpai hands are shown."""
        while self.table.phase == "declare":
            self.table.apply(self.table.to_act[0], "tenpai")

    def state(self) -> str:
        asked = " ".join(self.seat[player] for player in self.table.to_act)
        return f"in phase {self.table.phase}, asking {asked or 'nobody'}"

    def op_check(self, op: Op) -> None:
        name = "check_" + re.sub(r"\W", "_", op.step.verb)
        getattr(self, name)(op)

    # Expectations about one wind

    def offered(self, op: Op) -> list[str]:
        """The actions offered in the situation the script speaks of, without ``drawn``."""
        if (self.table.phase in {"claim", "rob"}) != op.claim:
            return []
        legal = self.table.legal(self.player[op.seat])
        return list(dict.fromkeys(str(action).removesuffix(" drawn") for action in legal))

    def check_may(self, op: Op) -> None:
        offered = self.offered(op)
        if not any(fits(action, op.words) for action in offered):
            raise self.wrong(f"{op.seat} may not {op.words} (offered: {offered}; {self.state()})")

    def check_may_not(self, op: Op) -> None:
        words, _, code = op.words.partition(":")
        offered = self.offered(op)
        if any(fits(action, words) for action in offered):
            raise self.wrong(f"{op.seat} may {words} (offered: {offered})")
        player = self.player[op.seat]
        over = op.claim and self.table.phase not in {"claim", "rob"}
        if words in INCOMPLETE or (over and player in self.table.to_act):
            return
        if self.game.honour == "on" and not code:
            return  # not offered, but perhaps a possible fault
        before = self.everything()
        try:
            self.table.apply(player, words)
        except ActionError as error:
            self.equal("after a refused action the table", self.everything() == before, True)
            if code:
                self.equal("code of the refusal", error.code, code.strip())
        else:
            raise self.wrong(f"{op.seat} {words} is not offered, but accepted")

    def everything(self) -> object:
        views = [self.table.view(player).to_dict() for player in range(4)]
        return views, list(self.table.events), self.table.to_act, self.table.phase

    def check_may_only(self, op: Op) -> None:
        expected = [part.strip() for part in op.words.split(",")]
        self.equal(f"{op.seat} may", sorted(self.offered(op)), sorted(expected))

    def view(self, op: Op) -> dict[str, Any]:
        found: dict[str, Any] = self.table.view(self.player[op.seat]).to_dict()
        return found

    def check_is_furiten(self, op: Op) -> None:
        self.equal(f"{op.seat} furiten", self.view(op)["furiten"], True)

    def check_is_not_furiten(self, op: Op) -> None:
        self.equal(f"{op.seat} furiten", self.view(op)["furiten"], False)

    def check_is_dead(self, op: Op) -> None:
        seat = self.view(op)["players"][self.player[op.seat]]
        self.equal(f"{op.seat} dead", seat.get("dead", False), True)

    def check_is_not_dead(self, op: Op) -> None:
        seat = self.view(op)["players"][self.player[op.seat]]
        self.equal(f"{op.seat} dead", seat.get("dead", False), False)

    def check_referee_may_not(self, op: Op) -> None:
        before = self.everything()
        try:
            self.rule(op.words)
        except ActionError:
            self.equal("after a refused ruling the table", self.everything() == before, True)
        else:
            raise self.wrong(f"the referee may {op.words}")

    def check_ruled(self, op: Op) -> None:
        """The latest rulings."""
        expected = [part.split() for part in op.words.split(",")]
        rulings = self.hand_events("ruling")[-len(expected) :]
        found = [[one["ruling"], self.seat[one["player"]], one["why"]] for one in rulings]
        self.equal("rulings", found, expected)

    def check_waits(self, op: Op) -> None:
        expected = [NAMES[tile] for tile in read_tiles(nothing(op.words))]
        self.equal(f"{op.seat} waits", sorted(self.view(op)["waits"]), sorted(expected))

    def check_holds(self, op: Op) -> None:
        found = self.view(op)["players"][self.player[op.seat]]["concealed"]
        self.equal(f"{op.seat} holds", found, write_tiles(read_tiles(op.words)))

    def check_lies(self, op: Op) -> None:
        found = self.view(op)["players"][self.player[op.seat]]["bonus"]
        expected = sorted(read_tiles(nothing(op.words)))
        self.equal(f"{op.seat}'s bonus tiles", sorted(read_tiles(found)), expected)

    def check_melds(self, op: Op) -> None:
        melds = self.view(op)["players"][self.player[op.seat]]["melds"]
        found = [write_tiles(read_tiles(meld["tiles"])) for meld in melds]
        expected = [write_tiles(read_tiles(text)) for text in nothing(op.words).split()]
        self.equal(f"{op.seat}'s melds", found, expected)

    def check_scores(self, op: Op) -> None:
        wins = [win for win in self.hand_events("win") if win["player"] == self.player[op.seat]]
        if not wins:
            raise self.wrong(f"{op.seat} has not won")
        fans = wins[0]["score"]["fans"]
        found = {fan["id"]: fan["value"] * fan["count"] for fan in fans}
        self.equal(f"{op.seat} scores", found, numbers(op.words))

    # Expectations about the table

    def check_dora_is(self, op: Op) -> None:
        found = self.table.view(0).to_dict()["dora"]
        self.equal("dora indicators", found, [NAMES[tile] for tile in read_tiles(op.words)])

    def check_log(self, op: Op) -> None:
        expected = op.words.split()
        found = [event["type"] for event in self.hand_events()]
        self.equal("latest events", found[-len(expected) :], expected)

    def check_left_is(self, op: Op) -> None:
        self.equal("tiles left", self.table.left, int(op.words))

    def check_ends(self, op: Op) -> None:
        how, *parts = [part.strip() for part in op.words.split(",")]
        ending = self.hand_events("win", "exhausted", "abort")
        ending += [one for one in self.hand_events("ruling") if one["ruling"] == "chombo"]
        if not ending:
            raise self.wrong(f"the hand is not over: the table is {self.state()}")
        kind, _, rest = how.partition(" ")
        types = {event["type"] for event in ending}
        names = {"draw": "exhausted", "chombo": "ruling"}
        self.equal("the end", types, {names.get(kind, kind)})
        if kind == "abort":
            self.equal("abort", ending[0]["why"], rest)
        elif kind == "win":
            winners, _, giver = rest.partition(" from ")
            self.equal("winners", [self.seat[win["player"]] for win in ending], winners.split())
            source = self.player[giver] if giver else None
            self.equal("winning tiles from", {win["from"] for win in ending}, {source})
        for part in parts:
            name, *seats = part.split()
            expected = [] if seats == ["nobody"] else seats
            found = sorted((self.seat[player] for player in ending[0][name]), key=SEATS.index)
            self.equal(name, found, expected)

    def settled(self) -> dict[str, Any]:
        found = self.hand_events("settled")
        if not found:
            raise self.wrong(f"the hand is not settled: the table is {self.state()}")
        return found[0]

    def by_seat(self, values: list[Any]) -> dict[str, Any]:
        return {seat: values[self.player[seat]] for seat in SEATS}

    def check_pays(self, op: Op) -> None:
        expected = dict.fromkeys(SEATS, 0) | numbers(nothing(op.words))
        self.equal("payments", self.by_seat(self.settled()["payments"]), expected)

    def check_points(self, op: Op) -> None:
        found = self.by_seat(list(self.table.scores))
        expected = numbers(op.words)
        self.equal("points", {seat: found[seat] for seat in expected}, expected)

    def check_next(self, op: Op) -> None:
        if self.table.phase != "hand_over":
            raise self.wrong(f"there is no next hand: the table is {self.state()}")
        settled = self.settled()
        after = self.table.copy()
        after.next_hand(wall=self.wall)
        dealt = after.view(0).to_dict()
        winds = [player["wind"] for player in dealt["players"]]
        for key in ("honba", "deposits"):
            self.equal(f"settled {key}", settled[key], dealt[key])
        found = {
            "dealer": self.seat[dealt["dealer"]],
            "honba": dealt["honba"],
            "deposits": dealt["deposits"],
            "round": dealt["round"],
            "name": dealt["hand"],
            "seats": "".join(PLAYERS[winds.index(wind)] for wind in SEATS),
        }
        stays = found["dealer"] == "E" and self.options.family != "mcr"
        self.equal("settled dealer_stays", settled["dealer_stays"], stays)
        for part in op.words.split(","):
            key, value = part.split()
            self.equal(f"next {key}", str(found[key]), value)

    def check_match(self, op: Op) -> None:
        expected = {"over": "match_over", "goes on": "hand_over"}[op.words]
        self.equal("phase", self.table.phase, expected)

    def final(self, key: str, op: Op) -> None:
        found = [event for event in self.table.events if event["type"] == "final"]
        if not found:
            raise self.wrong(f"the match is not over: the table is {self.state()}")
        values = dict(zip(PLAYERS, found[0][key], strict=True))
        expected = numbers(op.words)
        self.equal(key, {name: values[name] for name in expected}, expected)

    def check_final(self, op: Op) -> None:
        self.final("final", op)

    def check_places(self, op: Op) -> None:
        self.final("places", op)

    def check_table(self, op: Op) -> None:
        self.final("table_points", op)

    def check_deductions(self, op: Op) -> None:
        self.final("deductions", op)


def fits(action: str, words: str) -> bool:
    """Is an action the one asked for, or one of its sort?"""
    return action == words or (words in INCOMPLETE and action.split(maxsplit=1)[0] == words)


def nothing(text: str) -> str:
    return "" if text in {"nothing", "nobody"} else text


def numbers(text: str) -> dict[str, float]:
    """``E -8000, S +8000`` as a mapping."""
    pairs = [part.split() for part in text.split(",") if part.strip()]
    return {name: float(value) for name, value in pairs}
