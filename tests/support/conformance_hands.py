"""Cases of ``wrobel conformance`` about hands: texts, shapes, scores and settlements."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.reference import hongkong, mcr, riichi, shapes
from tests.support.case_tables import table as rows
from tests.support.conformance_choice import LEAST, Case, Chosen, answered, case
from wrobel.errors import OptionError
from wrobel.rules import families
from wrobel.rules.rulesets import FAMILIES, FAMILY_OF, family_of, load, patterns_of
from wrobel.tiles import NAMES

SLOW: dict[str, Any] = {"riichi": riichi, "mcr": mcr, "hongkong": hongkong}
SCORE = ("ok", "legal", "missing", "fans", "han", "fu", "yakuman", "limit", "total", "points")
SETTLED = ("ok", "payments", "winners", "deposits_left", "honba_next", "dealer_stays", "next")
FINAL = ("ok", "places", "final", "table_points")
WINDS = "ESWN"


# Texts


def notation() -> Iterator[Case]:
    """Hands written carelessly: in any order, with spaces, with sets."""
    chosen = Chosen("notation")
    for rules in FAMILY_OF:
        rng = Random(f"notation {rules}")
        reds = bool(load(rules).red_fives)
        while chosen.count[rules] < LEAST + 4:
            pool = [tile for tile in range(34) for _ in range(4)]
            rng.shuffle(pool)
            melds, sets = [], rng.choice((0, 0, 1, 2, 3, 4))
            for _ in range(sets):
                melds.append(random_set(rng, pool, reds))
            held = [NAMES[tile] for tile in pool[: rng.choice((13, 14)) - 3 * sets]]
            if reds:
                held = redder(rng, held)
            mark = rng.choice(("", " ", "  "))
            pictures = "0" not in "".join(held) and rng.random() < 0.3
            text = mark.join([drawn(held) if pictures else shared(rng, held), *melds])
            one = case("notation", rules, {"hand": text}, rule="contract 2")
            one["why"] = "Printing is canonical: sorted, digits shared, sets as they were made."
            one["tags"] = ["red fives"] * ("0" in text) + ["sets"] * bool(melds)
            found = answered(one)
            if "error" in found["expected"]:  # two red fives of a suit
                continue
            again = answered({**one, "input": found["expected"]})
            assert again["expected"] == found["expected"], text
            chosen.add(found, [text], LEAST + 4)
    return iter(chosen.kept)


def drawn(held: list[str]) -> str:
    """Tiles as Unicode has them: winds, red, green, white, then characters, bamboo, circles."""
    first = {"m": 0x1F007, "s": 0x1F010, "p": 0x1F019}
    honours = dict(zip("1234765", range(0x1F000, 0x1F007), strict=True))
    return "".join(
        chr(honours[tile[0]] if tile[1] == "z" else first[tile[1]] + int(tile[0]) - 1)
        for tile in held
    )


def redder(rng: Random, held: list[str]) -> list[str]:
    found = list(held)
    for suit in "mps":
        if f"5{suit}" in found and rng.random() < 0.7:
            found[found.index(f"5{suit}")] = f"0{suit}"
    return found


def shared(rng: Random, held: list[str]) -> str:
    """Tiles as somebody jots them down: neighbours of a suit may share it."""
    text, previous = "", ""
    for tile in held:
        if previous and (previous[1] != tile[1] or rng.random() < 0.5):
            text += previous[1] + rng.choice(("", " "))
        text += tile[0]
        previous = tile
    return text + previous[1]


def random_set(rng: Random, pool: list[int], reds: bool) -> str:
    """An exposed set or a concealed kong, its tiles taken from the pool."""
    while True:
        kind = rng.randrange(34)
        made = rng.choice(("chow", "pung", "kong", "added", "closed"))
        if made == "chow":
            tiles = [kind, kind + 1, kind + 2] if kind < 27 and kind % 9 < 7 else []
        else:
            tiles = [kind] * (3 if made == "pung" else 4)
        left = Counter(pool)
        if not tiles or any(left[tile] < n for tile, n in Counter(tiles).items()):
            continue
        for tile in tiles:
            pool.remove(tile)
        names = [NAMES[tile] for tile in tiles]
        if made == "chow":
            rng.shuffle(names)
        if reds and made != "added":
            names = redder(rng, names)
        digits, suit = "".join(name[0] for name in names), names[0][1]
        if made == "added":
            return f"[{digits[:3]}+{digits[3]}{suit}]"
        return f"({digits}{suit})" if made == "closed" else f"[{digits}{suit}]"


# Shapes


def shape_cases() -> Iterator[Case]:
    chosen = Chosen("shapes", LEAST)
    hands = list(shapes.random_hands(20, 900))
    for rules in FAMILY_OF:
        options = load(rules)
        forms = options.about.forms(options)
        for counts, melds in hands[len(chosen.kept) % 7 :]:
            if melds:
                continue
            kinds = [NAMES[kind] for kind in range(34) for _ in range(counts[kind])]
            text = shared(Random(1), kinds)
            one = case("shapes", rules, {"hand": text}, rule="contract 4")
            one["only"] = ("distance", "forms", "waits", "discards")
            found = answered(one)
            expected = found["expected"]
            if "error" in expected:
                continue
            for name, form in forms.items():
                slow = shapes.distance(counts, 0, form)
                if expected["forms"].get(name) != slow:
                    raise AssertionError((rules, text, name, slow))
            if len(kinds) == 13 and expected["distance"] == 0:
                slow_waits = shapes.waits(counts, 0, list(forms.values()), fifth=False)
                assert set(expected["waits"]) == {NAMES[kind] for kind in slow_waits}, text
            found["status"] = "confirmed"
            found["why"] = "The least number of exchanges, by every winning form of the ruleset."
            near = min(expected["forms"], key=lambda name: expected["forms"][name])
            shows = [(expected["distance"], len(kinds) % 3), near, len(expected.get("waits", ()))]
            found["tags"] = [near]
            if "discards" in expected and len(expected["discards"]) > 8:
                expected.pop("discards")  # long, and the forms say enough
            chosen.add(found, shows, 60)
    return iter(chosen.kept)


# Scores


def score_requests() -> Iterator[tuple[dict[str, Any], str, str]]:
    """Requests with the rule they show and how sure they are."""
    for family in FAMILIES:
        for row in rows(f"{family}_score"):
            if row.get("call", "score") == "score":
                yield row["request"], row["rule"], "confirmed"
    for row in (*rows("option_texts"), *rows("mcr_refused")):
        if "request" in row and "kind" not in row["request"]:
            request = row["request"]
            if "key" in row:
                request = {**request, "options": {row["key"]: row["value"]}}
                request["options"].update(row["request"].get("options", {}))
            yield request, row["rule"], "own"
    for rules, family in FAMILY_OF.items():
        for pattern in patterns_of(family):
            if pattern.example and " + " in pattern.example:
                hand, win = pattern.example.split(" + ")
                for by in ("discard", "self-draw"):
                    giver = {"from": "E"} if by == "discard" else {}
                    facts = {"hand": hand, "win": win, "by": by, "seat": "S", **giver}
                    for flags in flags_of(family):
                        yield {"rules": rules, **facts, "flags": flags}, pattern.rule, "own"
    for request in riichi.random_requests("conformance", 6000):
        yield request, "", "own"
    for request in mcr.random_requests(19, 3000):
        yield request, "", "own"
    for style in ("old", "new"):
        for request in hongkong.random_requests("conformance", 3000, style):
            yield request, "", "own"


def flags_of(family: str) -> Iterator[list[str]]:
    yield []
    for flag in families.about(family).flags:
        yield [flag]
    if family == "riichi":
        yield ["riichi", "ippatsu"]


def score_cases() -> Iterator[Case]:
    chosen = Chosen("scores", 40)
    for request, rule, status in score_requests():
        rules = request["rules"]
        family = family_of(rules)
        changed = request.get("options") or {}
        facts = {k: v for k, v in request.items() if k not in ("rules", "options", "id")}
        one = case("scores", rules, facts, changed=changed, rule=rule, status=status)
        one["only"] = (*SCORE, "payments")
        try:
            found = answered(one)
        except OptionError:  # an option that does not go without another
            continue
        expected = found["expected"]
        if "error" in expected and expected["error"]["code"] != "no_yaku":
            continue
        if not same_score(family, {**request, "options": dict(load(rules, changed))}, expected):
            continue
        found["status"] = "confirmed"
        fans = [fan["id"] for fan in expected.get("fans", ())]
        shows: list[object] = [*fans, ("limit", expected.get("limit")), expected.get("legal")]
        shows += [("fu", expected.get("fu")), ("error", "error" in expected)]
        preset = load(rules)
        shows += [(key, value) for key, value in changed.items() if preset[key] != value]
        shows += [(a, b) for a in fans for b in fans if a < b] if family == "mcr" else []
        shows += [(name, facts.get("by")) for name in fans]
        names = {pattern.id: pattern.en for pattern in patterns_of(family)}
        found["why"] = ", ".join(names.get(fan, fan) for fan in fans) or "No pattern that counts."
        found["tags"] = fans
        found["rule"] = rule or first_rule(family, fans)
        chosen.add(found, shows, 260)
    return iter(chosen.kept)


def first_rule(family: str, fans: list[str]) -> str:
    rules = {pattern.id: pattern.rule for pattern in patterns_of(family)}
    return next((rules[fan] for fan in fans if rules.get(fan)), "contract 3")


def same_score(family: str, request: dict[str, Any], expected: dict[str, Any]) -> bool:
    """Does the slow program say the same? One that cannot read it says nothing."""
    try:
        slow = SLOW[family].score({**request, "id": ""})
    except (KeyError, ValueError, TypeError, IndexError, StopIteration):
        return False
    if not slow.get("ok"):
        code = slow.get("error", {}).get("code")
        return bool("error" in expected and expected["error"]["code"] == code)
    for key in (*SCORE, "payments"):
        if key in slow and key in expected and key != "fans" and slow[key] != expected[key]:
            return False
    listed = [fans_of(expected)]
    if fans_of(slow) in listed:
        return True
    if family == "hongkong":
        return any(expected["fans"] == other for other in hongkong.alternatives(request))
    return False


def fans_of(answer: dict[str, Any]) -> list[tuple[str, int, int]]:
    return sorted((fan["id"], fan["value"], fan["count"]) for fan in answer.get("fans", ()))


# Settlements


def settle_requests(rules: str, rng: Random) -> Iterator[tuple[dict[str, Any], str]]:
    """Ends of hands and matches, as the ruleset knows them."""
    for name in ("riichi_settle", "mcr_settle"):
        for row in rows(name):
            if row["request"]["rules"] == rules and "kind" in row["request"]:
                yield row["request"], row["rule"]
    for row in rows("settle_values"):
        if row["request"]["rules"] == rules and "error" not in row["expect"]:
            yield row["request"], row["rule"]
    options = load(rules)
    ends = options.about.ends(options)
    start = options.about.start(options)
    for number in range(400):
        kind = rng.choice(ends.kinds)
        request: dict[str, Any] = {"rules": rules, "kind": kind}
        if kind != "final" and rng.random() < 0.5:
            request["hand"] = f"{rng.choice('ESW')}{rng.randint(1, 4)}.0"
        if ends.counters and kind != "final":
            request |= {"honba": rng.randrange(4), "deposits": rng.randrange(3)}
            request["hand"] = f"{rng.choice('ES')}{rng.randint(1, 4)}.{request['honba']}"
        if ends.options.get(kind):
            request["options"] = dict(ends.options[kind])
        if kind == "draw" and ends.tenpai:
            request["tenpai"] = [wind for wind in WINDS if rng.random() < 0.5]
        if kind in ("nagashi", "chombo"):
            request["by"] = [rng.choice(WINDS)]
        if kind == "abort":
            request["why"] = rng.choice(ends.aborts)
            request.pop("why")
        if kind == "final":
            unit = 100 if start else 1
            parts = [rng.randrange(-150, 150) * unit for _ in range(3)]
            scores = [start + part for part in (*parts, -sum(parts))]
            if number % 5 == 0:
                scores[1] = scores[0] = (scores[0] + scores[1]) // 2
            request["scores"] = dict(zip(WINDS, scores, strict=True))
        if kind == "win":
            request["wins"] = [win_of(rules, rng)]
        yield request, ""


def win_of(rules: str, rng: Random) -> dict[str, Any]:
    """A win by value."""
    family = family_of(rules)
    seat = rng.choice(WINDS)
    win: dict[str, Any] = {"seat": seat, "by": rng.choice(("self-draw", "discard"))}
    if win["by"] == "discard":
        win["from"] = rng.choice([wind for wind in WINDS if wind != seat])
    if family == "riichi":
        han = rng.randint(1, 13)
        win["value"] = {"han": han, "fu": rng.choice((30, 40, 50, 60, 70))}
        if rng.random() < 0.1:
            win["value"] = {"yakuman": 1}
    elif family == "mcr":
        win["value"] = {"points": rng.choice((8, 9, 12, 16, 24, 33, 48, 64, 88))}
    else:
        win["value"] = {"fan": rng.randint(max(1, load(rules).number("min_fan")), 13)}
    return win


def settlement_cases() -> Iterator[Case]:
    chosen = Chosen("settlements", LEAST + 6)
    for rules, family in FAMILY_OF.items():
        for request, rule in settle_requests(rules, Random(f"settle {rules}")):
            changed = request.get("options") or {}
            facts = {k: v for k, v in request.items() if k not in ("rules", "options", "id")}
            kind = facts["kind"]
            one = case("settlements", rules, facts, changed=changed, rule=rule)
            one["only"] = FINAL if kind == "final" else SETTLED
            found = answered(one)
            expected = found["expected"]
            if "error" in expected:
                continue
            found["status"] = agrees(family, {**request, "options": changed}, expected)
            found["rule"] = rule or load(rules).about.citations.get("settled", "contract 3")
            found["why"] = WHY[kind]
            found["tags"] = [kind]
            shows: list[object] = [kind, (kind, expected.get("dealer_stays"))]
            shows += [(kind, expected.get("honba_next")), (kind, expected.get("deposits_left"))]
            if kind == "win":
                shows += [json.dumps(facts["wins"][0].get("value")), len(facts["wins"])]
            shows += [(kind, len(facts.get("tenpai", ()))), (kind, tuple(changed.items()))]
            chosen.add(found, shows, 90)
    return iter(chosen.kept)


WHY = {
    "win": "What a win moves, and who deals next.",
    "draw": "What a hand without a winner moves, and who deals next.",
    "abort": "A hand broken off: nothing moves but what the rules say.",
    "nagashi": "Paid for a river of terminals and honours.",
    "chombo": "What a false win costs.",
    "final": "Places and results of a match.",
}


def agrees(family: str, request: dict[str, Any], expected: dict[str, Any]) -> str:
    """``confirmed`` if the slow program says the same of what it knows; it may not contradict."""
    told = {key: value for key, value in request.items() if key not in ("hand", "round")}
    if "hand" in request:
        told.setdefault("honba", int(request["hand"].partition(".")[2]))
    try:
        slow = SLOW[family].settle({**told, "id": ""})
    except (KeyError, ValueError, TypeError, AttributeError):
        return "own"
    if not slow.get("ok", True):
        return "own"
    shared_keys = [key for key in slow if key in expected and key != "next"]
    different = [key for key in shared_keys if slow[key] != expected[key]]
    if different:
        raise AssertionError((request, {key: (slow[key], expected[key]) for key in different}))
    return "confirmed" if "payments" in shared_keys or "places" in shared_keys else "own"
