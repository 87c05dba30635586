"""Options, presets and liability penalties of Hong Kong mahjong, as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from wrobel.errors import OptionError
from wrobel.rules.options import Option, Value


@dataclass(frozen=True, slots=True)
class Penalty:
    """One reason why a single player pays for the others."""

    id: str
    rule: str
    title_en: str
    title_pl: str
    en: str
    pl: str

    def name(self, lang: str) -> str:
        """What it is called."""
        return self.title_pl if lang == "pl" else self.title_en


OPTIONS: tuple[Option, ...] = (
    Option(
        key="style",
        values=("old", "new"),
        rule="5",
        en="Old Style counts the basic list of fan; New Style adds a second list to it.",
        pl="Styl stary liczy podstawową listę fanów; styl nowy dodaje do niej drugą.",
    ),
    Option(
        key="bonus_tiles",
        values=(False, True),
        rule="1.1, 3.8",
        en="Play with the eight flowers and seasons, or leave them out of the set.",
        pl="Gra z ośmioma kwiatami i porami roku albo bez nich.",
    ),
    Option(
        key="starting_score",
        values=(),
        rule="1.2",
        en="How many counters each player starts with; scores may fall below zero.",
        pl="Ile liczmanów ma każdy gracz na początku; wynik może spaść poniżej zera.",
        least=-1_000_000,
    ),
    Option(
        key="rounds",
        values=(1, 2, 4),
        rule="1.8",
        en="How many round winds are played before the game ends.",
        pl="Ile wiatrów rundy rozgrywa się do końca gry.",
    ),
    Option(
        key="dice",
        values=("three-once", "two-once", "two-twice"),
        rule="1.4",
        en=(
            "How the wall is broken: one roll of three dice, one roll of two, or two rolls of two "
            "dice with the second made by the owner of the chosen wall."
        ),
        pl=(
            "Jak wyznacza się przerwę w murze: jeden rzut trzema kośćmi, jeden rzut dwiema albo "
            "dwa rzuty dwiema, z których drugi wykonuje właściciel wskazanej ściany."
        ),
    ),
    Option(
        key="dead_wall",
        values=("none", "replenished", "fixed"),
        rule="1.5",
        en=(
            "Whether the wall is played out, or 14 tiles are set aside as a dead wall that is "
            "topped up after each replacement or left to shrink."
        ),
        pl=(
            "Czy mur rozgrywa się do końca, czy odkłada się 14 kamieni jako martwy mur, "
            "uzupełniany po każdym dobraniu albo nieuzupełniany."
        ),
    ),
    Option(
        key="deal_direction",
        values=("left", "right"),
        rule="1.6",
        en="Whether tiles are dealt to the left or to the right of the break.",
        pl="Czy rozdaje się kamienie na lewo, czy na prawo od przerwy.",
    ),
    Option(
        key="dealer_after_draw",
        values=("stays", "passes"),
        rule="1.8",
        en="Whether East deals again or the deal passes on after a hand nobody won.",
        pl="Czy po grze nierozegranej Wschód zostaje, czy wiatry się zmieniają.",
    ),
    Option(
        key="dealer_after_win",
        values=("stays", "passes"),
        rule="1.8",
        en="Whether East deals again or the deal passes on after East's own win.",
        pl="Czy po wygranej Wschodu Wschód zostaje, czy wiatry się zmieniają.",
    ),
    Option(
        key="multi_win",
        values=(False, True),
        rule="2.2",
        en=(
            "When several players can win on one tile, all of them win; otherwise only the one "
            "next in turn after the discarder."
        ),
        pl=(
            "Gdy kilku graczy może wygrać tym samym kamieniem, wygrywają wszyscy; inaczej tylko "
            "najbliższy w kolejności po wyrzucającym."
        ),
    ),
    Option(
        key="passed_win_lock",
        values=("any", "same", "none"),
        rule="2.4",
        en=(
            "After letting a winning discard go, a player may not win until the next turn of "
            "their own on any discard, on the same tile only, or is not barred at all."
        ),
        pl=(
            "Gracz, który przepuścił zwycięską zrzutkę, do swojej następnej kolejki nie może "
            "wygrać żadną zrzutką, tylko takim samym kamieniem albo nie ma żadnego zakazu."
        ),
    ),
    Option(
        key="false_win",
        values=("forbidden", "pay-limit"),
        rule="2.6",
        en=(
            "A false win is simply refused, or it ends the hand and costs the caller a limit "
            "payment to everybody."
        ),
        pl=(
            "Błędnie zgłoszona wygrana po prostu się nie liczy albo kończy rozdanie, a "
            "zgłaszający płaci każdemu stawkę limitu."
        ),
    ),
    Option(
        key="min_fan",
        values=(),
        rule="3.2",
        en="The fewest fan a hand must have to win; limit hands always have enough.",
        pl=(
            "Najmniejsza liczba fanów potrzebna do wygranej; ręce limitowe zawsze spełniają ten "
            "warunek."
        ),
        least=0,
    ),
    Option(
        key="bonus_counts_for_min",
        values=(False, True),
        rule="3.2",
        en="Fan from bonus tiles, or from having none, help to reach the minimum.",
        pl="Fany za kamienie bonusowe lub za ich brak liczą się do wymaganego minimum.",
    ),
    Option(
        key="limit",
        values=(8, 10, 13, "none"),
        rule="3.4",
        en=(
            "The number of fan above which nothing more is paid and which limit hands count as; "
            "without a limit every fan doubles the stake and a limit hand counts as 10."
        ),
        pl=(
            "Liczba fanów, powyżej której wypłata już nie rośnie i którą liczy się za ręce "
            "limitowe; bez limitu każdy fan podwaja stawkę, a ręka limitowa liczy się za 10."
        ),
    ),
    Option(
        key="table",
        values=("seed", "full-spicy", "half-spicy"),
        rule="3.4, 6.1",
        en=(
            "How fan turn into payment: by the steps of the Polish sheet, by doubling with every "
            "fan, or by doubling with every second fan from four on and half a step between."
        ),
        pl=(
            "Jak fany zamieniają się na wypłatę: według progów polskiego arkusza, z podwojeniem "
            "za każdy fan albo od czterech fanów z podwojeniem co drugi i stopniem pośrednim."
        ),
    ),
    Option(
        key="payer",
        values=("half-gun", "full-gun", "full-gun-3"),
        rule="6",
        en=(
            "Who pays for a win on a discard: the discarder a full and the others half a share, "
            "the discarder two shares alone, or the discarder three shares alone."
        ),
        pl=(
            "Kto płaci za wygraną ze zrzutki: wyrzucający całą stawkę, a reszta po połowie, sam "
            "wyrzucający dwie stawki albo sam wyrzucający trzy stawki."
        ),
    ),
    Option(
        key="kong_liability",
        values=(False, True),
        rule="6.2",
        en=(
            "The player whose discard became a kong pays for everybody if the replacement tile "
            "wins."
        ),
        pl=(
            "Gracz, którego zrzutkę przejęto na kong, płaci za wszystkich, jeśli kamień dobrany "
            "po tym kongu daje wygraną."
        ),
    ),
    Option(
        key="self_draw_fan",
        values=(False, True),
        rule="6.1",
        en="Winning from the wall is worth one fan.",
        pl="Wygrana z muru daje jeden fan.",
    ),
    Option(
        key="round_bonus",
        values=(False, True),
        rule="3.7",
        en="The flower and the season of the round wind are worth one fan each.",
        pl="Kwiat i pora roku wiatru rundy dają po jednym fanie.",
    ),
    Option(
        key="own_round_bonus",
        values=(False, True),
        rule="3.7",
        en="A bonus tile that belongs both to one's own and to the round wind brings one fan more.",
        pl=(
            "Kamień bonusowy należący zarazem do własnego wiatru i wiatru rundy daje jeszcze "
            "jeden fan."
        ),
    ),
    Option(
        key="each_bonus",
        values=(False, True),
        rule="3.7",
        en="Every bonus tile is worth one fan, on top of what own and round tiles bring.",
        pl=(
            "Każdy kamień bonusowy daje jeden fan, niezależnie od fanów za kamień własny i kamień "
            "rundy."
        ),
    ),
    Option(
        key="bouquet",
        values=("total3", "plus1", "plus3"),
        rule="3.7",
        en=(
            "What a full series of four bonus tiles is worth: 3 fan in all, or 1 or 3 fan on top "
            "of its own and round tiles."
        ),
        pl=(
            "Ile daje komplet czterech kamieni bonusowych: łącznie 3 fany albo 1 lub 3 fany ponad "
            "to, co dają w nim kamień własny i kamień rundy."
        ),
    ),
    Option(
        key="all_eight_bonus",
        values=("off", "win-limit", "win-8"),
        rule="3.7",
        en="Whether all eight bonus tiles win at once, and then as a limit hand or for 8 fan.",
        pl=(
            "Czy komplet ośmiu bonusowych wygrywa od razu, a jeśli tak, to jako limit czy za 8 "
            "fanów."
        ),
    ),
    Option(
        key="seven_bonus",
        values=("off", "win-3"),
        rule="3.7",
        en="Whether a player with seven bonus tiles may declare a win of 3 fan.",
        pl="Czy gracz z siedmioma kamieniami bonusowymi może ogłosić wygraną za 3 fany.",
    ),
    Option(
        key="bonus_opens_hand",
        values=(False, True),
        rule="3.5",
        en="An exposed bonus tile makes the hand open, so that concealed hands no longer count.",
        pl="Odkryty kamień bonusowy odkrywa rękę, więc fany za rękę ukrytą przepadają.",
    ),
    Option(
        key="all_chows_pair",
        values=("any", "no-honors", "no-scoring"),
        rule="4",
        en="Which pair All Chows may have: any, no honors, or no dragons, own wind or round wind.",
        pl=(
            "Jaką parę mogą mieć Same Chow: dowolną, bez honorów albo bez smoków, własnego wiatru "
            "i wiatru rundy."
        ),
    ),
    Option(
        key="all_pairs",
        values=(False, True),
        rule="4",
        en="Seven pairs are a winning hand worth 4 fan.",
        pl="Siedem par jest ręką wygrywającą za 4 fany.",
    ),
    Option(
        key="dragon_pungs_stack",
        values=(False, True),
        rule="3.3",
        en="Dragon pungs keep their own fan inside Small Three Dragons and Three Dragons.",
        pl="Pungi smoków zachowują własne fany w Małych Trzech Smokach i Trzech Smokach.",
    ),
    Option(
        key="robbing_kong_fan",
        values=(0, 1),
        rule="2.3, 4.1",
        en="How many fan robbing a kong is worth.",
        pl="Ile fanów daje rabunek konga.",
    ),
    Option(
        key="big_four_winds",
        values=("limit", "off"),
        rule="4.1",
        en="Whether pungs of all four winds are a limit hand or only worth their ordinary fan.",
        pl="Czy pungi wszystkich czterech wiatrów są ręką limitową, czy dają tylko zwykłe fany.",
    ),
    Option(
        key="all_kongs",
        values=("limit", "off"),
        rule="4.1",
        en="Whether four kongs are a limit hand or only worth their ordinary fan.",
        pl="Czy cztery kongi są ręką limitową, czy dają tylko zwykłe fany.",
    ),
    Option(
        key="hidden_treasure_finish",
        values=("pair", "any"),
        rule="4",
        en=(
            "Whether Hidden Treasure must be finished on the pair or may be finished in any way "
            "from the wall."
        ),
        pl=(
            "Czy Ukryty Skarb trzeba zakończyć dopełnieniem pary, czy wystarczy dowolne "
            "zakończenie z muru."
        ),
    ),
    Option(
        key="earth_own_draw",
        values=(False, True),
        rule="4",
        en=(
            "A non-dealer's win on the first tile drawn, with nothing claimed before, is a "
            "Blessing of Earth too."
        ),
        pl=(
            "Wygrana gracza innego niż Wschód pierwszym dobranym kamieniem, gdy nikt wcześniej "
            "niczego nie przejął, też jest Błogosławieństwem Ziemi."
        ),
    ),
    Option(
        key="same_chow_two_suits",
        values=(False, True),
        rule="5",
        en="New Style counts a fan for the same chow in two suits.",
        pl="Styl nowy liczy fan za takie same chow w dwóch rodzajach.",
    ),
    Option(
        key="five_corners_honors",
        values=(False, True),
        rule="5",
        en="Five Corners may contain groups of honors beside at least one suited group.",
        pl="W Pięciu rogach mogą być grupy honorów obok co najmniej jednej grupy z numerami.",
    ),
    Option(
        key="three_identical_chows",
        values=("same-suit", "three-suits"),
        rule="5",
        en=(
            "Whether Three identical chows means three equal chows of one suit or the same chow "
            "once in each suit."
        ),
        pl=(
            "Czy Trzy takie same Chow to trzy jednakowe chow jednego rodzaju, czy to samo chow w "
            "każdym z trzech rodzajów."
        ),
    ),
    Option(
        key="big4in1",
        values=("four-chows", "three-steps"),
        rule="5",
        en=(
            "Whether Big four-in-one needs all four copies of a tile in four chows, or just three "
            "chows of one suit each starting one higher."
        ),
        pl=(
            "Czy Duże 4 w 1 wymaga czterech egzemplarzy kamienia w czterech chow, czy wystarczą "
            "trzy chow jednego rodzaju, każde o jeden wyżej od poprzedniego."
        ),
    ),
    Option(
        key="two_numbers",
        values=(False, True),
        rule="5",
        en="Count Two Numbers, a fan guessed from the unreadable last row of the sheet.",
        pl="Liczą się Dwa numery, fan odgadnięty z nieczytelnego ostatniego wiersza arkusza.",
    ),
    Option(
        key="penalties",
        values=(False, True),
        rule="7",
        en=(
            "Careless discards and fed sets make a player liable; off switches all these "
            "penalties off."
        ),
        pl=(
            "Za nieostrożne zrzutki i podrzucone układy gracz ponosi odpowiedzialność; bez tej "
            "opcji nie ma żadnych kar."
        ),
    ),
    Option(
        key="nine_tiles_penalty",
        values=(False, True),
        rule="7.1",
        en="Liability for feeding a player who shows three or more sets of one suit.",
        pl=(
            "Odpowiedzialność za zrzutkę dla gracza, który odkrył co najmniej trzy układy jednego "
            "rodzaju."
        ),
    ),
    Option(
        key="five_tiles_penalty",
        values=(False, True),
        rule="7.2",
        en=(
            "Liability for a winning discard nobody has seen before, made with five or fewer "
            "tiles left."
        ),
        pl=(
            "Odpowiedzialność za zwycięską zrzutkę kamienia dotąd niewidzianego, gdy w murze "
            "zostało najwyżej pięć kamieni."
        ),
    ),
    Option(
        key="winds_penalty",
        values=(False, True),
        rule="7.3",
        en=(
            "Liability for discarding the fourth wind to a player who shows three wind pungs and "
            "wins with it."
        ),
        pl=(
            "Odpowiedzialność za zrzutkę czwartego wiatru, którą wygrywa gracz z trzema odkrytymi "
            "pungami wiatrów."
        ),
    ),
    Option(
        key="dragons_penalty",
        values=(False, True),
        rule="7.4",
        en=(
            "Liability for discarding the third dragon to a player who shows two dragon pungs and "
            "wins with it."
        ),
        pl=(
            "Odpowiedzialność za zrzutkę trzeciego smoka, którą wygrywa gracz z dwoma odkrytymi "
            "pungami smoków."
        ),
    ),
    Option(
        key="terminals_penalty",
        values=(False, True),
        rule="7.5",
        en=(
            "Liability for discarding a terminal to a player who shows three terminal pungs and "
            "wins with it."
        ),
        pl=(
            "Odpowiedzialność za zrzutkę brzegowego, którą wygrywa gracz z trzema odkrytymi "
            "pungami brzegowych."
        ),
    ),
    Option(
        key="honors_penalty",
        values=(False, True),
        rule="7.6",
        en=(
            "Liability for discarding an honor to a player who shows three honor pungs and wins "
            "with it."
        ),
        pl=(
            "Odpowiedzialność za zrzutkę honoru, którą wygrywa gracz z trzema odkrytymi pungami "
            "honorów."
        ),
    ),
    Option(
        key="nine_tile_requires",
        values=("flush", "purity", "none"),
        rule="7.1",
        en=(
            "Which hand the nine-tile penalty needs: Clean Hand or Purity, Purity only, or none "
            "in particular."
        ),
        pl=(
            "Jakiej ręki wymaga kara za dziewięć kamieni: Czystej ręki lub Czystości, tylko "
            "Czystości czy żadnej szczególnej."
        ),
    ),
    Option(
        key="double_keeps_others",
        values=(False, True),
        rule="7",
        en="Where a penalty is a double payment, the other two still pay their half shares.",
        pl="Gdy karą jest podwójna stawka, pozostali dwaj nadal płacą swoje połówki.",
    ),
    Option(
        key="feeding_liability",
        values=(False, True),
        rule="7.7",
        en=(
            "Whoever fed the last set of dragons, winds, terminals or honors pays for everybody "
            "when the hand is won from the wall."
        ),
        pl=(
            "Kto podrzucił kamień na ostatni układ smoków, wiatrów, brzegowych lub honorów, płaci "
            "za wszystkich przy wygranej z muru."
        ),
    ),
)

_DEFAULTS: dict[str, Value] = {
    "style": "old",
    "bonus_tiles": True,
    "starting_score": 0,
    "rounds": 4,
    "dice": "three-once",
    "dead_wall": "none",
    "deal_direction": "left",
    "dealer_after_draw": "stays",
    "dealer_after_win": "stays",
    "multi_win": False,
    "passed_win_lock": "any",
    "false_win": "forbidden",
    "min_fan": 0,
    "bonus_counts_for_min": True,
    "limit": 10,
    "table": "seed",
    "payer": "half-gun",
    "kong_liability": False,
    "self_draw_fan": True,
    "round_bonus": True,
    "own_round_bonus": False,
    "each_bonus": False,
    "bouquet": "total3",
    "all_eight_bonus": "off",
    "seven_bonus": "off",
    "bonus_opens_hand": False,
    "all_chows_pair": "any",
    "all_pairs": True,
    "dragon_pungs_stack": False,
    "robbing_kong_fan": 0,
    "big_four_winds": "limit",
    "all_kongs": "limit",
    "hidden_treasure_finish": "pair",
    "earth_own_draw": False,
    "same_chow_two_suits": True,
    "five_corners_honors": False,
    "three_identical_chows": "same-suit",
    "big4in1": "four-chows",
    "two_numbers": False,
    "penalties": True,
    "nine_tiles_penalty": True,
    "five_tiles_penalty": True,
    "winds_penalty": True,
    "dragons_penalty": True,
    "terminals_penalty": True,
    "honors_penalty": True,
    "nine_tile_requires": "flush",
    "double_keeps_others": False,
    "feeding_liability": False,
}

PRESETS: dict[str, dict[str, Value]] = {
    "hk-old": {**_DEFAULTS, "style": "old"},
    "hk-new": {**_DEFAULTS, "style": "new"},
}

PRESET_TEXT: dict[str, dict[str, str]] = {
    "hk-old": {
        "title_en": "Hong Kong, Old Style",
        "title_pl": "Hongkong, styl stary",
        "about_en": (
            "The classic Hong Kong game: a short list of fan, payment by doubling up to a limit, "
            "and liability for dangerous discards."
        ),
        "about_pl": (
            "Klasyczna gra hongkońska: krótka lista fanów, stawki podwajane aż do limitu i "
            "odpowiedzialność za niebezpieczne zrzutki."
        ),
    },
    "hk-new": {
        "title_en": "Hong Kong, New Style",
        "title_pl": "Hongkong, styl nowy",
        "about_en": (
            "The Old Style game with the same payments and a second list of fan for related chows "
            "and pungs, chosen numbers and fully exposed hands."
        ),
        "about_pl": (
            "Gra w stylu starym z tymi samymi wypłatami oraz drugą listą fanów: za powiązane chow "
            "i pungi, wybrane numery i ręce w pełni odkryte."
        ),
    },
}

PENALTIES: tuple[Penalty, ...] = (
    Penalty(
        id="nine_tiles_discard",
        rule="7.1a",
        title_en="Nine tiles, the winning discard",
        title_pl="Dziewięć kamieni: zwycięska zrzutka",
        en=(
            "The winner shows at least three sets of one suit and takes the winning tile of that "
            "suit: its discarder pays for everybody."
        ),
        pl=(
            "Zwycięzca odkrył co najmniej trzy układy jednego rodzaju i wygrywa zrzutką tego "
            "rodzaju: wyrzucający płaci za wszystkich."
        ),
    ),
    Penalty(
        id="nine_tiles_feeder",
        rule="7.1b",
        title_en="Nine tiles, the fourth set",
        title_pl="Dziewięć kamieni: czwarty układ",
        en=(
            "Whoever gave the tile for the winner's fourth exposed pung or kong of one suit pays "
            "for everybody if the winner self-draws or wins on a discard of theirs."
        ),
        pl=(
            "Kto dał kamień na czwarty odkryty pung lub kong jednego rodzaju, płaci za "
            "wszystkich, jeśli zwycięzca wygra z muru lub zrzutką tego gracza."
        ),
    ),
    Penalty(
        id="five_tiles",
        rule="7.2",
        title_en="Five tiles",
        title_pl="Pięć kamieni",
        en=(
            "With at most five tiles left in the wall the winning discard was of a kind not yet "
            "seen on the table: its discarder pays for everybody."
        ),
        pl=(
            "W murze zostało najwyżej pięć kamieni, a zwycięskiej zrzutki nie było dotąd na "
            "stole: wyrzucający płaci za wszystkich."
        ),
    ),
    Penalty(
        id="winds",
        rule="7.3",
        title_en="Winds",
        title_pl="Wiatry",
        en=(
            "The winner shows three wind pungs or kongs and wins on the missing fourth wind: its "
            "discarder pays double."
        ),
        pl=(
            "Zwycięzca odkrył trzy pungi lub kongi wiatrów i wygrywa brakującym czwartym wiatrem: "
            "wyrzucający płaci podwójnie."
        ),
    ),
    Penalty(
        id="dragons",
        rule="7.4",
        title_en="Dragons",
        title_pl="Smoki",
        en=(
            "The winner shows two dragon pungs or kongs and wins on the third dragon: its "
            "discarder pays for everybody."
        ),
        pl=(
            "Zwycięzca odkrył dwa pungi lub kongi smoków i wygrywa trzecim smokiem: wyrzucający "
            "płaci za wszystkich."
        ),
    ),
    Penalty(
        id="terminals",
        rule="7.5",
        title_en="Terminals",
        title_pl="Brzegowe",
        en=(
            "The winner shows three pungs or kongs of terminals and wins on another terminal: its "
            "discarder pays double."
        ),
        pl=(
            "Zwycięzca odkrył trzy pungi lub kongi brzegowych i wygrywa kolejnym brzegowym: "
            "wyrzucający płaci podwójnie."
        ),
    ),
    Penalty(
        id="honors",
        rule="7.6",
        title_en="Honors",
        title_pl="Honory",
        en=(
            "The winner shows three pungs or kongs of honors and wins on another honor: its "
            "discarder pays for everybody."
        ),
        pl=(
            "Zwycięzca odkrył trzy pungi lub kongi honorów i wygrywa kolejnym honorem: "
            "wyrzucający płaci za wszystkich."
        ),
    ),
    Penalty(
        id="feeding",
        rule="7.7",
        title_en="Feeding the last set",
        title_pl="Podrzucony ostatni układ",
        en=(
            "The last set exposed was the third of dragons or the fourth of winds, terminals or "
            "honors; whoever gave its tile pays for everybody on a self-draw."
        ),
        pl=(
            "Ostatnim odkrytym układem był trzeci układ smoków albo czwarty układ wiatrów, "
            "brzegowych lub honorów; kto dał na niego kamień, przy wygranej z muru płaci za "
            "wszystkich."
        ),
    ),
    Penalty(
        id="kong_clause",
        rule="6.2",
        title_en="Kong clause",
        title_pl="Klauzula konga",
        en=(
            "The winner claimed a discard for a kong and won on its replacement tile: the "
            "discarder of the konged tile pays for everybody."
        ),
        pl=(
            "Zwycięzca przejął zrzutkę na kong i wygrał kamieniem dobranym po tym kongu: kto ją "
            "wyrzucił, płaci za wszystkich."
        ),
    ),
    Penalty(
        id="named",
        rule="7.9",
        title_en="Named player",
        title_pl="Wskazany gracz",
        en=(
            "One player was named as liable and pays the winner's whole total alone, whoever "
            "discarded."
        ),
        pl=(
            "Wskazano gracza odpowiedzialnego, który sam płaci całą należność zwycięzcy, bez "
            "względu na to, kto zrzucił kamień."
        ),
    ),
)


def contradiction(_values: Mapping[str, Value]) -> OptionError | None:
    """What is wrong with these values together: nothing can be."""
    return None
