"""The standings of an event: every round settled by its ruleset, added up, put in order.

>>> found = standings(
...     {
...         "rules": "ema-2016",
...         "players": [{"id": n, "name": name} for n, name in enumerate("ABCD", 1)],
...         "rounds": [
...             {"tables": [{"seats": [1, 2, 3, 4], "scores": [41000, 33000, 26000, 20000]}]}
...         ],
...     }
... )
>>> [(row["place"], row["player"], row["total"]) for row in found.to_dict()["standings"]]
[(1, 1, 26.0), (2, 2, 8.0), (3, 3, -9.0), (4, 4, -25.0)]
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from wrobel.errors import EventError, shown
from wrobel.languages import Words
from wrobel.rules import rulesets
from wrobel.rules.options import Options
from wrobel.rules.settle import start_score
from wrobel.tabletop import mers
from wrobel.tabletop.seating.fields import (
    MOST,
    read_list,
    read_number,
    read_object,
    read_text,
    read_truth,
)
from wrobel.tabletop.sessions import Session, exact, placed_points, session
from wrobel.tabletop.tie_breaks import Record, read_tie_breaks
from wrobel.usual_rules import usual_rules

FIELDS = (
    *("rules", "options", "name", "players", "rounds", "penalties", "days", "qualification"),
    *("countries", "substitute_score", "team_best", "table_points", "tie_breaks", "carried"),
)
PLAYER_FIELDS = ("id", "name", "country", "ema", "club", "team", "substitute")
TABLE_FIELDS = ("seats", "scores", "deposits", "taken")
ROUND_FIELDS = ("tables", "name", "rules", "options")
Rules = tuple[Options, Mapping[str, Any]]  # and the overrides that made them
Worth = Callable[[Fraction, Fraction], tuple[Fraction, ...]]


@dataclass
class Player:
    """A player with what the rounds brought."""

    id: Any
    name: str
    country: str
    ema: str
    club: str
    team: str
    substitute: bool
    points: list[Fraction | None] = field(default_factory=list)
    table_points: list[Fraction | None] = field(default_factory=list)
    sessions: list[Session | None] = field(default_factory=list)
    penalties: Fraction = Fraction(0)
    carried: Fraction = Fraction(0)  # from before a cut
    carried_table_points: Fraction = Fraction(0)

    @property
    def total(self) -> Fraction:
        return sum((one for one in self.points if one is not None), self.penalties + self.carried)

    @property
    def table_points_total(self) -> Fraction:
        return sum((one for one in self.table_points if one is not None), self.carried_table_points)

    @property
    def record(self) -> Record:
        """What tie-breaks look at."""
        played = [one for one in self.points if one is not None]
        places = [one.place for one in self.sessions if one is not None]
        return Record(tuple(places), tuple(played), self.penalties)


@dataclass(frozen=True)
class Row:
    """A place in the standings."""

    place: int
    player: Player


@dataclass(frozen=True)
class TeamRow:
    """A team's place: the sum of its players, or of its best ones."""

    place: int
    team: str
    total: Fraction
    table_points: Fraction


@dataclass(frozen=True)
class Standings:
    """Everything that follows from the results of an event.

    ``as_scored``: the ruleset takes the scores of the tables as they are, without uma and the like.
    """

    options: Options
    rows: tuple[Row, ...]
    substitutes: tuple[Player, ...]
    teams: tuple[TeamRow, ...]
    by_table_points: bool
    as_scored: bool
    weight: mers.Weight
    base: Mapping[Hashable, Fraction]
    seats: tuple[tuple[tuple[Hashable, ...], ...], ...]  # who sat where: rounds of tables of ids

    def to_dict(self) -> dict[str, Any]:
        """The JSON answer."""
        found: dict[str, Any] = {
            "standings": [
                {"place": row.place, **self.player_dict(row.player)} for row in self.rows
            ],
            "teams": [
                {
                    "place": row.place,
                    "team": row.team,
                    "total": number(row.total),
                    **({"table_points": number(row.table_points)} if self.by_table_points else {}),
                }
                for row in self.teams
            ],
            "mers": {
                "weight": float(self.weight.total),
                "base": {str(key): number(value) for key, value in self.base.items()},
            },
        }
        if self.substitutes:
            found["substitutes"] = [self.player_dict(player) for player in self.substitutes]
        return found

    def player_dict(self, player: Player) -> dict[str, Any]:
        found: dict[str, Any] = {
            "player": player.id,
            "total": number(player.total),
            "table_points": number(player.table_points_total) if self.by_table_points else None,
            "rounds": [maybe(one) for one in player.points],
        }
        if self.by_table_points:
            found["table_points_rounds"] = [maybe(one) for one in player.table_points]
        return found


def number(exact: Fraction) -> float:
    """A number for JSON, to six places.

    >>> number(Fraction(7, 3))
    2.333333
    """
    return round(float(exact), 6)


def maybe(exact: Fraction | None) -> float | None:
    return None if exact is None else number(exact)


def standings(fields: object) -> Standings:
    """The standings of an event's JSON; impossible results are refused with their place."""
    event = read_object(fields, "event", FIELDS)
    overrides = event.get("options")
    if overrides is not None:
        overrides = dict(read_object(overrides, "options"))
    rules = usual_rules(read_text(event.get("rules"), "rules"))
    options = rulesets.load(rules, overrides)
    shares = read_table_points(event.get("table_points"), options.players)
    players = read_players(event.get("players"))
    substitute_score = event.get("substitute_score")
    fixed = None if substitute_score is None else read_points(substitute_score, "substitute_score")
    as_scored = True
    for at, one in enumerate(read_list(event.get("rounds"), "rounds"), 1):
        as_scored &= play_round(at, one, players, (options, overrides or {}), shares)
        for player in players.values():
            if len(player.points) < at:
                player.points.append(None)
                player.table_points.append(None)
                player.sessions.append(None)
            elif player.substitute and fixed is not None:
                player.points[-1] = fixed
    read_penalties(event.get("penalties"), players)
    read_carried(event.get("carried"), players)
    return ranked(event, options, list(players.values()), as_scored)


def read_players(value: object) -> dict[Hashable, Player]:
    found: dict[Hashable, Player] = {}
    for at, entry in enumerate(read_list(value, "players")):
        where = f"players[{at}]"
        one = read_object(entry, where, PLAYER_FIELDS)
        key = one.get("id")
        if not isinstance(key, (int, str)) or isinstance(key, bool):
            raise EventError("bad_id", where, value=shown(key))
        if key in found or str(key) in map(str, found):
            raise EventError("same_player_id", value=shown(key))
        ema = one.get("ema")
        found[key] = Player(
            key,
            read_text(one.get("name"), f"{where}.name"),
            read_text(one.get("country"), f"{where}.country"),
            str(ema) if isinstance(ema, int) else read_text(ema, f"{where}.ema"),
            read_text(one.get("club"), f"{where}.club"),
            read_text(one.get("team"), f"{where}.team"),
            read_truth(one.get("substitute"), f"{where}.substitute"),
        )
    return found


def find(players: Mapping[Hashable, Player], key: object, where: str) -> Player:
    if isinstance(key, (int, str)) and not isinstance(key, bool) and key in players:
        return players[key]
    raise EventError("unknown_id", where, value=shown(key))


def play_round(
    at: int,
    value: object,
    players: Mapping[Hashable, Player],
    usual: Rules,
    shares: tuple[Fraction, ...] | None,
) -> bool:
    """Give the players of a round what their tables brought; is it just the scores?"""
    as_scored = True
    one = read_object(value, f"rounds[{at - 1}]", ROUND_FIELDS)
    options, overrides = round_rules(at, one, usual)
    for table_number, entry in enumerate(read_list(one.get("tables"), "tables"), 1):
        where = f"rounds[{at - 1}].tables[{table_number - 1}]"
        table = read_object(entry, where, TABLE_FIELDS)
        keys = read_list(table.get("seats"), f"{where}.seats")
        if len(keys) != options.players:
            raise EventError("not_four", f"{where}.seats", n=len(keys))
        seats = [find(players, key, f"{where}.seats") for key in keys]
        for player in seats:
            if len(player.points) >= at or seats.count(player) > 1:
                raise EventError("plays_twice", round=at, player=shown(player.id))
        scores = read_scores(table, where, options.players)
        stick = options.about.stick
        most = 1000 if stick else 0
        deposits = read_number(given(table, "deposits"), f"{where}.deposits", 0, most)
        wanted = options.players * start_score(options)
        check_sum(at, table_number, table, scores, stick * deposits, wanted)
        played = session(options, scores, deposits, overrides)
        for player, found in zip(seats, played, strict=True):
            if found.table_points is None and shares is not None:
                found = placed_points(found, shares)
            player.points.append(found.points)
            player.table_points.append(found.table_points)
            player.sessions.append(found)
        as_scored &= [found.points for found in played] == scores
    return as_scored


def round_rules(at: int, one: Mapping[str, Any], usual: Rules) -> Rules:
    """The rules of a round: its own, or those of the event."""
    if one.get("rules") is None and one.get("options") is None:
        return usual
    where = f"rounds[{at - 1}]"
    rules = read_text(one.get("rules"), f"{where}.rules") or usual[0].rules
    overrides = one.get("options")
    overrides = {} if overrides is None else dict(read_object(overrides, f"{where}.options"))
    return rulesets.load(rules, overrides), overrides


def read_table_points(value: object, players: int) -> tuple[Fraction, ...] | None:
    """Table points for families that have none of their own: of each place, or nothing."""
    if value is None:
        return None
    found = read_list(value, "table_points")
    if len(found) != players:
        raise EventError("place_points", "table_points", n=players)
    return tuple(read_points(one, "table_points") for one in found)


def read_scores(table: Mapping[str, Any], where: str, players: int) -> list[int]:
    values = read_list(table.get("scores"), f"{where}.scores")
    if len(values) != players:
        raise EventError("four_scores", where)
    return [read_number(value, f"{where}.scores") for value in values]


def check_sum(
    at: int,
    number: int,
    table: Mapping[str, Any],
    scores: Sequence[int],
    sticks: int,
    wanted: int,
) -> None:
    """Scores, sticks left lying and what penalties took out make up the start."""
    taken = read_number(given(table, "taken"), f"rounds[{at - 1}].tables[{number - 1}].taken")
    if sum(scores) + sticks + taken == wanted:
        return
    parts = [("scores", "wyniki", sum(scores))]
    if sticks:
        parts.append(("sticks", "patyczki", sticks))
    if taken:
        parts.append(("taken", "taken", taken))
    raise EventError(
        "wrong_sum",
        round=at,
        table=number,
        found=sum(amount for *_, amount in parts),
        wanted=wanted,
        what=Words(
            " + ".join(f"{name} {amount}" for name, _, amount in parts),
            " + ".join(f"{name} {amount}" for _, name, amount in parts),
        ),
    )


def given(fields: Mapping[str, Any], name: str) -> object:
    """A number that may be left out; then it is 0."""
    value = fields.get(name)
    return 0 if value is None else value


def read_points(value: object, where: str) -> Fraction:
    """Points of a result: whole or not."""
    if isinstance(value, float) and abs(value) <= MOST:
        return exact(value)
    return Fraction(read_number(value, where))


def read_penalties(value: object, players: Mapping[Hashable, Player]) -> None:
    for at, entry in enumerate(read_list(value, "penalties")):
        where = f"penalties[{at}]"
        one = read_object(entry, where, ("player", "round", "points", "reason", "referee"))
        player = find(players, one.get("player"), where)
        player.penalties += read_points(one.get("points"), f"{where}.points")
        if one.get("round") is not None:
            read_number(one["round"], f"{where}.round", 1)


def read_carried(value: object, players: Mapping[Hashable, Player]) -> None:
    """What players bring along from before a cut."""
    for at, entry in enumerate(read_list(value, "carried")):
        where = f"carried[{at}]"
        one = read_object(entry, where, ("player", "points", "table_points"))
        player = find(players, one.get("player"), where)
        player.carried = read_points(given(one, "points"), f"{where}.points")
        player.carried_table_points = read_points(
            given(one, "table_points"), f"{where}.table_points"
        )


def ranked(
    event: Mapping[str, Any], options: Options, players: Sequence[Player], as_scored: bool
) -> Standings:
    """Places, teams, and the figures for the European ranking."""
    by_table_points = any(one is not None for player in players for one in player.table_points)

    def worth(table_points: Fraction, total: Fraction) -> tuple[Fraction, ...]:
        return (table_points, total) if by_table_points else (total,)

    tie_breaks = read_tie_breaks(event.get("tie_breaks"))

    def order(player: Player) -> tuple[Fraction, ...]:
        record = player.record
        further = tuple(found for one in tie_breaks for found in one(record))
        return (*worth(player.table_points_total, player.total), *further)

    active = [player for player in players if not player.substitute]
    places = ranks_of([order(player) for player in active])
    rows = sorted(
        (Row(place, player) for place, player in zip(places, active, strict=True)),
        key=lambda row: row.place,
    )
    substitutes = [player for player in players if player.substitute]
    counting = [*active, *substitutes[: mers.COUNTED_SUBSTITUTES]]
    countries = len({player.country for player in counting if player.country})
    if event.get("countries") is not None:
        countries = read_number(event["countries"], "countries", 0, 1000)
    days = 1 if event.get("days") is None else read_number(event["days"], "days", 1, 1000)
    best = event.get("team_best")
    return Standings(
        options,
        tuple(rows),
        tuple(substitutes),
        teams(players, None if best is None else read_number(best, "team_best", 1, 1000), worth),
        by_table_points,
        as_scored,
        mers.weight(
            days,
            len(active),
            len(substitutes),
            countries,
            read_truth(event.get("qualification"), "qualification"),
        ),
        {row.player.id: mers.base_rank(row.place, len(rows)) for row in rows},
        tuple(
            tuple(tuple(table["seats"]) for table in one.get("tables") or ())
            for one in event.get("rounds") or ()
        ),
    )


def ranks_of(worths: Sequence[tuple[Fraction, ...]]) -> list[int]:
    """Places by worth, the most first; equals share a place.

    >>> ranks_of([(Fraction(n),) for n in (5, 9, 5, 1)])
    [2, 1, 2, 4]
    """
    first: dict[tuple[Fraction, ...], int] = {}
    for place, worth in enumerate(sorted(worths, reverse=True), 1):
        first.setdefault(worth, place)
    return [first[worth] for worth in worths]


def teams(players: Sequence[Player], best: int | None, worth: Worth) -> tuple[TeamRow, ...]:
    """The teams in order; with ``best`` only so many players of each count."""
    members: dict[str, list[Player]] = {}
    for player in players:
        if player.team:
            members.setdefault(player.team, []).append(player)
    sums = []
    for team, own in members.items():
        own.sort(key=lambda one: worth(one.table_points_total, one.total), reverse=True)
        counted = own[:best]
        sums.append(
            (
                team,
                sum((one.total for one in counted), Fraction(0)),
                sum((one.table_points_total for one in counted), Fraction(0)),
            )
        )
    places = ranks_of([worth(table_points, total) for _, total, table_points in sums])
    found = [TeamRow(place, *one) for place, one in zip(places, sums, strict=True)]
    return tuple(sorted(found, key=lambda row: row.place))
