"""The fans of MCR as data: names, points, what they keep from counting, and why.

Points are those of the ruleset ``mcr``; the options ``two_concealed_kongs`` and
``melded_and_concealed_kong`` change two of them. Rule numbers cite ``spec/mcr.md``.

An example shows the hand without its winning tile, then ``+`` and that tile. It holds
for a win by discard with East as seat and round wind, unless ``EXAMPLE_FACTS`` says
otherwise.
"""

from dataclasses import dataclass

from wrobel.rules.catalogue import Exclusion, Pattern
from wrobel.rules.options import Value


@dataclass(frozen=True, slots=True)
class Principle:
    """One of the general principles by which fans may stand beside each other."""

    id: str
    en: str
    pl: str
    means_en: str
    means_pl: str
    rule: str


PATTERNS: tuple[Pattern, ...] = (
    Pattern(
        id="big_four_winds",
        number="1",
        en="Big Four Winds",
        pl="Duże Cztery Wiatry",
        script="大四喜",
        closed=88,
        open=88,
        rule="7, 6.3",
        means_en="Every wind stands as a pung or kong; the pair may be anything.",
        means_pl="Każdy z czterech Wiatrów tworzy pung lub kong; para jest dowolna.",
        example="33z55p [111z] [222z] [444z] + 3z",
    ),
    Pattern(
        id="big_three_dragons",
        number="2",
        en="Big Three Dragons",
        pl="Duże Trzy Smoki",
        script="大三元",
        closed=88,
        open=88,
        rule="7, 6.3",
        means_en="All three dragons stand as pungs or kongs.",
        means_pl="Wszystkie trzy Smoki tworzą pungi lub kongi.",
        example="77z234m99p [555z] [666z] + 7z",
    ),
    Pattern(
        id="all_green",
        number="3",
        en="All Green",
        pl="Same Zielone",
        script="绿一色",
        closed=88,
        open=88,
        rule="7, 6.11",
        means_en=(
            "The hand is built only from purely green tiles: bamboos 2, 3, 4, 6, 8 and the "
            "Green Dragon, which may be absent."
        ),
        means_pl=(
            "Ręka składa się tylko z kamieni w pełni zielonych: bambusów 2, 3, 4, 6 i 8 oraz "
            "Zielonego Smoka, którego może zabraknąć."
        ),
        example="66s88s234s [234s] [666z] + 8s",
    ),
    Pattern(
        id="nine_gates",
        number="4",
        en="Nine Gates",
        pl="Dziewięć Bram",
        script="九莲宝灯",
        closed=88,
        open=88,
        rule="7, 6.12",
        means_en=(
            "Before winning you hold 1112345678999 of one suit with nothing melded, so that "
            "any tile of the suit wins."
        ),
        means_pl=(
            "Przed wygraną masz 1112345678999 jednej rodziny bez zameldowanych układów, więc "
            "wygrywa każdy kamień tej rodziny."
        ),
        example="1112345678999p + 9p",
    ),
    Pattern(
        id="four_kongs",
        number="5",
        en="Four Kongs",
        pl="Cztery Kongi",
        script="四杠",
        closed=88,
        open=88,
        rule="7, 6.5",
        means_en="All four sets are kongs, melded or concealed.",
        means_pl="Wszystkie cztery układy to kongi, zameldowane lub ukryte.",
        example="3z [2222m] [7777p] (9999s) [6666z] + 3z",
    ),
    Pattern(
        id="seven_shifted_pairs",
        number="6",
        en="Seven Shifted Pairs",
        pl="Siedem Kolejnych Par",
        script="连七对",
        closed=88,
        open=88,
        rule="7, 6.12",
        means_en="Seven pairs of one suit whose ranks follow each other without a gap.",
        means_pl="Siedem par jednej rodziny o wartościach następujących po sobie bez przerwy.",
        example="2233445566778s + 8s",
    ),
    Pattern(
        id="thirteen_orphans",
        number="7",
        en="Thirteen Orphans",
        pl="Trzynaście Sierot",
        script="十三幺",
        closed=88,
        open=88,
        rule="7, 5.2, 6.12",
        means_en="Each terminal and each honor once, one of them doubled, and nothing melded.",
        means_pl=(
            "Każdy kamień skrajny i każdy Honor po jednym, jeden z nich podwójnie, bez "
            "zameldowanych układów."
        ),
        example="19m19p19s1234567z + 1m",
    ),
    Pattern(
        id="all_terminals",
        number="8",
        en="All Terminals",
        pl="Same Skrajne",
        script="清幺九",
        closed=64,
        open=64,
        rule="7, 6.11",
        means_en="The hand holds nothing but the ones and nines of the suits.",
        means_pl="Ręka zawiera wyłącznie jedynki i dziewiątki, bez Honorów.",
        example="111m11p99s [999m] [999p] + 1p",
    ),
    Pattern(
        id="little_four_winds",
        number="9",
        en="Little Four Winds",
        pl="Małe Cztery Wiatry",
        script="小四喜",
        closed=64,
        open=64,
        rule="7, 6.3",
        means_en="Three winds stand as pungs or kongs and the fourth wind is the pair.",
        means_pl="Trzy Wiatry tworzą pungi lub kongi, a czwarty Wiatr jest parą.",
        example="33z12p [111z] [222z] [444z] + 3p",
    ),
    Pattern(
        id="little_three_dragons",
        number="10",
        en="Little Three Dragons",
        pl="Małe Trzy Smoki",
        script="小三元",
        closed=64,
        open=64,
        rule="7, 6.3",
        means_en="Two dragons stand as pungs or kongs and the third dragon is the pair.",
        means_pl="Dwa Smoki tworzą pungi lub kongi, a trzeci Smok jest parą.",
        example="34m77z [555z] [666z] [123p] + 5m",
    ),
    Pattern(
        id="all_honors",
        number="11",
        en="All Honors",
        pl="Same Honory",
        script="字一色",
        closed=64,
        open=64,
        rule="7, 6.11",
        means_en=(
            "The hand holds nothing but winds and dragons, in sets with a pair or as seven pairs."
        ),
        means_pl="Ręka zawiera wyłącznie Wiatry i Smoki, w układach z parą albo jako siedem par.",
        example="11z66z [222z] [333z] [555z] + 6z",
    ),
    Pattern(
        id="four_concealed_pungs",
        number="12",
        en="Four Concealed Pungs",
        pl="Cztery Ukryte Pungi",
        script="四暗刻",
        closed=64,
        open=64,
        rule="7, 6.4, 6.5, 6.12",
        means_en=(
            "Four pungs or concealed kongs made of your own draws, none of them finished by "
            "another player's tile."
        ),
        means_pl=(
            "Cztery pungi lub ukryte kongi zebrane samodzielnie: żadnego nie dopełnił kamień "
            "innego gracza."
        ),
        example="222m444m555p888s3z + 3z",
    ),
    Pattern(
        id="pure_terminal_chows",
        number="13",
        en="Pure Terminal Chows",
        pl="Czyste Skrajne Chow",
        script="一色双龙会",
        closed=64,
        open=64,
        rule="7",
        means_en="In a single suit: 123 twice, 789 twice and a pair of fives.",
        means_pl="W jednej rodzinie: dwa razy 123, dwa razy 789 i para piątek.",
        example="1122335578899p + 7p",
    ),
    Pattern(
        id="quadruple_chow",
        number="14",
        en="Quadruple Chow",
        pl="Poczwórne Chow",
        script="一色四同顺",
        closed=48,
        open=48,
        rule="7",
        means_en="One and the same chow four times in the same suit.",
        means_pl="Cztery razy to samo chow w tej samej rodzinie.",
        example="1122344m [123m] [123m] + 3m",
    ),
    Pattern(
        id="four_pure_shifted_pungs",
        number="15",
        en="Four Pure Shifted Pungs",
        pl="Cztery Czyste Kolejne Pungi",
        script="一色四节高",
        closed=48,
        open=48,
        rule="7",
        means_en="Four pungs or kongs of one suit whose ranks follow each other.",
        means_pl="Cztery pungi lub kongi jednej rodziny o kolejnych wartościach.",
        example="55s666s11z [333s] [444s] + 5s",
    ),
    Pattern(
        id="four_pure_shifted_chows",
        number="16",
        en="Four Pure Shifted Chows",
        pl="Cztery Czyste Kolejne Chow",
        script="一色四步高",
        closed=32,
        open=32,
        rule="7",
        means_en=(
            "Four chows of one suit, each starting one rank above the one before, or each "
            "starting two ranks above it."
        ),
        means_pl=(
            "Cztery chow jednej rodziny, z których każde zaczyna się o jeden albo każde o dwa"
            " wyżej niż poprzednie."
        ),
        example="345p456p56p99p [234p] + 7p",
    ),
    Pattern(
        id="three_kongs",
        number="17",
        en="Three Kongs",
        pl="Trzy Kongi",
        script="三杠",
        closed=32,
        open=32,
        rule="7, 6.5",
        means_en=(
            "Three kongs, melded or concealed; concealed ones may also count as concealed pungs."
        ),
        means_pl=(
            "Trzy kongi, zameldowane lub ukryte; ukryte mogą liczyć się także jako ukryte pungi."
        ),
        example="34m11z [2222m] (5555p) [8888s] + 5m",
    ),
    Pattern(
        id="all_terminals_and_honors",
        number="18",
        en="All Terminals and Honors",
        pl="Same Skrajne i Honory",
        script="混幺九",
        closed=32,
        open=32,
        rule="7, 6.11",
        means_en="The hand holds only terminals and honors, and some of both.",
        means_pl="Ręka zawiera wyłącznie kamienie skrajne i Honory, jedne i drugie.",
        example="11s55z222z [111m] [999p] + 1s",
    ),
    Pattern(
        id="seven_pairs",
        number="19",
        en="Seven Pairs",
        pl="Siedem Par",
        script="七对",
        closed=24,
        open=24,
        rule="7, 5.2, 6.12",
        means_en=(
            "Seven pairs with nothing melded; four identical tiles may stand for two of them."
        ),
        means_pl=(
            "Siedem par bez zameldowanych układów; cztery jednakowe kamienie mogą zastąpić "
            "dwie pary."
        ),
        example="1122m3344p5566s1z + 1z",
    ),
    Pattern(
        id="greater_honors_and_knitted",
        number="20",
        en="Greater Honors and Knitted Tiles",
        pl="Większe Honory i Przeplatanka",
        script="七星不靠",
        closed=24,
        open=24,
        rule="7, 5.3, 6.12",
        means_en=(
            "One of each of the seven honors and seven different tiles of one knitted "
            "pattern: 147, 258 and 369, each in another suit."
        ),
        means_pl=(
            "Siedem Honorów po jednym i siedem różnych kamieni jednej przeplatanki: 147, 258 "
            "i 369, każda trójka w innej rodzinie."
        ),
        example="123456z147m25p36s + 7z",
    ),
    Pattern(
        id="all_even_pungs",
        number="21",
        en="All Even Pungs",
        pl="Same Parzyste Pungi",
        script="全双刻",
        closed=24,
        open=24,
        rule="7",
        means_en="Four pungs or kongs and the pair, all of them twos, fours, sixes or eights.",
        means_pl=(
            "Cztery pungi lub kongi i para, wszystkie z dwójek, czwórek, szóstek lub ósemek."
        ),
        example="66s888m22s [222m] [444p] + 6s",
    ),
    Pattern(
        id="full_flush",
        number="22",
        en="Full Flush",
        pl="Pełny Kolor (Kolor)",
        script="清一色",
        closed=24,
        open=24,
        rule="7, 6.11",
        means_en="Every tile of the hand belongs to the same suit.",
        means_pl="Wszystkie kamienie ręki należą do jednej rodziny.",
        example="345678s5579s [123s] + 8s",
        aliases=("Pełny Kolor", "Kolor"),
    ),
    Pattern(
        id="pure_triple_chow",
        number="23",
        en="Pure Triple Chow",
        pl="Czyste Potrójne Chow",
        script="一色三同顺",
        closed=24,
        open=24,
        rule="7",
        means_en="One and the same chow three times in the same suit.",
        means_pl="Trzy razy to samo chow w tej samej rodzinie.",
        example="24m789p11z [234m] [234m] + 3m",
    ),
    Pattern(
        id="pure_shifted_pungs",
        number="24",
        en="Pure Shifted Pungs",
        pl="Czyste Kolejne Pungi",
        script="一色三节高",
        closed=24,
        open=24,
        rule="7",
        means_en="Three pungs or kongs of one suit whose ranks follow each other.",
        means_pl="Trzy pungi lub kongi jednej rodziny o kolejnych wartościach.",
        example="55p678m99m [333p] [444p] + 5p",
    ),
    Pattern(
        id="upper_tiles",
        number="25",
        en="Upper Tiles",
        pl="Wyższe Kamienie",
        script="全大",
        closed=24,
        open=24,
        rule="7, 6.11",
        means_en="The hand holds nothing but sevens, eights and nines.",
        means_pl="Ręka zawiera wyłącznie siódemki, ósemki i dziewiątki.",
        example="888p89s99m [789m] [777p] + 7s",
    ),
    Pattern(
        id="middle_tiles",
        number="26",
        en="Middle Tiles",
        pl="Środkowe Kamienie",
        script="全中",
        closed=24,
        open=24,
        rule="7, 6.11",
        means_en="The hand holds nothing but fours, fives and sixes.",
        means_pl="Ręka zawiera wyłącznie czwórki, piątki i szóstki.",
        example="456p45s444m66p [456m] + 6s",
    ),
    Pattern(
        id="lower_tiles",
        number="27",
        en="Lower Tiles",
        pl="Niższe Kamienie",
        script="全小",
        closed=24,
        open=24,
        rule="7, 6.11",
        means_en="The hand holds nothing but ones, twos and threes.",
        means_pl="Ręka zawiera wyłącznie jedynki, dwójki i trójki.",
        example="123s22p13p [123m] [111p] + 2p",
    ),
    Pattern(
        id="pure_straight",
        number="28",
        en="Pure Straight",
        pl="Czysty Strit",
        script="清龙",
        closed=16,
        open=16,
        rule="7",
        means_en="The chows 123, 456 and 789 in a single suit.",
        means_pl="Chow 123, 456 i 789 w jednej rodzinie.",
        example="456p78p345s22m [123p] + 9p",
    ),
    Pattern(
        id="three_suited_terminal_chows",
        number="29",
        en="Three-Suited Terminal Chows",
        pl="Trójrodzajowe Skrajne Chow",
        script="三色双龙会",
        closed=16,
        open=16,
        rule="7",
        means_en="The chows 123 and 789 in each of two suits, with a pair of fives in the third.",
        means_pl="Chow 123 i 789 w każdej z dwóch rodzin oraz para piątek w trzeciej.",
        example="123p78p55s [123m] [789m] + 9p",
    ),
    Pattern(
        id="pure_shifted_chows",
        number="30",
        en="Pure Shifted Chows",
        pl="Czyste Kolejne Chow",
        script="一色三步高",
        closed=16,
        open=16,
        rule="7",
        means_en=(
            "Three chows of one suit, each starting one rank above the one before, or each "
            "starting two ranks above it."
        ),
        means_pl=(
            "Trzy chow jednej rodziny, z których każde zaczyna się o jeden albo każde o dwa "
            "wyżej niż poprzednie."
        ),
        example="123s345s67s11p [999m] + 5s",
    ),
    Pattern(
        id="all_fives",
        number="31",
        en="All Fives",
        pl="Wszędzie Piątki",
        script="全带五",
        closed=16,
        open=16,
        rule="7",
        means_en="Every set contains a five, and the pair is a pair of fives.",
        means_pl="Każdy układ zawiera piątkę, a para jest parą piątek.",
        example="456s46s55p [345m] [567p] + 5s",
    ),
    Pattern(
        id="triple_pung",
        number="32",
        en="Triple Pung",
        pl="Potrójny Pung",
        script="三同刻",
        closed=16,
        open=16,
        rule="7",
        means_en="Pungs or kongs of one rank in each of the three suits.",
        means_pl="Pungi lub kongi o tej samej wartości w każdej z trzech rodzin.",
        example="22s345m99p [222m] [222p] + 2s",
    ),
    Pattern(
        id="three_concealed_pungs",
        number="33",
        en="Three Concealed Pungs",
        pl="Trzy Ukryte Pungi",
        script="三暗刻",
        closed=16,
        open=16,
        rule="7, 6.4, 6.5",
        means_en=(
            "Three pungs or concealed kongs made of your own draws, not finished by another "
            "player's tile."
        ),
        means_pl=(
            "Trzy pungi lub ukryte kongi zebrane samodzielnie, niedopełnione kamieniem innego"
            " gracza."
        ),
        example="222m44m555p888s33z + 4m",
    ),
    Pattern(
        id="lesser_honors_and_knitted",
        number="34",
        en="Lesser Honors and Knitted Tiles",
        pl="Mniejsze Honory i Przeplatanka",
        script="全不靠",
        closed=12,
        open=12,
        rule="7, 5.3, 6.11, 6.12",
        means_en=(
            "Fourteen different tiles: five or six honors, and all the others from one "
            "knitted pattern (147, 258 and 369, each in another suit)."
        ),
        means_pl=(
            "Czternaście różnych kamieni: pięć lub sześć Honorów, a reszta z jednej "
            "przeplatanki (147, 258 i 369, każda trójka w innej rodzinie)."
        ),
        example="123456z147m25p36s + 8p",
    ),
    Pattern(
        id="knitted_straight",
        number="35",
        en="Knitted Straight",
        pl="Przeplatany Strit",
        script="组合龙",
        closed=12,
        open=12,
        rule="7, 5.3, 6.11",
        means_en="All nine tiles of one knitted pattern: 147, 258 and 369, each in another suit.",
        means_pl=(
            "Komplet dziewięciu kamieni jednej przeplatanki: 147, 258 i 369, każda trójka w "
            "innej rodzinie."
        ),
        example="147m258p369s67p55m + 8p",
    ),
    Pattern(
        id="upper_four",
        number="36",
        en="Upper Four",
        pl="Wyższa Czwórka",
        script="大于五",
        closed=12,
        open=12,
        rule="7, 6.11",
        means_en="The hand holds nothing but sixes, sevens, eights and nines.",
        means_pl="Ręka zawiera wyłącznie szóstki, siódemki, ósemki i dziewiątki.",
        example="678p99m68s [678m] [888p] + 7s",
    ),
    Pattern(
        id="lower_four",
        number="37",
        en="Lower Four",
        pl="Niższa Czwórka",
        script="小于五",
        closed=12,
        open=12,
        rule="7, 6.11",
        means_en="The hand holds nothing but ones, twos, threes and fours.",
        means_pl="Ręka zawiera wyłącznie jedynki, dwójki, trójki i czwórki.",
        example="123m444m34s11p [234p] + 2s",
    ),
    Pattern(
        id="big_three_winds",
        number="38",
        en="Big Three Winds",
        pl="Duże Trzy Wiatry",
        script="三风刻",
        closed=12,
        open=12,
        rule="7, 6.3",
        means_en="Three winds stand as pungs or kongs, and the pair is not the fourth wind.",
        means_pl="Trzy Wiatry tworzą pungi lub kongi, a para nie jest czwartym Wiatrem.",
        example="5567m [111z] [222z] [333z] + 8m",
        aliases=("Trzy Duże Wiatry",),
    ),
    Pattern(
        id="mixed_straight",
        number="39",
        en="Mixed Straight",
        pl="Zmiksowany Strit",
        script="花龙",
        closed=8,
        open=8,
        rule="7",
        means_en="The chows 123, 456 and 789, each in another suit.",
        means_pl="Chow 123, 456 i 789, każde w innej rodzinie.",
        example="789s78p77z [123m] [456p] + 9p",
    ),
    Pattern(
        id="reversible_tiles",
        number="40",
        en="Reversible Tiles",
        pl="Odwracalne Kamienie",
        script="推不倒",
        closed=8,
        open=8,
        rule="7, 6.11",
        means_en=(
            "Only tiles that look the same upside down: dots 1, 2, 3, 4, 5, 8, 9, bamboos 2, "
            "4, 5, 6, 8, 9 and the White Dragon."
        ),
        means_pl=(
            "Tylko kamienie, które do góry nogami wyglądają tak samo: kropki 1, 2, 3, 4, 5, "
            "8, 9, bambusy 2, 4, 5, 6, 8, 9 i Biały Smok."
        ),
        example="345p88p55p [222s] [456s] + 8p",
    ),
    Pattern(
        id="mixed_triple_chow",
        number="41",
        en="Mixed Triple Chow",
        pl="Zmiksowane Potrójne Chow",
        script="三色三同顺",
        closed=8,
        open=8,
        rule="7",
        means_en="One and the same chow in each of the three suits.",
        means_pl="To samo chow w każdej z trzech rodzin.",
        example="345p35s678m11z [345m] + 4s",
    ),
    Pattern(
        id="mixed_shifted_pungs",
        number="42",
        en="Mixed Shifted Pungs",
        pl="Zmiksowane Kolejne Pungi",
        script="三色三节高",
        closed=8,
        open=8,
        rule="7",
        means_en="Three pungs or kongs in three suits whose ranks follow each other.",
        means_pl="Trzy pungi lub kongi w trzech rodzinach o kolejnych wartościach.",
        example="55s789m22z [333m] [444p] + 5s",
    ),
    Pattern(
        id="chicken_hand",
        number="43",
        en="Chicken Hand",
        pl="Bezwartościowa Ręka",
        script="无番和",
        closed=8,
        open=8,
        rule="7, 6.13",
        means_en="A complete hand that earns no other fan; flowers do not spoil it.",
        means_pl=(
            "Kompletna ręka, która nie daje żadnego innego fanu; Kwiaty w tym nie przeszkadzają."
        ),
        example="678m34p789s11z [123m] + 5p",
    ),
    Pattern(
        id="last_tile_draw",
        number="44",
        en="Last Tile Draw",
        pl="Wygrana Ostatnim Kamieniem z Muru",
        script="妙手回春",
        closed=8,
        open=8,
        rule="7, 6.7",
        means_en="You draw the very last tile of the wall and win with it.",
        means_pl="Dobierasz ostatni kamień z muru i wygrywasz nim.",
        example="678m34p789s11z [123m] + 5p",
    ),
    Pattern(
        id="last_tile_claim",
        number="45",
        en="Last Tile Claim",
        pl="Wygrana Ostatnią Zrzutką",
        script="海底捞月",
        closed=8,
        open=8,
        rule="7, 6.7",
        means_en="You win on the discard made after the wall has run out.",
        means_pl="Wygrywasz ze zrzutki po tym, jak dobrano ostatni kamień z muru.",
        example="678m34p789s11z [123m] + 5p",
    ),
    Pattern(
        id="out_with_replacement_tile",
        number="46",
        en="Out with Replacement Tile",
        pl="Wygrana Dodatkowym Kamieniem",
        script="杠上开花",
        closed=8,
        open=8,
        rule="7, 6.8",
        means_en=(
            "You win with the tile drawn to replace your kong; a win on the replacement of a "
            "flower does not count."
        ),
        means_pl=(
            "Wygrywasz kamieniem dobranym po zgłoszeniu konga; wygrana kamieniem dobranym za "
            "Kwiat się nie liczy."
        ),
        example="678m34p11z [123m] [2222s] + 5p",
    ),
    Pattern(
        id="robbing_the_kong",
        number="47",
        en="Robbing the Kong",
        pl="Rabunek Konga",
        script="抢杠和",
        closed=8,
        open=8,
        rule="7, 4.6",
        means_en="You win on the tile that another player is adding to a melded pung.",
        means_pl="Wygrywasz kamieniem, który inny gracz dokłada do swojego zameldowanego punga.",
        example="678m34p789s11z [123m] + 5p",
    ),
    Pattern(
        id="two_concealed_kongs",
        number="48",
        en="Two Concealed Kongs",
        pl="Dwa Ukryte Kongi",
        script="双暗杠",
        closed=8,
        open=8,
        rule="7, 6.5",
        means_en="Two of the sets are concealed kongs.",
        means_pl="Dwa z układów to ukryte kongi.",
        example="123s45s11z (3333m) (7777p) + 6s",
    ),
    Pattern(
        id="all_pungs",
        number="49",
        en="All Pungs",
        pl="Same Pungi",
        script="碰碰和",
        closed=6,
        open=6,
        rule="7",
        means_en="Four pungs or kongs and a pair, without a single chow.",
        means_pl="Cztery pungi lub kongi i para, bez ani jednego chow.",
        example="33m333p11z [222m] [222p] + 3m",
    ),
    Pattern(
        id="half_flush",
        number="50",
        en="Half Flush",
        pl="Półkolor",
        script="混一色",
        closed=6,
        open=6,
        rule="7, 6.11",
        means_en="Tiles of just one suit together with honors.",
        means_pl="Kamienie tylko jednej rodziny razem z Honorami.",
        example="99s55s678s [123s] [777z] + 9s",
    ),
    Pattern(
        id="mixed_shifted_chows",
        number="51",
        en="Mixed Shifted Chows",
        pl="Zmiksowane Kolejne Chow",
        script="三色三步高",
        closed=6,
        open=6,
        rule="7",
        means_en="Three chows in three suits, each starting one rank above the one before.",
        means_pl="Trzy chow w trzech rodzinach, każde zaczyna się o jeden wyżej niż poprzednie.",
        example="234p35s678m99p [123m] + 4s",
    ),
    Pattern(
        id="all_types",
        number="52",
        en="All Types",
        pl="Wszystkie Rodzaje",
        script="五门齐",
        closed=6,
        open=6,
        rule="7, 6.11, 12",
        means_en="Characters, dots, bamboos, winds and dragons all appear in the hand.",
        means_pl="W ręce są jednocześnie znaki, kropki, bambusy, Wiatry i Smoki.",
        example="678s11z55z [234m] [666p] + 1z",
    ),
    Pattern(
        id="melded_hand",
        number="53",
        en="Melded Hand",
        pl="Zameldowana Ręka",
        script="全求人",
        closed=6,
        open=6,
        rule="7, 6.10",
        means_en=(
            "All four sets are melded and another player's tile completes the pair; no "
            "concealed kong is allowed."
        ),
        means_pl=(
            "Wszystkie cztery układy są zameldowane, a parę dopełnia kamień innego gracza; "
            "ukryty kong jest wykluczony."
        ),
        example="9p [123m] [456m] [333p] [777s] + 9p",
    ),
    Pattern(
        id="two_dragon_pungs",
        number="54",
        en="Two Dragon Pungs",
        pl="Dwa Pungi Smoków",
        script="双箭刻",
        closed=6,
        open=6,
        rule="7, 6.3",
        means_en="Two of the dragons stand as pungs or kongs.",
        means_pl="Dwa Smoki tworzą pungi lub kongi.",
        example="66z789p99s [555z] [123m] + 6z",
        aliases=("Dwa Smoki",),
    ),
    Pattern(
        id="outside_hand",
        number="55",
        en="Outside Hand",
        pl="Zewnętrzna Ręka",
        script="全带幺",
        closed=4,
        open=4,
        rule="7",
        means_en="Every set and the pair contain a terminal or an honor.",
        means_pl="W każdym układzie i w parze jest kamień skrajny lub Honor.",
        example="123p78p77z [123m] [789m] + 9p",
    ),
    Pattern(
        id="fully_concealed_hand",
        number="56",
        en="Fully Concealed Hand",
        pl="Całkowicie Ukryta Ręka",
        script="不求人",
        closed=4,
        open=4,
        rule="7, 6.12",
        means_en=(
            "You draw the winning tile yourself with nothing melded; concealed kongs are allowed."
        ),
        means_pl=(
            "Dobierasz zwycięski kamień samodzielnie i nie masz zameldowanych układów; "
            "ukryte kongi są dozwolone."
        ),
        example="234m567m345p66p78s + 6s",
    ),
    Pattern(
        id="two_melded_kongs",
        number="57",
        en="Two Melded Kongs",
        pl="Dwa Zameldowane Kongi",
        script="双明杠",
        closed=4,
        open=4,
        rule="7, 6.5",
        means_en="Two of the sets are melded kongs.",
        means_pl="Dwa z układów to zameldowane kongi.",
        example="22s999s55s [3333m] [7777p] + 2s",
    ),
    Pattern(
        id="melded_and_concealed_kong",
        number="57b",
        en="Melded and Concealed Kong",
        pl="Zameldowany i Ukryty Kong",
        script="明暗杠",
        closed=6,
        open=6,
        rule="7, 6.5",
        means_en="Two of the sets are kongs, one of them melded and the other concealed.",
        means_pl="Dwa z układów to kongi, jeden zameldowany, a drugi ukryty.",
        example="234s56s88s [3333m] (7777p) + 7s",
    ),
    Pattern(
        id="last_tile",
        number="58",
        en="Last Tile",
        pl="Ostatni Kamień",
        script="和绝张",
        closed=4,
        open=4,
        rule="7, 6.6",
        means_en=(
            "You win on the fourth copy of a tile while the other three lie in sight of "
            "everybody, discarded or melded."
        ),
        means_pl=(
            "Wygrywasz czwartym egzemplarzem kamienia, gdy pozostałe trzy leżą jawnie w "
            "zrzutkach lub zameldowanych układach."
        ),
        example="678m234p55s79s [345m] + 8s",
    ),
    Pattern(
        id="dragon_pung",
        number="59",
        en="Dragon Pung",
        pl="Pung Smoka",
        script="箭刻",
        closed=2,
        open=2,
        rule="7, 6.3",
        means_en="A pung or kong of a dragon; each of them scores.",
        means_pl="Pung lub kong Smoka; liczy się każdy z osobna.",
        example="44p88p [222p] [567p] [777z] + 8p",
    ),
    Pattern(
        id="prevalent_wind",
        number="60",
        en="Prevalent Wind",
        pl="Wiatr Rundy",
        script="圈风刻",
        closed=2,
        open=2,
        rule="7, 6.3",
        means_en="A pung or kong of the wind of the current round.",
        means_pl="Pung lub kong Wiatru bieżącej rundy.",
        example="11z66m [333m] [777p] [999s] + 1z",
    ),
    Pattern(
        id="seat_wind",
        number="61",
        en="Seat Wind",
        pl="Wiatr Miejsca",
        script="门风刻",
        closed=2,
        open=2,
        rule="7, 6.3",
        means_en="A pung or kong of the wind of your own seat.",
        means_pl="Pung lub kong Wiatru własnego miejsca.",
        example="11z234m88m [567m] [555z] + 1z",
    ),
    Pattern(
        id="concealed_hand",
        number="62",
        en="Concealed Hand",
        pl="Ukryta Ręka",
        script="门前清",
        closed=2,
        open=2,
        rule="7, 6.12",
        means_en=(
            "You win on another player's tile with nothing melded; concealed kongs are allowed."
        ),
        means_pl=(
            "Wygrywasz kamieniem innego gracza i nie masz zameldowanych układów; ukryte kongi"
            " są dozwolone."
        ),
        example="123m456p55p234s78s + 9s",
    ),
    Pattern(
        id="all_chows",
        number="63",
        en="All Chows",
        pl="Same Chow",
        script="平和",
        closed=2,
        open=2,
        rule="7",
        means_en="Four chows with a pair from one of the suits.",
        means_pl="Cztery chow i para, która nie jest z Honorów.",
        example="66s78s [123m] [345s] [456p] + 9s",
    ),
    Pattern(
        id="tile_hog",
        number="64",
        en="Tile Hog",
        pl="Pętelka (Tile Hog)",
        script="四归一",
        closed=2,
        open=2,
        rule="7, 12",
        means_en=(
            "All four copies of a tile are in the hand without forming a kong; each such tile"
            " scores."
        ),
        means_pl=(
            "W ręce są wszystkie cztery egzemplarze kamienia, które nie tworzą konga; liczy "
            "się każdy taki kamień."
        ),
        example="678p777s99m68s [678m] + 7s",
        aliases=("Pętelka",),
    ),
    Pattern(
        id="double_pung",
        number="65",
        en="Double Pung",
        pl="Podwójny Pung",
        script="双同刻",
        closed=2,
        open=2,
        rule="7",
        means_en="Two pungs or kongs of one rank in two suits; each separate couple scores.",
        means_pl=(
            "Dwa pungi lub kongi o tej samej wartości w dwóch rodzinach; liczy się każda "
            "oddzielna dwójka."
        ),
        example="44p88s [444m] [111z] [999p] + 4p",
    ),
    Pattern(
        id="two_concealed_pungs",
        number="66",
        en="Two Concealed Pungs",
        pl="Dwa Ukryte Pungi",
        script="双暗刻",
        closed=2,
        open=2,
        rule="7, 6.4, 6.5",
        means_en=(
            "Two pungs or concealed kongs made of your own draws, not finished by another "
            "player's tile."
        ),
        means_pl=(
            "Dwa pungi lub ukryte kongi zebrane samodzielnie, niedopełnione kamieniem innego "
            "gracza."
        ),
        example="222p666s11z55z [345m] + 5z",
    ),
    Pattern(
        id="concealed_kong",
        number="67",
        en="Concealed Kong",
        pl="Ukryty Kong",
        script="暗杠",
        closed=2,
        open=2,
        rule="7, 6.5",
        means_en="One of the sets is a kong of four tiles from your own hand.",
        means_pl="Jeden z układów to kong z czterech kamieni z własnej ręki.",
        example="34m678m11z [123m] (7777z) + 5m",
    ),
    Pattern(
        id="all_simples",
        number="68",
        en="All Simples",
        pl="Same Zwykłe",
        script="断幺",
        closed=2,
        open=2,
        rule="7, 6.11",
        means_en="The hand holds only suit tiles from two to eight.",
        means_pl="Ręka zawiera tylko kamienie zwykłe, od dwójek do ósemek.",
        example="234p88p46s678m [345m] + 5s",
    ),
    Pattern(
        id="pure_double_chow",
        number="69",
        en="Pure Double Chow",
        pl="Czyste Podwójne Chow",
        script="一般高",
        closed=1,
        open=1,
        rule="7",
        means_en="One and the same chow twice in the same suit.",
        means_pl="Dwa razy to samo chow w tej samej rodzinie.",
        example="456p79p88m [123p] [456p] + 8p",
    ),
    Pattern(
        id="mixed_double_chow",
        number="70",
        en="Mixed Double Chow",
        pl="Zmiksowane Podwójne Chow",
        script="喜相逢",
        closed=1,
        open=1,
        rule="7",
        means_en="One and the same chow in two of the suits.",
        means_pl="To samo chow w dwóch rodzinach.",
        example="123p456p78p55z [789m] + 9p",
    ),
    Pattern(
        id="short_straight",
        number="71",
        en="Short Straight",
        pl="Krótki Strit",
        script="连六",
        closed=1,
        open=1,
        rule="7",
        means_en="Two chows of one suit that continue one another, such as 234 and 567.",
        means_pl=(
            "Dwa chow jednej rodziny, z których drugie jest przedłużeniem pierwszego, na "
            "przykład 234 i 567."
        ),
        example="234s56s99s [777z] [111z] + 7s",
    ),
    Pattern(
        id="two_terminal_chows",
        number="72",
        en="Two Terminal Chows",
        pl="Dwa Skrajne Chow",
        script="老少副",
        closed=1,
        open=1,
        rule="7",
        means_en="The chows 123 and 789 in the same suit.",
        means_pl="Chow 123 i 789 w tej samej rodzinie.",
        example="123m78m99p [111s] [555z] + 9m",
    ),
    Pattern(
        id="pung_of_terminals_or_honors",
        number="73",
        en="Pung of Terminals or Honors",
        pl="Pung Skrajnych lub Honorów",
        script="幺九刻",
        closed=1,
        open=1,
        rule="7, 6.3",
        means_en=(
            "A pung or kong of ones, of nines, or of a wind that is neither the round's nor "
            "your own; each of them scores."
        ),
        means_pl=(
            "Pung lub kong jedynek, dziewiątek albo Wiatru, który nie jest ani Wiatrem rundy,"
            " ani miejsca; liczy się każdy z osobna."
        ),
        example="99m444p22z [111p] [666s] + 9m",
    ),
    Pattern(
        id="melded_kong",
        number="74",
        en="Melded Kong",
        pl="Zameldowany Kong",
        script="明杠",
        closed=1,
        open=1,
        rule="7, 6.5",
        means_en=(
            "One of the sets is a kong claimed from a discard or made by adding the fourth "
            "tile to a melded pung."
        ),
        means_pl=(
            "Jeden z układów to kong ze zrzutki albo zrobiony przez dołożenie czwartego "
            "kamienia do zameldowanego punga."
        ),
        example="44m55z [2222m] [777p] [999s] + 5z",
    ),
    Pattern(
        id="one_voided_suit",
        number="75",
        en="One Voided Suit",
        pl="Bez Jednej Rodziny",
        script="缺一门",
        closed=1,
        open=1,
        rule="7, 6.11",
        means_en="One of the three suits is missing and both others are present.",
        means_pl="Jednej z trzech rodzin brakuje, a dwie pozostałe są w ręce.",
        example="345m56m999p11z [234m] + 4m",
    ),
    Pattern(
        id="no_honors",
        number="76",
        en="No Honors",
        pl="Bez Honorów",
        script="无字",
        closed=1,
        open=1,
        rule="7, 6.11",
        means_en="There is neither a wind nor a dragon in the hand.",
        means_pl="W ręce nie ma ani Wiatru, ani Smoka.",
        example="456p78p22m [123p] [555s] + 9p",
    ),
    Pattern(
        id="edge_wait",
        number="77",
        en="Edge Wait",
        pl="Skrajne Czekanie",
        script="边张",
        closed=1,
        open=1,
        rule="7, 6.9",
        means_en="The only tile that could win was the 3 to go with 12, or the 7 to go with 89.",
        means_pl="Jedynym zwycięskim kamieniem była trójka do 12 albo siódemka do 89.",
        example="1233m [456p] [567s] [789s] + 3m",
    ),
    Pattern(
        id="closed_wait",
        number="78",
        en="Closed Wait",
        pl="Zamknięte Czekanie",
        script="坎张",
        closed=1,
        open=1,
        rule="7, 6.9",
        means_en="The only tile that could win was the one in the middle of a chow.",
        means_pl="Jedynym zwycięskim kamieniem był środkowy kamień chow.",
        example="13p567p55p [777z] [111z] + 2p",
    ),
    Pattern(
        id="single_wait",
        number="79",
        en="Single Wait",
        pl="Pojedyncze Czekanie",
        script="单钓将",
        closed=1,
        open=1,
        rule="7, 6.9",
        means_en="The only tile that could win was the second one of the pair.",
        means_pl="Jedynym zwycięskim kamieniem był drugi kamień pary.",
        example="147m258p369s1z [777z] + 1z",
    ),
    Pattern(
        id="self_drawn",
        number="80",
        en="Self-Drawn",
        pl="Wygrana z Muru",
        script="自摸",
        closed=1,
        open=1,
        rule="7, 6.8",
        means_en=(
            "You draw the winning tile yourself, from the wall or as the replacement of a flower."
        ),
        means_pl="Dobierasz zwycięski kamień samodzielnie, z muru albo w zamian za Kwiat.",
        example="44m11z [2222m] [555p] [888s] + 4m",
    ),
    Pattern(
        id="flower_tiles",
        number="81",
        en="Flower Tiles",
        pl="Kwiaty",
        script="花牌",
        closed=1,
        open=1,
        rule="7, 6.14",
        means_en=(
            "One point for each flower exposed in front of you; these points do not help to "
            "reach the minimum."
        ),
        means_pl=("Jeden punkt za każdy wyłożony Kwiat; punkty te nie pomagają osiągnąć minimum."),
        example="678m34p789s11z [123m] + 5p",
    ),
)

# What an example needs beside its tiles: how it was won, flags, exposed flowers.
EXAMPLE_FACTS: dict[str, tuple[str, ...]] = {
    "last_tile_draw": ("self-draw", "last_tile"),
    "last_tile_claim": ("last_tile",),
    "out_with_replacement_tile": ("self-draw", "replacement"),
    "robbing_the_kong": ("robbed-kong",),
    "fully_concealed_hand": ("self-draw",),
    "last_tile": ("last_of_kind",),
    "self_drawn": ("self-draw",),
    "flower_tiles": ("bonus",),
}

# Fan 73 beside Nine Gates depends on an option: see OPTIONAL_EXCLUSIONS.
EXCLUSIONS: tuple[Exclusion, ...] = (
    Exclusion(
        by="big_four_winds",
        removes=(
            "big_three_winds",
            "all_pungs",
            "prevalent_wind",
            "seat_wind",
            "pung_of_terminals_or_honors",
        ),
        scope="hand",
        rule="7 (1)",
    ),
    Exclusion(
        by="big_three_dragons",
        removes=("two_dragon_pungs", "dragon_pung"),
        scope="hand",
        rule="7 (2)",
    ),
    Exclusion(
        by="nine_gates",
        removes=("full_flush", "concealed_hand"),
        scope="hand",
        rule="7 (4)",
    ),
    Exclusion(by="nine_gates", removes=("no_honors",), scope="hand", rule="6.2"),
    Exclusion(
        by="four_kongs",
        removes=(
            "three_kongs",
            "two_concealed_kongs",
            "all_pungs",
            "two_melded_kongs",
            "melded_and_concealed_kong",
            "concealed_kong",
            "melded_kong",
        ),
        scope="hand",
        rule="8",
    ),
    Exclusion(by="four_kongs", removes=("single_wait",), scope="hand", rule="7 (5)"),
    Exclusion(
        by="seven_shifted_pairs", removes=("seven_pairs", "no_honors"), scope="hand", rule="8"
    ),
    Exclusion(
        by="seven_shifted_pairs",
        removes=("full_flush", "concealed_hand", "single_wait"),
        scope="hand",
        rule="7 (6)",
    ),
    Exclusion(
        by="thirteen_orphans", removes=("all_terminals_and_honors",), scope="hand", rule="6.2"
    ),
    Exclusion(
        by="thirteen_orphans",
        removes=("all_types", "concealed_hand", "single_wait"),
        scope="hand",
        rule="7 (7)",
    ),
    Exclusion(by="all_terminals", removes=("all_terminals_and_honors",), scope="hand", rule="6.2"),
    Exclusion(
        by="all_terminals",
        removes=("all_pungs", "outside_hand", "pung_of_terminals_or_honors", "no_honors"),
        scope="hand",
        rule="7 (8)",
    ),
    Exclusion(by="little_four_winds", removes=("big_three_winds",), scope="hand", rule="7 (9)"),
    Exclusion(
        by="little_four_winds",
        removes=("pung_of_terminals_or_honors",),
        scope="winds",
        rule="7 (9)",
    ),
    Exclusion(
        by="little_three_dragons",
        removes=("two_dragon_pungs", "dragon_pung"),
        scope="hand",
        rule="7 (10)",
    ),
    Exclusion(by="all_honors", removes=("all_terminals_and_honors",), scope="hand", rule="6.2"),
    Exclusion(
        by="all_honors",
        removes=("all_pungs", "outside_hand", "pung_of_terminals_or_honors"),
        scope="hand",
        rule="7 (11)",
    ),
    Exclusion(
        by="four_concealed_pungs",
        removes=("three_concealed_pungs", "two_concealed_pungs"),
        scope="hand",
        rule="6.2",
    ),
    Exclusion(
        by="four_concealed_pungs",
        removes=("all_pungs", "concealed_hand"),
        scope="hand",
        rule="7 (12)",
    ),
    Exclusion(
        by="pure_terminal_chows",
        removes=(
            "seven_pairs",
            "full_flush",
            "all_chows",
            "pure_double_chow",
            "two_terminal_chows",
        ),
        scope="hand",
        rule="7 (13)",
    ),
    Exclusion(by="pure_terminal_chows", removes=("no_honors",), scope="hand", rule="8"),
    Exclusion(by="quadruple_chow", removes=("pure_triple_chow",), scope="hand", rule="8"),
    Exclusion(
        by="quadruple_chow",
        removes=("pure_shifted_pungs", "tile_hog", "pure_double_chow"),
        scope="hand",
        rule="7 (14)",
    ),
    Exclusion(
        by="four_pure_shifted_pungs",
        removes=("pure_triple_chow", "all_pungs"),
        scope="hand",
        rule="7 (15)",
    ),
    Exclusion(
        by="four_pure_shifted_pungs",
        removes=("pure_shifted_pungs", "pure_shifted_chows"),
        scope="hand",
        rule="8",
    ),
    Exclusion(
        by="four_pure_shifted_chows",
        removes=("pure_shifted_chows", "two_terminal_chows"),
        scope="hand",
        rule="6.2",
    ),
    Exclusion(
        by="four_pure_shifted_chows",
        removes=("short_straight",),
        scope="hand",
        rule="7 (16)",
    ),
    Exclusion(
        by="three_kongs",
        removes=(
            "two_concealed_kongs",
            "two_melded_kongs",
            "melded_and_concealed_kong",
            "concealed_kong",
            "melded_kong",
        ),
        scope="hand",
        rule="6.2",
    ),
    Exclusion(
        by="all_terminals_and_honors",
        removes=("all_pungs", "pung_of_terminals_or_honors"),
        scope="hand",
        rule="7 (18)",
    ),
    Exclusion(by="all_terminals_and_honors", removes=("outside_hand",), scope="hand", rule="8"),
    Exclusion(
        by="seven_pairs",
        removes=("concealed_hand", "single_wait"),
        scope="hand",
        rule="7 (19)",
    ),
    Exclusion(
        by="greater_honors_and_knitted",
        removes=("lesser_honors_and_knitted",),
        scope="hand",
        rule="6.2",
    ),
    Exclusion(
        by="greater_honors_and_knitted",
        removes=("all_types", "concealed_hand"),
        scope="hand",
        rule="7 (20)",
    ),
    Exclusion(
        by="all_even_pungs",
        removes=("all_pungs", "all_simples"),
        scope="hand",
        rule="7 (21)",
    ),
    Exclusion(by="all_even_pungs", removes=("no_honors",), scope="hand", rule="8"),
    Exclusion(by="full_flush", removes=("no_honors",), scope="hand", rule="7 (22)"),
    Exclusion(
        by="pure_triple_chow",
        removes=("pure_shifted_pungs",),
        scope="hand",
        rule="7 (23)",
    ),
    Exclusion(
        by="pure_triple_chow",
        removes=("pure_double_chow",),
        scope="shared-set",
        rule="7 (23)",
    ),
    Exclusion(
        by="pure_shifted_pungs",
        removes=("pure_triple_chow",),
        scope="hand",
        rule="7 (24)",
    ),
    Exclusion(by="upper_tiles", removes=("upper_four",), scope="hand", rule="8"),
    Exclusion(by="upper_tiles", removes=("no_honors",), scope="hand", rule="7 (25)"),
    Exclusion(
        by="middle_tiles",
        removes=("all_simples", "no_honors"),
        scope="hand",
        rule="7 (26)",
    ),
    Exclusion(by="lower_tiles", removes=("lower_four",), scope="hand", rule="8"),
    Exclusion(by="lower_tiles", removes=("no_honors",), scope="hand", rule="7 (27)"),
    Exclusion(
        by="pure_straight",
        removes=("short_straight", "two_terminal_chows"),
        scope="shared-set",
        rule="6.2",
    ),
    Exclusion(
        by="three_suited_terminal_chows",
        removes=("all_chows", "pure_double_chow", "two_terminal_chows", "no_honors"),
        scope="hand",
        rule="7 (29)",
    ),
    Exclusion(
        by="three_suited_terminal_chows", removes=("mixed_double_chow",), scope="hand", rule="8"
    ),
    Exclusion(by="all_fives", removes=("all_simples",), scope="hand", rule="7 (31)"),
    Exclusion(by="all_fives", removes=("no_honors",), scope="hand", rule="8"),
    Exclusion(by="triple_pung", removes=("double_pung",), scope="shared-set", rule="6.2"),
    Exclusion(
        by="three_concealed_pungs", removes=("two_concealed_pungs",), scope="hand", rule="6.2"
    ),
    Exclusion(
        by="lesser_honors_and_knitted",
        removes=("all_types", "concealed_hand"),
        scope="hand",
        rule="7 (34)",
    ),
    Exclusion(by="upper_four", removes=("no_honors",), scope="hand", rule="7 (36)"),
    Exclusion(by="lower_four", removes=("no_honors",), scope="hand", rule="7 (37)"),
    Exclusion(
        by="big_three_winds", removes=("pung_of_terminals_or_honors",), scope="winds", rule="6.3"
    ),
    Exclusion(by="reversible_tiles", removes=("one_voided_suit",), scope="hand", rule="7 (40)"),
    Exclusion(
        by="mixed_triple_chow", removes=("mixed_double_chow",), scope="shared-set", rule="6.2"
    ),
    Exclusion(by="last_tile_draw", removes=("self_drawn",), scope="hand", rule="7 (44)"),
    Exclusion(by="out_with_replacement_tile", removes=("self_drawn",), scope="hand", rule="8"),
    Exclusion(by="robbing_the_kong", removes=("last_tile",), scope="hand", rule="7 (47)"),
    Exclusion(by="two_concealed_kongs", removes=("two_concealed_pungs",), scope="hand", rule="6.5"),
    Exclusion(by="two_concealed_kongs", removes=("concealed_kong",), scope="hand", rule="6.2"),
    Exclusion(by="melded_hand", removes=("single_wait",), scope="hand", rule="7 (53)"),
    Exclusion(by="two_dragon_pungs", removes=("dragon_pung",), scope="hand", rule="6.2"),
    Exclusion(
        by="fully_concealed_hand",
        removes=("concealed_hand", "self_drawn"),
        scope="hand",
        rule="6.2",
    ),
    Exclusion(by="two_melded_kongs", removes=("melded_kong",), scope="hand", rule="6.2"),
    Exclusion(
        by="melded_and_concealed_kong",
        removes=("concealed_kong", "melded_kong"),
        scope="hand",
        rule="6.2",
    ),
    Exclusion(
        by="dragon_pung", removes=("pung_of_terminals_or_honors",), scope="same-set", rule="6.3"
    ),
    Exclusion(
        by="prevalent_wind", removes=("pung_of_terminals_or_honors",), scope="same-set", rule="6.3"
    ),
    Exclusion(
        by="seat_wind", removes=("pung_of_terminals_or_honors",), scope="same-set", rule="6.3"
    ),
    Exclusion(by="all_chows", removes=("no_honors",), scope="hand", rule="7 (63)"),
    Exclusion(by="all_simples", removes=("no_honors",), scope="hand", rule="6.2"),
)

# An option, the value of it that brings the exclusion in, and the exclusion.
OPTIONAL_EXCLUSIONS: tuple[tuple[str, Value, Exclusion], ...] = (
    (
        "all_green_half_flush",
        False,
        Exclusion(by="all_green", removes=("half_flush",), scope="hand", rule="9"),
    ),
    (
        "all_terminals_double_pung",
        False,
        Exclusion(by="all_terminals", removes=("double_pung",), scope="hand", rule="9"),
    ),
    (
        "nine_gates_terminal_pungs",
        "never",
        Exclusion(
            by="nine_gates",
            removes=("pung_of_terminals_or_honors",),
            scope="hand",
            rule="7 (4)",
        ),
    ),
    (
        "nine_gates_terminal_pungs",
        "all-but-one",
        Exclusion(by="nine_gates", removes=("pung_of_terminals_or_honors",), scope="one", rule="9"),
    ),
    (
        "voided_suit_strict",
        True,
        Exclusion(by="big_three_dragons", removes=("one_voided_suit",), scope="hand", rule="9"),
    ),
    (
        "voided_suit_strict",
        True,
        Exclusion(by="little_three_dragons", removes=("one_voided_suit",), scope="hand", rule="9"),
    ),
    (
        "voided_suit_strict",
        True,
        Exclusion(by="quadruple_chow", removes=("one_voided_suit",), scope="hand", rule="9"),
    ),
    (
        "voided_suit_strict",
        True,
        Exclusion(
            by="four_pure_shifted_pungs", removes=("one_voided_suit",), scope="hand", rule="9"
        ),
    ),
    (
        "voided_suit_strict",
        True,
        Exclusion(
            by="four_pure_shifted_chows", removes=("one_voided_suit",), scope="hand", rule="9"
        ),
    ),
    (
        "voided_suit_strict",
        True,
        Exclusion(by="big_three_winds", removes=("one_voided_suit",), scope="hand", rule="9"),
    ),
    (
        "fan34_with_35",
        False,
        Exclusion(
            by="lesser_honors_and_knitted", removes=("knitted_straight",), scope="hand", rule="6.11"
        ),
    ),
    (
        "all_types_on_seven_pairs",
        False,
        Exclusion(by="seven_pairs", removes=("all_types",), scope="hand", rule="6.11, 12"),
    ),
)

PRINCIPLES: dict[str, Principle] = {
    "non-repeat": Principle(
        id="non-repeat",
        en="Non-repeat principle",
        pl="Zasada niepowtarzania",
        means_en="A fan that another fan of the hand cannot do without is not counted beside it.",
        means_pl=(
            "Fan, który z konieczności zawiera się w innym fanie tej ręki, nie liczy się obok"
            " niego."
        ),
        rule="6.2 (1)",
    ),
    "non-separation": Principle(
        id="non-separation",
        en="Non-separation principle",
        pl="Zasada nierozdzielania",
        means_en=(
            "The tiles are divided into sets once, and no set is taken apart to make another fan."
        ),
        means_pl=(
            "Kamienie dzieli się na układy tylko raz i żadnego układu nie rozbija się dla "
            "kolejnego fanu."
        ),
        rule="6.2 (2)",
    ),
    "non-identical": Principle(
        id="non-identical",
        en="Non-identical principle",
        pl="Zasada nieidentyczności",
        means_en="The same fan may count twice only if the two have no set in common.",
        means_pl=(
            "Ten sam fan może liczyć się dwa razy tylko wtedy, gdy oba jego wystąpienia nie "
            "mają wspólnego układu."
        ),
        rule="6.2 (3)",
    ),
    "highest-choice": Principle(
        id="highest-choice",
        en="Freedom to choose the highest",
        pl="Zasada najwyższego wyniku",
        means_en=(
            "Of all the ways in which the hand may be read and counted, the one worth most is"
            " taken."
        ),
        means_pl=(
            "Spośród wszystkich sposobów odczytania i policzenia ręki wybiera się ten, który "
            "daje najwięcej punktów."
        ),
        rule="6.2 (4)",
    ),
    "account-once": Principle(
        id="account-once",
        en="Account-once principle",
        pl="Zasada jednokrotnego łączenia",
        means_en=(
            "A fan made of several sets may tie together only sets that no counted fan has "
            "joined yet, directly or in a chain."
        ),
        means_pl=(
            "Fan złożony z kilku układów może łączyć tylko te, których nie połączyły już "
            "policzone fany, bezpośrednio ani łańcuchem."
        ),
        rule="6.2 (5)",
    ),
}
