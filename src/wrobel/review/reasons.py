"""Why a decision cost something: facts of the position, put into sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from wrobel.bots.judge.evidence import Evidence
from wrobel.bots.judge.first import Candidate
from wrobel.bots.judge.judge import Judgement
from wrobel.notation import write_tiles
from wrobel.review import texts
from wrobel.rules.about import Noun
from wrobel.rules.trace import SEATS, Text
from wrobel.table.view import View
from wrobel.tiles import NAMES, kind

# Below this nobody need be named as a threat.
THREATENING = 0.3
CLEAR_DANGER = 0.02


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, and the facts it was made from."""

    id: str
    text: Text
    facts: Mapping[str, Any] = field(default_factory=dict)

    def say(self, lang: str) -> str:
        """The sentence, beginning with a capital."""
        said = self.text.say(lang)
        return said[:1].upper() + said[1:]


@dataclass(frozen=True, slots=True)
class Count:
    """A number with its noun, in either language."""

    number: float
    noun: Noun

    def name(self, lang: str) -> str:
        """The words."""
        if self.number != int(self.number):
            digits = f"{self.number:.2f}"
            noun = self.noun.en[1] if lang != "pl" else self.noun.pl[1]
            return f"{digits.replace('.', ',') if lang == 'pl' else digits} {noun}"
        return grouped(self.noun.count(int(self.number), lang), lang).strip()


@dataclass(frozen=True, slots=True)
class Share:
    """A probability, said in percent."""

    share: float

    def name(self, lang: str) -> str:
        """The words."""
        percent = 100 * self.share
        digits = f"{percent:.0f}" if percent >= 9.5 else f"{percent:.1f}"
        return f"{digits.replace('.', ',') if lang == 'pl' else digits} %"


def grouped(text: str, lang: str) -> str:
    """Thousands set apart, as each language does it."""
    digits, space, noun = text.partition(" ")
    figures = f"{int(digits):,}"
    if lang == "pl":
        figures = figures.replace(",", "\u00a0") if abs(int(digits)) >= 10000 else digits
    return f"{figures}{space}{noun}"


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


class Reasons:
    """The sentences about one decision."""

    def __init__(self, judgement: Judgement, view: View, played: Candidate) -> None:
        self.judgement = judgement
        self.evidence: Evidence = judgement.evidence
        self.best = judgement.best
        self.played = played
        self.seen = view.to_dict()
        self.about = view.options.about
        self.options = view.options
        self.found: list[Said] = []

    def sentences(self, kind_: str, since: tuple[int, bool] | None) -> list[Said]:
        """All that can be said."""
        if since is not None:
            self.add("same_plan_more" if since[1] else "same_plan", {"event": since[0]})
        by_class = {
            "win": (self.winning, self.chance),
            "defence": (self.danger, self.threats, self.safety, self.chance),
            "riichi": (self.riichi, self.helping, self.chance, self.danger),
            "call": (self.claim, self.helping, self.chance, self.worth),
            "kong": (self.kong, self.chance, self.danger),
            "flower": (self.bonus, self.chance),
            "placement": (self.place, self.chance, self.danger),
            "minimum": (self.minimum, self.helping, self.chance),
            "value": (self.worth, self.chance, self.helping),
            "efficiency": (self.helping, self.chance, self.worth, self.danger),
        }
        for say in by_class[kind_]:
            say()
        if kind_ != "placement" and self.judgement.slope_differs:
            self.place()
        self.cost()
        return self.found

    def add(self, id: str, facts: dict[str, Any], **words: object) -> None:
        """One more sentence."""
        texts_ = {"best": self.doing(self.best), "played": self.doing(self.played), **words}
        self.found.append(Said(id, texts.SENTENCES[id].having(**texts_), facts))

    def doing(self, one: Candidate) -> Text:
        """An action as a noun phrase."""
        tiles = write_tiles(one.action.tiles) if one.action.tiles else ""
        return texts.ACTIONS[one.action.type].having(tile=tiles)

    def paid(self, points: float) -> Count:
        """Points of a hand as they are paid."""
        return Count(rounded(points), self.about.paid)

    def in_unit(self, value: float) -> Count:
        """A part of the match's result."""
        figure = round(value, 2) if abs(value) < 10 else rounded(value)
        return Count(figure, texts.UNITS[self.judgement.unit])

    # What it costs

    def cost(self) -> None:
        loss, (low, high) = self.judgement.loss(self.played.action)
        facts = {"loss": loss, "low": low, "high": high}
        words = {"loss": self.in_unit(loss), "low": self.in_unit(low), "high": self.in_unit(high)}
        self.add("cost_sure" if self.judgement.samples else "cost", facts, **words)

    # The hand

    def chance(self) -> None:
        one, other = self.best.chance, self.played.chance
        if one == other == 0.0 or "win" in (self.best.action.type, self.played.action.type):
            return
        facts = {"best": one, "played": other}
        self.add("chance", facts, one=Share(one), other=Share(other))

    def helping(self) -> None:
        best, played = self.best, self.played
        if best.distance is None or played.distance is None:
            return
        if played.distance == 0 and played.tiles == 0:
            self.add("dead_wait", {"accepts": list(played.accepts)})
        if played.distance > best.distance:
            steps = played.distance - best.distance
            self.add("farther", {"steps": steps}, steps=Count(steps, texts.STEPS))
        facts = self.tile_facts(best)
        tiles = Count(best.tiles or 0, texts.TILES)
        if played.distance == best.distance and best.accepts and played.accepts:
            facts |= {"other_" + name: value for name, value in self.tile_facts(played).items()}
            self.add(
                "helping",
                facts,
                tiles=tiles,
                kinds=kinds_text(best.accepts),
                other_tiles=Count(played.tiles or 0, texts.TILES),
                other_kinds=kinds_text(played.accepts),
            )
        elif best.distance == 0 and best.accepts:
            self.add("waiting", facts, tiles=tiles, kinds=kinds_text(best.accepts))

    def tile_facts(self, one: Candidate) -> dict[str, Any]:
        return {"tiles": one.tiles, "accepts": [NAMES[this] for this in one.accepts]}

    def worth(self) -> None:
        best, played = self.best, self.played
        if not best.worth or not played.worth:
            return
        facts = {"best": best.worth, "played": played.worth}
        if rounded(best.worth) == rounded(played.worth):
            self.add("worth_alike", facts, one=self.paid(best.worth))
        else:
            self.add("worth", facts, one=self.paid(best.worth), other=self.paid(played.worth))

    def minimum(self) -> None:
        least = self.about.minimum(self.options)
        noun = dict(self.about.counts).get("total") or self.about.paid
        self.add("minimum", {"minimum": least}, minimum=Count(least, noun))

    # Danger

    def danger(self) -> None:
        one, other = self.played.danger, self.best.danger
        if max(one, other) < CLEAR_DANGER / 4:
            return
        self.add("danger", {"played": one, "best": other}, one=Share(one), other=Share(other))
        worst = self.played if one >= other else self.best
        self.add("danger_price", {"loss": worst.cost}, loss=self.paid(worst.cost))

    def threats(self) -> None:
        """Who makes the played tile dangerous, and what speaks for it."""
        if not self.played.action.tiles or self.played.danger < CLEAR_DANGER / 4:
            return
        this = kind(self.played.action.tiles[0])
        evidence = self.evidence
        for player in self.by_risk(this):
            who, tile = self.who(player), NAMES[this]
            if evidence.riichi[player]:
                turns = self.riichi_turn(player)
                self.add(
                    "riichi_turn",
                    {"player": player, "turns": turns, "tile": tile},
                    who=who,
                    turns=Count(turns, texts.DISCARDS),
                    tile=tile,
                )
            elif evidence.shown[player] and evidence.ready[player] >= THREATENING:
                shown = evidence.shown[player]
                self.add(
                    "open_sets",
                    {"player": player, "sets": shown, "ready": evidence.ready[player]},
                    who=who,
                    sets=Count(shown, texts.SETS),
                    ready=Share(evidence.ready[player]),
                )
            suit = evidence.flush[player]
            if suit >= 0 and (this >= 27 or this // 9 == suit):
                self.add("flush", {"player": player, "suit": suit}, who=who, tile=tile)

    def by_risk(self, this: int) -> list[int]:
        """The opponents whom a kind is dangerous against, the worst first."""
        risks = self.evidence.risks
        order = sorted(range(len(risks)), key=lambda player: -risks[player][this])
        return [player for player in order if risks[player][this] > 0.0][:2]

    def riichi_turn(self, player: int) -> int:
        """After how many discards a player declared."""
        river = self.seen["players"][player]["discards"]
        return next((i for i, one in enumerate(river, 1) if one["riichi"]), len(river))

    def safety(self) -> None:
        """Why the best tile is safe."""
        if self.best.action.type != "discard":
            return
        this = kind(self.best.action.tiles[0])
        for player in self.by_ready():
            facts = {"player": player, "tile": NAMES[this]}
            if self.evidence.thrown[player] >> this & 1:
                self.add("own_discard", facts, who=self.who(player), tile=NAMES[this])
            elif self.evidence.safe[player] >> this & 1:
                self.add("passed", facts, who=self.who(player), tile=NAMES[this])

    def by_ready(self) -> list[int]:
        evidence = self.evidence
        players = [one for one in range(len(evidence.ready)) if one != evidence.player]
        players.sort(key=lambda player: -evidence.ready[player])
        return [player for player in players if evidence.ready[player] >= THREATENING][:2]

    def who(self, player: int) -> Text:
        return SEATS[self.seen["players"][player]["wind"]]

    # Kinds of decisions

    def winning(self) -> None:
        types = (self.best.action.type, self.played.action.type)
        if "tenpai" in types or "noten" in types:
            self.add("showing", {})
            return
        for one in (self.best, self.played):
            if one.action.type in ("win", "bonus_win"):
                won = self.judgement.won_points
                id = "missed_win" if one is self.best else "win_too_small"
                self.add(id, {"points": won}, one=self.paid(won))
        if self.played.action.type == "pass" and self.about.play.furiten:
            self.add("furiten", {})

    def riichi(self) -> None:
        self.add("stick", {})

    def claim(self) -> None:
        for one in (self.best, self.played):
            if one.action.type in ("chow", "pung") and one.distance is not None:
                if not self.evidence.shown[self.evidence.player]:
                    self.add("opens", {})
                steps = max(one.distance, 0)
                self.add("step_nearer", {"steps": steps}, steps=Count(steps, texts.STEPS))

    def kong(self) -> None:
        self.add("kong_draw", {})

    def bonus(self) -> None:
        self.add("bonus", {})

    def place(self) -> None:
        """How places weigh here."""
        scores = self.evidence.scores
        own = scores[self.evidence.player]
        place = 1 + sum(score > own for score in scores)
        hands = self.judgement.hands_after
        if hands == 0:
            self.add("last_hand", {"place": place}, place=ordinal(place))
            return
        share = self.judgement.slope / self.judgement.usual_slope
        facts = {"place": place, "hands": hands, "share": share}
        self.add(
            "place",
            facts,
            place=ordinal(place),
            hands=Count(hands, texts.HANDS),
            share=Share(share),
        )


def ordinal(place: int) -> Text:
    """A place in a table."""
    return Text(("first", "second", "third", "fourth")[place - 1], str(place))


def kinds_text(kinds: tuple[int, ...]) -> str:
    """Kinds of tiles in the notation."""
    return write_tiles(kinds) if kinds else "–"


def rounded(points: float) -> int:
    """Large points to the next ten."""
    return round(points / 10) * 10 if abs(points) >= 1000 else round(points)
