"""A review in the terminal: a table of the players, then the costliest decisions."""

from typing import TYPE_CHECKING

from wrobel.cli.common import console
from wrobel.cli.texts import say
from wrobel.review import texts
from wrobel.review.wording import amount
from wrobel.rules.rulesets import about_of

if TYPE_CHECKING:
    from wrobel.review.game_review import Decision, Review
    from wrobel.rules.about import About

MOST = 12
COLOURS = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}


def show(review: "Review", lang: str, share: float | None) -> None:
    """Print the review of one match."""
    from rich.table import Table

    screen = console()
    table = Table(title=say("review_title", lang, rules=review.rules))
    table.add_column(say("review_player", lang))
    for name in ("review_decisions", "review_agreed", "review_loss"):
        table.add_column(say(name, lang), justify="right")
    for verdict in ("inaccuracy", "mistake", "blunder"):
        table.add_column(texts.VERDICT_NAMES[verdict].say(lang), justify="right")
    for player in review.players:
        counts = [str(player.counts[verdict]) for verdict in COLOURS]
        table.add_row(
            review.names[player.player] or str(player.player),
            str(player.decisions),
            f"{player.agreed:.0%}",
            amount(player.loss, lang),
            *counts,
        )
    screen.print(table)
    screen.print(say("review_unit", lang, unit=review.unit_name(lang)))
    if share is not None:
        screen.print(say("review_second", lang, share=f"{share:.0%}"))
    for decision in review.costliest(MOST):
        tell(screen, decision, about_of(review.rules), lang)


def tell(screen: "object", decision: "Decision", about: "About", lang: str) -> None:
    """One decision with its reasons."""
    colour = COLOURS[decision.verdict]
    name = texts.VERDICT_NAMES[decision.verdict].say(lang)
    kind = texts.CLASS_NAMES[decision.kind].say(lang)
    head = say(
        "review_head",
        lang,
        hand=texts.hand_title(decision.hand, lang),
        event=decision.event,
        player=decision.player,
        played=" ".join(texts.move_parts(decision.played, about, lang)).strip(),
        best=" ".join(texts.move_parts(decision.best, about, lang)).strip(),
        loss=amount(decision.loss, lang),
    )
    screen.print(f"\n[{colour}]{name}[/] ({kind}) {head}")  # type: ignore[attr-defined]
    for said in decision.reasons:
        screen.print(f"  · {said.say(lang)}")  # type: ignore[attr-defined]
