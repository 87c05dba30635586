"""MCR in its own words: what others ask this family."""

from collections.abc import Mapping

from wrobel.rules.about import POINTS, About, Ends, Limit, Play, TimeLimit
from wrobel.rules.mcr.error_texts import CAUSES
from wrobel.rules.options import Options
from wrobel.rules.trace import Text
from wrobel.rules.weighing import Weighing
from wrobel.state.walls import Layout

MINIMUM = 8  # points without flowers that a hand needs
EXTRA = 8  # what everybody pays besides the points of the hand

# All tiles from the front to the end; both throws count on East's wall (3.1–3.4).
WALL = Layout(tiles=144, dice_needed=4)
# Four own walls without flowers; in Botzone's text a quarter is drawn from its end.
BOTZONE_WALL = Layout(
    "botzone",
    own_walls=True,
    fixed=tuple(34 * seat + place for seat in range(4) for place in reversed(range(34))),
)


def forms(options: Options) -> Mapping[str, str]:
    """The knitted forms too; four of a kind are two pairs only if that is agreed."""
    quads = options.is_on("quads_in_seven_pairs")
    return {
        "regular": "regular",
        "seven_pairs": "seven_pairs_quads" if quads else "seven_pairs",
        "thirteen_orphans": "thirteen_orphans",
        "honors_knitted": "honors_knitted",
        "knitted_straight": "knitted_straight",
    }


ABOUT = About(
    title=Text("MCR (Chinese Official)", "MCR (chińskie oficjalne)"),
    short=Text("MCR", "MCR"),
    summary=Text(
        "Chinese Official: 81 fans, at least {minimum}",
        "Chińskie zasady oficjalne: 81 fanów, co najmniej {minimum}",
        {"minimum": POINTS.of(MINIMUM)},
    ),
    script="zh",
    picture=("3f", "9p", "6z"),
    place=2,
    rules=("mcr", "mcr-cn98"),
    usual="mcr",
    contrast="mcr-cn98",
    compared=("mcr",),
    profiles={"wmo": "mcr", "cn98": "mcr-cn98"},
    start=lambda _options: 0,
    lengths={
        "full": Text("16 hands", "16 rozdań"),
        "east": Text("4 hands", "4 rozdania"),
        "hand": Text("One hand", "Jedno rozdanie"),
    },
    wall=lambda _options: WALL,
    layouts={"botzone": BOTZONE_WALL},
    forms=forms,
    goal="points",
    minimum=lambda _options: MINIMUM,
    chooses_bonus=True,
    fields=("bonus",),
    flags={
        "replacement": Text("Out with replacement tile", "Kamień dodatkowy po kongu"),
        "last_tile": Text("Last tile of the wall", "Ostatni kamień z muru"),
        "last_of_kind": Text("Last tile of its kind", "Ostatni taki kamień"),
    },
    counts=(("total", POINTS),),
    paid=POINTS,
    worth=Text("{total}", "{total}"),
    size=lambda score: int(score.total),
    size_name=Text("points of the hand", "punkty ręki"),
    limit=Limit(Text("limit", "limit"), Text("Limit", "Limit")),
    great_worths=(24, 64),
    ends=lambda _options: Ends(
        kinds=("win", "draw", "chombo", "final"),
        chombo_goes_on=True,
        options={"chombo": {"referee_mode": True}},
    ),
    time_limit=TimeLimit(minutes=120),  # C2.4
    words={
        "chombo": Text("False win", "Fałszywa wygrana"),
        "circles": Text("dots", "kropek"),
        "to_discard": Text("Discard", "Zrzuć"),
        "discarding": Text("discarding", "zrzucenie"),
        "after_discarding": Text("discarding", "zrzuceniu"),
        "with_discarding": Text("discarding", "ze zrzuceniem"),
    },
    causes=CAUSES,
    citations={
        "hand": "2, 3.4",
        "draw": "3.3, 4.1",
        "bonus": "4.1",
        "discard": "4.1, 4.4",
        "chow": "4.2",
        "pung": "4.2",
        "kong": "4.5",
        "closed_kong": "4.5",
        "added_kong": "4.5",
        "win": "4.3, 5.1",
        "exhausted": "4.8",
        "settled": "10.1",
        "final": "10.2",
        "ruling": "10.4",
    },
    formats=("botzone",),
    play=Play(
        unit=3.0,
        loss=18.0,
        grades=(39.0, 47.0, 63.0),
        weighing=Weighing(spared=11.0),
        plans=9,
        scale=0.004,
    ),
)
