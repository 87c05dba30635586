"""Random winning hands as scoring requests, with a bias towards the shapes that matter.

The hands are possible: four copies of a kind at most, indicators included, one red five of a
suit where there are red fives, and no facts that exclude each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random
from typing import Any

from .riichi_hand import (
    DRAGONS,
    GREEN,
    HONOURS,
    KINDS,
    ORPHANS,
    PRESETS,
    TERMINALS,
    WIND_TILES,
    WINDS,
    Hand,
    options,
)
from .riichi_score import fed_yakuman, rinshan_payer, score

Sets = list[tuple[str, ...]]

_CHOWS = tuple(
    tuple(f"{n + i}{s}" for i in range(3)) for s in "mps" for n in range(1, 8)
)  # fmt: skip
_OVERRIDES: dict[str, tuple[Any, ...]] = {
    "red_fives": (0, 3),
    "ippatsu": (False,),
    "ura": (False,),
    "kan_ura": (False,),
    "kan_dora": (False,),
    "two_han_at_5": (True, False),
    "honba": (0, 300, 600, 1500),
    "open_tanyao": (True, False),
    "renhou": ("off", "mangan", "5han", "yakuman"),
    "renhou_before_own_turn": (True, False),
    "double_kokushi": (True, False),
    "double_chuuren": (True, False),
    "double_suuankou": (True, False),
    "double_daisuushii": (True, False),
    "yakuman_stack": (True, False),
    "counted_yakuman": (True, False),
    "kiriage": (True, False),
    "double_wind_pair_fu": (2, 4),
    "open_pinfu_fu": (0, 2),
    "pinfu_tsumo": (True, False),
    "rinshan_tsumo_fu": (0, 2),
    "rinshan_with_haitei": (True, False),
    "pao_daisangen": (False,),
    "pao_daisuushii": (False,),
    "pao_suukantsu": (True, False),
    "pao_closed_kong": (True, False),
    "pao_honba": ("discarder", "liable"),
    "pao_scope": ("whole", "own-yakuman"),
    "pao_rinshan": (True,),
}


class _Maker:
    """Builds the sets of a hand, keeping count of the tiles."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.used: Counter[str] = Counter()
        self.sets: Sets = []

    def add(self, *kinds: str) -> bool:
        """Add a set or the pair if the tiles are there."""
        need = Counter(kinds)
        if any(self.used[k] + n > 4 for k, n in need.items()):
            return False
        self.used += need
        self.sets.append(kinds)
        return True

    def fill(self, pool: set[str], pungs: float) -> None:
        """Complete four sets and a pair from the kinds of the pool."""
        kinds = [k for k in KINDS if k in pool]
        chows = [c for c in _CHOWS if pool.issuperset(c)]
        tries = 0
        while sum(len(s) > 2 for s in self.sets) < 4 and tries < 60:
            tries += 1
            if not chows or self.rng.random() < pungs:
                self.add(*[self.rng.choice(kinds)] * 3)
            else:
                self.add(*self.rng.choice(chows))
        while not any(len(s) == 2 for s in self.sets) and tries < 120:
            tries += 1
            self.add(*[self.rng.choice(kinds)] * 2)

    @property
    def complete(self) -> bool:
        """Four sets and a pair."""
        return len(self.sets) == 5

    # The themes.

    def anything(self) -> None:
        """No bias at all."""
        self.fill(set(KINDS), 0.35)

    def simples(self) -> None:
        """Two to eight."""
        self.fill(set(KINDS) - set(ORPHANS), 0.25)

    def chows(self) -> None:
        """Pinfu and its neighbours."""
        self.fill(set(KINDS) - set(self.rng.sample(HONOURS, 4)), 0.0)

    def flush(self) -> None:
        """One suit, often with honours."""
        suit = self.rng.choice("mps")
        pool = {k for k in KINDS if k[1] == suit}
        if self.rng.random() < 0.55:
            pool |= set(self.rng.sample(HONOURS, 3))
        self.fill(pool, self.rng.choice((0.1, 0.4, 0.8)))

    def pungs(self) -> None:
        """All pungs."""
        self.fill(set(KINDS), 1.0)

    def outside(self) -> None:
        """Every set with a terminal or an honour."""
        honours = set(HONOURS) if self.rng.random() < 0.6 else set()
        for _ in range(20):
            if sum(len(s) > 2 for s in self.sets) == 4:
                break
            if self.rng.random() < 0.7:
                self.add(*self.rng.choice([c for c in _CHOWS if c[0][0] in "17"]))
            else:
                self.add(*[self.rng.choice(sorted({*TERMINALS, *honours}))] * 3)
        self.fill({*TERMINALS, *honours}, 1.0)

    def old_heads(self) -> None:
        """Terminals and honours only."""
        pool: tuple[str, ...] = self.rng.choice((ORPHANS, ORPHANS, TERMINALS, HONOURS))
        self.fill(set(pool), 1.0)

    def twins(self) -> None:
        """Identical chows."""
        for _ in range(self.rng.choice((1, 2, 2))):
            chow = self.rng.choice(_CHOWS)
            if self.add(*chow):
                self.add(*chow)
        self.fill(set(KINDS), 0.2)

    def triplets_or_runs(self) -> None:
        """Such as 222333444, which are pungs or chows."""
        chow = self.rng.choice(_CHOWS)
        for _ in range(3):
            self.add(*chow)
        suit = chow[0][1]
        near = {k for k in KINDS if k[1] == suit}
        self.fill(near if self.rng.random() < 0.4 else set(KINDS), 0.4)

    def straight(self) -> None:
        """One to nine of a suit."""
        suit = self.rng.choice("mps")
        for n in (1, 4, 7):
            self.add(*(f"{n + i}{suit}" for i in range(3)))
        self.fill(set(KINDS), 0.3)

    def three_suits(self) -> None:
        """The same chow or the same pung in three suits."""
        n, pungs = self.rng.randint(1, 7), self.rng.random() < 0.4
        for suit in "mps":
            self.add(*(f"{n + (0 if pungs else i)}{suit}" for i in range(3)))
        self.fill(set(KINDS), 0.4)

    def dragons(self) -> None:
        """Two or three dragon pungs."""
        first, second, third = self.rng.sample(DRAGONS, 3)
        self.add(*[first] * 3)
        self.add(*[second] * 3)
        if self.rng.random() < 0.75:
            self.add(*[third] * self.rng.choice((2, 3, 3)))
        self.fill(set(HONOURS) if self.rng.random() < 0.2 else set(KINDS), 0.4)

    def winds(self) -> None:
        """Three or four wind pungs."""
        order = self.rng.sample(WIND_TILES, 4)
        for wind in order[:3]:
            self.add(*[wind] * 3)
        self.add(*[order[3]] * self.rng.choice((2, 3)))
        self.fill(set(HONOURS) if self.rng.random() < 0.3 else set(KINDS), 0.5)

    def green(self) -> None:
        """All green."""
        self.fill(set(GREEN), 0.6)


_THEMES: dict[Callable[[_Maker], None], int] = {
    _Maker.anything: 22,
    _Maker.simples: 18,
    _Maker.chows: 16,
    _Maker.flush: 14,
    _Maker.pungs: 10,
    _Maker.outside: 12,
    _Maker.old_heads: 4,
    _Maker.twins: 12,
    _Maker.triplets_or_runs: 10,
    _Maker.straight: 9,
    _Maker.three_suits: 9,
    _Maker.dragons: 8,
    _Maker.winds: 4,
    _Maker.green: 1,
}


def _special(rng: Random) -> list[str] | None:
    """Fourteen tiles of a form without melds, or nothing most of the time."""
    draw = rng.random()
    if draw < 0.02:
        return [*ORPHANS, rng.choice(ORPHANS)]
    if draw < 0.035:
        suit = rng.choice("mps")
        return [f"{n}{suit}" for n in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, rng.randint(1, 9))]
    if draw < 0.10:
        suit = rng.choice("mps")
        one = [k for k in KINDS if k[1] == suit]
        simple = [k for k in KINDS if k not in ORPHANS]
        pools = (list(KINDS), one, [*one, *HONOURS], simple, list(ORPHANS), list(HONOURS))
        return [k for k in rng.sample(rng.choice(pools), 7) for _ in range(2)]
    return None


def _overrides(rng: Random, rules: str) -> dict[str, Any]:
    """A few options other than the preset's, such as fit together."""
    out: dict[str, Any] = {}
    if rng.random() < 0.5:
        for key in rng.sample(sorted(_OVERRIDES), rng.randint(1, 3)):
            out[key] = rng.choice(_OVERRIDES[key])
    merged = options({"rules": rules, "options": out})
    if merged["kan_ura"] and not (merged["ura"] and merged["kan_dora"]):
        out["kan_ura"] = False
    return out


def _melds(rng: Random, maker: _Maker, seat: str) -> list[dict[str, Any]]:
    """Takes some sets out of the hand and makes them melds; kongs take a fourth tile."""
    i = WINDS.index(seat)
    others = [WINDS[(i + d) % 4] for d in (1, 2, 3)]
    open_rate = rng.choice((0.0, 0.0, 0.4, 0.7, 1.0))
    kong_rate = rng.choice((0.08, 0.08, 0.25, 0.8))
    out: list[dict[str, Any]] = []
    for group in list(maker.sets):
        opened, pung = rng.random() < open_rate, group[0] == group[-1] and len(group) == 3
        kong = pung and rng.random() < kong_rate and maker.used[group[0]] == 3
        if len(group) == 2 or not (opened or kong):
            continue
        meld: dict[str, Any] = {"kind": "pung" if pung else "chow", "tiles": "".join(group)}
        if kong:
            maker.used[group[0]] += 1
            meld = {"kind": "kong", "tiles": "".join(group) + group[0]}
        if kong and not opened:
            meld["concealed"] = True
        else:
            meld["from"] = rng.choice(others) if pung else others[2]
            if kong and rng.random() < 0.4:
                meld["added"] = True
        maker.sets.remove(group)
        out.append(meld)
    rng.shuffle(out)
    return out


def _flags(rng: Random, request: dict[str, Any]) -> list[str]:
    """Facts that go together with the hand and the way it was won."""
    melds, by = request["melds"], request["by"]
    kongs = any(m["kind"] == "kong" for m in melds)
    closed = all(m.get("concealed") for m in melds)
    if not melds and by != "robbed-kong" and rng.random() < 0.08:
        return ["first_turn"]
    flags: list[str] = []
    if by == "self-draw" and kongs and rng.random() < 0.3:
        flags.append("replacement")
    if by != "robbed-kong" and rng.random() < 0.08:
        flags.append("last_tile")
    if closed and rng.random() < 0.5:
        double = rng.random() < 0.15
        flags.append("double_riichi" if double else "riichi")
        late = by == "discard" and "last_tile" in flags
        if "replacement" not in flags and not late and not (double and kongs):
            flags += ["ippatsu"] * (rng.random() < 0.3)
    return flags


def _indicators(rng: Random, used: Counter[str], number: int) -> str:
    """Tiles that may still lie in the dead wall, now and then next to what the hand holds."""
    out: list[str] = []
    for _ in range(number):
        left = [k for k in KINDS if used[k] < 4]
        near = [k for k in left if any(used[n] for n in (k, f"{int(k[0]) % 9 + 1}{k[1]}"))]
        kind = rng.choice(near if near and rng.random() < 0.6 else left)
        used[kind] += 1
        out.append(kind)
    return "".join(out)


def _redden(rng: Random, request: dict[str, Any], red_fives: int) -> None:
    """Makes one five of a suit red; of four visible ones one is always red."""
    if not red_fives:
        return
    for suit in "mps":
        five, places = "5" + suit, list[tuple[dict[str, Any], str, int]]()
        fields: list[tuple[dict[str, Any], str]]
        fields = [(request, key) for key in ("hand", "win", "dora", "ura") if key in request]
        fields += [(meld, "tiles") for meld in request["melds"]]
        for holder, key in fields:
            text = holder[key]
            places += [(holder, key, i) for i in range(0, len(text), 2) if text[i : i + 2] == five]
        if rng.randrange(4) < len(places):
            holder, key, i = rng.choice(places)
            holder[key] = holder[key][:i] + "0" + holder[key][i + 1 :]


def _liable(rng: Random, request: dict[str, Any]) -> None:
    """Names a liable player where one can be, and now and then where it does not matter."""
    others = [wind for wind in WINDS if wind != request["seat"]]
    patterns = dict.fromkeys(("daisangen", "daisuushii", "suukantsu"), 1)
    scored = score(request)
    won = {fan["id"] for fan in scored.get("fans", [])} & patterns.keys()
    found = []
    for wind in others:
        hand = Hand.of({**request, "liable": wind})
        sole = sum(m["kind"] == "kong" for m in request["melds"]) == 1
        rinshan = rinshan_payer(hand) and sole and not scored.get("yakuman")
        if rinshan or (not hand.opts["pao_rinshan"] and won & fed_yakuman(hand, patterns).keys()):
            found.append(wind)
    if found and rng.random() < 0.8:
        request["liable"] = rng.choice(found)
    elif not (found or won or options(request)["pao_rinshan"]) and rng.random() < 0.01:
        request["liable"] = rng.choice(others)
    elif rng.random() < 0.1:
        request["liable"] = None


def _shorten(text: str) -> str:
    """``"1m2m3m1z"`` as ``"123m1z"``."""
    tiles = [text[i : i + 2] for i in range(0, len(text), 2)]
    return "".join("".join(t[0] for t in same) + suit for suit, same in groupby(tiles, _suit))


def _suit(tile: str) -> str:
    return tile[1]


def _build(rng: Random) -> dict[str, Any] | None:
    rules, seat = rng.choice(PRESETS), rng.choice("EESWN")
    melds: list[dict[str, Any]] = []
    used: Counter[str]
    tiles = _special(rng)
    if tiles is None:
        maker = _Maker(rng)
        rng.choices(list(_THEMES), list(_THEMES.values()))[0](maker)
        if not maker.complete:
            return None
        melds = _melds(rng, maker, seat)
        tiles, used = [k for group in maker.sets for k in group], maker.used
    else:
        used = Counter(tiles)
    win = rng.choice(tiles)
    tiles.remove(win)
    by = rng.choice(("self-draw", "self-draw", "discard", "discard", "discard", "robbed-kong"))
    if by == "robbed-kong":
        if used[win] != 1:
            return None
        used[win] = 4  # the other three lie in the robbed pung
    request: dict[str, Any] = {
        "rules": rules,
        "options": _overrides(rng, rules),
        "hand": "".join(sorted(tiles, key=KINDS.index)),
        "win": win,
        "by": by,
        "melds": melds,
        "seat": seat,
        "round": rng.choice("EEESSSW"),
    }
    opts = options(request)
    if by != "self-draw":
        request["from"] = rng.choice([wind for wind in WINDS if wind != seat])
    request["flags"] = flags = _flags(rng, request)
    riichi = "riichi" in flags or "double_riichi" in flags
    kongs = sum(m["kind"] == "kong" for m in melds)
    number = 1 + kongs if opts["kan_dora"] else 1
    if opts["kan_dora"] and kongs < 4 and "first_turn" not in flags and rng.random() < 0.15:
        number += 1  # somebody else's kong
    if rng.random() < 0.9:
        request["dora"] = _indicators(rng, used, number)
        if riichi or rng.random() < 0.1:
            request["ura"] = _indicators(rng, used, number)
    _redden(rng, request, opts["red_fives"])
    request["honba"] = rng.choice((0, 0, 0, 1, 1, 2, 3, 4, 5, 6))
    request["deposits"] = rng.choice((0, 0, 0, 1, 2, 3)) + riichi
    for key in ("hand", "dora", "ura"):
        if key in request:
            request[key] = _shorten(request[key])
    for meld in melds:
        meld["tiles"] = _shorten(meld["tiles"])
    _liable(rng, request)
    return request


def random_requests(seed: int | str, n: int) -> Iterator[dict[str, Any]]:
    """``n`` requests for complete hands, a few without a yaku; the same seed gives the same."""
    rng = Random(f"riichi {seed}")
    made = 0
    while made < n:
        request = _build(rng)
        if request is None or (not score(request)["ok"] and rng.random() > 0.15):
            continue
        yield {"id": f"random-{seed}-{made}", **request}
        made += 1
