"""A hand-made trace and card, so that the command line's views are tested by themselves."""

from typing import Any

from wrobel.rules.card import Card, Section
from wrobel.rules.trace import Group, Line, ReadingWorth, Text, Trace


def trace() -> Trace:
    """What could be said about 234567m22p67s [555z] + 8s."""
    groups = (
        Group("chow", "234m"),
        Group("chow", "567m"),
        Group("chow", "678s", winning=True),
        Group("pair", "22p"),
        Group("pung", "555z", exposed=True),
    )
    other = (*groups[:3], Group("pair", "22p", winning=True), groups[4])
    han = Text("{han} han {fu} fu", "{han} han {fu} fu", {"han": 1, "fu": 30})
    return Trace(
        readings=[
            ReadingWorth(groups, han, 1000, chosen=True, fans=(("yakuhai_dragon", 1, 1),)),
            ReadingWorth(other, han.having(fu=40), 900),
        ],
        fans=[
            Line(
                "yakuhai_dragon",
                Text("Dragon Pung", "Pung Smoków"),
                Text("a pung of white dragons", "pung białych smoków"),
                1,
                rule="R10.8",
                original="役牌",
                sets=("555z",),
            ),
            Line("dora", Text("Dora", "Dora"), None, 1, count=2, rule="R10.1", original="ドラ"),
        ],
        refused=[
            Line(
                "tanyao",
                Text("All Simples", "Same Środki"),
                Text("the hand has honours", "w ręce są honory"),
                rule="R10.2",
                original="断么九",
            )
        ],
        fu=[
            Line("base", Text("Base", "Podstawa"), None, 20, rule="9.2"),
            Line("open_pung", Text("Pung of honours", "Pung honorów"), None, 4, rule="9.2"),
        ],
        steps=[Line("base", None, Text("30 × 2^3 = 240", "30 × 2^3 = 240"), 240, rule="R9.11")],
        payments=[Line("W", None, Text("discarded the tile", "odrzucił kamień"), -1000, rule="R6")],
        notes=[Line("liable", None, Text("nobody is liable", "nikt nie odpowiada"), rule="R8.1")],
    )


def explain(request: Any, result: Any) -> Trace:
    assert request is result.request
    return trace()


def card(lang: str = "en") -> Card:
    """A card with all kinds of sections."""
    yaku = tuple(
        (f"Yaku number {n} 役{n}", str(n % 3 + 1), "–" if n % 4 else "1", "closed | open <b>")
        for n in range(40)
    )
    points = tuple(
        (f"{fu} fu", *(str(fu * 2**n) for n in range(3, 7))) for fu in range(20, 120, 10)
    )
    return Card(
        "Zażółć gęślą jaźń" if lang == "pl" else "Riichi: a score card",
        "For testing & showing",
        (
            Section("Yaku", ("Name", "Closed", "Open", "Remarks"), yaku, ("A note.",), narrow=True),
            Section("Fu", ("What", "Fu"), (("Base", "20"), ("Self-draw", "2")), narrow=True),
            Section("Points", ("Fu", "1", "2", "3", "4"), points, narrow=True),
            Section("Payments", ("Case", "Who pays"), (("Self-draw", "Everybody"),)),
            Section("Only notes", notes=("First.", "Second.")),
        ),
        lang,
    )
