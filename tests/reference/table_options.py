"""Option sets and places in a match from which random games begin."""

from __future__ import annotations

from random import Random
from typing import Any

Options = dict[str, Any]

# Options that touch play, counters or the match. What only scores is tested elsewhere, but a few
# of it decide whether a hand may win at all.
RIICHI: dict[str, tuple[Any, ...]] = {
    "length": ("east-only", "east-south"),
    "target_points": ("none", 20000, 30000),
    "tobi": (True, False),
    "agari_yame": ("off", "automatic"),
    "west_round": (True, False),
    "tie": ("share", "seat"),
    "leftover_sticks": ("first", "lost"),
    "score_rounding": ("none", "to-1000"),
    "red_fives": (0, 3),
    "kuikae": ("allowed", "forbidden"),
    "kan_dora": (True, True, False),
    "kan_dora_timing": ("immediate", "closed-immediate-open-after"),
    "fourth_kong": ("abort", "abort-at-once", "continue"),
    "kokushi_robs_ankan": (True, False),
    "riichi_min_tiles": (0, 1, 4, 20),
    "riichi_needs_1000": (True, False),
    "furiten_riichi": (True, False),
    "ippatsu": (True, False),
    "ura": (True, True, False),
    "kan_ura": (True, False),
    "temp_furiten_end": ("draw-or-interrupt", "draw-or-claim"),
    "abort_nine_kinds": (True, False),
    "abort_four_winds": (True, False),
    "abort_four_riichi": (True, False),
    "noten_pool": (3000, 6000),
    "karaten": ("noten", "tenpai"),
    "nagashi_mangan": ("off", "win", "draw"),
    "nagashi_closed_only": (True, False),
    "renchan": ("win-or-tenpai", "win"),
    "honba": (300, 1500),
    "two_han_at_5": (True, False),
    "multiple_ron": ("all", "double-triple-aborts", "head-bump"),
    "honba_multi": ("each", "nearest"),
    "sticks_multi": ("own-back", "nearest"),
    "pao_daisangen": (True, False),
    "pao_daisuushii": (True, False),
    "pao_closed_kong": (True, False),
    "pao_suukantsu": (True, False),
    "pao_rinshan": (True, False),
    "pao_honba": ("discarder", "liable"),
    "pao_scope": ("whole", "own-yakuman"),
    "open_tanyao": (True, False),
    "renhou": ("off", "mangan", "5han", "yakuman"),
    "renhou_before_own_turn": (True, False),
    "closed_kong_interrupts": (True, False),
    "riichi_kong": ("readings", "waits"),
    "yakuman_stack": (True, False),
    "double_daisuushii": (True, False),
    "rinshan_with_haitei": (True, False),
}
MCR: dict[str, tuple[Any, ...]] = {
    "quads_in_seven_pairs": (True, False),
    "last_discard_claims": ("hu-only", "all"),
    "opening_flowers": ("chained", "by-turns"),
    "seat_changes": (True, False),
    "void_exhausted_waits": (True, False),
    "self_drawn_special": ("fully-concealed", "self-drawn"),
    "tile_hog_honors": (True, False),
}
HONG_KONG: dict[str, tuple[Any, ...]] = {
    "bonus_tiles": (True, True, False),
    "starting_score": (0, 2000),
    "rounds": (1, 2, 4),
    "dice": ("three-once", "two-once", "two-twice"),
    "dead_wall": ("none", "replenished", "fixed"),
    "deal_direction": ("left", "right"),
    "dealer_after_draw": ("stays", "passes"),
    "dealer_after_win": ("stays", "passes"),
    "multi_win": (True, False),
    "passed_win_lock": ("any", "same", "none"),
    "min_fan": (0, 0, 1, 3, 5),
    "bonus_counts_for_min": (True, False),
    "limit": (8, 10, 13, "none"),
    "table": ("seed", "full-spicy", "half-spicy"),
    "payer": ("half-gun", "half-gun", "full-gun", "full-gun-3"),
    "kong_liability": (True, False),
    "self_draw_fan": (True, False),
    "all_eight_bonus": ("off", "win-limit", "win-8"),
    "seven_bonus": ("off", "win-3"),
    "bonus_opens_hand": (True, False),
    "all_pairs": (True, False),
    "robbing_kong_fan": (0, 1),
    "hidden_treasure_finish": ("pair", "any"),
    "earth_own_draw": (True, False),
    "penalties": (True, True, False),
    "nine_tile_requires": ("flush", "purity", "none"),
    "double_keeps_others": (True, False),
    "feeding_liability": (True, False),
}
BY_FAMILY = {"riichi": RIICHI, "mcr": MCR, "hongkong": HONG_KONG}


def family_of(rules: str) -> str:
    """riichi, mcr or hongkong."""
    return {"mcr": "mcr", "hk-": "hongkong"}.get(rules[:3], "riichi")


def random_options(rng: Random, rules: str) -> Options:
    """Some options changed, in a way that is allowed (R11.1a)."""
    table = BY_FAMILY[family_of(rules)]
    keys = rng.sample(sorted(table), rng.choice((0, 2, 5, len(table))))
    options = {key: rng.choice(table[key]) for key in keys}
    if family_of(rules) == "riichi":
        if options.get("ura") is False or options.get("kan_dora") is False:
            options["kan_ura"] = False
        if {"agari_yame", "west_round", "target_points"} & set(options):
            options["target_points"] = options.get("target_points", 30000)
            if options["target_points"] == "none":
                options |= {"agari_yame": "off", "west_round": False}
    return options


def random_start(rng: Random, family: str, options: Options) -> Options:
    """A place late in a match, scores near the thresholds."""
    if family == "mcr":
        return {"number": rng.choice((1, 4, 5, 8, 9, 12, 13, 15, 16))}
    if family == "hongkong":
        at = rng.randrange(options["rounds"])
        return {"round": "ESWN"[at], "dealer": rng.choice((0, 2, 3, 3))}
    last = 0 if options["length"] == "east-only" else 1
    at = rng.choice((last, last, last + 1)) if options["west_round"] else last
    dealer = rng.choice((0, 2, 3, 3, 3, 3))
    edges = rng.choice(
        (
            (-1500, 0, 900, 1000, 5000, 24900, 29000, 30000, 31000),
            (22000, 24900, 25000, 27000, 29000),
            (18000, 19000, 19900, 21000),
        )
    )
    scores = [rng.choice(edges) for _ in range(4)]
    if rng.random() < 0.4:
        scores[dealer] = rng.choice((29000, 30000, 32000, 41000))
    return {
        "round": "ESWN"[at],
        "dealer": dealer,
        "honba": rng.choice((0, 1, 4, 5, 5, 6)),
        "deposits": rng.choice((0, 1, 3)),
        "scores": scores,
    }
