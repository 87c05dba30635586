"""What a decision does to the hand: what helps it, what it becomes, what it is then worth."""

from functools import cache
from typing import Any

from wrobel.bots.guidance import Pathfinder
from wrobel.bots.judge.first import KONGS, Candidate, own_discards_waited_for
from wrobel.notation import write_tiles
from wrobel.review import texts
from wrobel.review.completions import MOST_NAMED, Ways
from wrobel.review.sentences import Sentences
from wrobel.review.wording import Count, Figure, Patterns, Share, Tiles, rounded
from wrobel.tiles import NAMES, kind


@cache
def pathfinder() -> Pathfinder:
    """One for all: its tables are large."""
    return Pathfinder()


class HandReasons(Sentences):
    """Sentences about the player's own hand."""

    def chance(self) -> None:
        """How likely the hand wins."""
        one, other = self.best.chance, self.played.chance
        if one == other == 0.0 or "win" in (self.best.action.type, self.played.action.type):
            return
        facts = {"best": one, "played": other}
        shares = Share(one), Share(other)
        if shares[0].name("en") == shares[1].name("en"):
            self.add("chance_alike", facts, one=shares[0])
        else:
            self.add("chance", facts, one=shares[0], other=shares[1])

    def helping(self) -> None:
        """The tiles that bring the hand nearer, and how many are left."""
        best, played = self.best, self.played
        if best.distance is None or played.distance is None:
            return
        if played.distance == 0 and played.tiles == 0:
            self.add("dead_wait", {"accepts": names_of(played)})
        if played.distance != best.distance:
            steps = abs(played.distance - best.distance)
            id = "farther_pass" if played.action.type == "pass" else "farther"
            self.add(
                id if played.distance > best.distance else "nearer",
                {"steps": steps},
                steps=Count(steps, texts.STEPS),
            )
        facts = {"tiles": best.tiles, "accepts": names_of(best)}
        words = {"tiles": Count(best.tiles or 0, texts.TILES), "kinds": kinds_of(best)}
        if played.distance == best.distance and best.accepts and played.accepts:
            id = "helping" if best.distance else "waiting"
            if best.accepts == played.accepts:
                self.add(f"{id}_alike", facts, **words)
            else:
                facts |= {"other_tiles": played.tiles, "other_accepts": names_of(played)}
                words |= {"other_tiles": Count(played.tiles or 0, texts.TILES)}
                id = "helping" if best.distance else "waiting_both"
                self.add(id, facts, **words, other_kinds=kinds_of(played))
        elif best.distance == 0 and best.accepts:
            self.add("waiting", facts, **words)
        self.furiten_wait()

    def furiten_wait(self) -> None:
        """A wait for what one discarded oneself wins on no discard."""
        if not self.about.play.furiten:
            return
        for one in (self.best, self.played):
            out = own_discards_waited_for(one, self.evidence)
            if out:
                text = write_tiles(out)
                facts = {"accepts": names_of(one), "out": text, "action": one.text}
                self.add("furiten_wait", facts, one, out=Tiles(text))

    # What it becomes

    def worth(self) -> None:
        """What the hand brings on average, and with which patterns."""
        best, played = self.best, self.played
        if best.worth and played.worth and not (best.guessed or played.guessed):
            facts = {"best": best.worth, "played": played.worth}
            if rounded(best.worth) == rounded(played.worth):
                self.add("worth_alike", facts, one=self.paid(best.worth))
            else:
                self.add("worth", facts, one=self.paid(best.worth), other=self.paid(played.worth))
        self.patterns()

    def patterns(self) -> None:
        """Which patterns are in reach."""
        one, other = self.ways(self.best), self.ways(self.played)
        ids = one.in_reach() if one else []
        others = other.in_reach() if other else []
        facts: dict[str, Any] = {"best": ids, "played": others}
        if ids and others and set(ids) != set(others):
            words = {"one": self.named(ids), "other": self.named(others)}
            self.add("patterns", facts, **words)
        elif ids or others:
            which = self.best if ids else self.played
            self.add(
                "patterns_after",
                {"action": which.text, "patterns": ids or others},
                which,
                one=self.named(ids or others),
            )

    def routes(self) -> None:
        """Where a win needs a minimum: a way to it that the played tile breaks, the best not."""
        both = self.best.action, self.played.action
        if not self.judgement.needs_minimum or any(one.type != "discard" for one in both):
            return
        kept, thrown = (kind(one.tiles[0]) for one in both)
        for route in pathfinder().routes(self.view):
            spare = [
                held - used for held, used in zip(self.evidence.held, route.tiles, strict=True)
            ]
            if spare[thrown] <= 0 < spare[kept]:
                ids = [fan.id for fan in route.fans][:MOST_NAMED]
                facts = {"tiles": route.tiles, "total": route.total, "needs": route.needs}
                self.add(
                    "route",
                    {**facts, "patterns": ids, "how": route.how},
                    patterns=self.named(ids),
                    total=self.counted(route.total),
                    tiles=Count(len(route.needs), texts.OF_TILES),
                    kinds=Tiles(write_tiles(route.needs)),
                )
                return

    def named(self, ids: list[str]) -> Patterns:
        return Patterns(self.completions.named(ids))

    def completing(self) -> None:
        """Of a waiting hand: how many tiles win on a discard, and for how much."""
        for one in (self.best, self.played):
            ways = self.ways(one)
            if ways is None or not ways.exact or not ways.left:
                continue
            if self.about.play.furiten and own_discards_waited_for(one, self.evidence):
                self.furiten_wait()
                continue
            facts = {"action": one.text, "tiles": ways.tiles, "left": ways.left}
            if not ways.tiles:
                self.no_win(facts, one)
                continue
            self.add(
                "completing" if ways.least == ways.most else "completing_range",
                {**facts, "least": ways.least, "most": ways.most},
                one,
                tiles=ways.tiles,
                left=Count(ways.left, texts.OF_TILES),
                least=Figure(ways.least) if ways.least < ways.most else self.paid(ways.least),
                most=self.paid(ways.most, about=True),
            )
            self.limit(one, ways)

    def no_win(self, facts: dict[str, Any], one: Candidate) -> None:
        """The hand waits for nothing that it may win on."""
        if self.about.goal == "yaku":
            self.add("no_yaku", facts, one)
            return
        self.add("no_minimum", facts, one, minimum=self.least())

    def limit(self, one: Candidate, ways: Ways) -> None:
        """More than the limit nobody pays; where limits are steps, a dearer hand brings more."""
        if self.about.goal != "yaku" and ways.limits == ways.tiles:
            facts = {"action": one.text, "limits": ways.limits}
            self.add("limit", facts, one)

    def least(self) -> Count:
        """What a win needs."""
        return self.counted(self.about.minimum(self.options))

    def counted(self, total: int) -> Count:
        """So much as patterns count."""
        return Count(total, dict(self.about.counts).get("total") or self.about.paid)

    def minimum(self) -> None:
        """What a win needs, and how much farther that is now."""
        self.add("minimum", {"minimum": self.about.minimum(self.options)}, minimum=self.least())
        self.completing()

    # Kinds of decisions

    def winning(self) -> None:
        """A win that was offered, or a hand that may be shown."""
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
        """What the declaration brings; first what it costs if that was too much."""
        if self.played.action.type == "riichi":
            self.stick()
        self.helping()
        self.completing()

    def stick(self) -> None:
        self.add("stick", {})

    def claim(self) -> None:
        """What a claim makes of the hand."""
        for one in (self.best, self.played):
            if one.action.type in ("chow", "pung") and one.distance is not None:
                if not self.evidence.shown[self.own]:
                    self.add("opens", {})
                steps = max(one.distance, 0)
                id = "step_nearer" if steps else "claim_waits"
                if any(
                    other.distance == one.distance
                    for other in (self.best, self.played)
                    if other.action.type == "pass"
                ):
                    id = "claim_stays"
                self.add(id, {"steps": steps}, steps=Count(steps, texts.STEPS))

    def kong(self) -> None:
        """What a kong gives and shows; a concealed one may stay hidden."""
        kong = next((o for o in (self.best, self.played) if o.action.type in KONGS), None)
        if kong is None:
            return
        call = self.about.words.get("kong", texts.CALLS["kong"])
        self.add("kong_draw", {}, call=call)
        if kong.distance is not None:
            steps = max(kong.distance, 0)
            id = "kong_steps" if steps else "kong_waits"
            self.add(id, {"steps": steps}, steps=Count(steps, texts.STEPS), call=call)

    def bonus(self) -> None:
        """What a bonus tile is good for."""
        self.add("bonus", {})


def names_of(one: Candidate) -> list[str]:
    """The kinds that help, by name."""
    return [NAMES[this] for this in one.accepts]


def kinds_of(one: Candidate) -> Tiles:
    """The kinds that help, in a sentence."""
    return Tiles(write_tiles(one.accepts) if one.accepts else "")
