"""A score on the screen: the hand as sets, what counted, what did not, who pays."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wrobel.cli.pictures import ROOMY, Unit, draw
from wrobel.cli.texts import count, known, say, say_in, signed
from wrobel.errors import WrobelError
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules import trace as model
from wrobel.rules.families import about
from wrobel.rules.rulebook import cited
from wrobel.rules.rulesets import pattern_index, patterns_of, text_of
from wrobel.tiles import WINDS, kind


def show_score(console: Console, request: Any, score: Any, lang: str) -> None:
    """Everything a player asks about a hand, from the picture to the payments."""
    trace: model.Trace = score.trace
    family = request.options.family
    console.print(headline(request, lang))
    groups = trace.readings[0].groups if trace.readings else ()
    units = units_of_groups(groups, request.winning_tile(), family, lang) or plain_units(request)
    console.print(draw(units, console.width, lang))
    console.print(Panel(verdict(score, family, lang), expand=False, padding=(0, 2)))
    narrow = console.width < ROOMY
    parts = (
        ("counted", trace.fans),
        ("refused", trace.refused),
        ("fu_lines", trace.fu),
        ("steps", trace.steps),
    )
    for title, lines in parts:
        if lines:
            section(console, say(title, lang), line_table(lines, family, lang, narrow))
    if score.payments is not None:
        section(console, say("payments", lang), payment_table(score, request, lang))
    elif score.legal:
        section(console, say("payments", lang), Text(say("no_payer", lang)))
    if len(trace.readings) > 1:
        section(console, say("readings", lang), reading_list(trace.readings, lang))
    if trace.notes:
        notes = (Text(f"• {note_text(line, lang)}") for line in trace.notes)
        section(console, say("notes", lang), Group(*notes))
    numbers = [number for line in (*trace.fans, *trace.steps) for number in cited(line.rule)]
    if numbers:
        console.print()
        hint = say("read_rule", lang, rules=request.options.rules, number=numbers[0])
        console.print(Text(hint, "dim"))


def section(console: Console, title: str, content: Any) -> None:
    console.print()
    console.print(Text(title, "bold underline"))
    console.print(Padding(content, (0, 0, 0, 1)))


def flag_name(family: str, flag: str, lang: str) -> str:
    """A circumstance in words, as its family says it or as all do."""
    name = about(family).flags.get(flag) or model.FACTS[flag]
    return name.say(lang)


def headline(request: Any, lang: str) -> Text:
    """Ruleset, winning tile, how it came, seat and round."""
    fields = request.fields
    title = text_of(request.options.rules)[f"title_{lang}"]
    giver = fields.get("from")
    how = say_in(f"by_{fields.get('by', 'discard')}", request.options.family, lang)
    facts = [
        f"{write_tiles([request.winning_tile()])} {how}"
        + (f" ({say('from', lang)}: {say(giver, lang)})" if giver else ""),
        f"{say('seat', lang)}: {say(WINDS[request.seat], lang)}",
        f"{say('round', lang)}: {say(WINDS[request.round], lang)}",
        *(flag_name(request.options.family, flag, lang) for flag in fields.get("flags", ())),
    ]
    if fields.get("bonus"):
        facts.append(str(fields["bonus"]))
    return Text.assemble((title, "bold"), " · ", " · ".join(facts))


def plain_units(request: Any) -> list[Unit]:
    """A hand that nothing reads as sets: just its tiles."""
    hand = request.hand()
    units = [Unit(tuple(hand.concealed)), Unit((request.winning_tile(),), "▲", mark=0)]
    return [*units, *(Unit(meld.tiles, brackets="[]") for meld in hand.melds)]


def units_of_groups(groups: Iterable[model.Group], win: int, family: str, lang: str) -> list[Unit]:
    """The sets of a reading as they are drawn."""
    units = []
    for group in groups:
        try:
            tiles = read_tiles(group.tiles.replace("+", ""))
        except WrobelError:
            return []
        name = say_in(group.kind, family, lang)
        if group.exposed and group.kind != "bonus_tiles":
            key = "open_chow" if group.kind == "chow" else "open_set"  # neuter in Polish
            name = say_in(key, family, lang, name=name)
        elif group.kind == "kong":
            name = say("concealed_set", lang, name=name)
        words = [name]
        mark = place_of(tiles, win) if group.winning else None
        if mark is not None:
            words.append("▲")
        brackets = "[]" if group.exposed else "()" if group.kind == "kong" else ""
        units.append(Unit(tuple(tiles), " ".join(words), brackets, mark))
    return units


def place_of(tiles: Sequence[int], win: int) -> int | None:
    """Where the winning tile stands: itself, or another copy of its kind."""
    places = [place for place, tile in enumerate(tiles) if kind(tile) == kind(win)]
    exact = [place for place in places if tiles[place] == win]
    found = exact or places
    return found[-1] if found else None


def worth(score: Any, family: str, lang: str) -> str:
    """What the family counts, and the limit: in one phrase."""
    if score.yakuman:
        times = f"{score.yakuman}× " if score.yakuman > 1 else ""
        return f"{times}{say('yakuman', lang)}"
    (first, noun), *more = about(family).counts
    parts = [noun.count(getattr(score, first), lang)]
    parts += [noun.count(getattr(score, name), lang) for name, noun in more if getattr(score, name)]
    text = " ".join(parts)
    return f"{text}, {known(score.limit, lang)}" if score.limit else text


def verdict(score: Any, family: str, lang: str) -> Text:
    """What the hand is worth in one line, or why it wins nothing."""
    if score.legal:
        return Text.assemble(
            (worth(score, family, lang), "bold green"),
            " → ",
            (say("brings", lang, n=count(score.points, "point", lang)), "bold"),
        )
    why = known(str(score.why), lang)
    if score.why == "below_minimum":
        why = say("below_minimum", lang, n=score.missing)
        why = f"{worth(score, family, lang)}, {why}"
    return Text(f"{say('cannot_win', lang)}: {why}", "bold red")


def value_text(line: model.Line, family: str, lang: str) -> str:
    """The worth of a line, with how often it counted; limits in words."""
    if line.value is None:
        return ""
    index = pattern_index(family).get(line.id)
    times = f"{line.count}× " if line.count > 1 else ""
    if index is not None and patterns_of(family)[index].limit:
        limit = about(family).limit
        many = f"{line.value}× " if limit.times and line.value > 1 else ""
        return f"{many}{limit.one.say(lang)}"
    return f"{times}{line.value}"


def line_table(lines: Sequence[model.Line], family: str, lang: str, narrow: bool) -> Table:
    """Names, reasons, values and rules; the rule moves under the name where room is short."""
    table = Table.grid(padding=(0, 2))
    table.add_column(ratio=1, overflow="fold")
    values = any(line.value is not None for line in lines)
    if values:
        table.add_column(justify="right", no_wrap=True)
    if not narrow:
        table.add_column(style="dim", no_wrap=True)
    for line in lines:
        cells: list[Text] = [line_text(line, lang, with_rule=narrow)]
        if values:
            cells.append(Text(value_text(line, family, lang), "bold"))
        if not narrow:
            cells.append(Text(line.rule))
        table.add_row(*cells)
    return table


def line_text(line: model.Line, lang: str, with_rule: bool) -> Text:
    """Number, name, original script, the sets that make it, and the sentence."""
    name = line.name.name(lang) if line.name is not None else ""
    why = line.why.say(lang) if line.why is not None else ""
    text = Text()
    if number := getattr(line, "number", ""):
        text.append(f"{number} ", "dim")
    text.append(name, "bold")
    if line.original:
        text.append(f" {line.original}", "cyan")
    if name and why.startswith(name):  # a sentence that names the pattern and its sets itself
        text.append(why.removeprefix(name))
    else:
        if line.sets:
            text.append(f" {' '.join(line.sets)}", "dim")
        if why:
            text.append(f": {why}" if text else why)
    if not text:
        text.append(known(line.id, lang))
    if with_rule and line.rule:
        text.append(f" ({line.rule})", "dim")
    return text


def note_text(line: model.Line, lang: str) -> str:
    return line_text(line, lang, with_rule=True).plain


def payment_table(score: Any, request: Any, lang: str) -> Table:
    """One row a seat: what it gets or pays, and why."""
    lines = {line.id: line for line in score.trace.payments}
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    for place, seat in enumerate(WINDS):
        amount = score.payments[seat]
        line = lines.get(seat)
        why = line.why.say(lang) if line is not None and line.why is not None else ""
        if place == request.seat and not why:
            why = say("winner", lang)
        rule = f" ({line.rule})" if line is not None and line.rule else ""
        style = "bold green" if amount > 0 else "red" if amount < 0 else "dim"
        table.add_row(say(seat, lang), Text(signed(amount), style), f"{why}{rule}")
    return table


def reading_list(readings: Sequence[model.ReadingWorth], lang: str) -> Table:
    """All readings, best first, with what each would have been worth."""
    table = Table.grid(padding=(0, 2))
    table.add_column(ratio=1, overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for reading in readings:
        style = "bold" if reading.chosen else ""
        mark = f" ← {say('chosen', lang)}" if reading.chosen else ""
        sets = " ".join(group_text(group) for group in reading.groups)
        table.add_row(Text(sets, style), Text(f"{reading.worth.say(lang)}{mark}", style))
    return table


def group_text(group: model.Group) -> str:
    """A set as text, the one with the winning tile marked."""
    text = f"[{group.tiles}]" if group.exposed else group.tiles
    return f"{text}▲" if group.winning else text
