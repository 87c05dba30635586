"""The fan of Hong Kong mahjong, Old Style and New Style, as data.

The order is that of the rules: the Old Style list, the hands the sheet does not name,
the New Style list. Values are in fan; limit hands carry the 10 fan they count as where
no other limit is agreed. The flags, bonus tiles and seats some fan need are not part of
the example hands.
"""

from wrobel.rules.catalogue import Exclusion, Pattern

PATTERNS: tuple[Pattern, ...] = (
    Pattern(
        id="chicken_hand",
        en="Chicken Hand",
        pl="Ręka bez wartości",
        script="雞糊",
        closed=0,
        open=0,
        rule="4",
        means_en="A complete hand that brings no fan of any kind.",
        means_pl="Kompletna ręka, która nie daje ani jednego fanu.",
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="all_chows",
        en="All Chows",
        pl="Same Chow",
        script="平糊",
        closed=1,
        open=1,
        rule="4",
        means_en="Four chows and a pair; any pair will do unless the table has agreed otherwise.",
        means_pl="Cztery chow i para; para może być dowolna, chyba że gracze umówili się inaczej.",
        example="123m456p78s99p [345s] + 9s",
        aliases=("Common Hand",),
    ),
    Pattern(
        id="concealed_hand",
        en="Concealed Hand",
        pl="Ukryta ręka",
        script="門前清",
        closed=1,
        open=0,
        rule="4, 3.5",
        means_en=(
            "No set was exposed before the win; the last tile may be a discard and a concealed "
            "kong does no harm."
        ),
        means_pl=(
            "Przed wygraną gracz nie odkrył żadnego układu; ostatni kamień może być ze zrzutki, a "
            "ukryty kong nie przeszkadza."
        ),
        example="123m456p789s23s55p + 4s",
    ),
    Pattern(
        id="self_draw",
        en="Self-draw",
        pl="Wygrana z muru",
        script="自摸",
        closed=1,
        open=1,
        rule="4, 6.1",
        means_en="The player draws the winning tile instead of taking it from somebody.",
        means_pl="Gracz sam dobiera zwycięski kamień z muru.",
        example="123m456p789s23s55p + 4s",
    ),
    Pattern(
        id="last_tile",
        en="Last Tile",
        pl="Wygrana ostatnim kamieniem",
        script="海底撈月",
        closed=1,
        open=1,
        rule="4, 2.5",
        means_en=(
            "The hand is won with the last tile of the wall or with the discard that follows it."
        ),
        means_pl="Wygrana ostatnim kamieniem muru albo zrzutką, która po nim następuje.",
        example="678m34p789s11z [123m] + 5p",
    ),
    Pattern(
        id="replacement_tile",
        en="Replacement Tile",
        pl="Wygrana dodatkowym kamieniem",
        script="槓上開花",
        closed=1,
        open=1,
        rule="4",
        means_en=(
            "The winning tile is the one taken from the tail of the wall after a kong or a bonus "
            "tile; Self-draw is added."
        ),
        means_pl=(
            "Zwycięski kamień został dobrany z końca muru po kongu lub kamieniu bonusowym; "
            "dolicza się Wygraną z muru."
        ),
        example="678m34p11z [123m] [2222s] + 5p",
        aliases=("花上",),
    ),
    Pattern(
        id="dragon_pung",
        en="Dragon Pung",
        pl="Pung Smoków",
        script="三元牌",
        closed=1,
        open=1,
        rule="4, 3.3",
        means_en="A pung or kong of dragons, counted for each one.",
        means_pl="Pung lub kong smoków; liczy się każdy z osobna.",
        example="678m34p11z [123m] [555z] + 5p",
    ),
    Pattern(
        id="seat_wind",
        en="Own Wind",
        pl="Pung własnego wiatru",
        script="門風",
        closed=1,
        open=1,
        rule="4",
        means_en="A pung or kong of the player's own wind.",
        means_pl="Pung lub kong własnego wiatru gracza.",
        example="567m34p99s [123m] [222z] + 5p",
        aliases=("Seat Wind",),
    ),
    Pattern(
        id="round_wind",
        en="Round Wind",
        pl="Pung wiatru rundy",
        script="圈風",
        closed=1,
        open=1,
        rule="4",
        means_en=(
            "A pung or kong of the wind of the round; if it is one's own wind too, both fan count."
        ),
        means_pl=(
            "Pung lub kong wiatru rundy; jeśli jest to zarazem własny wiatr, liczą się oba fany."
        ),
        example="567m34p99s [123m] [111z] + 5p",
        aliases=("Prevalent Wind",),
    ),
    Pattern(
        id="no_bonus",
        en="No Bonus Tiles",
        pl="Żadnych bonusowych",
        script="無花",
        closed=1,
        open=1,
        rule="4, 3.7, 3.8",
        means_en="Flowers and seasons are in play and the winner has exposed none of them.",
        means_pl="Gra toczy się z kwiatami i porami roku, a zwycięzca nie odkrył żadnego z nich.",
        example="567m34p99s [123m] [222s] + 5p",
        aliases=("No Flowers",),
    ),
    Pattern(
        id="own_bonus",
        en="Own Bonus Tile",
        pl="Własny bonusowy",
        script="正花",
        closed=1,
        open=1,
        rule="4, 3.7",
        means_en=(
            "The flower or the season with the number of the player's own wind, counted for each."
        ),
        means_pl=(
            "Kwiat lub pora roku z numerem własnego wiatru gracza; liczy się każdy taki kamień."
        ),
        example="567m34p99s [123m] [222s] + 5p",
        aliases=("Own Flower",),
    ),
    Pattern(
        id="round_bonus",
        en="Round-wind Bonus",
        pl="Bonusowy rundy",
        script="圈花",
        closed=1,
        open=1,
        rule="4, 3.7",
        means_en="The flower or the season with the number of the round wind, counted for each.",
        means_pl="Kwiat lub pora roku z numerem wiatru rundy; liczy się każdy taki kamień.",
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="all_pungs",
        en="All Pungs",
        pl="Same Pungi/Kongi",
        script="對對糊",
        closed=3,
        open=3,
        rule="4",
        means_en="Four pungs or kongs and a pair.",
        means_pl="Cztery pungi lub kongi i para.",
        example="11m22z [555p] [888s] [777m] + 1m",
        aliases=("All Triplets",),
    ),
    Pattern(
        id="clean",
        en="Clean Hand",
        pl="Czysta ręka",
        script="混一色",
        closed=3,
        open=3,
        rule="4",
        means_en="Tiles of one suit together with honors.",
        means_pl="Kamienie jednego rodzaju i honory.",
        example="22z33p [111z] [777p] [456p] + 2z",
        aliases=("Half Flush", "Mixed One Suit"),
    ),
    Pattern(
        id="bouquet",
        en="Bouquet",
        pl="Bukiet Kwiatów / Pór roku",
        script="一台花",
        closed=3,
        open=3,
        rule="4, 3.7",
        means_en=(
            "All four flowers or all four seasons; normally these 3 fan already include one's "
            "own tile and that of the round."
        ),
        means_pl=(
            "Komplet czterech kwiatów albo czterech pór roku; zwykle te 3 fany obejmują już "
            "własny kamień i kamień rundy z tej serii."
        ),
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="kong_on_kong",
        en="Kong on Kong",
        pl="Kong on Kong",
        script="槓上槓",
        closed=4,
        open=4,
        rule="4, 3.3",
        means_en=(
            "The replacement for one kong gives a second kong, and the replacement for that one "
            "wins."
        ),
        means_pl=(
            "Kamień dobrany po kongu tworzy drugi kong, a kamień dobrany po drugim kongu daje "
            "wygraną."
        ),
        example="678m34p11z [1111p] [2222s] + 5p",
    ),
    Pattern(
        id="all_pairs",
        en="All Pairs",
        pl="Same Pary",
        script="七對子",
        closed=4,
        open=0,
        rule="4, 5.2",
        means_en="Seven pairs without an exposed set; four equal tiles may serve as two pairs.",
        means_pl=(
            "Siedem par bez odkrytych układów; cztery takie same kamienie mogą być dwiema parami."
        ),
        example="1133m5577p2299s4z + 4z",
        aliases=("Seven Pairs",),
    ),
    Pattern(
        id="small_three_dragons",
        en="Small Three Dragons",
        pl="Małe Trzy Smoki",
        script="小三元",
        closed=4,
        open=4,
        rule="4, 3.3",
        means_en="Pungs or kongs of two dragons and a pair of the third.",
        means_pl="Pungi lub kongi dwóch smoków i para trzeciego.",
        example="77z88p [555z] [666z] [234m] + 8p",
    ),
    Pattern(
        id="small_four_winds",
        en="Small Four Winds",
        pl="Małe Cztery Wiatry",
        script="小四喜",
        closed=4,
        open=4,
        rule="4, 3.3",
        means_en=(
            "Pungs or kongs of three winds and a pair of the fourth; own and round wind are added."
        ),
        means_pl=(
            "Pungi lub kongi trzech wiatrów i para czwartego; własny wiatr i wiatr rundy liczą "
            "się dodatkowo."
        ),
        example="44z12p [111z] [222z] [333z] + 3p",
    ),
    Pattern(
        id="three_dragons",
        en="Three Dragons",
        pl="Trzy Smoki",
        script="大三元",
        closed=6,
        open=6,
        rule="4, 3.3",
        means_en="Pungs or kongs of all three dragons.",
        means_pl="Pungi lub kongi wszystkich trzech smoków.",
        example="77z44p [555z] [666z] [234m] + 7z",
        aliases=("Big Three Dragons",),
    ),
    Pattern(
        id="purity",
        en="Purity",
        pl="Czystość",
        script="清一色",
        closed=6,
        open=6,
        rule="4",
        means_en="Every tile is of one suit, with no honors.",
        means_pl="Wszystkie kamienie są jednego rodzaju, bez honorów.",
        example="345s6799s [123s] [555s] + 8s",
        aliases=("Full Flush", "All One Suit"),
    ),
    Pattern(
        id="all_honors",
        en="All Honors",
        pl="Same Honory",
        script="字一色",
        closed=7,
        open=7,
        rule="4, 3.3",
        means_en="Nothing but winds and dragons; All Pungs is added.",
        means_pl="Wyłącznie wiatry i smoki; Same Pungi/Kongi liczą się dodatkowo.",
        example="11z55z [222z] [333z] [666z] + 5z",
    ),
    Pattern(
        id="thirteen_orphans",
        en="Thirteen Orphans",
        pl="Trzynaście sierot",
        script="十三么",
        closed=10,
        open=0,
        rule="4, 3.4",
        means_en="One of each terminal and honor and a second copy of any of them.",
        means_pl=(
            "Po jednym egzemplarzu każdej jedynki, dziewiątki i każdego honoru oraz drugi "
            "egzemplarz dowolnego z tych kamieni."
        ),
        example="19m19p19s1234567z + 9p",
        limit=True,
    ),
    Pattern(
        id="hidden_treasure",
        en="Hidden Treasure",
        pl="Ukryty Skarb",
        script="坎坎糊",
        closed=10,
        open=0,
        rule="4, 3.4",
        means_en=(
            "Four concealed pungs or kongs, won from the wall with the tile that makes the pair."
        ),
        means_pl=(
            "Cztery ukryte pungi lub kongi, a wygrana następuje z muru kamieniem dopełniającym "
            "parę."
        ),
        example="222444m555p888s3z + 3z",
        limit=True,
        aliases=("Four Concealed Pungs",),
    ),
    Pattern(
        id="all_terminals",
        en="All Terminals",
        pl="Same skrajne",
        script="清么九",
        closed=10,
        open=10,
        rule="4, 3.4",
        means_en="Pungs or kongs and a pair made only of suited ones and nines.",
        means_pl="Pungi lub kongi oraz para złożone wyłącznie z jedynek i dziewiątek.",
        example="111m11p99s [999m] [999p] + 1p",
        limit=True,
    ),
    Pattern(
        id="nine_gates",
        en="Nine Gates",
        pl="Dziewięć Bram",
        script="九子連環",
        closed=10,
        open=0,
        rule="4, 3.4",
        means_en=(
            "The player holds 1112345678999 of one suit and wins with any further tile of that "
            "suit."
        ),
        means_pl=(
            "Gracz ma w ręce 1112345678999 jednego rodzaju i wygrywa dowolnym kamieniem tego "
            "rodzaju."
        ),
        example="1112345678999s + 4s",
        limit=True,
    ),
    Pattern(
        id="heaven",
        en="Blessing of Heaven",
        pl="Błogosławieństwo Nieba",
        script="天糊",
        closed=10,
        open=0,
        rule="4, 3.4",
        means_en="East's hand is complete as dealt, bonus tiles replaced.",
        means_pl="Ręka Wschodu jest kompletna już przy rozdaniu (po wymianie bonusowych).",
        example="123m456p789s234s5p + 5p",
        limit=True,
    ),
    Pattern(
        id="earth",
        en="Blessing of Earth",
        pl="Błogosławieństwo Ziemi",
        script="地糊",
        closed=10,
        open=0,
        rule="4, 3.4",
        means_en=(
            "Another player wins on East's very first discard, with nothing claimed or konged "
            "before it."
        ),
        means_pl=(
            "Inny gracz wygrywa pierwszą zrzutką Wschodu, a wcześniej nikt niczego nie przejął "
            "ani nie zgłosił konga."
        ),
        example="123m456p789s234s5p + 5p",
        limit=True,
    ),
    Pattern(
        id="big_four_winds",
        en="Big Four Winds",
        pl="Duże Cztery Wiatry",
        script="大四喜",
        closed=10,
        open=10,
        rule="4.1, 3.4",
        means_en="Pungs or kongs of all four winds.",
        means_pl="Pungi lub kongi wszystkich czterech wiatrów.",
        example="33z77z [111z] [222z] [444z] + 3z",
        limit=True,
    ),
    Pattern(
        id="all_kongs",
        en="All Kongs",
        pl="Same Kongi",
        script="十八羅漢",
        closed=10,
        open=10,
        rule="4.1, 3.4",
        means_en="Four kongs, exposed or concealed, and a pair.",
        means_pl="Cztery kongi, odkryte lub ukryte, i para.",
        example="5p [1111m] [7777s] [2222z] (9999p) + 5p",
        limit=True,
        aliases=("Four Kongs",),
    ),
    Pattern(
        id="robbing_kong",
        en="Robbing the Kong",
        pl="Rabunek Konga",
        script="搶槓",
        closed=1,
        open=1,
        rule="4.1, 2.3",
        means_en=(
            "The winning tile is taken from a player who was just adding it to an exposed pung."
        ),
        means_pl=(
            "Zwycięski kamień zostaje zabrany graczowi, który właśnie dokładał go do odkrytego "
            "punga."
        ),
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="all_eight_bonus",
        en="All Eight Bonus Tiles",
        pl="Wszystkie osiem bonusowych",
        script="",
        closed=10,
        open=10,
        rule="4.1, 3.7",
        means_en=(
            "A player who has exposed all eight flowers and seasons wins at once, whatever else "
            "is in the hand."
        ),
        means_pl=(
            "Gracz, który odkrył wszystkie osiem kwiatów i pór roku, wygrywa od razu, bez względu "
            "na resztę ręki."
        ),
        example="567m34p99s [123m] [222s] + 5p",
        limit=True,
    ),
    Pattern(
        id="seven_bonus",
        en="Seven Bonus Tiles",
        pl="Siedem bonusowych",
        script="",
        closed=3,
        open=3,
        rule="3.7",
        means_en="A player who has exposed seven bonus tiles may declare a win on the spot.",
        means_pl="Gracz, który odkrył siedem kamieni bonusowych, może natychmiast ogłosić wygraną.",
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="each_bonus",
        en="Every Bonus Tile",
        pl="Każdy bonusowy",
        script="",
        closed=1,
        open=1,
        rule="3.7",
        means_en="Each exposed flower or season is worth one fan, whatever its number.",
        means_pl="Każdy odkryty kwiat i każda pora roku daje jeden fan, bez względu na numer.",
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="own_round_bonus",
        en="Own and Round Bonus",
        pl="Bonusowy własny i rundy",
        script="",
        closed=1,
        open=1,
        rule="3.7",
        means_en=(
            "One more fan for a bonus tile whose number is that of one's own wind and of the round "
            "wind."
        ),
        means_pl=(
            "Dodatkowy fan za kamień bonusowy, którego numer odpowiada zarazem własnemu wiatrowi "
            "i wiatrowi rundy."
        ),
        example="567m34p99s [123m] [222s] + 5p",
    ),
    Pattern(
        id="pair_258",
        en="Pair of 2, 5 or 8",
        pl="Para 258",
        script="二五八將",
        closed=1,
        open=1,
        rule="5",
        means_en="The pair is a suited 2, 5 or 8.",
        means_pl="Parą są dwójki, piątki lub ósemki dowolnego rodzaju.",
        example="123m456p78s22p [345s] + 9s",
    ),
    Pattern(
        id="terminal_chows",
        en="123 and 789",
        pl="Chow 123 i 789",
        script="老少",
        closed=1,
        open=1,
        rule="5, 5.3",
        means_en="The chows 123 and 789 of one suit, counted for each separate couple.",
        means_pl=(
            "Chow 123 i 789 tego samego rodzaju; liczy się każda rozłączna dwójka takich układów."
        ),
        example="123m789m34p55p [678p] + 5p",
        aliases=("Two Terminal Chows",),
    ),
    Pattern(
        id="same_chow_two_suits",
        en="Same chow, two suits",
        pl="Takie same Chow w dwóch rodzajach",
        script="二色同順",
        closed=1,
        open=1,
        rule="5, 5.3",
        means_en="A chow of the same numbers in two suits, counted once for these numbers.",
        means_pl="Chow z tymi samymi numerami w dwóch rodzajach; liczy się raz dla danych numerów.",
        example="234m234p56s11z [678s] + 7s",
        aliases=("喜相逢",),
    ),
    Pattern(
        id="two_suits",
        en="Two suits",
        pl="Dwa rodzaje",
        script="缺一門",
        closed=1,
        open=1,
        rule="5, 5.2",
        means_en="Exactly two of the three suits are present; honors may be there or not.",
        means_pl="Występują dokładnie dwa z trzech rodzajów; honory mogą być, ale nie muszą.",
        example="345p67m11z [789m] [222p] + 8m",
    ),
    Pattern(
        id="small_four_in_one",
        en="Small four-in-one",
        pl="Małe 4 w 1",
        script="四歸一",
        closed=1,
        open=1,
        rule="5, 5.3",
        means_en=(
            "All four copies of a tile, three in a pung and one in a chow, counted for each such "
            "tile."
        ),
        means_pl=(
            "Cztery egzemplarze kamienia: trzy w pungu i jeden w chow; liczy się każdy taki kamień."
        ),
        example="555m567m34p99s [123s] + 5p",
    ),
    Pattern(
        id="twin_chows",
        en="Two identical chows",
        pl="Dwa takie same Chow w jednym rodzaju",
        script="一般高",
        closed=2,
        open=2,
        rule="5, 5.3",
        means_en="Two equal chows of one suit, counted for each separate couple.",
        means_pl=(
            "Dwa jednakowe chow tego samego rodzaju; liczy się każda rozłączna dwójka takich "
            "układów."
        ),
        example="345p345p67m11z [789m] + 8m",
        aliases=("Pure Double Chow",),
    ),
    Pattern(
        id="four_in_one",
        en="Four-in-one",
        pl="4 w 1",
        script="四歸二",
        closed=2,
        open=2,
        rule="5, 5.3",
        means_en="All four copies of a tile, two in the pair and one in each of two chows.",
        means_pl="Cztery egzemplarze kamienia: dwa w parze i po jednym w dwóch chow.",
        example="345m567m55m34p [123s] + 5p",
    ),
    Pattern(
        id="twelve_exposed",
        en="Twelve Exposed",
        pl="12 odkrytych",
        script="十二張落地",
        closed=2,
        open=2,
        rule="5, 3.3",
        means_en="All four sets are exposed and the pair is completed from the wall.",
        means_pl="Wszystkie cztery układy są odkryte, a parę dopełnia kamień z muru.",
        example="9p [123m] [456m] [333p] [777s] + 9p",
        aliases=("Odkryta Dwunastka",),
    ),
    Pattern(
        id="exposed_snake",
        en="Exposed Snake",
        pl="Odkryty Wąż",
        script="明一條龍",
        closed=2,
        open=2,
        rule="5, 5.3",
        means_en="The chows 123, 456 and 789 of one suit, at least one of them exposed.",
        means_pl="Chow 123, 456 i 789 jednego rodzaju, z których co najmniej jeden jest odkryty.",
        example="456m78m99p555z [123m] + 9m",
        aliases=("Pure Straight",),
    ),
    Pattern(
        id="concealed_snake",
        en="Concealed Snake",
        pl="Ukryty Wąż",
        script="暗一條龍",
        closed=3,
        open=3,
        rule="5, 3.5",
        means_en=(
            "The chows 123, 456 and 789 of one suit, all three concealed; the last tile may be a "
            "discard."
        ),
        means_pl=(
            "Chow 123, 456 i 789 jednego rodzaju, wszystkie trzy ukryte; ostatni kamień może być "
            "ze zrzutki."
        ),
        example="123m456m78m99p555z + 9m",
        aliases=("Pure Straight",),
    ),
    Pattern(
        id="five_doors",
        en="Five Doors",
        pl="Pięcioro drzwi",
        script="五門齊",
        closed=3,
        open=3,
        rule="5",
        means_en="One group each of characters, dots, bamboos, winds and dragons.",
        means_pl="Cztery układy i para: po jednym ze znaków, kropek, bambusów, wiatrów i smoków.",
        example="789s22z55z [234m] [666p] + 2z",
        aliases=("All Types",),
    ),
    Pattern(
        id="only_1_5",
        en="Only 1-5",
        pl="Tylko 1-5",
        script="小於六",
        closed=3,
        open=3,
        rule="5, 5.1",
        means_en="Every tile is a suited 1 to 5.",
        means_pl="Wszystkie kamienie mają numery od 1 do 5, bez honorów.",
        example="345m34p22p [123s] [444m] + 5p",
    ),
    Pattern(
        id="five_corners",
        en="Five Corners",
        pl="Pięć rogów",
        script="全帶么",
        closed=3,
        open=3,
        rule="5",
        means_en="Each set and the pair contain a suited 1 or 9.",
        means_pl="W każdym układzie i w parze jest jedynka lub dziewiątka.",
        example="123p78s11p [123m] [999m] + 9s",
    ),
    Pattern(
        id="all_discards",
        en="All Discards",
        pl="Wszystkie zrzutki",
        script="全求人",
        closed=3,
        open=3,
        rule="5, 3.3",
        means_en="All four sets are exposed and the pair is completed with a discard.",
        means_pl="Wszystkie cztery układy są odkryte, a parę dopełnia zrzutka.",
        example="9p [123m] [456m] [333p] [777s] + 9p",
        aliases=("Melded Hand",),
    ),
    Pattern(
        id="only_3_7",
        en="Only 3-7",
        pl="Wszystkie 3-7",
        script="",
        closed=3,
        open=3,
        rule="5, 5.1",
        means_en="Every tile is a suited 3 to 7.",
        means_pl="Wszystkie kamienie mają numery od 3 do 7, bez honorów.",
        example="345s567s67m44p [345p] + 5m",
    ),
    Pattern(
        id="only_5_9",
        en="Only 5-9",
        pl="Wszystkie 5-9",
        script="大於四",
        closed=3,
        open=3,
        rule="5, 5.1",
        means_en="Every tile is a suited 5 to 9.",
        means_pl="Wszystkie kamienie mają numery od 5 do 9, bez honorów.",
        example="567m78s99p [678p] [555s] + 9s",
    ),
    Pattern(
        id="consecutive_pungs",
        en="Consecutive Pungs",
        pl="Kolejne Pungi",
        script="三連刻",
        closed=4,
        open=4,
        rule="5, 5.3",
        means_en="Three pungs or kongs of one suit with neighbouring numbers.",
        means_pl="Trzy pungi lub kongi jednego rodzaju o kolejnych numerach.",
        example="44p678m22z [222p] [333p] + 4p",
    ),
    Pattern(
        id="matching_pungs",
        en="Matching Pungs",
        pl="Pasujące Pungi",
        script="三同刻",
        closed=4,
        open=4,
        rule="5, 5.3",
        means_en="Pungs or kongs of the same number in all three suits.",
        means_pl="Pungi lub kongi o tym samym numerze we wszystkich trzech rodzajach.",
        example="22s345m99p [222m] [222p] + 2s",
        aliases=("Takie same Pungi", "Triple Pung"),
    ),
    Pattern(
        id="three_identical_chows",
        en="Three identical chows",
        pl="Trzy takie same Chow",
        script="三般高",
        closed=6,
        open=6,
        rule="5, 5.3",
        means_en="Three equal chows of one suit.",
        means_pl="Trzy jednakowe chow tego samego rodzaju.",
        example="24m789p11z [234m] [234m] + 3m",
        aliases=("Pure Triple Chow",),
    ),
    Pattern(
        id="big_four_in_one",
        en="Big four-in-one",
        pl="Duże 4 w 1",
        script="四歸四",
        closed=6,
        open=6,
        rule="5, 5.3",
        means_en="All four copies of a tile, one in each of four chows, counted once in a hand.",
        means_pl=(
            "Cztery egzemplarze kamienia, po jednym w każdym z czterech chow; liczy się raz na "
            "rękę."
        ),
        example="345m456m56m11z [567m] + 7m",
    ),
    Pattern(
        id="one_number",
        en="One Number",
        pl="Jeden numer",
        script="全帶",
        closed=6,
        open=6,
        rule="5",
        means_en=(
            "The same number occurs in every set and in the pair, in any suits, without honors."
        ),
        means_pl=(
            "Ten sam numer występuje w każdym układzie i w parze, w dowolnych rodzajach, bez "
            "honorów."
        ),
        example="456s46s55p [345m] [567p] + 5s",
    ),
    Pattern(
        id="two_numbers",
        en="Two Numbers",
        pl="Dwa numery",
        script="",
        closed=6,
        open=6,
        rule="5",
        means_en=(
            "Four pungs or kongs and a pair: the suited ones show exactly two numbers, and there "
            "is at least one group of honors."
        ),
        means_pl=(
            "Cztery pungi lub kongi i para: kamienie z numerami mają dokładnie dwa numery, a co "
            "najmniej jedna grupa jest z honorów."
        ),
        example="55p66z [222m] [555s] [333z] + 5p",
    ),
)

NEW_STYLE: frozenset[str] = frozenset(
    {
        "pair_258",
        "terminal_chows",
        "same_chow_two_suits",
        "two_suits",
        "small_four_in_one",
        "twin_chows",
        "four_in_one",
        "twelve_exposed",
        "exposed_snake",
        "concealed_snake",
        "five_doors",
        "only_1_5",
        "five_corners",
        "all_discards",
        "only_3_7",
        "only_5_9",
        "consecutive_pungs",
        "matching_pungs",
        "three_identical_chows",
        "big_four_in_one",
        "one_number",
        "two_numbers",
    }
)
"""Ids of the fan that only New Style knows."""

ABSORBS: tuple[Exclusion, ...] = (
    Exclusion(by="small_three_dragons", removes=("dragon_pung",), scope="hand", rule="3.3a"),
    Exclusion(by="three_dragons", removes=("dragon_pung",), scope="hand", rule="3.3a"),
    Exclusion(by="kong_on_kong", removes=("replacement_tile",), scope="hand", rule="3.3a"),
    Exclusion(by="exposed_snake", removes=("terminal_chows",), scope="shared-set", rule="3.3a"),
    Exclusion(by="concealed_snake", removes=("terminal_chows",), scope="shared-set", rule="3.3a"),
    Exclusion(by="three_identical_chows", removes=("twin_chows",), scope="shared-set", rule="3.3a"),
    Exclusion(by="all_discards", removes=("twelve_exposed",), scope="hand", rule="3.3a"),
)
"""What absorbs what; the dragon rows give way to the option ``dragon_pungs_stack``."""

# A hand whose worth is in its bonus tiles shows those: of South in the East round.
BONUS_TILES = {
    "own_bonus": "2f",
    "round_bonus": "1g",
    "bouquet": "1234f",
    "own_round_bonus": "1f",
    "each_bonus": "3f",
    "seven_bonus": "1234f 123g",
    "all_eight_bonus": "1234f 1234g",
    "no_bonus": "",
}
