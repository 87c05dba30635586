"""A settlement for people: who pays whom, what stays on the table, what comes next."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wrobel.cli.texts import count, say, signed
from wrobel.languages import decimal
from wrobel.rules.options import Options
from wrobel.rules.rulesets import load, text_of


def show_settlement(console: Console, request: Mapping[str, Any], answer: Any, lang: str) -> None:
    """Everything that the answer says, in words."""
    options = load(str(request["rules"]), request.get("options"))
    title = text_of(options.rules)["title_pl" if lang == "pl" else "title_en"]
    console.print(Text(f"{title} · {say('settle_' + str(request['kind']), lang)}", "bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    shown = [key for key in ("payments", "places", "final", "table_points") if key in answer]
    table.add_column("")
    for key in shown:
        head = "settle_final_result" if key == "final" else f"settle_{key}"
        table.add_column(say(head, lang), justify="right")
    for seat in answer[shown[0]]:
        table.add_row(say(seat, lang), *(figure(key, answer[key][seat], lang) for key in shown))
    console.print(table)
    for line in facts(options, answer, lang):
        console.print(Text(line), soft_wrap=False)


def figure(key: str, value: float, lang: str) -> str:
    """A number as people write it: places plain, sums with their sign."""
    if key == "places":
        return str(value)
    if key == "table_points":
        return decimal(f"{value:g}", lang)
    return decimal(signed(int(value)) if value == int(value) else f"{value:+g}", lang)


def facts(options: Options, answer: Mapping[str, Any], lang: str) -> Iterator[str]:
    """What is no column: winners, sticks, counters, the deal, the next hand."""
    if "payments" not in answer:
        return
    if answer["winners"]:
        yield say(
            "settle_winners", lang, who=", ".join(say(one, lang) for one in answer["winners"])
        )
    if penalty := answer.get("penalty"):
        each = (
            f"{say(seat, lang)} {figure('final', -taken, lang)}" for seat, taken in penalty.items()
        )
        yield say("settle_penalty", lang, what=", ".join(each))
    if options.about.ends(options).counters:
        yield say("settle_sticks", lang, n=count(answer["deposits_left"], "stick", lang))
        yield say("settle_counters", lang, n=count(answer["honba_next"], "counter", lang))
    yield say("settle_stays" if answer["dealer_stays"] else "settle_passes", lang)
    following = answer.get("next")
    if not following:
        return
    if following.get("over"):
        yield say("settle_over", lang)
    elif following.get("round"):
        wind, hand = say(following["round"], lang), following.get("hand")
        if hand:
            yield say("settle_next_hand", lang, round=wind, n=hand[1])
        else:
            yield say("settle_next", lang, round=wind)
