"""A replay as text: the table after each event, or the whole game line by line."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.text import Text

from wrobel.cli.pictures import coloured
from wrobel.cli.replay_places import beginning
from wrobel.cli.texts import hand_title, say, signed
from wrobel.logs import events as e
from wrobel.logs.findings import Finding, describe
from wrobel.logs.records import record_of
from wrobel.logs.scene import HIDDEN, Scene, Seat, turned
from wrobel.logs.wrobel_log import to_dict
from wrobel.rules import families, rulesets
from wrobel.tiles import BY_NAME, NAMES, RED_FIVE, WINDS, kind

BACK = "▒▒"
PER_ROW = 6  # discards, as they lie on a table

Findings = Mapping[int, Sequence[Finding]]


def tile(number: int) -> Text:
    return Text(BACK, "dim") if number == HIDDEN else coloured(NAMES[number])


def row(tiles: Iterable[int]) -> Text:
    return Text(" ").join(tile(number) for number in tiles)


def sorted_hand(tiles: Sequence[int]) -> list[int]:
    """Tiles in the usual order: a red five beside the others."""
    return sorted(
        tiles, key=lambda tile: (tile < 0, kind(tile) if tile >= 0 else 0, tile < RED_FIVE)
    )


def scene_at(events: Sequence[e.AnyEvent], place: int) -> Scene:
    """The table after the event at this place."""
    start = place
    while start > 0 and not isinstance(events[start], e.Hand):
        start -= 1
    scene = Scene(None)
    for event in events[start : place + 1]:
        scene.show(to_dict(event))
    return scene


def table(
    events: Sequence[e.AnyEvent], place: int, seat: int | None, findings: Findings, lang: str
) -> list[Text]:
    """The table after one event, for one seat or with all hands open."""
    scene = scene_at(events, place)
    start = beginning(events, place)
    last = next(
        (i for i in range(start + 1, len(events)) if isinstance(events[i], e.Hand)), len(events)
    )
    head = say(
        "replay_head",
        lang,
        hand=hand_title(str(scene.facts["hand"]), lang),
        at=place - start,
        last=last - start - 1,
        left="?" if scene.left is None else scene.left,
        honba=scene.honba,
        deposits=scene.deposits,
    )
    lines = [Text(head, "bold")]
    if scene.dora:
        lines[0].append("   dora ").append_text(Text(" ").join(map(coloured, scene.dora)))
    for player, one in enumerate(scene.seats):
        lines += seat_lines(scene, player, one, seat is None or seat == player, lang)
    lines.append(Text("› ").append_text(sentence(events, place, seat, lang)))
    lines += [finding_line(finding, lang) for finding in findings.get(place, ())]
    return lines


def seat_lines(scene: Scene, player: int, seat: Seat, is_open: bool, lang: str) -> Iterator[Text]:
    """Two lines: what a player holds and what lies before them."""
    mark = "▸" if scene.turn == player else " "
    line = Text(f"{mark} {player} {wind(seat, lang)}").append(f"{shown_score(scene, player):>7}  ")
    held = list(seat.hand)
    drawn = None
    if scene.turn == player and scene.drawn is not None and held:
        drawn = held.pop()
    line.append_text(row(sorted_hand(held) if is_open else [HIDDEN] * len(held)))
    if drawn is not None:
        line.append("  ").append_text(tile(drawn if is_open else HIDDEN))
    for meld in seat.melds:
        tiles = [HIDDEN] * 4 if meld.tiles is None else meld.tiles
        line.append("  [").append_text(row(tiles)).append("]")
    if seat.bonus:
        line.append("  ").append_text(row(seat.bonus))
    yield line
    second = Text(" " * 14)
    river = [one for one in turned(seat.discards) if one["claimed_by"] is None]
    for number, discard in enumerate(river):
        if number:
            second.append("  " if number % PER_ROW == 0 else " ")
        second.append("|" if discard["riichi"] else "").append_text(tile(BY_NAME[discard["tile"]]))
    if seat.riichi:
        second.append("  riichi", "bold")
    if seat.dead:
        second.append(f"  {say('replay_dead', lang)}", "bold red")
    yield second


def shown_score(scene: Scene, player: int) -> str:
    return "?" if scene.scores is None else str(scene.scores[player])


def wind(seat: Seat, lang: str) -> str:
    """The wind of a seat, two letters wide."""
    return say(f"{WINDS.index(seat.wind) + 1}z_face", lang)


def fan_name(events: Sequence[e.AnyEvent], id: str, lang: str) -> str:
    """What the rules of the log call a pattern."""
    rules = next((one.rules for one in events if isinstance(one, e.Match)), None)
    if rules:
        for pattern in families.part(rulesets.family_of(rules), "catalogue").PATTERNS:
            if pattern.id == id:
                return str(pattern.name(lang))
    return id.replace("_", " ")


def sentence(events: Sequence[e.AnyEvent], place: int, seat: int | None, lang: str) -> Text:
    """An event in words, as the seat may know it."""
    event = events[place]
    if isinstance(event, e.Draw) and seat is not None and event.player != seat:
        event = e.changed(event, tile=None)
    text = Text(describe(record_of(event)).say(lang))
    if isinstance(event, e.Settled) and event.payments is not None:
        text.append(": " + " ".join(map(signed, event.payments)))
    elif isinstance(event, e.Win) and event.score is not None:
        fans = (fan_name(events, str(fan["id"]), lang) for fan in event.score.get("fans") or ())
        text.append(": " + ", ".join(fans))
    elif isinstance(event, e.Final):
        text.append(": " + " ".join(map(str, event.final or event.table_points or event.scores)))
    return text


def finding_line(finding: Finding, lang: str) -> Text:
    return Text(f"! {finding.sentence(lang)}", "bold red")


def whole(
    events: Sequence[e.AnyEvent], first: int, seat: int | None, findings: Findings, lang: str
) -> Iterator[Text]:
    """The game from an event on: the table at each deal and end, a line for each event."""
    for place in range(first, len(events)):
        event = events[place]
        if isinstance(event, e.Hand) or place == first:
            if place > first:
                yield Text()
            yield from table(events, place, seat, findings, lang)
            continue
        number = place - beginning(events, place)
        yield Text(f"{number:4}  ").append_text(sentence(events, place, seat, lang))
        yield from (finding_line(finding, lang) for finding in findings.get(place, ()))
        if isinstance(event, e.Settled):
            scene = scene_at(events, place)
            for player, one in enumerate(scene.seats):
                yield Text(f"      {player} {wind(one, lang)}{shown_score(scene, player):>7}")
