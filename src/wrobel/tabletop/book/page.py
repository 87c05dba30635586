"""A book as its page shows it, and new entries as the page writes them.

The page sends the lines it has stored and, if something is to be written, the entry. It gets the
state with the entry in it, the line to store, and what would change; or why it cannot be.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from wrobel.errors import TextError, WrobelError, shown
from wrobel.rules import rulesets
from wrobel.rules.families import part
from wrobel.rules.ticking import Win
from wrobel.rules.ticking import tick as ticks_of
from wrobel.rules.trace import Text
from wrobel.tabletop.book.book import Book, HandRow, Problem, plain
from wrobel.tabletop.book.corrections import redo, undo, voided
from wrobel.tabletop.book.entries import HANDS, Entry, by_persons, too_deep
from wrobel.tabletop.book.exports import to_csv, to_html, wind_name
from wrobel.tabletop.book.fold import fold, pinned
from wrobel.tabletop.book.lines import device_of, hash_of, read_lines, write_line
from wrobel.tabletop.book.needs import needs as needs_of
from wrobel.tabletop.book.needs import paid
from wrobel.tabletop.book.order import ordered
from wrobel.tabletop.book.statistics import statistics
from wrobel.tabletop.book.story import story as story_of
from wrobel.tabletop.book.words import (
    FINE,
    SCORES,
    besides,
    happened,
    left,
    moved,
    signed,
)
from wrobel.tiles import WINDS

MOST_LINES = 5000

RIICHI = Text("Riichi: {name}", "Riichi: {name}")
CHANGE = Text("Correction: {what}", "Poprawka: {what}")
SWAP = Text("Swapped seats: {names}", "Zamiana miejsc: {names}")
SCORES_NOW = Text("Scores", "Stan")
END = Text("End of the match", "Koniec partii")
SELF = Text("self-drawn", "z własnego dobrania")
FROM = Text("from {name}", "od: {name}")


def book(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The question of the page; see the module.

    >>> start = {"type": "start", "rules": "mcr", "players": list("ABCD")}
    >>> found = book({"lines": [], "entry": start, "id": "a", "device": "d"}, "en")
    >>> found["line"][:57]
    '{"type":"start","rules":"mcr","players":["A","B","C","D"]'
    """
    lines = lines_of(fields)
    entries, problems = read_lines("\n".join(lines))
    before = fold(entries)
    wanted = fields.get("entry")
    answer: dict[str, Any] = {"line": None, "refused": None, "changes": []}
    state = before
    if wanted is not None:
        entry = written(fields, wanted, entries, before, lines)
        state = fold([*entries, entry])
        new = [one for one in state.problems if one.id == entry["id"]]
        if new:
            answer["refused"] = new[0].say(lang)
            state = before
        else:
            answer["line"] = write_line(entry)
            answer["changes"] = changes(before, state, lang)
            entries = [*entries, entry]
    state.problems = [*problems, *state.problems]
    return {**answer, "state": told(state, ordered(entries)[0], lang)}


def lines_of(fields: Mapping[str, Any]) -> list[str]:
    lines = fields.get("lines")
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise TextError("not_a_list", "lines")
    if len(lines) > MOST_LINES:
        raise TextError("not_within", "lines", value=str(len(lines)), least=0, most=MOST_LINES)
    return lines


def written(
    fields: Mapping[str, Any],
    wanted: object,
    entries: Sequence[Any],
    before: Book,
    lines: Sequence[str],
) -> dict[str, Any]:
    """An entry with what every entry carries: id, time, device, what was seen, the hash."""
    if not isinstance(wanted, dict):
        raise TextError("not_an_object", "entry")
    identity, device, at = fields.get("id"), fields.get("device"), fields.get("at")
    if not isinstance(identity, str) or not identity:
        raise TextError("not_text", "id", value=shown(identity))
    entry = {**wanted, "id": identity}
    if wanted.get("type") == "start":
        with suppress(WrobelError):  # the fold says why
            entry = {**pinned(wanted), "id": identity}
    hand = next((one for one in before.hands if one.id == wanted.get("of")), None)
    if hand is not None and wanted.get("type") == "change" and not too_deep(wanted):
        # The page knows who it was; who sat elsewhere stands in the book under the other's number.
        entry["entry"] = hand.as_written(wanted.get("entry"))
    if isinstance(at, str):
        entry["at"] = at
    if isinstance(device, str):
        entry["by_device"] = device
    if wanted.get("type") in HANDS:
        entry.setdefault("hand", len(before.hands) + 1)
    if before.last is not None:
        entry["after"] = before.last
    own = [
        line
        for one, line in zip(entries, lines, strict=False)
        if isinstance(one, dict) and device_of(one) == device_of(entry)
    ]
    if own and len(entries) == len(lines):
        used = {one.get("prev") for one in entries if isinstance(one, dict)}
        ends = [line for line in own if hash_of(line) not in used]
        entry["prev"] = hash_of((ends or own)[-1])
    return entry


def changes(before: Book, after: Book, lang: str) -> list[dict[str, Any]]:
    """What a correction changes: hands that count otherwise, not any more or again; the scores."""
    old, new = ({hand.id: hand for hand in book.hands} for book in (before, after))
    why = {one.id: one.say(lang) for one in after.problems}
    found = [
        change_told(wind_name(hand.place, lang), old.get(hand.id), hand)
        for hand in after.hands
        if hand.id not in old
        or (old[hand.id].scores, old[hand.id].place) != (hand.scores, hand.place)
    ]
    found += [
        change_told(wind_name(hand.place, lang), hand, None, why.get(id))
        for id, hand in old.items()
        if id not in new
    ]
    if before.scores != after.scores and (not found or found[-1]["after"] != told_scores(after)):
        found.append(change_told(SCORES_NOW.say(lang), before, after))
    return found


def change_told(
    name: str, before: Book | HandRow | None, after: Book | HandRow | None, why: str | None = None
) -> dict[str, Any]:
    """The scores at one place of a book; ``why`` a hand does not count any more."""
    return {
        "hand": name,
        "before": before and told_scores(before),
        "after": after and told_scores(after),
        "why": why,
    }


def told_scores(of: Book | HandRow) -> list[int | float]:
    return [plain(score) for score in of.scores]


def told(state: Book, entries: Sequence[Entry], lang: str) -> dict[str, Any] | None:
    """All that the page shows; None before the start."""
    options = state.options
    if options is None:
        return None
    ends = options.about.ends(options)
    back, forth = undo(entries), redo(entries)
    by_id = {entry.id: entry for entry in entries}
    authors = {  # which device wrote the newest form of a hand
        hand.id: by_id[(hand.changed or (hand.id,))[0]].device for hand in state.hands
    }
    return {
        "rules": options.rules,
        "family": options.family,
        "title": rulesets.text_of(options.rules)[f"title_{lang}"],
        "options": dict(state.overrides),
        "players": list(state.players),
        "scores": told_scores(state),
        "winds": [WINDS[wind] for wind in state.winds],
        "place": wind_name(state.place, lang),
        "round": WINDS[state.place.round % len(WINDS)],
        "deal": state.place.deal + 1,
        "counter": state.place.counter,
        "deposits": state.deposits,
        "taken": state.taken,
        "laid": list(state.laid),
        "laid_by": list(state.laid_by),
        "over": state.over,
        "ended": state.ended,
        "hands": [hand_told(state, hand, authors, lang) for hand in reversed(state.hands)],
        "between": [
            {"id": entry.id, "what": said(state, entry, by_id, lang)}
            for entry in reversed(standing(entries, state))
            if entry.type in ("penalty", "score", "swap")
        ],
        "problems": [problem_told(state, one, by_id, lang) for one in state.problems],
        "final": state.final,
        "places": state.places,
        "table_points": state.table_points,
        "left": left(state, lang),
        "undo": back and {"id": back.id, "what": said(state, back, by_id, lang)},
        "redo": forth and {"id": forth.id, "what": said(state, forth, by_id, lang)},
        "kinds": [kind for kind in ends.kinds if kind != "final"],
        "aborts": list(ends.aborts),
        "sticks": ends.sticks,
        "tenpai": ends.tenpai,
        "several": ends.several,
        "liable": "liable" in options.about.known_fields(options),
        "signed": list(state.signed),
        "writer": state.writer,
        "confirms": state.confirms,
        "statistics": statistics(state),
    }


def standing(entries: Sequence[Entry], state: Book) -> list[Entry]:
    """The entries that count."""
    out = {*voided(entries), *(one.id for one in state.problems)}
    return [entry for entry in entries if entry.id not in out]


def hand_told(
    state: Book, hand: HandRow, authors: Mapping[str, str | None], lang: str
) -> dict[str, Any]:
    return {
        "id": hand.id,
        "name": wind_name(hand.place, lang),
        "type": hand.type,
        "what": happened(state, hand, lang),
        "moved": [*besides(state, hand, lang), *moved(state, hand)],
        "payments": list(hand.payments),
        "scores": list(hand.scores),
        "entry": dict(hand.entry),
        "winds": [WINDS[wind] for wind in hand.winds],
        "round": WINDS[hand.place.round % len(WINDS)],
        "deal": hand.place.deal + 1,
        "counter": hand.place.counter,
        "deposits": hand.deposits + len(hand.riichi),
        "laid": list(hand.riichi),
        "sticks": list(hand.sticks),
        "changed": bool(hand.changed),
        "doubts": list(state.doubts.get(hand.id, ())),
        "waits": state.confirms and hand.id not in state.confirmed,
        "device": authors.get(hand.id),
    }


def problem_told(
    state: Book, problem: Problem, by_id: Mapping[str, Entry], lang: str
) -> dict[str, Any]:
    """A problem, with the entry it is about in words: of two for one hand people must choose."""
    entry = by_id.get(problem.id or "")
    other = None
    if entry is not None and problem.code == "conflict":
        other = next((hand for hand in state.hands if hand.number == entry.hand), None)
    return {
        **problem.to_dict(lang),
        "what": None if entry is None else described(state, entry, lang),
        "other": other and {"id": other.id, "what": happened(state, other, lang)},
    }


def described(state: Book, entry: Entry, lang: str) -> str | None:
    """A hand that does not count, as if it were the one being played."""
    if entry.type not in HANDS:
        return None
    fields = as_meant(state, entry)
    nothing, winds = (0,) * len(state.players), tuple(state.winds)
    try:
        row = HandRow(entry.id, entry.type, state.place, 0, fields, nothing, nothing, winds, 0)
        return happened(state, row, lang)
    except (KeyError, TypeError, IndexError, ValueError, WrobelError):
        return None


def said(state: Book, entry: Entry, by_id: Mapping[str, Entry], lang: str) -> str:
    """An entry in a line, for who takes it back or brings it back."""
    row = next((hand for hand in state.hands if hand.id == entry.id), None)
    if row is not None:
        return f"{wind_name(row.place, lang)}: {happened(state, row, lang)}"
    fields = as_meant(state, entry)
    player = fields.get("player")
    known = isinstance(player, int) and 0 <= player < len(state.players)
    name = state.players[player] if known and isinstance(player, int) else ""
    if entry.type == "riichi":
        return RIICHI.having(name=name).say(lang)
    if entry.type == "penalty" and isinstance(fields.get("points"), int):
        return FINE.having(name=name, points=signed(fields["points"])).say(lang)
    if entry.type in ("void", "change") and fields.get("of") in by_id:
        about = said(state, by_id[fields["of"]], by_id, lang)  # a void is told by what comes back
        return about if entry.type == "void" else CHANGE.having(what=about).say(lang)
    if entry.type == "swap":
        both = fields.get("players")
        ok = isinstance(both, list) and all(isinstance(one, int) for one in both)
        named = [state.players[one] for one in both or () if ok and 0 <= one < len(state.players)]
        return SWAP.having(names=" ↔ ".join(named)).say(lang)
    name = {"score": SCORES, "end": END}.get(entry.type, Text(entry.type, entry.type)).say(lang)
    return described(state, entry, lang) or name


def as_meant(state: Book, entry: Entry) -> Any:
    """The fields of an entry with the persons its numbers mean, also after a swap."""
    person = state.meant.get(entry.id)
    return entry.fields if person is None else by_persons(entry.fields, person)


def values(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The values that exist for a winner: a grid, cells, a pad.

    >>> values({"rules": "mcr"}, "en")["pad"]["least"]
    8
    """
    options = rulesets.load(str(fields.get("rules")), fields.get("options") or None)
    choice = part(options.family, "values").choice(
        options, bool(fields.get("dealer")), bool(fields.get("own_draw"))
    )
    found: dict[str, Any] = choice.to_dict(lang)
    return found


def tick(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A win by ticking its patterns: those that are out, and the value of those that stand."""
    options = rulesets.load(str(fields.get("rules")), fields.get("options") or None)
    given = fields.get("ticked")
    ticked = {
        id: count
        for id, count in (given.items() if isinstance(given, dict) else ())
        if isinstance(count, int) and not isinstance(count, bool)
    }
    fu = fields.get("fu")
    return ticks_of(
        Win(
            options,
            bool(fields.get("own_draw")),
            bool(fields.get("open")),
            ticked,
            fu if isinstance(fu, int) else None,
        ),
        lang,
    )


def needs(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What one player needs to pass the others and to be first."""
    entries, _ = read_lines("\n".join(lines_of(fields)))
    state = fold(entries)
    player = fields.get("player")
    if state.options is None or not isinstance(player, int) or not 0 <= player < len(state.players):
        raise TextError("not_whole", "player", value=shown(player))
    words = part(state.options.family, "values").words

    def way(one: Any) -> dict[str, Any]:
        giver = one.giver
        how = SELF if giver is None else FROM.having(name=state.players[giver])
        if one.value is None:
            return {"how": how.say(lang), "value": None, "brings": None}
        brings = paid(state, player, one.value, own_draw=giver is None)
        return {"how": how.say(lang), "value": words(one.value).say(lang), "brings": brings}

    return {
        "needs": [
            {
                "target": None if need.target is None else state.players[need.target],
                "gap": plain(need.gap),
                "ways": [way(one) for one in need.ways],
            }
            for need in needs_of(state, player)
        ]
    }


def story(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """One hand: why it is worth that, and everything that was written about it."""
    entries, _ = read_lines("\n".join(lines_of(fields)))
    return story_of(fold(entries), ordered(entries)[0], fields.get("hand"), lang)


def sheet(fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The printable sheet and the table for spreadsheets."""
    entries, _ = read_lines("\n".join(lines_of(fields)))
    state = fold(entries)
    return {"html": to_html(state, lang), "csv": to_csv(state, lang)}
