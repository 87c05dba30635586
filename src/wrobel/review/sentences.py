"""The sentences about one decision, as they are put together."""

from typing import Any

from wrobel.bots.judge.evidence import Evidence
from wrobel.bots.judge.first import Candidate
from wrobel.bots.judge.judge import Judgement
from wrobel.notation import write_tiles
from wrobel.review import texts
from wrobel.review.completions import Completions, Ways
from wrobel.review.wording import Count, Said, Tiles, fine, rounded
from wrobel.rules.trace import SEATS, Text
from wrobel.table.view import View


class Sentences:
    """What is known of a decision, and the sentences found so far."""

    def __init__(self, judgement: Judgement, view: View, played: Candidate) -> None:
        self.judgement = judgement
        self.evidence: Evidence = judgement.evidence
        self.best = judgement.best
        self.played = played
        self.view = view
        self.seen = view.to_dict()
        self.about = view.options.about
        self.options = view.options
        self.found: list[Said] = []
        self.completions = Completions(view, self.evidence.unseen)
        self._ways: dict[str, Ways | None] = {}

    @property
    def own(self) -> int:
        """Whose decision it is."""
        return self.evidence.player

    @property
    def others(self) -> list[int]:
        """Everybody else."""
        return [one for one in range(len(self.seen["players"])) if one != self.own]

    def add(
        self, id: str, facts: dict[str, Any], which: Candidate | None = None, /, **words: object
    ) -> None:
        """One more sentence, unless it was said; ``which`` is the ``action`` it is about."""
        doing: dict[str, object] = {}
        for name, one in (("best", self.best), ("played", self.played), ("action", which)):
            if one is not None:
                doing |= self.doing(name, one)
        text = texts.SENTENCES[id].having(**{**doing, **words})
        said = Said(id, text, facts)
        if all(one.id != id or one.say("en") != said.say("en") for one in self.found):
            self.found.append(said)

    def doing(self, name: str, one: Candidate) -> dict[str, Text]:
        """An action as a noun phrase, in the forms that sentences need."""
        tiles = Tiles(write_tiles(one.action.tiles) if one.action.tiles else "")
        call = self.about.words.get(one.action.type, texts.CALLS.get(one.action.type, ""))
        return {
            form + name: phrases[one.action.type].having(
                tile=tiles,
                call=call,
                discarding=self.about.words.get(f"{form}discarding", texts.DISCARDING[form]),
            )
            for form, phrases in texts.PHRASES.items()
        }

    def paid(self, points: float, about: bool = False) -> Count:
        """Points of a hand as they are paid."""
        return Count(rounded(points), self.about.paid, about=about)

    def in_unit(self, value: float) -> Count:
        """About so much of the match's result."""
        unit = self.judgement.unit
        if unit == "points" and self.about.paid.pl != texts.UNITS[unit].pl:
            return Count(fine(value), self.about.paid, about=True)
        return Count(fine(value), texts.UNITS[unit], texts.PARTS[unit], about=True)

    def who(self, player: int) -> Text:
        """A player by the wind."""
        return SEATS[self.seen["players"][player]["wind"]]

    def ways(self, one: Candidate) -> Ways | None:
        """How the hand is completed after an action."""
        if one.text not in self._ways:
            found = self.completions.after(one.action, one.distance, one.accepts)
            self._ways[one.text] = found
        return self._ways[one.text]
