"""The programs we compare with: which of them are here, and our requests in their terms."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import Any

from wrobel.notation import read_tiles

WINDS = "ESWN"
# What a peer is imported as, by its name on PyPI.
MODULES = {
    "riichienv": "riichienv",
    "xiangting": "xiangting",
    "mahjong": "mahjong",
    "PyMahjongGB": "MahjongGB",
    "hk-mahjong": "hk_mahjong.core",
}

Request = dict[str, Any]


@dataclass(frozen=True)
class Scorer:
    """A peer's scorer: how a request becomes arguments, what it is called, what it answers.

    The arguments are made before the clock starts; only the call is timed.
    """

    name: str
    arguments: Callable[[Request], tuple[Any, ...]]
    function: Callable[[], Callable[..., Any]]
    worth: Callable[[Any, Request], Any]


def here(name: str) -> bool:
    """Is this peer installed?"""
    try:
        import_module(MODULES[name])
    except ImportError:
        return False
    return True


def version(name: str) -> str:
    return f"{name} {metadata.version(name)}"


class Ids:
    """Tiles as 136-ids; the first copy of a five is the red one and is given last."""

    def __init__(self) -> None:
        self.free = {kind: [4 * kind, *range(4 * kind + 3, 4 * kind, -1)] for kind in range(34)}

    def take(self, text: str) -> list[int]:
        ids = []
        for tile in read_tiles(text):
            if tile >= 34:
                ids.append(self.free[9 * (tile - 34) + 4].pop(0))
            else:
                ids.append(self.free[tile].pop())
        return ids


def melds_of(request: Request, ids: Ids) -> list[tuple[dict[str, Any], list[int]]]:
    """The melds with their ids."""
    return [(meld, ids.take(meld["tiles"])) for meld in request.get("melds", ())]


def riichienv_arguments(request: Request) -> tuple[Any, ...]:
    """For ``HandEvaluator.calc`` of the compiled part, below its Python wrapper."""
    riichienv = import_module("riichienv")
    core = import_module("riichienv._riichienv")
    kinds = riichienv.MeldType
    ids = Ids()
    melds = []
    for meld, tiles in melds_of(request, ids):
        kind = {"chow": kinds.Chi, "pung": kinds.Pon, "kong": kinds.Daiminkan}[meld["kind"]]
        if meld.get("added"):
            kind = kinds.Kakan
        if meld.get("concealed"):
            kind = kinds.Ankan
        melds.append(riichienv.Meld(kind, sorted(tiles), not meld.get("concealed")))
    hand = ids.take(request["hand"])
    win = ids.take(request["win"])
    flags = request.get("flags", ())
    drawn = request["by"] == "self-draw"
    winds = (riichienv.Wind.East, riichienv.Wind.South, riichienv.Wind.West, riichienv.Wind.North)
    conditions = core.Conditions(
        tsumo=drawn,
        riichi="riichi" in flags or "double_riichi" in flags,
        double_riichi="double_riichi" in flags,
        ippatsu="ippatsu" in flags,
        haitei="last_tile" in flags and drawn,
        houtei="last_tile" in flags and not drawn,
        rinshan="replacement" in flags,
        chankan=request["by"] == "robbed-kong",
        tsumo_first_turn="first_turn" in flags and drawn,
        player_wind=winds[WINDS.index(request["seat"])],
        round_wind=winds[WINDS.index(request["round"])],
    )
    dora, ura = (ids.take(request.get(field, "")) for field in ("dora", "ura"))
    evaluator = core.HandEvaluator(sorted(hand + win), melds)
    return evaluator, win[0], dora, ura, conditions


def riichienv_worth(answer: Any, request: Request) -> tuple[int, ...]:
    """Han, fu and points; of a yakuman the points only."""
    if not answer.is_win:
        return ()
    points = answer.ron_agari
    if not points:
        points = 3 * answer.tsumo_agari_ko
        if request["seat"] != "E":
            points = 2 * answer.tsumo_agari_ko + answer.tsumo_agari_oya
    return (points,) if answer.yakuman else (answer.han, answer.fu, points)


def mahjong_arguments(request: Request) -> tuple[Any, ...]:
    """For ``HandCalculator.estimate_hand_value`` under Tenhou's rules."""
    config = import_module("mahjong.hand_calculating.hand_config")
    Meld = import_module("mahjong.meld").Meld
    scores = import_module("mahjong.hand_calculating.scores").ScoresCalculator
    ids = Ids()
    melds = []
    everything = []
    for meld, tiles in melds_of(request, ids):
        kind = {"chow": Meld.CHI, "pung": Meld.PON, "kong": Meld.KAN}[meld["kind"]]
        if meld.get("added"):
            kind = Meld.SHOUMINKAN
        melds.append(Meld(kind, sorted(tiles), opened=not meld.get("concealed")))
        everything += tiles
    everything += ids.take(request["hand"])
    win = ids.take(request["win"])
    flags = request.get("flags", ())
    drawn = request["by"] == "self-draw"
    first = "first_turn" in flags and drawn
    seat = WINDS.index(request["seat"])
    options = config.OptionalRules(
        has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False
    )
    settings = config.HandConfig(
        is_tsumo=drawn,
        is_riichi="riichi" in flags,
        is_daburu_riichi="double_riichi" in flags,
        is_ippatsu="ippatsu" in flags,
        is_rinshan="replacement" in flags,
        is_chankan=request["by"] == "robbed-kong",
        is_haitei="last_tile" in flags and drawn,
        is_houtei="last_tile" in flags and not drawn,
        is_tenhou=first and seat == 0,
        is_chiihou=first and seat != 0,
        player_wind=27 + seat,
        round_wind=27 + WINDS.index(request["round"]),
        options=options,
    )
    dora, ura = (ids.take(request.get(field, "")) for field in ("dora", "ura"))
    return sorted(everything + win), win[0], melds, dora, settings, scores, ura


def mahjong_worth(answer: Any, _request: Request) -> tuple[int, ...]:
    """Han, fu and points; of a yakuman the points only."""
    if answer.error:
        return ()
    cost = answer.cost
    points = cost["main"]
    if cost["additional"]:
        points += 2 * cost["additional"]
    if any(yaku.is_yakuman for yaku in answer.yaku):
        return (points,)
    return (answer.han, answer.fu, points)


GB_SUITS = "WBT"
GB_HONOURS = ("F1", "F2", "F3", "F4", "J3", "J2", "J1")


def gb_tile(kind: int) -> str:
    return GB_HONOURS[kind - 27] if kind >= 27 else f"{GB_SUITS[kind // 9]}{kind % 9 + 1}"


def gb_arguments(request: Request) -> tuple[Any, ...]:
    """For ``MahjongFanCalculator``, which knows no eight-point minimum."""
    packs = []
    for meld in request["melds"]:
        kinds = sorted(read_tiles(meld["tiles"]))
        if meld["kind"] == "chow":
            packs.append(("CHI", gb_tile(kinds[1]), 1))
        else:
            giver = 0 if meld.get("concealed") else 1
            packs.append(("PENG" if meld["kind"] == "pung" else "GANG", gb_tile(kinds[0]), giver))
    flags = request.get("flags", ())
    return (
        tuple(packs),
        tuple(gb_tile(kind) for kind in read_tiles(request["hand"])),
        gb_tile(read_tiles(request["win"])[0]),
        len(read_tiles(request.get("bonus", ""))),
        request["by"] == "self-draw",
        "last_of_kind" in flags,
        "replacement" in flags or request["by"] == "robbed-kong",
        "last_tile" in flags,
        WINDS.index(request["seat"]),
        WINDS.index(request["round"]),
    )


def gb_total(answer: Sequence[tuple[int, str]], _request: Request) -> int:
    return sum(fan[0] for fan in answer)


def hk_tile(kind: int) -> Any:
    tiles = import_module("hk_mahjong.core.tiles")
    if kind >= 37:
        types = (tiles.BonusType.FLOWER, tiles.BonusType.SEASON)
        return tiles.make_bonus(types[(kind - 37) // 4], (kind - 37) % 4 + 1)
    if kind >= 31:
        dragons = (tiles.Dragon.WHITE, tiles.Dragon.GREEN, tiles.Dragon.RED)
        return tiles.make_dragon(dragons[kind - 31])
    if kind >= 27:
        return tiles.make_wind(tiles.WIND_ORDER[kind - 27])
    suits = (tiles.Suit.CHARACTERS, tiles.Suit.DOTS, tiles.Suit.BAMBOO)
    return tiles.make_suited(suits[kind // 9], kind % 9 + 1)


def hk_arguments(request: Request) -> tuple[Any, ...]:
    """Concealed tiles, melds and the circumstances of the scorer's context."""
    order = import_module("hk_mahjong.core.tiles").WIND_ORDER
    meld = import_module("hk_mahjong.core.meld")
    kinds = {"chow": meld.MeldType.CHOW, "pung": meld.MeldType.PONG, "kong": meld.MeldType.KONG}
    melds = []
    for entry in request["melds"]:
        kind = meld.MeldType.CONCEALED_KONG if entry.get("concealed") else kinds[entry["kind"]]
        melds.append(meld.Meld(kind, tuple(map(hk_tile, sorted(read_tiles(entry["tiles"]))))))
    concealed = [hk_tile(tile) for tile in read_tiles(request["hand"] + request["win"])]
    bonus = [hk_tile(tile) for tile in read_tiles(request.get("bonus", ""))]
    seat, prevailing = (order[WINDS.index(request[wind])] for wind in ("seat", "round"))
    drawn = request["by"] == "self-draw"
    return concealed, melds, (melds, concealed, bonus, concealed[-1], drawn, seat, prevailing)


def hk_function() -> Callable[..., Any]:
    """What its game does at a win: all readings, each scored, the best taken."""
    scoring = import_module("hk_mahjong.core.scoring")
    check_win = import_module("hk_mahjong.core.win_check").check_win
    context, score_hand = scoring.ScoringContext, scoring.score_hand

    def best(concealed: list[Any], melds: list[Any], facts: tuple[Any, ...]) -> int | None:
        found = None
        for reading in check_win(concealed, melds):
            total: int = score_hand(context(reading, *facts)).total_faan
            if found is None or total > found:
                found = total
        return found

    return best


RIICHIENV = Scorer(
    "riichienv",
    riichienv_arguments,
    lambda: import_module("riichienv._riichienv").HandEvaluator.calc,
    riichienv_worth,
)
MAHJONG = Scorer(
    "mahjong",
    mahjong_arguments,
    lambda: import_module("mahjong.hand_calculating.hand").HandCalculator.estimate_hand_value,
    mahjong_worth,
)
PYMAHJONGGB = Scorer(
    "PyMahjongGB",
    gb_arguments,
    lambda: import_module("MahjongGB").MahjongFanCalculator,
    gb_total,
)
HK_MAHJONG = Scorer(
    "hk-mahjong",
    hk_arguments,
    hk_function,
    lambda answer, _request: answer is not None,
)
