"""Recorded and generated riichi wins as scoring requests with what the source says they score.

Every generator yields ``(id, request, expected)``. ``expected`` holds the answer's fields that
the source decides: ``error`` (a code), or some of ``fans`` (``[id, value, count]`` lists), ``han``,
``fu``, ``yakuman``, ``points``, ``payments``; for draws the fields of a settlement. Records that a
request cannot express are left out. Nothing is yielded when the file is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.support.data import rows

Case = tuple[str, dict[str, Any], dict[str, Any]]

WINDS = "ESWN"
_RELATIVE = {"right": 1, "across": 2, "left": 3}
_MELDS: dict[str, tuple[str, str | None]] = {
    "chi": ("chow", None),
    "pon": ("pung", None),
    "daiminkan": ("kong", None),
    "kakan": ("kong", "added"),
    "ankan": ("kong", "concealed"),
}
# Tenhou's numbers of the yaku.
_YAKU = (
    "menzen_tsumo", "riichi", "ippatsu", "chankan", "rinshan", "haitei", "houtei", "pinfu",
    "tanyao", "iipeikou", "yakuhai_seat", "yakuhai_seat", "yakuhai_seat", "yakuhai_seat",
    "yakuhai_round", "yakuhai_round", "yakuhai_round", "yakuhai_round",
    "yakuhai_dragon", "yakuhai_dragon", "yakuhai_dragon", "double_riichi", "chiitoitsu",
    "chanta", "ittsuu", "sanshoku_doujun", "sanshoku_doukou", "sankantsu", "toitoi", "sanankou",
    "shousangen", "honroutou", "ryanpeikou", "junchan", "honitsu", "chinitsu", "renhou",
    "tenhou", "chiihou", "daisangen", "suuankou", "suuankou", "tsuuiisou", "ryuuiisou",
    "chinroutou", "chuuren", "chuuren", "kokushi", "kokushi", "daisuushii", "shousuushii",
    "suukantsu", "dora", "ura_dora", "red_five",
)  # fmt: skip
_MERGED = ("yakuhai_dragon", "dora", "ura_dora", "red_five")
_DOUBLE = (41, 46, 48, 49)
# Its 14 tiles held three of a kind whose closed kong was also given: the error was about that.
# As told here the hand is complete: all pungs.
_MALFORMED = ("mahjonglib-20",)


def _melds(record: dict[str, Any], seat: str) -> list[dict[str, Any]]:
    out = []
    for meld in record["melds"]:
        kind, mark = _MELDS[meld["type"]]
        item: dict[str, Any] = {"kind": kind, "tiles": "".join(meld["tiles"])}
        if mark:
            item[mark] = True
        if meld.get("from") in _RELATIVE:
            item["from"] = WINDS[(WINDS.index(seat) + _RELATIVE[meld["from"]]) % 4]
        out.append(item)
    return out


def _request(record: dict[str, Any], rules: str, seat: str, prevalent: str) -> dict[str, Any]:
    """The part of a request that all sources share."""
    flags = []
    if record["riichi"]:
        flags.append("double_riichi" if record["riichi"] == 2 else "riichi")
    if record["ippatsu"]:
        flags.append("ippatsu")
    if record["rinshan"]:
        flags.append("replacement")
    if record["haitei"] or record["houtei"]:
        flags.append("last_tile")
    if any(record.get(key) for key in ("first_turn", "tenhou", "chiihou", "renhou")):
        flags.append("first_turn")
    by = "self-draw" if record["tsumo"] else "robbed-kong" if record["chankan"] else "discard"
    return {
        "id": record["id"],
        "rules": rules,
        "hand": "".join(record["hand"]),
        "win": record["win_tile"],
        "by": by,
        "melds": _melds(record, seat),
        "seat": seat,
        "round": prevalent,
        "flags": flags,
        "dora": "".join(record["dora_indicators"]),
        "ura": "".join(record["ura_indicators"]),
        "honba": record["honba"],
        "deposits": record["riichi_sticks"],
    }


def _fans(pairs: list[tuple[int, int]]) -> list[list[Any]]:
    """Tenhou's ``(number, han)`` as ``[id, value, count]``."""
    out: list[list[Any]] = []
    merged = Counter[str]()
    for number, han in pairs:
        name = _YAKU[number]
        if name in _MERGED:
            merged[name] += han
        else:
            out.append([name, han, 1])
    return out + [[name, 1, count] for name, count in merged.items() if count]


def _by_wind(deltas: list[int], dealer: int) -> dict[str, int]:
    return {WINDS[(i - dealer) % 4]: amount for i, amount in enumerate(deltas)}


def _recorded(name: str) -> Iterator[Case]:
    """Wins with seats, payments and Tenhou's yaku numbers, under Tenhou's rules."""
    for record in rows(name):
        dealer = record["dealer_seat"]
        request = _request(record, "tenhou", record["seat_wind"], record["round_wind"])
        request["honba"] = record.get("honba_credited", record["honba"])
        if record["loser"] is not None:
            request["from"] = WINDS[(record["loser"] - dealer) % 4]
        if record["pao"] is not None:
            request["liable"] = WINDS[(record["pao"] - dealer) % 4]
        told = record["expected"]
        expected: dict[str, Any] = {
            "points": told["points"],
            "payments": _by_wind(told["delta"], dealer),
            "yakuman": len(told["yakuman"]),
        }
        if told["yakuman"]:
            expected |= {"fans": _fans([(n, 1) for n in told["yakuman"]]), "han": 0, "fu": 0}
        else:
            fans = _fans([(n, han) for n, han in told["yaku"]])
            expected |= {"fans": fans, "han": told["han"], "fu": told["fu"]}
        if expected["fu"] is None:
            del expected["fu"]
        yield record["id"], request, expected


def tenhou_wins() -> Iterator[Case]:
    """Wins of recorded games."""
    return _recorded("riichi_tenhou_wins")


def kobalab_wins() -> Iterator[Case]:
    """Generated wins."""
    return _recorded("riichi_kobalab_wins")


def mahjongsoul_wins() -> Iterator[Case]:
    """Wins under Mahjong Soul's rules; no discarder and no payments are known."""
    for record in rows("riichi_mahjongsoul_wins"):
        request = _request(record, "mahjong-soul", record["seat_wind"], record["round_wind"])
        told = record["expected"]
        expected: dict[str, Any]
        if told["yakuman"]:
            pairs = [(n, 2 if n in _DOUBLE else 1) for n in told["yakuman"]]
            expected = {"fans": _fans(pairs), "han": 0, "fu": 0, "yakuman": told["han"] // 13}
        else:
            names = sorted({_YAKU[n] for n in told["yaku_ids"]})
            expected = {"ids": names, "han": told["han"], "fu": told["fu"], "yakuman": 0}
        yield record["id"], request, expected


def _quiet_winds(record: dict[str, Any]) -> tuple[str, str] | None:
    """A seat and a round wind that do not touch a hand whose source names none."""
    tiles = [*record["hand"], record["win_tile"], *(t for m in record["melds"] for t in m["tiles"])]
    quiet = [wind for i, wind in enumerate(WINDS) if tiles.count(f"{i + 1}z") < 2]
    seats = ["E"] if record["dealer"] else [wind for wind in quiet if wind != "E"]
    seat = record["seat_wind"] or (seats[0] if seats else None)
    prevalent = record["round_wind"] or (quiet[0] if quiet else None)
    if all(tiles.count(f"{i}z") >= 2 for i in range(1, 5)):  # only yakuman hold all four winds
        seat, prevalent = record["seat_wind"] or "S", record["round_wind"] or "E"
    return (seat, prevalent) if seat and prevalent else None


def mahjonglib_vectors() -> Iterator[Case]:
    """Test vectors with options of their own; tenhou without a dealer is told as chiihou."""
    errors = {"hand_not_winning": "not_a_win", "no_yaku": "no_yaku"}
    for record in rows("riichi_mahjonglib_testvectors"):
        given, told = record["options"], record["expected"]
        winds = _quiet_winds(record)
        reds = Counter(t for t in [*record["hand"], record["win_tile"]] if t[0] == "0")
        if record["id"] in _MALFORMED or winds is None or given["kazoe_limit"] == 2:
            continue
        if max(reds.values(), default=0) > 1:
            continue
        request = _request(record, "mahjong-soul", *winds)
        if not given["has_aka_dora"]:
            for key in ("hand", "win", "dora", "ura"):
                request[key] = request[key].replace("0", "5")
        request["options"] = {
            "open_tanyao": given["has_open_tanyao"],
            "red_fives": 3 if given["has_aka_dora"] else 0,
            "counted_yakuman": given["kazoe_limit"] == 0,
            "kiriage": given["kiriage"],
            "open_pinfu_fu": 2 if given["fu_for_open_pinfu"] else 0,
            "pinfu_tsumo": not given["fu_for_pinfu_tsumo"],
            "renhou": "yakuman" if given["renhou_as_yakuman"] else "5han",
            "yakuman_stack": True,
        }
        for name in ("kokushi", "chuuren", "suuankou", "daisuushii"):
            request["options"][f"double_{name}"] = given["has_double_yakuman"]
        if not record["tsumo"]:
            request["from"] = "S" if winds[0] == "E" else "E"
        if told["error"]:
            yield record["id"], request, {"error": errors[told["error"]]}
            continue
        pairs = [(36 if number is None else number, han) for number, han, _ in told["yaku"]]
        first = any(n > 36 and n < 52 for n, _ in pairs) or (36, 13) in pairs
        points = told["cost"]["total"]
        if first:
            if not record["dealer"]:
                pairs = [(38 if n == 37 else n, han) for n, han in pairs]
            fans = _fans([(n, han // 13) for n, han in pairs])
            worth = {"han": 0, "fu": 0, "yakuman": sum(fan[1] for fan in fans)}
        else:
            fans = _fans(pairs)
            worth = {"han": told["han"], "fu": told["fu"], "yakuman": 0}
        yield record["id"], request, {"fans": fans, "points": points, **worth}


def _marked(record: dict[str, Any], key: str) -> list[str]:
    """The seat winds of the players of whom the record says so."""
    dealer = record["dealer_seat"]
    marked = [i for i, player in enumerate(record["players"]) if player[key]]
    return [WINDS[(i - dealer) % 4] for i in marked]


def tenhou_draws() -> Iterator[Case]:
    """Ends without a winner as settlement requests; nagashi is known by who was paid."""
    for record in rows("riichi_tenhou_draws"):
        dealer = record["dealer_seat"]
        payments = _by_wind(record["expected"]["delta"], dealer)
        riichi = _marked(record, "riichi")
        request: dict[str, Any] = {
            "id": record["id"],
            "rules": "tenhou",
            "kind": {"exhaustive": "draw", "nm": "nagashi"}.get(record["type"], "abort"),
            "dealer": "E",
            "honba": record["honba"],
            "deposits": record["riichi_sticks"] - len(riichi),
            "riichi": riichi,
        }
        if request["kind"] != "abort":
            request["tenpai"] = _marked(record, "revealed")
        if request["kind"] == "nagashi":
            request["by"] = [wind for wind in WINDS if payments[wind] > 0]
        expected = {
            "payments": payments,
            "deposits_left": record["riichi_sticks"],
            "honba_next": record["honba"] + 1,
        }
        yield record["id"], request, expected
