"""What a riichi hand can be paid for: yaku, yakuman, bonus tiles, fu items and limits.

The order of ``PATTERNS`` is part of the interface: the scorer finds a pattern by its
place. In the examples the winner sits South in the East round; the text gives the hand
without the winning tile, then the winning tile after a plus sign. Patterns that hang on
circumstances (riichi, the last tile, a first turn ...) show a hand to which they may
happen. ``nagashi`` is about discards and has no example. Citations name rules, or
sections and tables, of the riichi specification.
"""

from dataclasses import dataclass

from wrobel.rules.catalogue import Exclusion, Pattern


@dataclass(frozen=True, slots=True)
class FuItem:
    """One line of the count of fu (minipoints)."""

    id: str
    en: str
    pl: str
    rule: str

    def name(self, lang: str) -> str:
        """Return the name in Polish (``pl``) or English (anything else)."""
        return self.pl if lang == "pl" else self.en


@dataclass(frozen=True, slots=True)
class LimitName:
    """The name of a limit, the step at which a payment stops growing with the fu."""

    id: str
    en: str
    pl: str
    ja: str
    rule: str

    def name(self, lang: str) -> str:
        """Return the name in Polish (``pl``) or English (anything else)."""
        return self.pl if lang == "pl" else self.en


PATTERNS: tuple[Pattern, ...] = (
    Pattern(
        id="riichi",
        en="Riichi",
        pl="Riichi",
        script="立直",
        closed=1,
        open=0,
        rule="R3.1",
        means_en=(
            "With a closed hand one tile from winning you declare riichi, put down a deposit and "
            "leave the hand unchanged until the end."
        ),
        means_pl=(
            "Mając zamkniętą rękę, której brakuje jednego kamienia do wygranej, zgłaszasz riichi, "
            "kładziesz zastaw i do końca rozgrywki nie zmieniasz ręki."
        ),
        example="12355m68p234678s + 7p",
        roman="Riichi",
        aliases=("Reach",),
    ),
    Pattern(
        id="double_riichi",
        en="Double riichi",
        pl="Podwójne Riichi",
        script="ダブル立直",
        closed=2,
        open=0,
        rule="R3.7",
        means_en=(
            "Riichi declared with your very first discard, before anything has interrupted the "
            "go-around; it takes the place of riichi."
        ),
        means_pl=(
            "Riichi zgłoszone przy pierwszym własnym odrzuconym kamieniu, zanim coś przerwało "
            "kolejkę; zastępuje zwykłe riichi."
        ),
        example="12355m12p234678s + 3p",
        roman="Daburu riichi",
        aliases=("Daburii", "Double reach"),
    ),
    Pattern(
        id="ippatsu",
        en="Ippatsu",
        pl="Ippatsu",
        script="一発",
        closed=1,
        open=0,
        rule="R3.6",
        means_en=(
            "After riichi you win no later than on your next draw, before anything has interrupted "
            "the go-around."
        ),
        means_pl=(
            "Po zgłoszeniu riichi wygrywasz najpóźniej na następnym dobranym kamieniu, zanim coś "
            "przerwało kolejkę."
        ),
        example="12345m456p78922s + 6m",
        roman="Ippatsu",
        aliases=("One-shot",),
    ),
    Pattern(
        id="menzen_tsumo",
        en="Fully concealed hand",
        pl="W Pełni Ukryta Ręka",
        script="門前清自摸和",
        closed=1,
        open=0,
        rule="10.1",
        means_en="You win on a tile you drew yourself and have claimed no discard during the hand.",
        means_pl=(
            "Wygrywasz kamieniem dobranym samodzielnie, nie przejąwszy w tej rozgrywce żadnego "
            "odrzuconego kamienia."
        ),
        example="12346m456p789s22z + 5m",
        roman="Menzen tsumo",
        aliases=("Menzen chin tsumo hou", "Tsumo", "Concealed Self-Draw", "門前ツモ"),
    ),
    Pattern(
        id="pinfu",
        en="Pinfu",
        pl="Pinfu",
        script="平和",
        closed=1,
        open=0,
        rule="10.1",
        means_en=(
            "A closed hand of four chows and a pair that is no dragon, seat wind or round wind, "
            "finished on a two-sided wait."
        ),
        means_pl=(
            "Zamknięta ręka z czterech chi i pary, która nie jest smokiem, wiatrem gracza ani "
            "wiatrem rundy, ukończona na dwustronnym czekaniu."
        ),
        example="12345m456p78922s + 6m",
        roman="Pinfu",
        aliases=("Peace", "All Runs"),
    ),
    Pattern(
        id="iipeikou",
        en="Pure double chow",
        pl="Dwa Takie Same Chi w Jednym Kolorze",
        script="一盃口",
        closed=1,
        open=0,
        rule="10.1",
        means_en="A closed hand with two identical chows of the same suit.",
        means_pl="Zamknięta ręka z dwoma identycznymi chi z tej samej rodziny.",
        example="112233m456p79s44z + 8s",
        roman="Iipeikou",
        aliases=("Dwie Sekwencje w Jednym Kolorze", "Dwa takie same Chi", "Double-Run"),
    ),
    Pattern(
        id="tanyao",
        en="All simples",
        pl="Same Zwykłe",
        script="断么九",
        closed=1,
        open=1,
        rule="10.1",
        means_en=(
            "The whole hand consists of tiles from 2 to 8, without terminals or honours; some "
            "rules want it closed."
        ),
        means_pl=(
            "Cała ręka składa się z kamieni od 2 do 8, bez skrajnych i specjalnych; niektóre "
            "zasady wymagają ręki zamkniętej."
        ),
        example="234888m34p55678s + 5p",
        roman="Tanyao",
        aliases=("Tanyao chuu", "Inside Hand", "Two thru Eight"),
    ),
    Pattern(
        id="yakuhai_dragon",
        en="Dragon pung",
        pl="Pon ze Smoków",
        script="役牌",
        closed=1,
        open=1,
        rule="10.1",
        means_en="A pung or kong of dragons; each such set counts separately.",
        means_pl="Pon lub kan smoków; każda taka grupa liczy się osobno.",
        example="234567m22p67s [555z] + 8s",
        roman="Yakuhai",
        aliases=("Fanpai", "Value Tiles", "Wartościowa Trójka", "翻牌"),
    ),
    Pattern(
        id="yakuhai_seat",
        en="Seat wind",
        pl="Wiatr Gracza",
        script="自風",
        closed=1,
        open=1,
        rule="10.1",
        means_en="A pung or kong of your own seat wind.",
        means_pl="Pon lub kan własnego wiatru (wiatru gracza).",
        example="234567m22p67s [222z] + 8s",
        roman="Yakuhai",
        aliases=("Jikaze", "Fanpai", "Value Tiles", "Wartościowa Trójka"),
    ),
    Pattern(
        id="yakuhai_round",
        en="Prevalent wind",
        pl="Wiatr Rundy",
        script="場風",
        closed=1,
        open=1,
        rule="10.1",
        means_en=(
            "A pung or kong of the wind of the current round; if it is your seat wind too, both "
            "count."
        ),
        means_pl=(
            "Pon lub kan wiatru bieżącej rundy; jeśli jest to zarazem wiatr gracza, liczą się oba."
        ),
        example="234567m22p67s [111z] + 8s",
        roman="Yakuhai",
        aliases=("Bakaze", "Fanpai", "Round wind", "Value Tiles", "Wartościowa Trójka"),
    ),
    Pattern(
        id="rinshan",
        en="After a kong",
        pl="Po Kan",
        script="嶺上開花",
        closed=1,
        open=1,
        rule="10.1",
        means_en="You win on the replacement tile drawn after declaring a kong.",
        means_pl="Wygrywasz kamieniem uzupełniającym, dobranym po zadeklarowaniu kan.",
        example="234567m22p78s (3333s) + 9s",
        roman="Rinshan kaihou",
        aliases=("King's Tile Draw", "Po Czwórce"),
    ),
    Pattern(
        id="chankan",
        en="Robbing the kong",
        pl="Przechwycenie Kan",
        script="槍槓",
        closed=1,
        open=1,
        rule="R2.18",
        means_en=(
            "You win on the tile with which another player is turning a melded pung into a kong."
        ),
        means_pl="Wygrywasz kamieniem, którym inny gracz właśnie ulepsza zameldowany pon w kan.",
        example="234567m22p35678s + 4s",
        roman="Chankan",
        aliases=("Add-a-Quad Win", "Przechwycenie Czwórki", "搶槓"),
    ),
    Pattern(
        id="haitei",
        en="Under the sea",
        pl="Pod Morzem",
        script="海底撈月",
        closed=1,
        open=1,
        rule="10.1",
        means_en="You win by drawing the last tile of the live wall.",
        means_pl="Wygrywasz, dobierając ostatni kamień żywego muru.",
        example="234m567p2245667s + 8s",
        roman="Haitei raoyue",
        aliases=("Bottom of the Sea", "Final Tile Win"),
    ),
    Pattern(
        id="houtei",
        en="Under the river",
        pl="Pod Rzeką",
        script="河底撈魚",
        closed=1,
        open=1,
        rule="10.1",
        means_en="You win on the discard made after the last tile of the wall has been drawn.",
        means_pl="Wygrywasz na kamieniu odrzuconym po dobraniu ostatniego kamienia z muru.",
        example="123m99p67s [333z] [789m] + 8s",
        roman="Houtei raoyui",
        aliases=("Final Tile Win", "Pod Morzem"),
    ),
    Pattern(
        id="chiitoitsu",
        en="Seven pairs",
        pl="Siedem Par",
        script="七対子",
        closed=2,
        open=0,
        rule="10.1",
        means_en="A closed hand of seven different pairs, always counted at 25 fu.",
        means_pl="Zamknięta ręka złożona z siedmiu różnych par, zawsze liczona za 25 fu.",
        example="1122m5588p3377s4z + 4z",
        roman="Chiitoitsu",
        aliases=("Niko niko", "All Pairs"),
    ),
    Pattern(
        id="chanta",
        en="Outside hand",
        pl="Zewnętrzna Ręka",
        script="混全帯么九",
        closed=2,
        open=1,
        rule="10.1",
        means_en=(
            "Every set and the pair contain a terminal or an honour, with at least one chow and at "
            "least one honour in the hand."
        ),
        means_pl=(
            "Każda grupa i para zawierają kamień skrajny lub specjalny, a w ręce jest przynajmniej "
            "jedno chi i przynajmniej jeden kamień specjalny."
        ),
        example="123999m789p12s44z + 3s",
        roman="Chanta",
        aliases=("Honchanta", "Honchantaiyaochuu", "Mixed Outside Hand", "全帯"),
    ),
    Pattern(
        id="ittsuu",
        en="Pure straight",
        pl="Czysty Strit",
        script="一気通貫",
        closed=2,
        open=1,
        rule="10.1",
        means_en="Three chows 123, 456 and 789 of one suit.",
        means_pl="Trzy chi 123, 456 i 789 z jednej rodziny.",
        example="345m22p12346789s + 5s",
        roman="Ikki tsuukan",
        aliases=("Ittsuu", "Itsu", "Full Straight", "One Suit Straight"),
    ),
    Pattern(
        id="sanshoku_doujun",
        en="Mixed triple chow",
        pl="Identyczne Chi w Trzech Kolorach",
        script="三色同順",
        closed=2,
        open=1,
        rule="10.1",
        means_en="The same chow in each of the three suits.",
        means_pl="To samo chi w każdej z trzech rodzin.",
        example="12355m123678p13s + 2s",
        roman="Sanshoku doujun",
        aliases=("Three-Color Runs", "Sekwencje w Trzech Kolorach"),
    ),
    Pattern(
        id="sanshoku_doukou",
        en="Triple pung",
        pl="Potrójny Pon",
        script="三色同刻",
        closed=2,
        open=2,
        rule="10.1",
        means_en="A pung or kong of the same number in each of the three suits.",
        means_pl="Pon lub kan tej samej wartości w każdej z trzech rodzin.",
        example="22444m444p44s [789s] + 4s",
        roman="Sanshoku doukou",
        aliases=("Three-Color Triplets", "Potrójna Trójka"),
    ),
    Pattern(
        id="sanankou",
        en="Three concealed pungs",
        pl="Trzy Ukryte Pon",
        script="三暗刻",
        closed=2,
        open=2,
        rule="R9.5",
        means_en=(
            "Three pungs or kongs made without claiming a discard; the rest of the hand may be "
            "open."
        ),
        means_pl=(
            "Trzy pon lub kan ułożone bez przejmowania odrzuconych kamieni; reszta ręki może być "
            "zameldowana."
        ),
        example="22299m555888p34s + 5s",
        roman="San ankou",
        aliases=("Three Concealed Triplets", "Trzy Ukryte Trójki"),
    ),
    Pattern(
        id="sankantsu",
        en="Three kongs",
        pl="Trzy Kan",
        script="三槓子",
        closed=2,
        open=2,
        rule="10.1",
        means_en="Three declared kongs, open or closed.",
        means_pl="Trzy zadeklarowane kan, zameldowane lub ukryte.",
        example="2245p [1111m] [9999s] (3333m) + 6p",
        roman="San kantsu",
        aliases=("Three Quads", "Trzy Czwórki"),
    ),
    Pattern(
        id="toitoi",
        en="All pungs",
        pl="Same Pony",
        script="対々和",
        closed=2,
        open=2,
        rule="10.1",
        means_en="Four pungs or kongs and a pair, without any chow.",
        means_pl="Cztery pon lub kan i para, bez żadnego chi.",
        example="66m99p [222p] [888s] [444m] + 9p",
        roman="Toitoi",
        aliases=("Toitoi hou", "All Triplets", "Same Trójki", "対々"),
    ),
    Pattern(
        id="shousangen",
        en="Little three dragons",
        pl="Małe Trzy Smoki",
        script="小三元",
        closed=2,
        open=2,
        rule="10.1",
        means_en=(
            "Pungs or kongs of two dragons and a pair of the third; both dragon sets count in "
            "addition."
        ),
        means_pl=(
            "Pon lub kan dwóch rodzajów smoków i para trzeciego; obie grupy smoków liczą się "
            "dodatkowo."
        ),
        example="23m456p55777z [666z] + 4m",
        roman="Shou sangen",
        aliases=("Little Dragons",),
    ),
    Pattern(
        id="honroutou",
        en="All terminals and honours",
        pl="Same Skrajne i Specjalne",
        script="混老頭",
        closed=2,
        open=2,
        rule="10.1",
        means_en="The hand holds only terminals and honours, some of each.",
        means_pl=(
            "W ręce są wyłącznie kamienie skrajne i specjalne, i to zarówno jedne, jak i drugie."
        ),
        example="111m999p4z [999s] [333z] + 4z",
        roman="Honroutou",
    ),
    Pattern(
        id="honitsu",
        en="Half flush",
        pl="Pół Kolor",
        script="混一色",
        closed=3,
        open=2,
        rule="10.1",
        means_en="All tiles belong to one suit or are honours, with some of each.",
        means_pl=(
            "Wszystkie kamienie pochodzą z jednej rodziny lub są specjalne, a w ręce są i jedne, i "
            "drugie."
        ),
        example="23445789m33344z + 6m",
        roman="Hon'itsu",
        aliases=("Honiisou", "Hon Iisō"),
    ),
    Pattern(
        id="junchan",
        en="Terminals in all sets",
        pl="Skrajne w Każdej Grupie",
        script="純全帯么九",
        closed=3,
        open=2,
        rule="10.1",
        means_en=(
            "Every set and the pair contain a terminal, with at least one chow and no honours in "
            "the hand."
        ),
        means_pl=(
            "Każda grupa i para zawierają kamień skrajny, w ręce jest przynajmniej jedno chi i nie "
            "ma kamieni specjalnych."
        ),
        example="123789m78999p12s + 3s",
        roman="Junchan",
        aliases=("Junchan taiyaochuu", "Pure Outside Hand", "純全帯么"),
    ),
    Pattern(
        id="ryanpeikou",
        en="Twice pure double chow",
        pl="Podwójne Dwa Takie Same Chi w Jednym Kolorze",
        script="二盃口",
        closed=3,
        open=0,
        rule="10.1",
        means_en="A closed hand whose four chows form two pairs of identical chows.",
        means_pl="Zamknięta ręka, w której cztery chi tworzą dwie pary identycznych chi.",
        example="223344m556677p8s + 8s",
        roman="Ryanpeikou",
        aliases=("Two Double Runs", "Podwójne Dwie Sekwencje w Jednym Kolorze"),
    ),
    Pattern(
        id="chinitsu",
        en="Full flush",
        pl="Pełny Kolor",
        script="清一色",
        closed=6,
        open=5,
        rule="10.1",
        means_en="All tiles of the hand belong to a single suit, without honours.",
        means_pl="Wszystkie kamienie ręki pochodzą z jednej rodziny, bez kamieni specjalnych.",
        example="1113456799m [234m] + 8m",
        roman="Chin'itsu",
        aliases=("Chiniisou", "Chin Iisō", "Kolor"),
    ),
    Pattern(
        id="renhou_mangan",
        en="Blessing of man",
        pl="Błogosławieństwo Człowieka",
        script="人和",
        closed=5,
        open=0,
        rule="R10.2",
        means_en=(
            "A player other than East wins on a discard in the first go-around, before anything "
            "has interrupted it; worth five han or a mangan."
        ),
        means_pl=(
            "Gracz inny niż Wschód wygrywa na odrzuconym kamieniu w pierwszej kolejce, zanim coś "
            "ją przerwało; warte pięć han lub mangan."
        ),
        example="123456m456p7892s + 2s",
        roman="Renhou",
        aliases=("Błogosławieństwo Towarzyszy",),
    ),
    Pattern(
        id="nagashi",
        en="All terminals and honours discarded",
        pl="Odrzucone Same Skrajne i Specjalne",
        script="流し満貫",
        closed=5,
        open=5,
        rule="R5.9",
        means_en=(
            "At an exhaustive draw all your discards are terminals or honours and nobody claimed "
            "any of them: you are paid a mangan."
        ),
        means_pl=(
            "Przy wyczerpaniu kamieni wszystkie twoje odrzucone kamienie są skrajne lub specjalne "
            "i nikt żadnego z nich nie przejął: dostajesz wypłatę mangana."
        ),
        roman="Nagashi mangan",
        aliases=("Nagashi",),
    ),
    Pattern(
        id="kokushi",
        en="Thirteen orphans",
        pl="Trzynaście Sierot",
        script="国士無双",
        closed=1,
        open=0,
        rule="10.2",
        means_en=(
            "One of each of the thirteen terminals and honours, and a second copy of any of them."
        ),
        means_pl=(
            "Po jednym z trzynastu kamieni skrajnych i specjalnych oraz drugi egzemplarz dowolnego "
            "z nich."
        ),
        example="19m19p19s1234567z + 1m",
        roman="Kokushi musou",
        limit=True,
    ),
    Pattern(
        id="chuuren",
        en="Nine gates",
        pl="Dziewięć Bram",
        script="九蓮宝燈",
        closed=1,
        open=0,
        rule="10.2",
        means_en="A closed hand of one suit with 1112345678999 and any further tile of that suit.",
        means_pl=(
            "Zamknięta ręka z jednej rodziny: 1112345678999 i dowolny dodatkowy kamień tej rodziny."
        ),
        example="1112345678999m + 5m",
        roman="Chuuren poutou",
        limit=True,
        aliases=("Nine Treasures", "九連宝燈"),
    ),
    Pattern(
        id="suuankou",
        en="Four concealed pungs",
        pl="Cztery Ukryte Pon",
        script="四暗刻",
        closed=1,
        open=0,
        rule="10.2",
        means_en="Four concealed pungs or kongs and a pair; a discard may complete only the pair.",
        means_pl=(
            "Cztery ukryte pon lub kan i para; odrzuconym kamieniem można uzupełnić tylko parę."
        ),
        example="2333m555999p777s + 2m",
        roman="Suu ankou",
        limit=True,
        aliases=("Four Concealed Triplets", "Cztery Ukryte Trójki"),
    ),
    Pattern(
        id="suukantsu",
        en="Four kongs",
        pl="Cztery Kan",
        script="四槓子",
        closed=1,
        open=1,
        rule="10.2",
        means_en="Four declared kongs, open or closed, and a pair.",
        means_pl="Cztery zadeklarowane kan, zameldowane lub ukryte, i para.",
        example="2p [5555s] [999+9p] [3333z] (1111m) + 2p",
        roman="Suu kantsu",
        limit=True,
        aliases=("Four Quads", "Cztery Czwórki"),
    ),
    Pattern(
        id="daisangen",
        en="Big three dragons",
        pl="Duże Trzy Smoki",
        script="大三元",
        closed=1,
        open=1,
        rule="10.2",
        means_en="Pungs or kongs of all three dragons.",
        means_pl="Pon lub kan każdego z trzech smoków.",
        example="23m99p [555z] [666z] [777z] + 4m",
        roman="Dai sangen",
        limit=True,
        aliases=("Three Big Dragons",),
    ),
    Pattern(
        id="shousuushii",
        en="Little four winds",
        pl="Małe Cztery Wiatry",
        script="小四喜",
        closed=1,
        open=1,
        rule="10.2",
        means_en="Pungs or kongs of three winds and a pair of the fourth.",
        means_pl="Pon lub kan trzech wiatrów i para czwartego.",
        example="2z [111z] [333z] [444z] [555m] + 2z",
        roman="Shou suushii",
        limit=True,
    ),
    Pattern(
        id="daisuushii",
        en="Big four winds",
        pl="Duże Cztery Wiatry",
        script="大四喜",
        closed=1,
        open=1,
        rule="10.2",
        means_en="Pungs or kongs of all four winds.",
        means_pl="Pon lub kan każdego z czterech wiatrów.",
        example="5m [111z] [222z] [333z] [444z] + 5m",
        roman="Dai suushii",
        limit=True,
    ),
    Pattern(
        id="tsuuiisou",
        en="All honours",
        pl="Same Specjalne",
        script="字一色",
        closed=1,
        open=1,
        rule="10.2",
        means_en="All tiles are winds or dragons; seven pairs of them count too.",
        means_pl="Wszystkie kamienie to wiatry lub smoki; liczy się też siedem par.",
        example="1122334455667z + 7z",
        roman="Tsuu iisou",
        limit=True,
    ),
    Pattern(
        id="chinroutou",
        en="All terminals",
        pl="Same Skrajne",
        script="清老頭",
        closed=1,
        open=1,
        rule="10.2",
        means_en="All tiles are ones and nines.",
        means_pl="Wszystkie kamienie to jedynki i dziewiątki.",
        example="999m11p99s [111m] [999p] + 9s",
        roman="Chinroutou",
        limit=True,
    ),
    Pattern(
        id="ryuuiisou",
        en="All green",
        pl="Same Zielone",
        script="緑一色",
        closed=1,
        open=1,
        rule="10.2",
        means_en="Only 2, 3, 4, 6 and 8 of bamboo and green dragons; the dragon is not required.",
        means_pl="Wyłącznie bambusy 2, 3, 4, 6 i 8 oraz zielone smoki; smok nie jest konieczny.",
        example="2233446688s666z + 6s",
        roman="Ryuu iisou",
        limit=True,
    ),
    Pattern(
        id="tenhou",
        en="Blessing of heaven",
        pl="Błogosławieństwo Niebios",
        script="天和",
        closed=1,
        open=0,
        rule="10.2",
        means_en="East wins with the fourteen tiles of the deal.",
        means_pl="Wschód wygrywa czternastoma kamieniami z rozdania.",
        example="123456m456p7892s + 2s",
        roman="Tenhou",
        limit=True,
        aliases=("Instant Win", "Heavenly Win"),
    ),
    Pattern(
        id="chiihou",
        en="Blessing of earth",
        pl="Błogosławieństwo Ziemi",
        script="地和",
        closed=1,
        open=0,
        rule="10.2",
        means_en=(
            "A player other than East wins on the first own draw, before anything has interrupted "
            "the go-around."
        ),
        means_pl=(
            "Gracz inny niż Wschód wygrywa pierwszym dobranym kamieniem, zanim coś przerwało "
            "kolejkę."
        ),
        example="123456m456p7892s + 2s",
        roman="Chiihou",
        limit=True,
        aliases=("Instant Win", "Earthly Win"),
    ),
    Pattern(
        id="renhou",
        en="Blessing of man",
        pl="Błogosławieństwo Człowieka",
        script="人和",
        closed=1,
        open=0,
        rule="R10.2",
        means_en=(
            "A player other than East wins on a discard in the first go-around, before anything "
            "has interrupted it; worth a yakuman."
        ),
        means_pl=(
            "Gracz inny niż Wschód wygrywa na odrzuconym kamieniu w pierwszej kolejce, zanim coś "
            "ją przerwało; warte yakuman."
        ),
        example="123456m456p7892s + 2s",
        roman="Renhou",
        limit=True,
        aliases=("Błogosławieństwo Towarzyszy",),
    ),
    Pattern(
        id="dora",
        en="Dora",
        pl="Dora",
        script="ドラ",
        closed=1,
        open=1,
        rule="R9.1",
        means_en=(
            "One bonus han for every tile that follows a turned indicator, kong indicators "
            "included; it is no yaku, so it cannot make a hand winnable."
        ),
        means_pl=(
            "Jeden dodatkowy han za każdy kamień następujący po odkrytym wskaźniku, także "
            "wskaźniku kan dora; nie jest to yaku, więc samo nie pozwala wygrać."
        ),
        example="12345m456p78922s + 6m",
        roman="Dora",
        aliases=("Kan dora", "Bonus tile"),
    ),
    Pattern(
        id="ura_dora",
        en="Ura dora",
        pl="Ura dora",
        script="裏ドラ",
        closed=1,
        open=0,
        rule="R3.9",
        means_en=(
            "One bonus han for every tile shown by the indicators lying under the dora indicators; "
            "only a winner in riichi counts them."
        ),
        means_pl=(
            "Jeden dodatkowy han za każdy kamień wskazany przez wskaźniki leżące pod wskaźnikami "
            "dora; liczy je tylko zwycięzca, który zgłosił riichi."
        ),
        example="12345m456p78922s + 6m",
        roman="Ura dora",
        aliases=("Kan ura dora", "Underside dora"),
    ),
    Pattern(
        id="red_five",
        en="Red five",
        pl="Czerwona Piątka",
        script="赤ドラ",
        closed=1,
        open=1,
        rule="R1.3",
        means_en="One bonus han for every red five in the hand; it is no yaku.",
        means_pl="Jeden dodatkowy han za każdą czerwoną piątkę w ręce; nie jest to yaku.",
        example="234067m567p3488s + 5s",
        roman="Akadora",
        aliases=("Aka dora", "Red dora", "Czerwone piątki"),
    ),
)

FU: tuple[FuItem, ...] = (
    FuItem(
        id="base_20",
        en="Base of every hand",
        pl="Podstawa każdej ręki",
        rule="9.2",
    ),
    FuItem(
        id="base_closed_ron",
        en="Base of a closed hand won on a discard",
        pl="Podstawa zamkniętej ręki wygranej przez ron (zamknięty ron)",
        rule="9.2",
    ),
    FuItem(
        id="seven_pairs_25",
        en="Seven pairs, fixed total",
        pl="Siedem par, stała suma",
        rule="9.2",
    ),
    FuItem(
        id="pung_open_simple",
        en="Melded pung of simples",
        pl="Zameldowany pon kamieni zwykłych",
        rule="9.2",
    ),
    FuItem(
        id="pung_open_yaochuu",
        en="Melded pung of terminals or honours",
        pl="Zameldowany pon kamieni skrajnych lub specjalnych",
        rule="9.2",
    ),
    FuItem(
        id="pung_closed_simple",
        en="Concealed pung of simples",
        pl="Ukryty pon kamieni zwykłych",
        rule="9.2",
    ),
    FuItem(
        id="pung_closed_yaochuu",
        en="Concealed pung of terminals or honours",
        pl="Ukryty pon kamieni skrajnych lub specjalnych",
        rule="9.2",
    ),
    FuItem(
        id="kong_open_simple",
        en="Melded kong of simples",
        pl="Zameldowany kan kamieni zwykłych",
        rule="R9.6",
    ),
    FuItem(
        id="kong_open_yaochuu",
        en="Melded kong of terminals or honours",
        pl="Zameldowany kan kamieni skrajnych lub specjalnych",
        rule="R9.6",
    ),
    FuItem(
        id="kong_closed_simple",
        en="Closed kong of simples",
        pl="Ukryty kan kamieni zwykłych",
        rule="R9.6",
    ),
    FuItem(
        id="kong_closed_yaochuu",
        en="Closed kong of terminals or honours",
        pl="Ukryty kan kamieni skrajnych lub specjalnych",
        rule="R9.6",
    ),
    FuItem(
        id="pair_dragon",
        en="Pair of dragons",
        pl="Para smoków",
        rule="9.2",
    ),
    FuItem(
        id="pair_seat",
        en="Pair of the seat wind",
        pl="Para wiatru gracza",
        rule="9.2",
    ),
    FuItem(
        id="pair_round",
        en="Pair of the round wind",
        pl="Para wiatru rundy",
        rule="9.2",
    ),
    FuItem(
        id="pair_double_wind",
        en="Pair of a wind that is both seat and round wind",
        pl="Para wiatru będącego zarazem wiatrem gracza i wiatrem rundy",
        rule="R9.7",
    ),
    FuItem(
        id="wait_closed",
        en="Finish on a closed wait",
        pl="Ukończenie na zamkniętym czekaniu",
        rule="R9.8",
    ),
    FuItem(
        id="wait_edge",
        en="Finish on an edge wait",
        pl="Ukończenie na skrajnym czekaniu",
        rule="R9.8",
    ),
    FuItem(
        id="wait_pair",
        en="Finish on a pair wait",
        pl="Ukończenie na pojedynczym czekaniu (na parę)",
        rule="R9.8",
    ),
    FuItem(
        id="tsumo",
        en="Winning tile drawn from the wall (tsumo)",
        pl="Wygrana przez tsumo",
        rule="9.2",
    ),
    FuItem(
        id="open_pinfu",
        en="Open hand without any other fu (open pinfu)",
        pl="Otwarta ręka bez innych małych punktów (otwarte pinfu)",
        rule="R9.12",
    ),
)

LIMITS: tuple[LimitName, ...] = (
    LimitName(id="mangan", en="Mangan", pl="Mangan", ja="満貫", rule="R9.16"),
    LimitName(id="haneman", en="Haneman", pl="Haneman", ja="跳満", rule="R9.16"),
    LimitName(id="baiman", en="Baiman", pl="Baiman", ja="倍満", rule="R9.16"),
    LimitName(id="sanbaiman", en="Sanbaiman", pl="Sanbaiman", ja="三倍満", rule="R9.16"),
    LimitName(
        id="counted_yakuman",
        en="Counted yakuman",
        pl="Liczony yakuman",
        ja="数え役満",
        rule="R9.16",
    ),
    LimitName(id="yakuman", en="Yakuman", pl="Yakuman", ja="役満", rule="R9.16"),
)


def ordinary(by: str) -> Exclusion:
    """A yakuman counts nothing that is no yakuman beside it."""
    return Exclusion(by, (), "ordinary", "R9.2")


# What a yaku keeps from counting although the hand has it.
EXCLUSIONS: tuple[Exclusion, ...] = (
    Exclusion("double_riichi", ("riichi",), "hand", "R3.7"),
    Exclusion("chiitoitsu", ("iipeikou", "ryanpeikou"), "hand", "10.1"),
    Exclusion("ryanpeikou", ("iipeikou", "chiitoitsu"), "hand", "10.1"),
    Exclusion("honroutou", ("chanta",), "hand", "10.1"),
    Exclusion("junchan", ("chanta",), "hand", "10.1"),
    Exclusion("chinitsu", ("honitsu",), "hand", "10.1"),
    Exclusion("renhou_mangan", (), "ordinary", "R10.2"),
    Exclusion("nagashi", (), "ordinary", "R5.9"),
    *(ordinary(pattern.id) for pattern in PATTERNS if pattern.limit),
)
