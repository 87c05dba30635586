"""Hong Kong in its own words: what others ask this family."""

from collections.abc import Mapping

from wrobel.rules.about import FAN, POINTS, About, Discard, Ends, Limit, Play, Ruled
from wrobel.rules.hongkong.error_texts import CAUSES
from wrobel.rules.options import Options
from wrobel.rules.trace import Text
from wrobel.rules.weighing import Weighing
from wrobel.state.walls import Layout

# Dice thrown, and how many of them pick the wall (1.4).
DICE = {"three-once": (3, 3), "two-once": (2, 2), "two-twice": (4, 2)}


def wall(options: Options) -> Layout:
    """All tiles from the front to the end; a dead wall is merely the last 14 (1.3–1.6)."""
    needed, picking = DICE[str(options["dice"])]
    return Layout(
        tiles=144 if options.is_on("bonus_tiles") else 136,
        dice_needed=needed,
        picking=picking,
        direction=str(options["deal_direction"]),
    )


def forms(options: Options) -> Mapping[str, str]:
    """Seven pairs, also of four alike, if they are agreed."""
    pairs = {"seven_pairs": "seven_pairs_quads"} if options.is_on("all_pairs") else {}
    return {"regular": "regular", **pairs, "thirteen_orphans": "thirteen_orphans"}


def liability(options: Options, discard: Discard, winner: int) -> Ruled | None:
    """The clause of section 7 that would fall on a discard."""
    from wrobel.rules.hongkong.liability_risks import clause_for

    return clause_for(options, discard, winner)


def ends(options: Options) -> Ends:
    """Online a false win is refused; at a real table it happens, and costs the limit (2.6)."""
    return Ends(
        kinds=("win", "draw", "chombo", "final"),
        several=options.is_on("multi_win"),
        options={"chombo": {"false_win": "pay-limit"}},
    )


# Found by python -m tools.tuning --rules hk-old --set min_fan=3.
WEIGHING = Weighing(
    interrupted=0.07,
    draw_worth=0.65,
    chow_speed=2.0,
    own_draw=0.33,
    still_away=0.7,
    spared=14.0,
    claim=0.78,
    first_claim=0.8,
    blame=0.11,
    dread=0.85,
    everyday=1.1,
    plan_share=0.28,
    last_step=2.6,
    first_step=0.17,
    each_step=0.72,
    open_plan=1.1,
    step_back=0.45,
)

ABOUT = About(
    title=Text("Hong Kong", "Hongkong"),
    short=Text("Hong Kong", "Hongkong"),
    summary=Text(
        "The classic game: few patterns, quick hands",
        "Gra klasyczna: mało układów, szybkie rozdania",
    ),
    script="zh",
    picture=("2g", "1z", "8m"),
    place=3,
    rules=("hk-old", "hk-new"),
    usual="hk-old",
    contrast="hk-new",
    compared=("hk-old", "hk-new"),
    start=lambda options: options.number("starting_score"),
    lengths={
        "full": Text("Four rounds", "Cztery rundy"),
        "east": Text("One round", "Jedna runda"),
        "hand": Text("One hand", "Jedno rozdanie"),
    },
    one_round={"rounds": 1},
    wall=wall,
    forms=forms,
    goal="fan",
    minimum=lambda options: options.number("min_fan"),
    fields=("bonus", "liable", "tiles_left", "seen", "fresh_tile", "fed_by", "exempt"),
    flags={
        "replacement": Text("Replacement tile of a kong", "Kamień dodatkowy po kongu"),
        "bonus_replacement": Text("Replacement tile of a flower", "Kamień dodatkowy po bonusowym"),
        "kong_on_kong": Text("Kong on kong", "Kong on Kong"),
        "last_tile": Text("Last tile of the wall", "Ostatni kamień z muru"),
        "first_turn": Text("First go-around (blessing)", "Pierwsza kolejka (błogosławieństwo)"),
    },
    only_with={"bonus_tiles": ("bonus", "bonus_replacement")},
    counts=(("total", FAN),),
    paid=POINTS,
    worth=Text("{total}", "{total}"),
    size=lambda score: int(score.total),
    size_name=Text("fan", "fany"),
    limit=Limit(Text("limit", "limit"), Text("Limit hands", "Ręce limitowe")),
    liability=liability,
    ends=ends,
    words={
        "circles": Text("dots", "kropek"),
        "to_discard": Text("Discard", "Zrzuć"),
        "discarding": Text("discarding", "zrzucenie"),
        "after_discarding": Text("discarding", "zrzuceniu"),
        "with_discarding": Text("discarding", "ze zrzuceniem"),
        "chombo": Text("False win", "Fałszywa wygrana"),
        "open": Text("open", "odkryty"),
        "open_set": Text("open {name}", "odkryty {name}"),
        "open_chow": Text("open {name}", "odkryte {name}"),
    },
    causes=CAUSES,
    citations={
        "hand": "1.6, 1.8",
        "draw": "1.5, 2.1",
        "bonus": "1.7",
        "discard": "2.1",
        "chow": "2.2",
        "pung": "2.2",
        "kong": "2.3",
        "closed_kong": "2.3",
        "added_kong": "2.3",
        "win": "2.4, 3.2",
        "exhausted": "2.5",
        "settled": "6, 7",
        "final": "1.8",
        "ruling": "2.6",
    },
    play=Play(unit=3.0, loss=24.0, grades=(12.0, 30.0, 90.0), weighing=WEIGHING, scale=0.004),
)
