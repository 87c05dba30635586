"""Which patterns of the three families are the same, or nearly so, as data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """One pattern under the ids it has in each family, and where the definitions part.

    A family without the pattern has an empty tuple; no id of a family stands in two links.
    """

    id: str
    riichi: tuple[str, ...]
    mcr: tuple[str, ...]
    hongkong: tuple[str, ...]
    note_en: str = ""
    note_pl: str = ""


GLOSSARY: tuple[Link, ...] = (
    Link(
        id="all_chows",
        riichi=("pinfu",),
        mcr=("all_chows",),
        hongkong=("all_chows",),
        note_en=(
            "Pinfu must be closed, with a valueless pair and a two-sided wait; MCR wants a suited "
            "pair; Hong Kong takes any pair unless agreed otherwise."
        ),
        note_pl=(
            "Pinfu musi być ukryte, z parą bez wartości i dwustronnym czekaniem; MCR wymaga pary "
            "bez honorów; w Hongkongu para jest dowolna, chyba że umówiono się inaczej."
        ),
    ),
    Link(
        id="twin_chows",
        riichi=("iipeikou", "ryanpeikou"),
        mcr=("pure_double_chow",),
        hongkong=("twin_chows",),
        note_en=(
            "Riichi needs a closed hand and has a yaku of its own for two couples; MCR and Hong "
            "Kong count each couple, open or concealed."
        ),
        note_pl=(
            "Riichi wymaga ukrytej ręki i ma osobne yaku za dwie takie dwójki; MCR i Hongkong "
            "liczą każdą dwójkę, odkrytą lub ukrytą."
        ),
    ),
    Link(
        id="all_simples",
        riichi=("tanyao",),
        mcr=("all_simples",),
        hongkong=(),
        note_en="Some riichi rules allow it only in a closed hand.",
        note_pl="Niektóre zasady riichi uznają je tylko w ukrytej ręce.",
    ),
    Link(
        id="dragon_pung",
        riichi=("yakuhai_dragon",),
        mcr=("dragon_pung",),
        hongkong=("dragon_pung",),
        note_en=(
            "The bigger dragon hands absorb it in MCR and Hong Kong; in riichi it is added to "
            "Little Three Dragons."
        ),
        note_pl=(
            "W MCR i Hongkongu wchłaniają go większe ręce ze smokami; w riichi dolicza się go do "
            "Małych Trzech Smoków."
        ),
    ),
    Link(
        id="seat_wind",
        riichi=("yakuhai_seat",),
        mcr=("seat_wind",),
        hongkong=("seat_wind",),
    ),
    Link(
        id="round_wind",
        riichi=("yakuhai_round",),
        mcr=("prevalent_wind",),
        hongkong=("round_wind",),
    ),
    Link(
        id="replacement_tile",
        riichi=("rinshan",),
        mcr=("out_with_replacement_tile",),
        hongkong=("replacement_tile",),
        note_en=(
            "Hong Kong also counts the replacement of a bonus tile and has Kong on Kong for two "
            "kongs in a row; in MCR a flower's replacement is an ordinary self-draw."
        ),
        note_pl=(
            "Hongkong liczy też kamień dobrany za bonusowy i zna Kong on Kong za dwa kongi z "
            "rzędu; w MCR kamień dobrany za kwiat to zwykła wygrana z muru."
        ),
    ),
    Link(
        id="robbing_kong",
        riichi=("chankan",),
        mcr=("robbing_the_kong",),
        hongkong=("robbing_kong",),
        note_en=(
            "Riichi also lets Thirteen Orphans rob a concealed kong; in Hong Kong the fan is "
            "worth nothing unless agreed."
        ),
        note_pl=(
            "W riichi Trzynaście Sierot może obrabować także ukryty kong; w Hongkongu ten fan nic "
            "nie daje, jeśli się o niego nie umówiono."
        ),
    ),
    Link(
        id="last_tile",
        riichi=("haitei", "houtei"),
        mcr=("last_tile_draw", "last_tile_claim"),
        hongkong=("last_tile",),
        note_en=(
            "Riichi and MCR tell the last draw from the last discard, Hong Kong has one fan for "
            "both; MCR's Last Tile is something else, the fourth copy of a tile."
        ),
        note_pl=(
            "Riichi i MCR odróżniają ostatni kamień z muru od ostatniej zrzutki, Hongkong ma "
            "jeden fan na oba przypadki; Ostatni Kamień w MCR to coś innego: czwarty egzemplarz "
            "kamienia."
        ),
    ),
    Link(
        id="fully_concealed_hand",
        riichi=("menzen_tsumo",),
        mcr=("fully_concealed_hand",),
        hongkong=(),
        note_en="Hong Kong has no fan of its own for it and adds Concealed Hand and Self-draw.",
        note_pl="Hongkong nie ma na to osobnego fanu: dodaje Ukrytą rękę i Wygraną z muru.",
    ),
    Link(
        id="concealed_hand",
        riichi=(),
        mcr=("concealed_hand",),
        hongkong=("concealed_hand",),
        note_en=(
            "MCR counts it only for a win on another player's tile, Hong Kong for a self-draw as "
            "well; in riichi a closed hand has no yaku of its own."
        ),
        note_pl=(
            "MCR liczy ją tylko przy wygranej cudzym kamieniem, Hongkong także przy wygranej z "
            "muru; w riichi sama ukryta ręka nie jest yaku."
        ),
    ),
    Link(
        id="self_draw",
        riichi=(),
        mcr=("self_drawn",),
        hongkong=("self_draw",),
        note_en="In riichi a self-draw counts only with a closed hand, as a fully concealed one.",
        note_pl=(
            "W riichi wygrana z muru liczy się tylko przy ukrytej ręce, jako W Pełni Ukryta Ręka."
        ),
    ),
    Link(
        id="seven_pairs",
        riichi=("chiitoitsu",),
        mcr=("seven_pairs",),
        hongkong=("all_pairs",),
        note_en=(
            "The pairs must all differ in riichi; MCR and Hong Kong accept four equal tiles as "
            "two pairs."
        ),
        note_pl=(
            "W riichi wszystkie pary muszą być różne; MCR i Hongkong uznają cztery takie same "
            "kamienie za dwie pary."
        ),
    ),
    Link(
        id="outside_hand",
        riichi=("chanta", "junchan"),
        mcr=("outside_hand",),
        hongkong=("five_corners",),
        note_en=(
            "Chanta and MCR accept terminals and honors; junchan and Five Corners want a terminal "
            "in every group; both riichi yaku need at least one chow."
        ),
        note_pl=(
            "Chanta i MCR dopuszczają skrajne i honory; junchan i Pięć rogów wymagają skrajnego w "
            "każdej grupie; oba yaku riichi potrzebują co najmniej jednego chow."
        ),
    ),
    Link(
        id="pure_straight",
        riichi=("ittsuu",),
        mcr=("pure_straight",),
        hongkong=("exposed_snake", "concealed_snake"),
        note_en=(
            "Hong Kong pays more when all three chows are concealed, riichi when the whole hand "
            "is closed."
        ),
        note_pl=(
            "Hongkong płaci więcej, gdy wszystkie trzy chow są ukryte, a riichi, gdy ukryta jest "
            "cała ręka."
        ),
    ),
    Link(
        id="mixed_triple_chow",
        riichi=("sanshoku_doujun",),
        mcr=("mixed_triple_chow",),
        hongkong=(),
        note_en=(
            "In Hong Kong it is what Three identical chows means if the option of that name is "
            "set to three suits; otherwise it only brings Same chow, two suits."
        ),
        note_pl=(
            "W Hongkongu tak rozumie się Trzy takie same Chow po ustawieniu tej opcji na trzy "
            "rodzaje; inaczej daje tylko Takie same Chow w dwóch rodzajach."
        ),
    ),
    Link(
        id="mixed_double_chow",
        riichi=(),
        mcr=("mixed_double_chow",),
        hongkong=("same_chow_two_suits",),
        note_en="MCR counts separate couples, Hong Kong once for the same numbers.",
        note_pl="MCR liczy rozłączne dwójki, Hongkong raz dla tych samych numerów.",
    ),
    Link(
        id="pure_triple_chow",
        riichi=(),
        mcr=("pure_triple_chow",),
        hongkong=("three_identical_chows",),
        note_en="MCR has a higher fan for four equal chows; in Hong Kong they count as three.",
        note_pl="MCR ma wyższy fan za cztery jednakowe chow; w Hongkongu liczą się jak trzy.",
    ),
    Link(
        id="two_terminal_chows",
        riichi=(),
        mcr=("two_terminal_chows",),
        hongkong=("terminal_chows",),
    ),
    Link(
        id="triple_pung",
        riichi=("sanshoku_doukou",),
        mcr=("triple_pung",),
        hongkong=("matching_pungs",),
    ),
    Link(
        id="shifted_pungs",
        riichi=(),
        mcr=("pure_shifted_pungs",),
        hongkong=("consecutive_pungs",),
        note_en="MCR has a higher fan for four pungs in a row.",
        note_pl="MCR ma wyższy fan za cztery pungi po kolei.",
    ),
    Link(
        id="three_concealed_pungs",
        riichi=("sanankou",),
        mcr=("three_concealed_pungs",),
        hongkong=(),
        note_en="MCR counts exactly three; riichi gives way to the yakuman when there are four.",
        note_pl="MCR liczy dokładnie trzy; w riichi przy czterech liczy się już yakuman.",
    ),
    Link(
        id="four_concealed_pungs",
        riichi=("suuankou",),
        mcr=("four_concealed_pungs",),
        hongkong=("hidden_treasure",),
        note_en=(
            "Hong Kong wants a self-draw that completes the pair; riichi allows a discard only "
            "for the pair; MCR only asks that all four be concealed."
        ),
        note_pl=(
            "Hongkong wymaga dopełnienia pary kamieniem z muru; riichi dopuszcza zrzutkę tylko na "
            "parę; w MCR wystarczy, że wszystkie cztery są ukryte."
        ),
    ),
    Link(
        id="three_kongs",
        riichi=("sankantsu",),
        mcr=("three_kongs",),
        hongkong=(),
    ),
    Link(
        id="four_kongs",
        riichi=("suukantsu",),
        mcr=("four_kongs",),
        hongkong=("all_kongs",),
    ),
    Link(
        id="all_pungs",
        riichi=("toitoi",),
        mcr=("all_pungs",),
        hongkong=("all_pungs",),
    ),
    Link(
        id="small_three_dragons",
        riichi=("shousangen",),
        mcr=("little_three_dragons",),
        hongkong=("small_three_dragons",),
        note_en="Riichi adds the two dragon pungs; MCR and normally Hong Kong do not.",
        note_pl="Riichi dolicza oba pungi smoków; MCR i zwykle Hongkong tego nie robią.",
    ),
    Link(
        id="big_three_dragons",
        riichi=("daisangen",),
        mcr=("big_three_dragons",),
        hongkong=("three_dragons",),
    ),
    Link(
        id="small_four_winds",
        riichi=("shousuushii",),
        mcr=("little_four_winds",),
        hongkong=("small_four_winds",),
        note_en="A yakuman in riichi and 64 points in MCR, but an ordinary 4 fan in Hong Kong.",
        note_pl="W riichi yakuman, w MCR 64 punkty, w Hongkongu zwykłe 4 fany.",
    ),
    Link(
        id="big_four_winds",
        riichi=("daisuushii",),
        mcr=("big_four_winds",),
        hongkong=("big_four_winds",),
    ),
    Link(
        id="terminals_and_honors",
        riichi=("honroutou",),
        mcr=("all_terminals_and_honors",),
        hongkong=(),
    ),
    Link(
        id="all_terminals",
        riichi=("chinroutou",),
        mcr=("all_terminals",),
        hongkong=("all_terminals",),
    ),
    Link(
        id="all_honors",
        riichi=("tsuuiisou",),
        mcr=("all_honors",),
        hongkong=("all_honors",),
        note_en="In Hong Kong it is no limit hand by itself; All Pungs is added.",
        note_pl="W Hongkongu sama nie jest limitem; dolicza się Same Pungi/Kongi.",
    ),
    Link(
        id="half_flush",
        riichi=("honitsu",),
        mcr=("half_flush",),
        hongkong=("clean",),
    ),
    Link(
        id="full_flush",
        riichi=("chinitsu",),
        mcr=("full_flush",),
        hongkong=("purity",),
    ),
    Link(
        id="all_green",
        riichi=("ryuuiisou",),
        mcr=("all_green",),
        hongkong=(),
    ),
    Link(
        id="thirteen_orphans",
        riichi=("kokushi",),
        mcr=("thirteen_orphans",),
        hongkong=("thirteen_orphans",),
    ),
    Link(
        id="nine_gates",
        riichi=("chuuren",),
        mcr=("nine_gates",),
        hongkong=("nine_gates",),
        note_en=(
            "MCR and Hong Kong want 1112345678999 before the win; riichi accepts the finished "
            "shape whatever the wait."
        ),
        note_pl=(
            "MCR i Hongkong wymagają 1112345678999 przed wygraną; riichi uznaje gotowy układ bez "
            "względu na czekanie."
        ),
    ),
    Link(
        id="heaven",
        riichi=("tenhou",),
        mcr=(),
        hongkong=("heaven",),
    ),
    Link(
        id="earth",
        riichi=("chiihou", "renhou", "renhou_mangan"),
        mcr=(),
        hongkong=("earth",),
        note_en=(
            "Hong Kong's Blessing of Earth is a win on East's first discard, which riichi calls "
            "renhou; a win on the own first draw is chiihou in riichi and optional in Hong Kong."
        ),
        note_pl=(
            "Hongkońskie Błogosławieństwo Ziemi to wygrana pierwszą zrzutką Wschodu, co w riichi "
            "mieści się w renhou; wygrana własnym pierwszym kamieniem to w riichi chiihou, a w "
            "Hongkongu opcja."
        ),
    ),
    Link(
        id="chicken_hand",
        riichi=(),
        mcr=("chicken_hand",),
        hongkong=("chicken_hand",),
        note_en="Worth 8 points in MCR and nothing in Hong Kong; in riichi such a hand cannot win.",
        note_pl="W MCR warta 8 punktów, w Hongkongu zero; w riichi taką ręką nie można wygrać.",
    ),
    Link(
        id="melded_hand",
        riichi=(),
        mcr=("melded_hand",),
        hongkong=("all_discards", "twelve_exposed"),
        note_en=(
            "Finished on a discard it is MCR's Melded Hand and All Discards; Twelve Exposed is "
            "the same hand finished from the wall, for which MCR has no special fan."
        ),
        note_pl=(
            "Zakończona zrzutką to Zameldowana Ręka w MCR i Wszystkie zrzutki; 12 odkrytych to ta "
            "sama ręka zakończona z muru, za którą MCR nie ma osobnego fanu."
        ),
    ),
    Link(
        id="all_types",
        riichi=(),
        mcr=("all_types",),
        hongkong=("five_doors",),
        note_en="In MCR it also fits hands without sets, such as seven pairs.",
        note_pl="W MCR pasuje także do rąk bez układów, na przykład do siedmiu par.",
    ),
    Link(
        id="two_suits",
        riichi=(),
        mcr=("one_voided_suit",),
        hongkong=("two_suits",),
    ),
    Link(
        id="four_of_a_tile",
        riichi=(),
        mcr=("tile_hog",),
        hongkong=("small_four_in_one", "four_in_one", "big_four_in_one"),
        note_en=(
            "MCR has one fan for any four equal tiles without a kong; Hong Kong tells apart how "
            "they are spread over the groups."
        ),
        note_pl=(
            "MCR ma jeden fan za każde cztery takie same kamienie bez konga; Hongkong rozróżnia "
            "ich podział między grupy."
        ),
    ),
    Link(
        id="one_number",
        riichi=(),
        mcr=("all_fives",),
        hongkong=("one_number",),
        note_en="MCR accepts only fives, Hong Kong any number.",
        note_pl="MCR uznaje tylko piątki, Hongkong dowolny numer.",
    ),
    Link(
        id="low_tiles",
        riichi=(),
        mcr=("lower_four",),
        hongkong=("only_1_5",),
        note_en="Numbers 1 to 4 in MCR, 1 to 5 in Hong Kong.",
        note_pl="W MCR numery od 1 do 4, w Hongkongu od 1 do 5.",
    ),
    Link(
        id="middle_tiles",
        riichi=(),
        mcr=("middle_tiles",),
        hongkong=("only_3_7",),
        note_en="Numbers 4 to 6 in MCR, 3 to 7 in Hong Kong.",
        note_pl="W MCR numery od 4 do 6, w Hongkongu od 3 do 7.",
    ),
    Link(
        id="high_tiles",
        riichi=(),
        mcr=("upper_four",),
        hongkong=("only_5_9",),
        note_en="Numbers 6 to 9 in MCR, 5 to 9 in Hong Kong.",
        note_pl="W MCR numery od 6 do 9, w Hongkongu od 5 do 9.",
    ),
    Link(
        id="bonus_tiles",
        riichi=(),
        mcr=("flower_tiles",),
        hongkong=("each_bonus", "own_bonus", "round_bonus"),
        note_en=(
            "MCR gives a point for every flower, outside the minimum; Hong Kong normally counts "
            "only the own and the round tile, and every tile as an option."
        ),
        note_pl=(
            "MCR daje punkt za każdy kwiat, poza wymaganym minimum; Hongkong liczy zwykle tylko "
            "kamień własny i kamień rundy, a każdy kamień tylko jako opcję."
        ),
    ),
)
