"""The options of riichi and their values by name."""

from collections.abc import Mapping

from wrobel.rules.options import Value
from wrobel.rules.riichi.about import STICK
from wrobel.rules.trace import Text

# Where a program asks everybody in turn and always takes the best reading, these change nothing.
REAL_TABLES = ("claim_timing", "reading_choice")

NAMES: Mapping[str, Text] = {
    "length": Text("Length of the match", "Długość gry"),
    "start_points": Text("Starting points", "Punkty na początku"),
    "return_points": Text("Return points", "Punkty zwrotu"),
    "oka": Text("Oka", "Oka"),
    "uma_first": Text("Uma of first and fourth place", "Premia za pierwsze i czwarte miejsce"),
    "uma_second": Text("Uma of second and third place", "Premia za drugie i trzecie miejsce"),
    "tie": Text("Equal scores at the end", "Równe wyniki na koniec"),
    "score_rounding": Text("Rounding of final scores", "Zaokrąglanie wyników"),
    "target_points": Text("Target score", "Wynik do osiągnięcia"),
    "tobi": Text("End when somebody is below zero", "Koniec, gdy ktoś spadnie poniżej zera"),
    "agari_yame": Text("Leading dealer ends the match", "Prowadzący Wschód kończy grę"),
    "west_round": Text("Extra round", "Runda dodatkowa"),
    "leftover_sticks": Text("Leftover deposits", "Zastawy pozostałe na koniec"),
    "chombo": Text("Chombo penalty", "Kara za chombo"),
    "red_fives": Text("Red fives", "Czerwone piątki"),
    "claim_timing": Text("Time to claim a discard", "Czas na przejęcie"),
    "kuikae": Text("Kuikae (swapping after a claim)", "Kuikae (zamiana po przejęciu)"),
    "kan_dora": Text("Kan dora", "Kan dora"),
    "kan_dora_timing": Text("When kan dora is turned", "Kiedy odkrywa się kan dora"),
    "fourth_kong": Text("The fourth kong", "Czwarty kan"),
    "kokushi_robs_ankan": Text(
        "Thirteen orphans rob a closed kong", "Trzynaście Sierot przechwytuje ukryty kan"
    ),
    "riichi_kong": Text("Closed kong after riichi", "Ukryty kan po riichi"),
    "riichi_min_tiles": Text("Tiles in the wall for riichi", "Kamienie w murze do riichi"),
    "riichi_needs_1000": Text(f"Riichi needs {STICK} points", f"Riichi wymaga {STICK} punktów"),
    "furiten_riichi": Text("Riichi in furiten", "Riichi w furiten"),
    "ippatsu": Text("Ippatsu", "Ippatsu"),
    "ura": Text("Ura dora", "Ura dora"),
    "kan_ura": Text("Kan ura dora", "Kan ura dora"),
    "temp_furiten_end": Text("End of temporary furiten", "Koniec tymczasowego furiten"),
    "abort_nine_kinds": Text("Nine kinds abort the hand", "Dziewięć różnych przerywa rozgrywkę"),
    "abort_four_winds": Text("Four equal winds abort the hand", "Cztery takie same wiatry"),
    "abort_four_riichi": Text("Four riichi abort the hand", "Cztery riichi przerywają rozgrywkę"),
    "noten_pool": Text("Noten payment in all", "Kara noten łącznie"),
    "karaten": Text("Waiting for a fifth tile", "Czekanie na piąty kamień"),
    "nagashi_mangan": Text("Nagashi mangan", "Nagashi mangan"),
    "nagashi_closed_only": Text("Nagashi without own claims only", "Nagashi bez własnych przejęć"),
    "renchan": Text("When East stays", "Kiedy Wschód zostaje"),
    "honba": Text("Worth of a counter", "Wartość licznika"),
    "two_han_at_5": Text("Two han from five counters on", "Dwa han od pięciu liczników"),
    "multiple_ron": Text("Several winners on one discard", "Kilku zwycięzców naraz"),
    "honba_multi": Text("Counters with several winners", "Liczniki przy kilku zwycięzcach"),
    "sticks_multi": Text("Deposits with several winners", "Zastawy przy kilku zwycięzcach"),
    "pao_daisangen": Text("Liability for big three dragons", "Odpowiedzialność za Duże Trzy Smoki"),
    "pao_daisuushii": Text(
        "Liability for big four winds", "Odpowiedzialność za Duże Cztery Wiatry"
    ),
    "pao_closed_kong": Text(
        "A closed kong counts for liability", "Ukryty kan liczy się do odpowiedzialności"
    ),
    "pao_suukantsu": Text("Liability for four kongs", "Odpowiedzialność za Cztery Kan"),
    "pao_rinshan": Text(
        "Liability after an open kong", "Odpowiedzialność po zameldowanym kan z odrzuconego"
    ),
    "closed_kong_interrupts": Text(
        "A closed kong interrupts the go-around", "Ukryty kan przerywa kolejkę"
    ),
    "renhou_before_own_turn": Text(
        "Renhou before one's own turn only", "Renhou tylko przed własnym ruchem"
    ),
    "pao_honba": Text("Counters under liability", "Liczniki przy odpowiedzialności"),
    "pao_scope": Text("Reach of liability", "Zakres odpowiedzialności"),
    "open_tanyao": Text("Open tanyao", "Otwarte tanyao"),
    "atozuke": Text("Yaku by the last tile", "Yaku dopiero z ostatnim kamieniem"),
    "renhou": Text("Renhou", "Renhou"),
    "double_kokushi": Text("Double thirteen orphans", "Podwójne Trzynaście Sierot"),
    "double_chuuren": Text("Double nine gates", "Podwójne Dziewięć Bram"),
    "double_suuankou": Text("Double four concealed pungs", "Podwójne Cztery Ukryte Pon"),
    "double_daisuushii": Text("Double big four winds", "Podwójne Duże Cztery Wiatry"),
    "yakuman_stack": Text("Yakuman add up", "Yakumany się sumują"),
    "counted_yakuman": Text("Counted yakuman", "Liczony yakuman"),
    "kiriage": Text("Rounding up to mangan", "Zaokrąglanie do mangana"),
    "double_wind_pair_fu": Text("Fu of a double-wind pair", "Fu za parę podwójnego wiatru"),
    "open_pinfu_fu": Text("Fu of open pinfu", "Fu za otwarte pinfu"),
    "pinfu_tsumo": Text("Pinfu with tsumo", "Pinfu z tsumo"),
    "rinshan_tsumo_fu": Text("Tsumo fu after a kong", "Fu za tsumo po kan"),
    "rinshan_with_haitei": Text("Rinshan together with haitei", "Rinshan razem z haitei"),
    "reading_choice": Text("Who chooses the reading", "Kto wybiera odczytanie ręki"),
}

OFF = Text("off", "nie gra się")

VALUES: Mapping[str, Mapping[Value, Text]] = {
    "length": {
        "east-only": Text("East round only", "tylko runda wschodnia"),
        "east-south": Text("East and South round", "runda wschodnia i południowa"),
    },
    "oka": {"auto": Text("from the points", "z punktów")},
    "tie": {"share": Text("shared", "dzielone"), "seat": Text("by seat", "według miejsca")},
    "score_rounding": {
        "none": Text("none", "bez zaokrąglania"),
        "to-1000": Text("to thousands", "do tysięcy"),
    },
    "target_points": {"none": Text("none", "brak")},
    "agari_yame": {"off": Text("no", "nie"), "automatic": Text("yes", "tak")},
    "leftover_sticks": {
        "first": Text("to first place", "dla pierwszego"),
        "lost": Text("lost", "przepadają"),
    },
    "chombo": {
        "off": Text("cannot happen", "nie może się zdarzyć"),
        "reverse-mangan": Text("a mangan to the others", "mangan dla pozostałych"),
        "20000-after-uma": Text("20000 off the final score", "20000 mniej w wyniku"),
    },
    "red_fives": {0: Text("none", "bez"), 3: Text("one in each suit", "po jednej w rodzinie")},
    "claim_timing": {
        "3s": Text("three seconds", "trzy sekundy"),
        "until-draw": Text("until the next draw", "do następnego dobrania"),
        "first-call": Text("the first call", "kto pierwszy zawoła"),
        "engine": Text("everybody is asked", "pyta się każdego"),
    },
    "kuikae": {
        "allowed": Text("allowed", "dozwolone"),
        "forbidden": Text("forbidden", "zabronione"),
    },
    "kan_dora_timing": {
        "immediate": Text("at once", "od razu"),
        "closed-immediate-open-after": Text(
            "closed kong at once, others later", "przy ukrytym od razu, przy innych później"
        ),
    },
    "fourth_kong": {
        "abort": Text("aborts after the discard", "przerywa po odrzuceniu"),
        "abort-at-once": Text("aborts at once", "przerywa od razu"),
        "continue": Text("play goes on", "gra się dalej"),
    },
    "riichi_kong": {
        "readings": Text("if no reading changes", "jeśli nie zmienia odczytania"),
        "waits": Text("if the waits stay", "jeśli czekanie zostaje"),
    },
    "temp_furiten_end": {
        "draw-or-interrupt": Text("own draw or interruption", "własne dobranie lub przerwanie"),
        "draw-or-claim": Text("own draw or claim", "własne dobranie lub przejęcie"),
    },
    "karaten": {"noten": Text("noten", "noten"), "tenpai": Text("tenpai", "tenpai")},
    "nagashi_mangan": {
        "off": OFF,
        "win": Text("paid as a win", "płatne jak wygrana"),
        "draw": Text("paid at a draw", "płatne przy remisie"),
    },
    "renchan": {
        "win-or-tenpai": Text("win or tenpai", "wygrana lub tenpai"),
        "win": Text("win only", "tylko wygrana"),
    },
    "multiple_ron": {
        "all": Text("all are paid", "wygrywają wszyscy"),
        "double-triple-aborts": Text("two are paid, three abort", "dwóch wygrywa, trzech przerywa"),
        "head-bump": Text("only the nearest", "tylko najbliższy"),
    },
    "honba_multi": {
        "each": Text("to each winner", "każdemu zwycięzcy"),
        "nearest": Text("to the nearest", "najbliższemu"),
    },
    "sticks_multi": {
        "own-back": Text("own ones back", "każdy odzyskuje własny"),
        "nearest": Text("to the nearest", "najbliższemu"),
    },
    "pao_honba": {
        "discarder": Text("by the discarder", "płaci odrzucający"),
        "liable": Text("by the liable player", "płaci odpowiedzialny"),
    },
    "pao_scope": {
        "whole": Text("the whole hand", "cała wypłata"),
        "own-yakuman": Text("the yakuman fed", "tylko ten yakuman"),
    },
    "renhou": {
        "off": OFF,
        "mangan": Text("mangan", "mangan"),
        "5han": Text("5 han", "5 han"),
        "yakuman": Text("yakuman", "yakuman"),
    },
    "reading_choice": {
        "winner": Text("the winner", "zwycięzca"),
        "best": Text("the best one counts", "liczy się najlepsze"),
    },
}

# Which options belong together on a page.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "scores": (
        "length",
        "start_points",
        "return_points",
        "oka",
        "uma_first",
        "uma_second",
        "tie",
        "score_rounding",
        "honba",
    ),
    "wins": (
        "red_fives",
        "open_tanyao",
        "atozuke",
        "ippatsu",
        "ura",
        "kan_ura",
        "kiriage",
        "counted_yakuman",
        "yakuman_stack",
        "double_kokushi",
        "double_chuuren",
        "double_suuankou",
        "double_daisuushii",
        "renhou",
        "renhou_before_own_turn",
        "two_han_at_5",
        "pinfu_tsumo",
        "open_pinfu_fu",
        "double_wind_pair_fu",
        "rinshan_tsumo_fu",
        "rinshan_with_haitei",
        "multiple_ron",
        "honba_multi",
        "sticks_multi",
        "pao_daisangen",
        "pao_daisuushii",
        "pao_closed_kong",
        "pao_suukantsu",
        "pao_rinshan",
        "pao_honba",
        "pao_scope",
        "reading_choice",
    ),
    "riichi": (
        "riichi_min_tiles",
        "riichi_needs_1000",
        "furiten_riichi",
        "riichi_kong",
        "temp_furiten_end",
    ),
    "kongs": (
        "kan_dora",
        "kan_dora_timing",
        "fourth_kong",
        "kokushi_robs_ankan",
        "closed_kong_interrupts",
        "kuikae",
        "claim_timing",
    ),
    "draws": (
        "abort_nine_kinds",
        "abort_four_winds",
        "abort_four_riichi",
        "noten_pool",
        "karaten",
        "nagashi_mangan",
        "nagashi_closed_only",
        "renchan",
    ),
    "end": (
        "target_points",
        "tobi",
        "agari_yame",
        "west_round",
        "leftover_sticks",
        "chombo",
    ),
}
