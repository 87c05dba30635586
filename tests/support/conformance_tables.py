"""Cases of ``wrobel conformance`` from hands at a table, and refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.reference.table_games import Maker, play_game
from tests.reference.table_tally import Tally
from tests.support import games_run
from tests.support.case_tables import table as rows
from tests.support.conformance_choice import LEAST, Case, Chosen, answered, case
from tests.support.games import Game, all_games
from wrobel import Table, distance
from wrobel.rules.options import Options
from wrobel.rules.rulesets import FAMILY_OF, family_of, load
from wrobel.tiles import NAMES

# The table


class Recorded:
    """A table that remembers what was asked of it, for the slow table to compare with."""

    made: Recorded

    def __init__(self, rules: str | Options, **settings: Any) -> None:
        self.inner = Table(rules, **settings)
        self.settings = settings
        if isinstance(rules, Options):
            settings["options"] = dict(rules)
        self.actions: list[list[Any]] = []
        self.menus: list[tuple[int, int, tuple[str, ...]]] = []
        self.hand: list[dict[str, Any]] = []  # the events of the hand, once it is over
        Recorded.made = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def legal(self, player: int) -> Any:
        found = self.inner.legal(player)
        texts = tuple(sorted(map(str, found)))
        if not self.hand:
            self.menus.append((len(self.actions), player, texts))
        return found

    def next_hand(self, wall: str) -> None:
        self.hand = list(self.inner.events)
        self.inner.next_hand(wall=wall)

    def apply(self, player: int, action: Any) -> None:
        text = str(action)
        self.inner.apply(player, action)
        if not self.hand:
            self.actions.append([player, text])


def all_options(rules: str, changed: dict[str, Any]) -> dict[str, Any]:
    return dict(load(rules, changed))


MAKE = Maker(Recorded, all_options, distance)


def recorded(rules: str, number: int) -> Recorded:
    """A hand at our table that the slow table has followed step by step."""
    changed: dict[str, Any] | None = {} if number % 3 == 0 else None
    play_game(MAKE, rules, number, Tally(), hands=1, changed=changed, first=True)
    return Recorded.made


def told_in_words() -> Iterator[tuple[Game, Recorded]]:
    """The hands of ``tests/cases/games``, each about a rule: those from the start of a match."""
    for game in all_games():
        if not game.start and not game.honour:
            games_run.play(game, Recorded)
            yield game, Recorded.made


def add_told(menus: Chosen, games: Chosen) -> None:
    """A menu and the end of every hand told in words, with the rule of its title."""
    for game, found in told_in_words():
        options = found.settings["options"]
        preset = load(game.rules)
        changed = {key: value for key, value in options.items() if preset[key] != value}
        rule, _, why = game.title.partition(": ")
        about = {"changed": changed, "status": "confirmed", "rule": rule, "why": why or rule}
        base = {"wall": found.settings["wall"], "dealer": 0}
        asked = [one for one in found.menus if one[2]]
        for place, player, texts in asked[-1:]:
            facts = {**base, "actions": found.actions[:place], "player": player}
            told = answered(case("menus", game.rules, facts, **about, tags=list(kinds_of(texts))))
            if told["expected"] == {"legal": list(texts)}:
                menus.add(told, [game.title], 400)
        if found.hand or found.phase in ("hand_over", "match_over"):
            facts = {**base, "actions": found.actions}
            told = answered(case("games", game.rules, facts, **about, tags=["told in words"]))
            if "payments" in told["expected"]:
                games.add(told, [game.title], 400)


def table_cases(numbers: range) -> tuple[list[Case], ...]:
    menus, games, refused = Chosen("menus", LEAST), Chosen("games", 22), Chosen("refusals", 0)
    add_told(menus, games)
    for rules in FAMILY_OF:
        preset = load(rules)
        for number in numbers:
            if number > 5 and min(menus.count[rules], games.count[rules]) >= LEAST:
                break  # hands told in words have shown enough
            found = recorded(rules, number)
            changed = {
                key: value
                for key, value in (found.settings.get("options") or {}).items()
                if preset[key] != value
            }
            wall = found.settings["wall"]
            base = {"wall": wall, "dealer": 0}
            about = {"changed": changed, "status": "confirmed"}
            add_menus(menus, rules, base, found, about)
            if found.phase == "match_over":
                found.hand = found.events
            if found.hand:
                add_game(games, rules, base, found, about)
            add_refusals(refused, rules, base, found, about)
    return menus.kept, games.kept, refused.kept


def kinds_of(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(Counter(text.split()[0] for text in texts)))


def add_menus(chosen: Chosen, rules: str, base: Case, found: Recorded, about: Case) -> None:
    citations = load(rules).about.citations
    most = chosen.count[rules] + 5  # of one hand
    for place, player, texts in found.menus:
        kinds = kinds_of(texts)
        shows: list[object] = [kinds, *about["changed"].items()]
        if not kinds or (len(kinds) == 1 and chosen.count[rules] > 6) or chosen.count[rules] > most:
            continue
        facts = {**base, "actions": found.actions[:place], "player": player}
        one = case(
            "menus", rules, facts, rule=citations.get(kinds[0], citations["discard"]), **about
        )
        one["why"] = f"To choose from: {', '.join(kinds)}."
        one["tags"] = list(kinds)
        if {(rules, what) for what in shows} <= chosen.seen and chosen.count[rules] >= chosen.least:
            continue
        told = answered(one)
        if told["expected"] != {"legal": list(texts)}:
            continue  # asked again later in the same question
        chosen.add(told, shows, 130)
        deep = {**one, "input": {**facts, "depth": 2}, "tags": [*kinds, "depth 2"]}
        if chosen.count[rules] % 4 == 0:
            told = answered(deep)
            if 0 < told["expected"]["count"] < 2000:
                chosen.add(told, [("deep", kinds)], 130)


def add_game(chosen: Chosen, rules: str, base: Case, found: Recorded, about: Case) -> None:
    ended = next(event for event in reversed(found.hand) if event["type"] == "settled")
    wins = [event for event in found.hand if event["type"] == "win"]
    kinds = [event["type"] for event in found.hand]
    end = next(k for k in reversed(kinds) if k in ("win", "exhausted", "abort", "settled"))
    types = {event["type"] for event in found.hand}
    shows: list[object] = [end, len(wins), *sorted(types), ended["dealer_stays"]]
    shows += list(about["changed"].items())
    if wins:
        shows += [fan["id"] for fan in wins[0]["score"]["fans"]]
    one = case("games", rules, {**base, "actions": found.actions}, **about)
    one["rule"] = load(rules).about.citations["settled"]
    one["why"] = f"A whole hand, step by step; it ends with: {end}."
    one["tags"] = [end, *sorted(types - {"match", "hand", "draw", "discard", "settled", end})]
    told = answered(one)
    if "payments" in told["expected"]:
        chosen.add(told, shows, 130)


WRONG = (
    *("win", "pass", "nine_kinds", "riichi 1m", "closed_kong 1111z", "added_kong 5m", "expose 1f"),
    *("discard 9s", "discard 1z drawn", "discard 7z", "chow 12m", "pung 11z", "kong 111z", "fly"),
)


def add_refusals(chosen: Chosen, rules: str, base: Case, found: Recorded, about: Case) -> None:
    """Moves that nobody may make there, and one after the end."""
    if found.hand:
        actions = [*found.actions, [0, "pass"]]
        one = case("refusals", rules, {**base, "actions": actions}, **about)
        one |= {"rule": "contract 3", "why": "The hand is over: pass.", "status": "own"}
        told = answered(one)
        told["tags"] = [told["expected"].get("error", {}).get("code", "")]
        chosen.add(told, ["over"], 14)
    for place, player, texts in found.menus[:: max(1, len(found.menus) // 6)]:
        for who, text in ((player, word) for word in (*WRONG, f"discard {NAMES[place % 34]}")):
            if text in texts:
                continue
            actions = [*found.actions[:place], [who, text]]
            one = case("refusals", rules, {**base, "actions": actions}, **about)
            one["rule"], one["status"] = "contract 3", "own"
            one["why"] = f"Player {who} may not: {text}."
            told = answered(one)
            if "error" in told["expected"]:
                code = told["expected"]["error"]["code"]
                told["tags"] = [code]
                chosen.add(told, [(code, text.split()[0])], 14)


# Refusals


def refusal_cases(moves: list[Case]) -> Iterator[Case]:
    chosen = Chosen("refusals", LEAST)
    bad = [*rows("bad_requests"), *rows("mcr_bad")]
    bad += [row for row in rows("settle_values") if "error" in row["expect"]]
    for rules, family in FAMILY_OF.items():
        for one in (one for one in moves if one["rules"] == rules):
            fresh = {key: value for key, value in one.items() if key != "id"}
            chosen.add(fresh, [(*one["tags"], one["why"].split(": ")[1][:4])], 200)
        lines = ('{"hand": ', "[1, 2", "{'hand': 1}")
        for text in lines:
            one = case("refusals", rules, {"line": text}, rule="contract 3")
            one |= {"why": "A line that is no JSON.", "tags": ["bad_json"]}
            chosen.add(answered(one), [text])
        codes: Counter[str] = Counter()
        for row in bad:
            request = dict(row["request"]) if isinstance(row.get("request"), dict) else None
            if request is None:
                continue
            named = request.pop("rules", rules)
            own = isinstance(named, str) and named in FAMILY_OF
            facts: dict[str, Any] = {k: v for k, v in request.items() if k != "id"}
            if not own:
                facts["rules"] = named
            one = case("refusals", rules, facts, rule=row.get("rule", "contract 3"))
            try:
                told = answered(one)
            except (TypeError, AttributeError, KeyError, ValueError):
                continue
            if "error" not in told["expected"]:
                continue
            code = told["expected"]["error"]["code"]
            if own and family_of(named) == family:
                told["status"] = "confirmed" if row.get("code") == code else "own"
            told |= {"why": str(row["id"]), "tags": [code]}
            codes[code] += 1
            if codes[code] <= 9:
                chosen.add(told, [(code, codes[code])], 120)
    return iter(chosen.kept)
