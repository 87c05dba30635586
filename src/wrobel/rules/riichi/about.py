"""Riichi in its own words: what others ask this family."""

from typing import Any

from wrobel.rules.about import POINTS, About, Ends, Limit, Noun, Play, Prizes, TimeLimit
from wrobel.rules.options import Options
from wrobel.rules.riichi.error_texts import CAUSES
from wrobel.rules.trace import Text
from wrobel.state.walls import Layout

HAN = Noun(("han", "han"), ("han", "han", "han"))
BONUS = ("dora", "ura_dora", "red_five")  # count, but are no yaku
STICK = 1000  # points of a riichi stick
FU = Noun(("fu", "fu"), ("fu", "fu", "fu"))

# 122 live tiles (52 is East's 14th), 4 replacement tiles, 5 indicators, 5 under them (R1.7–R1.11);
# both dice pick the wall.
WALL = Layout(dice_needed=2, picking=2, replacements=4, indicators=5)
# A wall as Tenhou's shuffle gives it is dealt from its end.
TENHOU_WALL = Layout(
    "tenhou",
    replacements=4,
    indicators=5,
    fixed=(*range(135, 13, -1), 1, 0, 3, 2, *range(5, 14, 2), *range(4, 13, 2)),
)


# The dora follows its indicator: 1–9–1, E–S–W–N–E, white–green–red–white (R1.9).
CIRCLES = (
    *((tuple(f"{n}{suit}" for n in range(1, 10))) for suit in "mps"),
    ("1z", "2z", "3z", "4z"),
)
INDICATED = {
    tile: circle[(place + 1) % len(circle)]
    for circle in (*CIRCLES, ("5z", "6z", "7z"))
    for place, tile in enumerate(circle)
} | {f"0{suit}": f"6{suit}" for suit in "mps"}


# The gong of EMA tournaments sounds early, and one more hand is begun after it (R7.8); elsewhere
# no dice are thrown after the signal (C2.2).
EMA_LIMIT = TimeLimit(signal=15, last_hand="one_more")


def prizes(options: Options) -> Prizes:
    """Uma, and oka where first place gets one (R7.9)."""
    from wrobel.rules.riichi.settlement import oka_of, prizes_of

    name = "Uma + oka" if oka_of(options) else "Uma"
    return Prizes(Text(name, name), tuple(prizes_of(options)))


def ends(options: Options) -> Ends:
    """Draws with tenpai, aborts, nagashi mangan and chombo, as far as the options have them."""
    aborts = {
        "nine_kinds": options.is_on("abort_nine_kinds"),
        "four_winds": options.is_on("abort_four_winds"),
        "four_riichi": options.is_on("abort_four_riichi"),
        "four_kongs": options["fourth_kong"] in {"abort", "abort-at-once"},
        "triple_ron": options["multiple_ron"] == "double-triple-aborts",
    }
    there = {
        "win": True,
        "draw": True,
        "abort": any(aborts.values()),
        "nagashi": options["nagashi_mangan"] != "off",
        "chombo": options["chombo"] != "off",
        "final": True,
    }
    return Ends(
        kinds=tuple(kind for kind, is_there in there.items() if is_there),
        sticks=True,
        sticks_are_owned=options.is_on("riichi_needs_1000"),
        counters=True,
        tenpai=True,
        several=options["multiple_ron"] != "head-bump",
        aborts=tuple(name for name, is_there in aborts.items() if is_there),
        penalty_after_uma=options["chombo"] == "20000-after-uma",
    )


def size(score: Any) -> int:
    """Han; a yakuman as thirteen."""
    return int(score.han + 13 * score.yakuman)


ABOUT = About(
    title=Text("Riichi", "Riichi"),
    short=Text("Riichi", "Riichi"),
    summary=Text("The Japanese game: riichi, dora, furiten", "Gra japońska: riichi, dora, furiten"),
    script="ja",
    picture=("0p", "7z", "1s"),
    place=1,
    human_rates={
        "wins": 0.2106,
        "self_draws": 0.4023,
        "deal_ins": 0.1246,
        "riichi": 0.1822,
        "calls": 0.3259,
        "drawn": 0.1627,
    },
    rules=(
        "ema-2008",
        "ema-2016",
        "wrc",
        "pl-card",
        "pl-guide",
        "tenhou",
        "mahjong-soul",
        "m-league",
    ),
    usual="tenhou",
    contrast="ema-2016",
    compared=("ema-2016",),
    start=lambda options: options.number("start_points"),
    result=lambda options: (options.number("return_points"), 1000),
    seats_break_ties=lambda options: options["tie"] == "seat",
    prizes=prizes,
    lengths={
        "full": Text("East and South", "Wschód i Południe"),
        "east": Text("East only", "Tylko Wschód"),
        "hand": Text("One hand", "Jedno rozdanie"),
    },
    one_round={"length": "east-only"},
    wall=lambda _options: WALL,
    layouts={"tenhou": TENHOU_WALL},
    forms=lambda _options: {
        "regular": "regular",
        "seven_pairs": "seven_pairs",
        "thirteen_orphans": "thirteen_orphans",
    },
    goal="yaku",
    minimum=lambda _options: 1,
    declarations=("riichi", "double_riichi"),
    stick=STICK,
    after_declaration=("ippatsu", "ura"),
    fields=("dora", "ura", "honba", "deposits", "liable"),
    flags={
        "riichi": Text("Riichi", "Riichi"),
        "double_riichi": Text("Double riichi", "Podwójne riichi"),
        "ippatsu": Text("Ippatsu", "Ippatsu"),
        "replacement": Text("After a kong (rinshan)", "Po kan (rinshan)"),
        "last_tile": Text("Last tile (haitei, houtei)", "Ostatni kamień (haitei, houtei)"),
        "first_turn": Text("First go-around, no set claimed", "Pierwsza kolejka bez przejęć"),
    },
    only_with={"ippatsu": ("ippatsu",), "ura": ("ura",)},
    indicators=True,
    indicated=INDICATED,
    counts=(("han", HAN), ("fu", FU)),
    paid=POINTS,
    worth=Text("{han} han, {fu} fu", "{han} han, {fu} fu"),
    size=size,
    size_name=Text("han (a yakuman as 13)", "han (yakuman jako 13)"),
    luck=BONUS,
    limit=Limit(Text("yakuman", "yakuman"), Text("Yakuman", "Yakumany"), times=True),
    ends=ends,
    penalties=(300, 900, 1500, 3000, 8000, 9000, 12000, 20000),
    time_limits={"ema-2008": EMA_LIMIT, "ema-2016": EMA_LIMIT},
    words={
        "circles": Text("circles", "kółek"),
        "chow": Text("chow", "chi"),
        "pung": Text("pung", "pon"),
        "kong": Text("kong", "kan"),
        "closed_kong": Text("concealed kong", "ukryty kan"),
        "added_kong": Text("add to kong", "dołóż do pon"),
        "call_chow": Text("chi", "chi"),
        "call_pung": Text("pon", "pon"),
        "call_kong": Text("kan", "kan"),
        "call_closed_kong": Text("closed kan", "ukryty kan"),
        "call_added_kong": Text("add to pon", "dołóż do pon"),
        "call_rob": Text("ron (rob the kan)", "ron (przechwyć kan)"),
        "call_self-draw": Text("tsumo", "tsumo"),
        "call_discard": Text("ron", "ron"),
        "river": Text("discards", "odrzucone kamienie"),
        "self-draw": Text("self-draw", "tsumo"),
        "discard": Text("discard", "ron"),
        "robbed-kong": Text("robbed kong", "przechwycony kan"),
        "by_self-draw": Text("self-drawn", "tsumo"),
        "by_discard": Text("from a discard", "na odrzuconym kamieniu"),
        "by_robbed-kong": Text("robbed from a kong", "przez przechwycenie kan"),
        "to_discard": Text("Discard", "Odrzuć"),
        "discards": Text("Discards, best first", "Odrzucane kamienie, od najlepszego"),
        "ready": Text("waiting after the right discard", "czeka po odrzuceniu właściwego kamienia"),
        "regular": Text("four sets and a pair", "cztery grupy i para"),
        "closed_open": Text("{closed}, open {open}", "{closed}, otwarta {open}"),
    },
    causes=CAUSES,
    citations={
        "hand": "R1.11, R7",
        "draw": "R2.1, R1.13",
        "bonus": "R1.1",
        "discard": "R2.2, R2.12",
        "riichi": "R3.1, R3.2",
        "chow": "R2.5, R2.6",
        "pung": "R2.5, R2.6",
        "kong": "R2.14, R2.21",
        "closed_kong": "R2.15, R3.4",
        "added_kong": "R2.15, R2.21",
        "dora": "R1.9, R2.20",
        "win": "R2.5, R4",
        "exhausted": "R5.2–R5.6",
        "abort": "R5.7",
        "settled": "R5, R6, R7",
        "final": "R7.9–R7.11",
        "ruling": "R5.12–R5.18",
    },
    formats=("mjai", "tenhou6", "mjlog"),
    play=Play(
        declares=True,
        furiten=True,
        unit=1000.0,
        loss=24.0,
        grades=(1800.0, 3600.0, 7000.0),
    ),
)
