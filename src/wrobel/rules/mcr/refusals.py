"""Which fans are in an MCR hand and yet do not count, and the principle that says so (6.2)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from wrobel.rules.catalogue import Exclusion, Pattern
from wrobel.rules.mcr.catalogue import OPTIONAL_EXCLUSIONS, PATTERNS
from wrobel.rules.mcr.option_words import NAMES
from wrobel.rules.mcr.readings import Candidate, Reading, group_sets, hog_kinds, tiles_text
from wrobel.rules.mcr.selection import PLACE_OF, exclusions_of, joined, points_of
from wrobel.rules.request import Request
from wrobel.rules.trace import Line, Text

IMPLIED = Text(
    "{fan}{sets}: implied by {by} (non-repeat)",
    "{fan}{sets}: zawiera się w fanie {by} (zasada niepowtarzania)",
)
BY_OPTION = Text(
    "{fan}{sets}: does not count beside {by} (option “{option}”)",
    "{fan}{sets}: nie liczy się obok fanu {by} (opcja „{option}”)",
)
WIND_SETS = Text(
    "{fan}{sets}: the winds already count as {by} (non-repeat)",
    "{fan}{sets}: te Wiatry liczą się już jako {by} (zasada niepowtarzania)",
)
SAME_SET = Text(
    "{fan}{sets}: this set already counts as {by} (non-repeat)",
    "{fan}{sets}: ten układ liczy się już jako {by} (zasada niepowtarzania)",
)
BELONG = {
    "chow": Text(
        "{fan}{sets}: those chows already belong to {by} (account-once)",
        "{fan}{sets}: te chow należą już do fanu {by} (zasada jednokrotnego łączenia)",
    ),
    "pung": Text(
        "{fan}{sets}: those pungs already belong to {by} (account-once)",
        "{fan}{sets}: te pungi należą już do fanu {by} (zasada jednokrotnego łączenia)",
    ),
}
TIED = Text(
    "{fan}{sets}: those sets are already tied together by {by} (account-once)",
    "{fan}{sets}: te układy są już połączone przez {by} (zasada jednokrotnego łączenia)",
)
IDENTICAL = Text(
    "{fan}{sets}: {shared} is already used for another {fan} (non-identical)",
    "{fan}{sets}: w innym fanie {fan} jest już {shared} (zasada nieidentyczności)",
)
OTHER_SPLIT = Text(
    "{fan}{sets}: only if the tiles are divided otherwise, which is worth {worth} in all; no set "
    "is taken apart for another fan (non-separation, highest choice)",
    "{fan}{sets}: tylko przy innym podziale kamieni, wartym razem {worth}; żadnego układu nie "
    "rozbija się dla kolejnego fanu (zasady nierozdzielania i najwyższego wyniku)",
)
OTHER_PLACE = Text(
    "{fan}{sets}: only if the winning tile goes to {group}, which is worth {worth} in all "
    "(highest choice)",
    "{fan}{sets}: tylko gdy zwycięski kamień trafia do {group}, co warte jest razem {worth} "
    "(zasada najwyższego wyniku)",
)
MORE_WAITS = Text(
    "{fan}{sets}: the hand waited for more than one tile ({waits})",
    "{fan}{sets}: ręka czekała na więcej niż jeden kamień ({waits})",
)
ONLY_SELF_DRAWN = Text(
    "{fan}: a self-draw adds only Self-Drawn to {by} (option “{option}”)",
    "{fan}: do fanu {by} wygrana z muru dodaje tylko Wygraną z Muru (opcja „{option}”)",
)
FLOWER_REPLACED = Text(
    "{fan}: the tile replaced a flower, which is a plain self-draw",
    "{fan}: kamień był dobrany za Kwiat, a to zwykła wygrana z muru",
)
HONOUR_HOG = Text(
    "{fan}{sets}: honors do not count (option “{option}”)",
    "{fan}{sets}: Honory się nie liczą (opcja „{option}”)",
)
ONCE = Text("{one}", "{one}")
TIMES = Text("{count} × {one}", "{count} × {one}")
COMMA = Text("{one}, {other}", "{one}, {other}")
AND = Text("{one} and {other}", "{one} i {other}")

SPECIAL = (
    "nine_gates",
    "seven_shifted_pairs",
    "thirteen_orphans",
    "four_concealed_pungs",
    "seven_pairs",
    "greater_honors_and_knitted",
    "lesser_honors_and_knitted",
)
BY_ID = {pattern.id: pattern for pattern in PATTERNS}
OPTION_OF = {id(exclusion): key for key, _value, exclusion in OPTIONAL_EXCLUSIONS}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a candidate does not count: the sentence without the fan, and its rule."""

    text: Text
    rule: str


def refusals(request: Request, readings: list[Reading]) -> list[Line]:
    """Every fan present but not counted, with what removed it; the chosen reading is first."""
    chosen = readings[0]
    lines = [
        *removed(request, chosen),
        *never_found(request, chosen),
        *elsewhere(request, readings),
    ]
    return sorted(lines, key=lambda one: PLACE_OF[one.id])


def line(
    request: Request, pattern: Pattern, reason: Reason, sets: list[str], count: int = 1
) -> Line:
    """One refused fan; equal ones are told once."""
    worth = points_of(request.options)[PLACE_OF[pattern.id]]
    shown = " " + ", ".join(dict.fromkeys(sets)) if sets else ""
    return Line(
        id=pattern.id,
        number=pattern.number,
        name=pattern,
        original=pattern.script,
        why=reason.text.having(fan=pattern, sets=shown),
        value=worth,
        count=count,
        sets=tuple(sets),
        rule=reason.rule,
    )


def places(sets: int) -> list[int]:
    return [place for place in range(4) if sets >> place & 1]


def removed(request: Request, reading: Reading) -> Iterator[Line]:
    """The candidates of the chosen reading that were struck out or not chosen."""
    merged: dict[tuple[int, str], tuple[Reason, list[str], list[int]]] = {}
    for candidate in reading.candidates:
        fan, sets, kept = candidate
        if kept:
            continue
        reason = reason_of(request, reading, candidate)
        text = reading.text_of(sets)
        key = (fan, reason.text.having(fan="", sets="").say("en"))
        _reason, texts, count = merged.setdefault(key, (reason, [], [0]))
        texts += [text] if text else []
        count[0] += 1
    for (fan, _text), (reason, texts, count) in merged.items():
        shown = texts or list(group_sets(request, reading, PATTERNS[fan].id))
        yield line(request, PATTERNS[fan], reason, shown, count[0])


def reason_of(request: Request, reading: Reading, candidate: Candidate) -> Reason:
    """What removed a candidate: an exclusion, or the choice among fans of several sets."""
    found = [
        (by, exclusion)
        for exclusion in exclusions_of(request.options)
        if PATTERNS[candidate[0]].id in exclusion.removes
        for by in reading.candidates
        if PATTERNS[by[0]].id == exclusion.by and applies(exclusion, by, candidate, reading)
    ]
    if not found:
        return linked_reason(reading, candidate)
    by, exclusion = max(found, key=lambda pair: (pair[0][2], PATTERNS[pair[0][0]].closed))
    name = PATTERNS[by[0]]
    if id(exclusion) in OPTION_OF and "(" not in exclusion.rule:
        text = BY_OPTION.having(by=name, option=NAMES[OPTION_OF[id(exclusion)]])
    elif exclusion.scope == "shared-set":
        text = BELONG[reading_kind(reading, candidate)].having(by=name)
    else:
        text = {"winds": WIND_SETS, "same-set": SAME_SET}.get(exclusion.scope, IMPLIED)
        text = text.having(by=name)
    return Reason(text, exclusion.rule)


def applies(exclusion: Exclusion, by: Candidate, candidate: Candidate, reading: Reading) -> bool:
    """Does an exclusion by one candidate reach another?"""
    if exclusion.scope == "winds":
        return all(reading.sets[place][-1] == "z" for place in places(candidate[1]))
    if exclusion.scope == "same-set":
        return by[1] == candidate[1]
    if exclusion.scope == "shared-set":
        return candidate[1] & ~by[1] == 0
    return True


def reading_kind(reading: Reading, candidate: Candidate) -> str:
    """Is a fan of several sets made of chows or of pungs (kongs are among them)?"""
    text = reading.sets[places(candidate[1])[0]]
    return "pung" if text[0] == text[1] else "chow"


def linked_reason(reading: Reading, candidate: Candidate) -> Reason:
    """Principles 3 and 5: what stands in the way of a fan made of several sets."""
    fan, sets, _kept = candidate
    linked = [one for one in reading.candidates if one[2] and one[1] & (one[1] - 1)]
    for one in linked:
        if sets & ~one[1] == 0 and (one[0] != fan or one[1] != sets):
            by = PATTERNS[one[0]]
            return Reason(BELONG[reading_kind(reading, candidate)].having(by=by), "6.2 (5)")
    for one in linked:
        if one[0] == fan and one[1] & sets:
            shared = reading.text_of(one[1] & sets)
            return Reason(IDENTICAL.having(shared=shared), "6.2 (3)")
    fans = Counter(one[0] for one in chain(linked, sets))
    by_text: Text | None = None
    for number, (name, count) in enumerate(sorted(fans.items()), 1):
        part = (TIMES if count > 1 else ONCE).having(count=count, one=PATTERNS[name])
        link = AND if number == len(fans) else COMMA
        by_text = part if by_text is None else link.having(one=by_text, other=part)
    return Reason(TIED.having(by=by_text), "6.2 (5)")


def chain(linked: list[Candidate], sets: int) -> list[Candidate]:
    """The fewest counted fans that join two of these sets already."""
    for size in range(1, len(linked) + 1):
        for start in range(len(linked)):
            part = (linked + linked)[start : start + size]
            partition: tuple[int, ...] | None = (0, 1, 2, 3)
            for one in part:
                partition = partition and joined(partition, places(one[1]))
            if partition and joined(partition, places(sets)) is None:
                return part
    return linked


def never_found(request: Request, chosen: Reading) -> Iterator[Line]:
    """Fans that look as if they were there, and why they are not."""
    kept = {PATTERNS[fan].id for fan, _sets, _kept in chosen.candidates}
    won = [group for group in chosen.groups if group.winning]
    wait = wait_of(request, chosen)
    waits = request.options.scorer.waits(request)
    if wait and len(waits) > 1:
        reason = Reason(MORE_WAITS.having(waits=" ".join(tiles_text([w]) for w in waits)), "6.9")
        yield line(request, BY_ID[wait], reason, [won[0].tiles])
    own_draw = request.by == 0
    special = [fan for fan in SPECIAL if fan in kept]
    if own_draw and not request.is_open() and special and "fully_concealed_hand" not in kept:
        reason = Reason(
            ONLY_SELF_DRAWN.having(by=BY_ID[special[0]], option=NAMES["self_drawn_special"]), "6.12"
        )
        yield line(request, BY_ID["fully_concealed_hand"], reason, [])
    if request.has("replacement") and request.has("bonus_replacement"):
        yield line(request, BY_ID["out_with_replacement_tile"], Reason(FLOWER_REPLACED, "6.8"), [])
    hogs = [kind for kind in hog_kinds(request) if kind >= 27]
    if hogs and not request.options["tile_hog_honors"]:
        texts = [tiles_text([kind] * 4) for kind in hogs]
        yield line(
            request,
            BY_ID["tile_hog"],
            Reason(HONOUR_HOG.having(option=NAMES["tile_hog_honors"]), "12"),
            texts,
            len(hogs),
        )


def wait_of(request: Request, reading: Reading) -> str | None:
    """The wait fan that the place of the winning tile would bring."""
    for group in reading.groups:
        if not group.winning or reading.score.reading in {100, 101, 102}:
            continue
        rank = str(request.win % 9 + 1)
        if group.kind == "pair":
            return "single_wait"
        if group.kind == "chow":
            if group.tiles[1] == rank:
                return "closed_wait"
            if (group.tiles[:3], rank) in {("123", "3"), ("789", "7")}:
                return "edge_wait"
    return None


def elsewhere(request: Request, readings: list[Reading]) -> Iterator[Line]:
    """Fans that only another reading of the tiles would bring."""
    chosen = readings[0]
    known = {fan for fan, _sets, _kept in chosen.candidates}
    flowers = request.bonus.bit_count()
    for reading in readings[1:]:
        found: dict[int, list[str]] = {}
        for fan, sets, kept in reading.candidates:
            if kept and fan not in known:
                text = reading.text_of(sets)
                found.setdefault(fan, []).extend([text] if text else [])
        known |= set(found)
        worth = reading.score.total + flowers
        for fan, texts in found.items():
            pattern = PATTERNS[fan]
            if reading.same_split(chosen):
                group = next(group.tiles for group in reading.groups if group.winning)
                reason = Reason(OTHER_PLACE.having(group=group, worth=worth), "6.2 (4)")
            else:
                reason = Reason(OTHER_SPLIT.having(worth=worth), "6.2 (2), 6.2 (4)")
            shown = texts or list(group_sets(request, reading, pattern.id))
            yield line(request, pattern, reason, shown)
