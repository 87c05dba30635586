"""Which patterns of different families are the same, or nearly so, as data.

Which of its own patterns stand behind a link, each family says in its ``links.py``.
"""

from dataclasses import dataclass

from wrobel.rules.families import part


@dataclass(frozen=True, slots=True)
class Link:
    """One pattern that families share, and where their definitions part."""

    id: str
    note_en: str = ""
    note_pl: str = ""

    def patterns(self, family: str) -> tuple[str, ...]:
        """The ids under which a family has it; none stands in two links.

        >>> GLOSSARY[0].patterns("riichi")
        ('pinfu',)
        """
        found: tuple[str, ...] = part(family, "links").LINKS.get(self.id, ())
        return found


GLOSSARY: tuple[Link, ...] = (
    Link(
        id="all_chows",
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
        note_en="Some riichi rules allow it only in a closed hand.",
        note_pl="Niektóre zasady riichi uznają je tylko w ukrytej ręce.",
    ),
    Link(
        id="dragon_pung",
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
    ),
    Link(
        id="round_wind",
    ),
    Link(
        id="replacement_tile",
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
        note_en="Hong Kong has no fan of its own for it and adds Concealed Hand and Self-draw.",
        note_pl="Hongkong nie ma na to osobnego fanu: dodaje Ukrytą rękę i Wygraną z muru.",
    ),
    Link(
        id="concealed_hand",
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
        note_en="In riichi a self-draw counts only with a closed hand, as a fully concealed one.",
        note_pl=(
            "W riichi wygrana z muru liczy się tylko przy ukrytej ręce, jako W Pełni Ukryta Ręka."
        ),
    ),
    Link(
        id="seven_pairs",
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
        note_en="MCR counts separate couples, Hong Kong once for the same numbers.",
        note_pl="MCR liczy rozłączne dwójki, Hongkong raz dla tych samych numerów.",
    ),
    Link(
        id="pure_triple_chow",
        note_en="MCR has a higher fan for four equal chows; in Hong Kong they count as three.",
        note_pl="MCR ma wyższy fan za cztery jednakowe chow; w Hongkongu liczą się jak trzy.",
    ),
    Link(
        id="two_terminal_chows",
    ),
    Link(
        id="triple_pung",
    ),
    Link(
        id="shifted_pungs",
        note_en="MCR has a higher fan for four pungs in a row.",
        note_pl="MCR ma wyższy fan za cztery pungi po kolei.",
    ),
    Link(
        id="three_concealed_pungs",
        note_en="MCR counts exactly three; riichi gives way to the yakuman when there are four.",
        note_pl="MCR liczy dokładnie trzy; w riichi przy czterech liczy się już yakuman.",
    ),
    Link(
        id="four_concealed_pungs",
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
    ),
    Link(
        id="four_kongs",
    ),
    Link(
        id="all_pungs",
    ),
    Link(
        id="small_three_dragons",
        note_en="Riichi adds the two dragon pungs; MCR and normally Hong Kong do not.",
        note_pl="Riichi dolicza oba pungi smoków; MCR i zwykle Hongkong tego nie robią.",
    ),
    Link(
        id="big_three_dragons",
    ),
    Link(
        id="small_four_winds",
        note_en="A yakuman in riichi and 64 points in MCR, but an ordinary 4 fan in Hong Kong.",
        note_pl="W riichi yakuman, w MCR 64 punkty, w Hongkongu zwykłe 4 fany.",
    ),
    Link(
        id="big_four_winds",
    ),
    Link(
        id="terminals_and_honors",
    ),
    Link(
        id="all_terminals",
    ),
    Link(
        id="all_honors",
        note_en="In Hong Kong it is no limit hand by itself; All Pungs is added.",
        note_pl="W Hongkongu sama nie jest limitem; dolicza się Same Pungi/Kongi.",
    ),
    Link(
        id="half_flush",
    ),
    Link(
        id="full_flush",
    ),
    Link(
        id="all_green",
    ),
    Link(
        id="thirteen_orphans",
    ),
    Link(
        id="nine_gates",
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
    ),
    Link(
        id="earth",
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
        note_en="Worth 8 points in MCR and nothing in Hong Kong; in riichi such a hand cannot win.",
        note_pl="W MCR warta 8 punktów, w Hongkongu zero; w riichi taką ręką nie można wygrać.",
    ),
    Link(
        id="melded_hand",
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
        note_en="In MCR it also fits hands without sets, such as seven pairs.",
        note_pl="W MCR pasuje także do rąk bez układów, na przykład do siedmiu par.",
    ),
    Link(
        id="two_suits",
    ),
    Link(
        id="four_of_a_tile",
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
        note_en="MCR accepts only fives, Hong Kong any number.",
        note_pl="MCR uznaje tylko piątki, Hongkong dowolny numer.",
    ),
    Link(
        id="low_tiles",
        note_en="Numbers 1 to 4 in MCR, 1 to 5 in Hong Kong.",
        note_pl="W MCR numery od 1 do 4, w Hongkongu od 1 do 5.",
    ),
    Link(
        id="middle_tiles",
        note_en="Numbers 4 to 6 in MCR, 3 to 7 in Hong Kong.",
        note_pl="W MCR numery od 4 do 6, w Hongkongu od 3 do 7.",
    ),
    Link(
        id="high_tiles",
        note_en="Numbers 6 to 9 in MCR, 5 to 9 in Hong Kong.",
        note_pl="W MCR numery od 6 do 9, w Hongkongu od 5 do 9.",
    ),
    Link(
        id="bonus_tiles",
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
