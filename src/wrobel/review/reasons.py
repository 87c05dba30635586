"""Why a decision cost something: facts of the position, put into sentences."""

from wrobel.bots.judge.first import Candidate
from wrobel.bots.judge.judge import Judgement
from wrobel.review import texts
from wrobel.review.danger_reasons import DangerReasons
from wrobel.review.hand_reasons import HandReasons
from wrobel.review.wording import Count, Figure, Said, Share, fine, ordinal
from wrobel.table.view import View

# So many hands before the end of a match it is worth telling what makes which place.
NEAR_THE_END = 1


def reasons_for(
    judgement: Judgement,
    view: View,
    played: Candidate,
    kind_: str,
    since: tuple[int, bool] | None = None,
) -> list[Said]:
    """Why the best is better than what was played, the weightiest first.

    ``since``: the event at which the same plan was charged before, and whether more is charged now.
    """
    return Reasons(judgement, view, played).sentences(kind_, since)


class Reasons(HandReasons, DangerReasons):
    """All that is said of one decision."""

    def sentences(self, kind_: str, since: tuple[int, bool] | None) -> list[Said]:
        """The sentences in the order of their weight."""
        if since is not None:
            self.add("same_plan_more" if since[1] else "same_plan", {"event": since[0]})
        by_class = {
            "win": (self.winning, self.chance),
            "defence": (self.danger, self.threats, self.safety, self.chance),
            "riichi": (self.riichi, self.chance, self.patterns, self.danger, self.stick),
            "call": (self.claim, self.helping, self.chance, self.worth),
            "kong": (self.kong, self.chance, self.danger),
            "flower": (self.bonus, self.chance),
            "placement": (self.place, self.chance, self.danger, self.threats),
            "minimum": (self.minimum, self.helping, self.routes, self.chance, self.patterns),
            "value": (self.worth, self.completing, self.routes, self.chance, self.helping),
            "efficiency": (self.helping, self.routes, self.chance, self.worth, self.danger),
        }
        for say in by_class[kind_]:
            say()
        if kind_ != "placement" and self.judgement.slope_differs:
            self.place()
        self.cost()
        return self.found

    def cost(self) -> None:
        """What it costs, and how sure that is."""
        loss, (low, high) = self.judgement.loss(self.played.action)
        facts = {"loss": loss, "low": low, "high": high}
        bounds = {"low": Figure(fine(low, loss)), "high": Figure(fine(high, loss))}
        words = {"loss": self.in_unit(loss), **bounds}
        self.add("cost_sure" if self.judgement.samples else "cost", facts, **words)

    # Places

    def place(self) -> None:
        """How places weigh here."""
        place = self.place_with(self.evidence.scores)
        hands = self.judgement.hands_after
        if hands == 0:
            self.add("last_hand", {"place": place}, place=ordinal(place))
        else:
            share = self.judgement.slope / self.judgement.usual_slope
            self.add(
                "place",
                {"place": place, "hands": hands, "share": share},
                place=ordinal(place),
                hands=Count(hands, texts.HANDS),
                share=Share(share),
            )
        if hands <= NEAR_THE_END:
            self.in_reach(place)
            self.at_stake(place)

    def place_with(self, scores: list[int]) -> int:
        return 1 + sum(score > scores[self.own] for score in scores)

    def in_reach(self, place: int) -> None:
        """From whom the hand's worth makes a better place."""
        worth = int(self.paid(self.best.worth or 0.0).number)
        if not self.best.chance or not worth:
            return
        sticks = self.about.stick * self.seen.get("deposits", 0)
        reached = {
            player: self.place_with(self.moved(self.own, player, worth, sticks))
            for player in self.others
        }
        player = min(self.others, key=lambda one: reached[one])
        if reached[player] < place:
            facts = {"points": worth, "player": player, "place": reached[player]}
            self.move("place_won", facts)

    def at_stake(self, place: int) -> None:
        """To whom dealing in costs a place."""
        cost = int(self.paid(self.played.cost).number)
        if not self.played.danger or not cost:
            return
        lost = {
            player: self.place_with(self.moved(player, self.own, cost, 0)) for player in self.others
        }
        this = self.played.action.tiles[0] if self.played.action.tiles else -1
        player = max(self.others, key=lambda one: (lost[one], -abs(one - this)))
        if lost[player] > place:
            self.move("place_lost", {"points": cost, "player": player, "place": lost[player]})

    def moved(self, winner: int, giver: int, points: int, sticks: int) -> list[int]:
        """The scores after one player was paid by another."""
        scores = list(self.evidence.scores)
        scores[winner] += points + sticks
        scores[giver] -= points
        return scores

    def move(self, id: str, facts: dict[str, int]) -> None:
        self.add(
            id,
            facts,
            points=Count(facts["points"], self.about.paid),
            who=self.who(facts["player"]),
            place=ordinal(facts["place"]),
        )
