"""Why a tile is dangerous, and why another one is safe: opponent by opponent, with the evidence."""

from wrobel.bots.judge.first import Candidate
from wrobel.notation import read_tiles, write_tiles
from wrobel.review import texts
from wrobel.review.sentences import Sentences
from wrobel.review.wording import Count, Patterns, Share, Tiles
from wrobel.rules.about import Discard
from wrobel.tiles import NAMES, kind

# Below this nobody need be named as a threat.
THREATENING = 0.3
CLEAR_DANGER = 0.02
HONOURS = 27


class DangerReasons(Sentences):
    """Sentences about dealing in."""

    def danger(self) -> None:
        """The chance of it, and the price."""
        one, other = self.played.danger, self.best.danger
        if max(one, other) < CLEAR_DANGER / 4:
            return
        facts_of_both = {"played": one, "best": other}
        if Share(one).name("en") == Share(other).name("en"):
            self.add("danger_alike", facts_of_both, one=Share(one))
        elif max(one, other) >= CLEAR_DANGER or abs(one - other) >= CLEAR_DANGER / 4:
            self.add("danger", facts_of_both, one=Share(one), other=Share(other))
        else:
            return
        worst = self.played if one >= other else self.best
        facts = {"tile": NAMES[kind(worst.action.tiles[0])], "loss": worst.cost}
        self.add("danger_price", facts, loss=self.paid(worst.cost, about=True))
        self.liability()

    def liability(self) -> None:
        """Against whom the played tile would have to be paid for by its discarder alone."""
        if not self.is_discard(self.played):
            return
        this = kind(self.played.action.tiles[0])
        discard = self.before(this)
        for player in self.by_risk(this):
            clause = self.about.liability(self.options, discard, player)
            if clause is not None:
                facts = {"player": player, "tile": NAMES[this], "rule": clause.rule}
                words = {"who": self.who(player), "tile": Tiles(NAMES[this])}
                self.add("liability", facts, clause=Patterns([clause]), **words)

    def before(self, this: int) -> Discard:
        """The table at which a tile is about to be discarded."""
        players = self.seen["players"]
        shown = [
            [
                (min(map(kind, read_tiles(meld["tiles"]))), meld["kind"] == "chow")
                for meld in one["melds"]
                if not meld["concealed"]
            ]
            for one in players
        ]
        laid = [tile["tile"] for one in players for tile in one["discards"]]
        laid += [meld["tiles"] for one in players for meld in one["melds"] if not meld["concealed"]]
        return Discard(
            kind=this,
            player=self.own,
            shown=shown,
            held=[one for one in range(34) if self.evidence.held[one]],
            left=self.seen["left"],
            fresh=all(kind(tile) != this for text in laid for tile in read_tiles(text)),
        )

    def threats(self) -> None:
        """Who makes the played tile dangerous, and what speaks for it."""
        if not self.played.action.tiles or self.played.danger < CLEAR_DANGER / 4:
            return
        this = kind(self.played.action.tiles[0])
        tile = Tiles(NAMES[this])
        evidence = self.evidence
        for player in self.by_risk(this):
            who = self.who(player)
            facts = {"player": player, "tile": NAMES[this]}
            if evidence.riichi[player]:
                turns = self.riichi_turn(player)
                count = Count(turns, texts.DISCARDS)
                self.add("riichi_turn", {**facts, "turns": turns}, who=who, turns=count, tile=tile)
            elif evidence.shown[player] and evidence.ready[player] >= THREATENING:
                shown, ready = evidence.shown[player], evidence.ready[player]
                self.add(
                    "open_sets",
                    {"player": player, "sets": shown, "ready": ready},
                    who=who,
                    sets=Count(shown, texts.SETS),
                    ready=Share(ready),
                )
            suit = evidence.flush[player]
            if suit >= 0 and (this >= HONOURS or this // 9 == suit):
                self.add("flush", {**facts, "suit": suit}, who=who, tile=tile)
        if evidence.dora[this]:
            self.add("dora_tile", {"tile": NAMES[this], "dora": evidence.dora[this]}, tile=tile)

    def by_risk(self, this: int) -> list[int]:
        """The opponents whom a kind is dangerous against, the worst first."""
        risks = self.evidence.risks
        order = sorted(self.others, key=lambda player: -risks[player][this])
        return [player for player in order if risks[player][this] > 0.0][:2]

    def riichi_turn(self, player: int) -> int:
        """After how many discards a player declared."""
        river = self.seen["players"][player]["discards"]
        return next((i for i, one in enumerate(river, 1) if one["riichi"]), len(river))

    def safety(self) -> None:
        """Why the best tile is safe, or safer."""
        if self.best.action.type != "discard":
            return
        this = kind(self.best.action.tiles[0])
        threatening = self.by_ready()
        for player in threatening:
            self.safe_from(player, this)
        for player in threatening[:1]:
            self.held_safe(player)

    def safe_from(self, player: int, this: int) -> None:
        """What speaks for a tile against one opponent."""
        evidence = self.evidence
        facts = {"player": player, "tile": NAMES[this]}
        words = {"who": self.who(player), "tile": Tiles(NAMES[this])}
        if evidence.thrown[player] >> this & 1 and self.about.play.furiten:
            self.add("own_discard", facts, **words)
        elif evidence.safe[player] >> this & 1:
            self.add("passed", facts, **words)
        elif this >= HONOURS:
            if evidence.unseen[this] <= 1:
                seen = 4 - evidence.unseen[this]
                self.add("honour_gone", {**facts, "seen": seen}, seen=seen, **words)
        else:
            self.runs(player, this, facts, words)

    def runs(
        self, player: int, this: int, facts: dict[str, object], words: dict[str, object]
    ) -> None:
        """Walls, and the opponent's own discards on the other side of a run."""
        gone = [near for near in neighbours(this) if self.evidence.unseen[near] == 0]
        if gone:
            near = write_tiles(gone)
            self.add("wall", {**facts, "near": near}, near=Tiles(near), **words)
        far = [one for one in ends(this) if not set(between(this, one)) & set(gone)]
        thrown = self.evidence.thrown[player]
        if self.about.play.furiten and far and all(thrown >> one & 1 for one in far):
            near = write_tiles(far)
            self.add("suji", {**facts, "near": near}, near=Tiles(near), **words)

    def held_safe(self, player: int) -> None:
        """The tiles in hand that this opponent cannot win on."""
        kinds = [
            this
            for this in range(34)
            if self.evidence.held[this] and self.evidence.safe[player] >> this & 1
        ]
        if kinds and self.is_discard(self.played):
            text = write_tiles(kinds)
            facts = {"player": player, "tiles": text}
            self.add("safe_held", facts, who=self.who(player), tiles=Tiles(text))

    def by_ready(self) -> list[int]:
        """The opponents who may well be waiting, the likeliest first."""
        ready = self.evidence.ready
        players = sorted(self.others, key=lambda player: -ready[player])
        return [player for player in players if ready[player] >= THREATENING][:2]

    def is_discard(self, one: Candidate) -> bool:
        return one.action.type in ("discard", "riichi")


def neighbours(this: int) -> list[int]:
    """The kinds without which some runs with this one cannot be."""
    return [near for near in (this - 1, this + 1) if near >= 0 and near // 9 == this // 9]


def ends(this: int) -> list[int]:
    """The other ends of the runs open on both sides that would wait for this kind."""
    return [far for far in (this - 3, this + 3) if far >= 0 and far // 9 == this // 9]


def between(this: int, far: int) -> list[int]:
    """The two tiles that wait for both."""
    low = min(this, far)
    return [low + 1, low + 2]
