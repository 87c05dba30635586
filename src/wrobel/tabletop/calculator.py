"""The calculator: a hand as far as it has been put together, and all there is to say about it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from wrobel.analysis import analyze
from wrobel.errors import HandError, TextError, WrobelError, shown
from wrobel.notation import (
    Hand,
    Meld,
    make_meld,
    meld_kind,
    read_hand,
    read_tiles,
    scan_tiles,
    write_tiles,
)
from wrobel.rules import rulesets
from wrobel.rules.compare import score_under
from wrobel.rules.options import Options
from wrobel.rules.request import WAYS, Request
from wrobel.rules.scorer import score
from wrobel.tabletop.facts import fields_of, flags_of, knows
from wrobel.tabletop.problems import problem_of
from wrobel.tiles import BONUS, NAMES, kind

FULL = 13
MOST_WORTHS = 13


def look(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """All there is to say about a score request that need not be complete yet.

    ``problems`` are what cannot be, each with the field it is about; ``missing`` is what is
    still to be filled in; ``shape`` how far the hand is and what it waits for; ``offers`` why a
    circumstance is not possible here (null: it is); ``score`` the answer, once there is one.
    """
    options = rulesets.load(str(fields.get("rules")), fields.get("options") or None)
    answer: dict[str, Any] = {
        "knows": knows(options, lang),
        "problems": [],
        "missing": [],
        "shape": None,
        "offers": {},
        "score": None,
    }
    known = {"rules", "options", *fields_of(options)}
    request = {name: value for name, value in fields.items() if name in known and given(value)}
    try:
        hand = Hand(tuple(tiles_of(request, "hand")), tuple(melds_of(request)))
        problems: list[WrobelError] = [*wrong_copies(request, hand), *wrong_count(hand)]
        win = win_of(request)
    except WrobelError as error:
        answer["problems"] = [problem_of(error, lang)]
        return answer
    if not problems:
        answer["missing"] = missing(request, hand, win)
        answer["shape"] = shape(request, hand, win, options, lang)
    if not problems and len(hand.concealed) + 3 * len(hand.melds) == FULL and win is not None:
        answer["offers"] = offers(request, options, lang)
        problems = judged(request, answer, lang)
    answer["problems"] = [problem_of(problem, lang) for problem in problems]
    return answer


def given(value: object) -> bool:
    """Has a field been filled in? ``False`` and 0 are answers too."""
    return value is not None and value not in ("", [])


def tiles_of(request: Mapping[str, Any], field: str) -> list[int]:
    """The tiles of a field; too many of a kind are told where they are, not here."""
    text = request.get(field, "")
    if not isinstance(text, str):
        raise TextError("not_text", field, value=shown(text))
    try:
        return read_tiles(text)
    except WrobelError as error:
        raise error.at(field) from None


def melds_of(request: Mapping[str, Any]) -> list[Meld]:
    """The sets; an error names its set."""
    entries = request.get("melds") or []
    if not isinstance(entries, list):
        raise TextError("not_a_list", "melds")
    found = []
    for number, entry in enumerate(entries):
        if not isinstance(entry, dict) or not isinstance(entry.get("tiles"), str):
            raise HandError("empty_meld", f"melds[{number}]")
        try:
            found.append(
                make_meld(
                    str(entry.get("kind")),
                    read_tiles(entry["tiles"]),
                    concealed=bool(entry.get("concealed")),
                    added=bool(entry.get("added")),
                )
            )
        except WrobelError as error:
            raise error.at(f"melds[{number}]") from None
    return found


def win_of(request: Mapping[str, Any]) -> int | None:
    tiles = tiles_of(request, "win")
    return tiles[0] if len(tiles) == 1 else None


def wrong_copies(request: Mapping[str, Any], hand: Hand) -> list[HandError]:
    """Tiles of which there are more than exist, each told at the field that has one too many."""
    places: list[tuple[str, list[int]]] = [
        (f"melds[{number}]", list(meld.tiles)) for number, meld in enumerate(hand.melds)
    ]
    places.append(("hand", list(hand.concealed)))
    places += [
        (field, tiles_of(request, field))
        for field in ("win", "dora", "ura", "bonus")
        if field in request
    ]
    kinds: Counter[int] = Counter()
    singles: Counter[int] = Counter()
    found: dict[tuple[str, int], HandError] = {}
    for where, tiles in places:
        for tile in tiles:
            kinds[kind(tile)] += 1
            singles[tile] += 1
            if tile >= BONUS and singles[tile] > 1:
                error = HandError("second_bonus", where, tile=NAMES[tile])
            elif 34 <= tile < BONUS and singles[tile] > 1:
                error = HandError("second_red", where, tile=NAMES[tile])
            elif tile < BONUS and kinds[kind(tile)] > 4:
                error = HandError("fifth_tile", where, tile=NAMES[tile])
            else:
                continue
            found.setdefault((where, tile), error)
    return list(found.values())


def wrong_count(hand: Hand) -> list[HandError]:
    over = len(hand.concealed) + 3 * len(hand.melds) - FULL
    if over <= 0:
        return []
    return [HandError("too_many_tiles", "hand", n=over)]


def missing(request: Mapping[str, Any], hand: Hand, win: int | None) -> list[dict[str, Any]]:
    """What is still to be filled in before there is a score, or before somebody pays."""
    found: list[dict[str, Any]] = []
    tiles = FULL - len(hand.concealed) - 3 * len(hand.melds)
    if tiles > 0:
        found.append({"field": "hand", "tiles": tiles})
    if win is None:
        found.append({"field": "win", "tiles": 1})
    if request.get("by", "discard") != "self-draw" and not request.get("from"):
        found.append({"field": "from"})
    return found


def shape(
    request: Mapping[str, Any], hand: Hand, win: int | None, options: Options, lang: str
) -> dict[str, Any] | None:
    """How far 13 tiles are from waiting, and what each tile they wait for would be worth."""
    if len(hand.concealed) + 3 * len(hand.melds) != FULL or any(
        tile >= BONUS for tile in hand.concealed
    ):
        return None
    try:
        found = analyze(str(hand), options.rules, options=request.get("options"))
    except WrobelError:
        return None
    waits: list[dict[str, Any]] = []
    for tile, left in list(found.waits.items())[:MOST_WORTHS]:
        entry: dict[str, Any] = {"tile": tile, "left": left}
        if win is None:
            entry["worth"] = worth({**request, "win": tile}, options, lang)
        waits.append(entry)
    return {
        "distance": found.distance,
        "waits": waits,
        "accepts": [{"tile": tile, "left": left} for tile, left in found.accepts.items()],
    }


def worth(request: Mapping[str, Any], options: Options, lang: str) -> str:
    """A win in a few words."""
    fields = {name: value for name, value in request.items() if name not in ("rules", "options")}
    return score_under(fields, request.get("options") or {}, options.rules).worth.say(lang)


def offers(request: Mapping[str, Any], options: Options, lang: str) -> dict[str, str | None]:
    """Why a circumstance or a way to win is impossible beside the others; None where it is not.

    A chosen one that cannot be says so itself; the others are asked as if it were not there.
    """
    given_flags = request.get("flags")
    declarations = options.about.declarations
    listed = given_flags if isinstance(given_flags, list) else []
    wanted = [one for one in listed if isinstance(one, str)]
    chosen: list[str] = []
    for flag in sorted(wanted, key=lambda one: one not in declarations):
        if contradiction({**request, "flags": [*chosen, flag]}) is None:
            chosen.append(flag)
    trials: dict[str, dict[str, Any]] = {
        flag: {"flags": [*(one for one in chosen if one != flag), flag]}
        for flag in flags_of(options)
    }
    for flag in declarations:
        if flag in trials:  # one takes the place of the other
            trials[flag] = {"flags": [*(one for one in chosen if one not in declarations), flag]}
    for by in WAYS:
        trials[f"by.{by}"] = {"by": by, "flags": [], "from": None}
    found: dict[str, str | None] = {}
    for name, change in trials.items():
        error = contradiction({**request, **change})
        found[name] = None if error is None else error.sentence(lang)
    return found


def contradiction(fields: Mapping[str, Any]) -> WrobelError | None:
    """What cannot be together in a request; other mistakes are told elsewhere."""
    try:
        Request(dict(fields))
    except WrobelError as error:
        return error if error.code == "contradiction" else None
    return None


def judged(request: Mapping[str, Any], answer: dict[str, Any], lang: str) -> list[WrobelError]:
    """Score the hand into the answer; returns what keeps it from being one."""
    try:
        found = score(dict(request), trace=True)
    except WrobelError as error:
        return [error.at("win") if error.code == "not_a_win" else error]
    told = found.to_dict(lang)
    told.pop("id", None)
    if not told["ok"]:
        answer["score"] = told
        return [HandError("no_yaku", "hand")]
    answer["score"] = told
    return []


# Text


def read(fields: Mapping[str, Any], _lang: str) -> dict[str, Any]:
    """A hand in one line as its parts: tiles, sets, and the winning tile after a plus sign.

    Without a plus the last of 14 tiles is the winning one.

    >>> found = read({"text": "33z55p [111z] [222z] (4444s) + 5p"}, "en")
    >>> found["hand"], found["win"], [meld["kind"] for meld in found["melds"]]
    ('55p33z', '5p', ['pung', 'pung', 'kong'])
    """
    text = fields.get("text")
    if not isinstance(text, str) or len(text) > 200:
        raise TextError("not_text", "hand", value=shown(text))
    before, plus, after = cut(text)
    outside, sets = without_sets(before)
    tiles = [tile for tile, _ in scan_tiles(outside, 0)]
    winning = [tile for tile, _ in scan_tiles(after, len(before) + len(plus))]
    if len(winning) > 1:
        raise HandError("one_winning_tile", "win")
    bonus = [tile for tile in tiles if tile >= BONUS]
    tiles = [tile for tile in tiles if tile < BONUS]
    melds = read_hand(" ".join(sets)).melds if not spoilt(sets) else ()
    if not plus and len(tiles) + 3 * len(melds) == FULL + 1:
        winning = [tiles.pop()]
    return {
        "hand": write_tiles(tiles),
        "win": NAMES[winning[0]] if winning else "",
        "bonus": write_tiles(bonus),
        "melds": [
            {
                "kind": meld.kind,
                "tiles": write_tiles(meld.tiles),
                **({"concealed": True} if meld.concealed else {}),
                **({"added": True} if meld.added else {}),
            }
            for meld in melds
        ],
    }


def cut(text: str) -> tuple[str, str, str]:
    """The text before a plus outside brackets, the plus, and the text after it."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "[(") - (sign in "])")
        if sign == "+" and depth == 0:
            return text[:place], "+", text[place + 1 :]
    return text, "", ""


def without_sets(text: str) -> tuple[str, list[str]]:
    """The text with blanks where its bracketed sets stood, and the sets."""
    outside, sets, place = text, [], 0
    while place < len(text):
        if text[place] in "[(":
            end = text.find("]" if text[place] == "[" else ")", place)
            if end < 0:
                raise TextError("open_bracket", "hand", sign=place + 1)
            sets.append(text[place : end + 1])
            outside = outside[:place] + " " * (end + 1 - place) + outside[end + 1 :]
            place = end
        place += 1
    return outside, sets


def spoilt(sets: list[str]) -> bool:
    """Raise for the first bracket that holds no set; says whether there are none at all."""
    for number, one in enumerate(sets):
        inner = one[1:-1].replace("+", " ", 1)
        try:
            meld_kind(read_tiles(inner))
        except WrobelError as error:
            raise error.at(f"melds[{number}]") from None
    return not sets
