"""The rulebook of MCR, to be read from set-up to the end of the match."""

from collections.abc import Callable, Mapping

from wrobel.languages import Words
from wrobel.rules.about import POINTS
from wrobel.rules.mcr.about import EXTRA, MINIMUM
from wrobel.rules.mcr.catalogue import PATTERNS
from wrobel.rules.options import Options
from wrobel.rules.trace import Text

PICTURES: Mapping[str, tuple[tuple[str, Text], ...]] = {
    "tiles": (
        ("123456789p", Text("dots", "kropki")),
        ("123456789s", Text("bamboos", "bambusy")),
        ("123456789m", Text("characters", "znaki")),
        ("1234z 567z", Text("winds and dragons", "Wiatry i Smoki")),
        ("1234f 1234g", Text("flowers and seasons", "Kwiaty i pory roku")),
    ),
    "flowers": (
        (
            "1234f",
            Text("Plum, Orchid, Chrysanthemum, Bamboo", "Śliwa, Orchidea, Chryzantema, Bambus"),
        ),
        ("1234g", Text("Spring, Summer, Autumn, Winter", "Wiosna, Lato, Jesień, Zima")),
    ),
    "melds": (
        ("7'89s", Text("chow", "chow")),
        ("55'5z", Text("pung", "pung")),
        ("3333'p", Text("melded kong", "zameldowany kong")),
        ("####", Text("concealed kong", "ukryty kong")),
    ),
    "shapes": (
        ("123m 456p 789s 555z 22m", Text("four sets and a pair", "cztery układy i para")),
        ("11m22m44p55p77s99s33z", Text("seven pairs", "siedem par")),
        ("19m19p19s1234567z 1m", Text("thirteen orphans", "Trzynaście Sierot")),
    ),
    "knitted": (
        ("147m258p369s", Text("knitted straight", "Przeplatany Strit")),
        (
            "147m25p36s1234567z",
            Text(
                "all seven honors and seven knitted tiles", "siedem Honorów i siedem przeplatanych"
            ),
        ),
    ),
    "waits": (
        ("12m 3m", Text("edge wait", "skrajne czekanie")),
        ("46p 5p", Text("closed wait", "zamknięte czekanie")),
        ("5z 5z", Text("single wait", "pojedyncze czekanie")),
    ),
}

WORTHS = {one.id: one.closed for one in PATTERNS}
NUMBERS = {
    "minimum": MINIMUM,
    "extra_points": EXTRA,
    **{name: WORTHS[name] for name in ("chicken_hand", "fully_concealed_hand", "self_drawn")},
}


def counted(points: int) -> Callable[[Options], Words]:
    """So many points, whatever the options."""
    return lambda _options: POINTS.of(points)


VALUES: Mapping[str, Callable[[Options], Words]] = {
    "extra": lambda _options: Words(str(EXTRA), str(EXTRA)),
    **{name: counted(points) for name, points in NUMBERS.items()},
}

TEXT = """
# Tiles / Kamienie

1.1 @tiles
MCR is played with 144 tiles: four of each number from 1 to 9 in three suits, of four winds and of
three dragons, and eight single flowers. The flowers, seasons among them, are all equal and belong
to no seat.
--
W MCR gra się 144 kamieniami: po cztery każdego numeru od 1 do 9 w trzech rodzinach, po cztery
każdego z czterech Wiatrów i trzech Smoków oraz osiem pojedynczych Kwiatów. Kwiaty, a do nich
należą i pory roku, są sobie równe i nie są przypisane do miejsc.

1.2
Hands are written with numbers and letters: m characters, p dots, s bamboos, z honors (1 to 4
winds from East, 5 white, 6 green, 7 red). Sets in brackets are melded, in parentheses concealed
kongs.
--
Ręce zapisuje się cyframi i literami: m znaki, p kropki, s bambusy, z Honory (od 1 do 4 Wiatry od
Wschodu, 5 biały, 6 zielony, 7 czerwony Smok). Układy w nawiasach kwadratowych są zameldowane, w
okrągłych to ukryte kongi.

1.3
The 1 and 9 of a suit are terminals, winds and dragons are honors, 2 to 8 are simples. A chow is
three numbers in a row of one suit, a pung three equal tiles, a kong four; a kong counts as one
set.
--
Jedynki i dziewiątki są skrajne, Wiatry i Smoki to Honory, a kamienie od 2 do 8 są zwykłe. Chow to
trzy kolejne numery jednej rodziny, pung to trzy takie same kamienie, kong cztery; kong liczy się
jako jeden układ.

1.4 @seats
East, South, West and North sit counter-clockwise; the turn passes to the right. The player on
your left plays before you.
--
Wschód, Południe, Zachód i Północ siedzą kolejno przeciwnie do ruchu wskazówek; ruch przechodzi w
prawo. Przed tobą gra sąsiad z lewej.

1.5
In Polish the suits are called znaki, bambusy and kropki, a discard zrzutka and a self-drawn win
wygrana z muru.
--
W tych zasadach rodziny to znaki, bambusy i kropki, odrzucony kamień to zrzutka, a wygrana własnym
kamieniem to wygrana z muru.

# The match / Gra

2.1
A match has four rounds of four hands: the East, South, West and North round, sixteen hands in
all.
--
Gra ma cztery rundy po cztery rozdania: Wschodu, Południa, Zachodu i Północy, razem szesnaście
rozdań.

2.2
After every hand the deal passes to the right, whoever has won.
--
Po każdym rozdaniu rozdaje sąsiad z prawej, bez względu na to, kto wygrał.

2.3
<seat_changes=true>Between the rounds players change seats: after the first and the third round
East and South change, and West and North; after the second East moves to West's seat, South to
North's, West to South's and North to East's.</><seat_changes=false>Everybody keeps the seat for
the whole match.</>
--
<seat_changes=true>Między rundami gracze zmieniają miejsca: po pierwszej i po trzeciej Wschód
zamienia się z Południem, a Zachód z Północą; po drugiej Wschód siada na miejscu Zachodu, Południe
Północy, Zachód Południa, a Północ Wschodu.</><seat_changes=false>Każdy przez całą grę siedzi na
swoim miejscu.</>

2.4
Everybody starts at 0 and may go below it. What some lose, others win.
--
Każdy zaczyna od 0 i może zejść niżej. Ile jedni tracą, tyle zyskują inni.

# Setting up / Przygotowanie

3.1 @wall
Everybody builds eighteen stacks of two. There is no dead wall: every tile may be drawn.
--
Każdy układa osiemnaście segmentów po dwa kamienie. Martwego muru nie ma: dobrać można każdy
kamień.

3.2 @break
East throws two dice; the sum, counted counter-clockwise from East, names who throws next. The two
sums together are counted in stacks along East's wall from its right end, and the wall is opened
after them. The next stack is dealt first.
--
Wschód rzuca dwiema kośćmi; suma, odliczona od Wschodu przeciwnie do ruchu wskazówek, wskazuje,
kto rzuca drugi raz. Obie sumy razem odlicza się w segmentach muru Wschodu od jego prawego końca i
za nimi otwiera mur. Rozdaje się od następnego segmentu.

3.3
Tiles are drawn clockwise from the break, upper before lower. Replacement tiles come from the
other end.
--
Kamienie dobiera się od przerwy zgodnie z ruchem wskazówek, górny przed dolnym. Kamienie dodatkowe
bierze się z drugiego końca.

3.4
Three times everybody takes four tiles, East first. Then East takes the first and the fifth of the
tiles that follow, the others one each. East has fourteen, the others thirteen.
--
Trzy razy każdy bierze po cztery kamienie, od Wschodu. Potem Wschód bierze pierwszy i piąty z
następnych, a pozostali po jednym. Wschód ma czternaście, inni trzynaście.

3.5 @flowers
In the order East, South, West, North everybody lays out the flowers dealt and replaces them from
the end of the wall. <opening_flowers=chained>A flower drawn as a replacement is replaced at
once.</><opening_flowers=by-turns>A flower drawn as a replacement waits for another go-around.</>
Then East begins; a win on the dealt tiles is a self-draw.
--
W kolejności Wschód, Południe, Zachód, Północ każdy wykłada rozdane Kwiaty i dobiera za nie z
końca muru. <opening_flowers=chained>Kwiat dobrany w zamian wymienia się od
razu.</><opening_flowers=by-turns>Kwiat dobrany w zamian czeka do następnej kolejki.</> Potem
zaczyna Wschód; wygrana rozdanymi kamieniami to wygrana z muru.

# Play / Przebieg gry

4.1
Draw a tile; lay out a flower and replace it from the end. Then win, declare kongs, each with a
replacement tile, or discard. A flower may also be discarded without a replacement; nobody can
claim it. If the last tile of the wall is a flower there is nothing to replace it: you cannot win
and must discard.
--
Dobierz kamień; Kwiat wyłóż i dobierz za niego z końca muru. Potem możesz wygrać, zgłosić kongi,
za każdy dobierając kamień dodatkowy, albo zrzucić. Kwiat wolno też zrzucić bez dobierania; nikt
nie może go przejąć. Jeśli ostatnim kamieniem muru jest Kwiat, nie ma za niego czego dobrać: nie
możesz wygrać i musisz coś zrzucić.

4.2
For a discard a win comes before kong and pung, these before chow. A chow is taken only from the
player on the left. At tournaments there are three seconds to call.
--
Przy zrzutce wygrana ma pierwszeństwo przed kongiem i pungiem, a te przed chow. Chow bierze się
tylko od gracza z lewej. Na turniejach są trzy sekundy na zgłoszenie.

4.3
If several players can win on one tile, only the first after the discarder wins.
--
Jeśli tym samym kamieniem może wygrać kilku graczy, wygrywa tylko pierwszy po wyrzucającym.

4.4
After a chow or a pung you discard without drawing and may not declare a kong. Any tile may be
discarded, also one like the tile claimed.
--
Po chow lub pungu zrzucasz bez dobierania i nie wolno ci zgłosić konga. Zrzucić wolno dowolny
kamień, także taki jak przejęty.

4.5 @melds
A kong is made from a discard with three tiles in hand, from four tiles in hand, or by adding the
fourth to your melded pung. Each takes a replacement tile; with an empty wall there is no kong.
Concealed kongs lie face down to the end of the hand.
--
Kong powstaje ze zrzutki i trzech kamieni w ręce, z czterech kamieni w ręce albo przez dołożenie
czwartego do zameldowanego punga. Za każdy dobiera się kamień dodatkowy; przy pustym murze konga
nie ma. Ukryte kongi leżą licem do dołu do końca rozdania.

4.6
Only an added kong can be robbed, by a player who wins on the tile with at least {minimum}. The
kong is then not made and its owner pays as the discarder.
--
Rabować można tylko kong dołożony; robi to gracz, który wygrywa tym kamieniem
i ma co najmniej {minimum}. Kong wtedy nie powstaje, a jego właściciel płaci jak wyrzucający.

4.7
You may let a winning tile go and win on the next one.
--
Wolno przepuścić zwycięski kamień i wygrać następnym.

4.8
If the wall is empty and nobody wins on the last discard, nobody pays and the deal passes.
<last_discard_claims=hu-only>The last discard can only be taken to
win.</><last_discard_claims=all>The last discard may be claimed for sets too.</>
--
Jeśli mur jest pusty i nikt nie wygra ostatnią zrzutką, nikt nie płaci i rozdaje następny gracz.
<last_discard_claims=hu-only>Ostatnią zrzutkę można wziąć tylko do
wygranej.</><last_discard_claims=all>Ostatnią zrzutkę można wziąć także do układu.</>

# Winning / Wygrana

5.1
A win needs a complete hand and at least {minimum}; flowers do not count for
them.
--
Do wygranej trzeba mieć kompletną rękę i co najmniej {minimum}; Kwiaty się do tego nie liczą.

5.2 @shapes
A hand is complete with four sets and a pair, with seven pairs, as thirteen orphans, as honors and
knitted tiles, or as a knitted straight with a set and a pair. <quads_in_seven_pairs=true>Four
equal tiles may be two of the seven pairs.</><quads_in_seven_pairs=false>Four equal tiles are not
two pairs.</>
--
Kompletna ręka to cztery układy i para, siedem par, Trzynaście Sierot, Honory z Przeplatanką albo
Przeplatany Strit z układem i parą. <quads_in_seven_pairs=true>Cztery takie same kamienie mogą być
dwiema z siedmiu par.</><quads_in_seven_pairs=false>Cztery takie same kamienie to nie dwie
pary.</>

5.3 @knitted
Knitted means 1-4-7 in one suit, 2-5-8 in another and 3-6-9 in the third. Honors and knitted tiles
are fourteen different tiles: the suited ones from a single such pattern, the rest different
honors, all seven for the Greater hand, five or six for the Lesser.
--
Przeplatanka to 1-4-7 w jednej rodzinie, 2-5-8 w drugiej i 3-6-9 w trzeciej. Honory i Przeplatanka
to czternaście różnych kamieni: wszystkie numery z jednego takiego wzoru, reszta to różne Honory:
wszystkie siedem w Większych, pięć lub sześć w Mniejszych.

# Counting / Liczenie

6.1
Every way to split the hand and every place of the winning tile is tried; the best total counts.
--
Rozważa się każdy podział ręki i każde miejsce zwycięskiego kamienia; liczy się najwyższa suma.

6.2
Five principles say which fans may stand side by side. A fan that another always contains is not
counted. Tiles once grouped into sets are not regrouped. Two fans of the same name share no set.
Of several choices the highest counts. Once sets are joined by fans, a further set may be joined
to them by only one fan.
--
Pięć zasad mówi, które fany mogą stać obok siebie. Nie liczy się fanu, który inny zawsze zawiera.
Raz podzielonej ręki nie dzieli się na nowo. Dwa takie same fany nie mogą mieć wspólnego układu. Z
kilku możliwości liczy się najwyższa. Do układów już połączonych fanami kolejny układ dołącza
tylko jednym fanem.

6.3
Pungs of dragons, of the round and the seat wind, of terminals and of other winds count one by
one. A wind that is both round and seat wind counts as both; a dragon pung never counts as a pung
of honors besides, nor does any wind of three or four wind pungs.
--
Pungi Smoków, wiatru rundy, wiatru miejsca, skrajnych i innych Wiatrów liczy się z osobna. Wiatr,
który jest zarazem wiatrem rundy i miejsca, liczy się jako oba; pung Smoka nigdy nie jest
dodatkowo pungiem Honorów, podobnie jak Wiatry przy trzech lub czterech pungach Wiatrów.

6.4
A pung is concealed if you drew all its tiles; a concealed kong is one too. A pung finished on
another player's tile is not, unless that tile can stand in a chow or in the pair instead.
--
Pung jest ukryty, jeśli wszystkie jego kamienie są z muru albo z rozdania; ukryty kong też się
liczy. Pung dopełniony cudzym kamieniem ukryty nie jest, chyba że ten kamień może stać w chow albo
w parze.

6.5
Two concealed kongs are worth {two_concealed_kongs} points, two melded ones 4, one of each
{melded_and_concealed_kong}. Fans for concealed pungs are added, except that two concealed kongs
do not count as Two Concealed Pungs as well.
--
Dwa ukryte kongi są warte {two_concealed_kongs} pkt, dwa zameldowane 4, po jednym z każdych
{melded_and_concealed_kong}. Fany za ukryte pungi dodaje się do tego, tylko Dwóch Ukrytych Pungów
nie liczy się za dwa ukryte kongi.

6.6
Last Tile counts if the other three copies of the winning tile lie open among discards and melded
sets, your own included. Concealed kongs do not show anything.
--
Ostatni Kamień liczy się, gdy trzy pozostałe egzemplarze zwycięskiego kamienia leżą odkryte wśród
zrzutek i zameldowanych układów, także twoich. Ukryte kongi niczego nie pokazują.

6.7
Winning on the last tile of the wall is Last Tile Draw, on the discard after it Last Tile Claim.
Self-Drawn is not counted beside the first, Out with Replacement Tile is.
--
Wygrana ostatnim kamieniem muru to Wygrana Ostatnim Kamieniem z Muru, a zrzutką po nim Wygrana
Ostatnią Zrzutką. Obok pierwszej nie liczy się Wygranej z Muru, ale liczy się Wygraną Dodatkowym
Kamieniem.

6.8
Out with Replacement Tile is a win on the tile taken for a kong. If that tile was a flower and
only the next one wins, it is an ordinary self-draw.
--
Wygrana Dodatkowym Kamieniem to wygrana kamieniem dobranym za kong. Jeśli był nim Kwiat i wygrywa
dopiero następny, to zwykła wygrana z muru.

6.9 @waits
Edge, closed and single wait count only if exactly one kind of tile would have completed the hand.
<void_exhausted_waits=true>Kinds of which you hold all four copies are no
waits.</><void_exhausted_waits=false>A kind counts as a wait even if you hold all four copies.</>
--
Skrajne, Zamknięte i Pojedyncze Czekanie liczą się tylko wtedy, gdy rękę dopełniał dokładnie jeden
rodzaj kamienia. <void_exhausted_waits=true>Kamienie, których masz wszystkie cztery egzemplarze,
się do tego nie liczą.</><void_exhausted_waits=false>Kamień liczy się do czekania nawet wtedy, gdy
masz wszystkie cztery.</>

6.10
Melded Hand is four sets taken from others and the pair finished on another player's tile. From
the wall the same hand has Self-Drawn and Single Wait.
--
Zameldowana Ręka to cztery układy wzięte od innych i para dopełniona cudzym kamieniem. Z muru ta
sama ręka ma Wygraną z Muru i Pojedyncze Czekanie.

6.11
Fans about the tiles alone count on seven pairs too. <all_types_on_seven_pairs=true>All Types does
as well.</><all_types_on_seven_pairs=false>All Types does not.</> <tile_hog_honors=true>Tile Hog
counts for four equal honors too.</><tile_hog_honors=false>Tile Hog does not count for four equal
honors.</> <fan34_with_35=true>Lesser Honors and Knitted Tiles with all nine knitted tiles has
Knitted Straight besides.</><fan34_with_35=false>Lesser Honors and Knitted Tiles never has Knitted
Straight besides.</>
--
Fany dotyczące samych kamieni liczą się też na siedmiu parach.
<all_types_on_seven_pairs=true>Wszystkie Rodzaje
także.</><all_types_on_seven_pairs=false>Wszystkie Rodzaje nie.</> <tile_hog_honors=true>Pętelka
liczy się także za cztery takie same Honory.</><tile_hog_honors=false>Za cztery takie same Honory
Pętelki się nie liczy.</> <fan34_with_35=true>Mniejsze Honory i Przeplatanka z kompletem
dziewięciu przeplatanych mają też Przeplatany Strit.</><fan34_with_35=false>Mniejsze Honory i
Przeplatanka nigdy nie mają obok Przeplatanego Strita.</>

6.12
Hands that are concealed by nature never score Concealed Hand.
<self_drawn_special=fully-concealed>Self-drawn they add Fully Concealed Hand,
{fully_concealed_hand}, in place
of Self-Drawn.</><self_drawn_special=self-drawn>Self-drawn they add only Self-Drawn,
{self_drawn}.</>
--
Ręce z natury ukryte nigdy nie liczą Ukrytej Ręki. <self_drawn_special=fully-concealed>Wygrane z
muru dodają Całkowicie Ukrytą Rękę za {fully_concealed_hand} zamiast Wygranej z
Muru.</><self_drawn_special=self-drawn>Wygrane z muru dodają tylko Wygraną z Muru, {self_drawn}.</>

6.13
A complete hand without any fan is a Chicken Hand, worth {chicken_hand}. Flowers do not spoil it,
and no fan may be declined to reach it.
--
Kompletna ręka bez żadnego fanu to Bezwartościowa Ręka za {chicken_hand}. Kwiaty jej nie psują, a z
fanu nie można zrezygnować, żeby ją mieć.

6.14
Each flower laid out adds one point, after the minimum has been reached without them.
--
Każdy wyłożony Kwiat dodaje punkt, gdy minimum uzbierano bez nich.

6.15
In short: try every reading, choose among its fans by the principles, take the best, ask for
the minimum, add the flowers.
--
Krótko mówiąc: sprawdź każde odczytanie, wybierz fany według zasad, weź najlepsze, sprawdź, czy
wystarcza do minimum, dodaj Kwiaty.

7
The 81 fans, their points and what they exclude are on the page of patterns and on the card.
--
Na stronie układów i na karcie jest wszystkich 81 fanów z punktami i z tym, czego obok nich się
nie liczy.

7.1
They are worth 88, 64, 48, 32, 24, 16, 12, 8, 6, 4, 2 or 1 point.
--
Są warte 88, 64, 48, 32, 24, 16, 12, 8, 6, 4, 2 albo 1 pkt.

7.2
One Polish name, Odwracalne Kamienie for Reversible Tiles, is a reconstruction.
--
Jedna polska nazwa, Odwracalne Kamienie, jest rekonstrukcją.

8
Where the Polish list of exclusions differs from the official one, what a fan really contains
decides.
--
Gdzie polska lista wykluczeń różni się od oficjalnej, rozstrzyga to, co fan naprawdę zawiera.

9
Two editions differ in a few points. <all_green_half_flush=true>All Green with green dragons has
Half Flush besides.</><all_green_half_flush=false>All Green never has Half Flush besides.</>
<all_terminals_double_pung=true>All Terminals adds Double
Pung.</><all_terminals_double_pung=false>All Terminals does not add Double Pung.</>
<nine_gates_terminal_pungs=never>Nine Gates never adds pungs of
terminals.</><nine_gates_terminal_pungs=all-but-one>Nine Gates adds its pungs of terminals, less
one.</> <voided_suit_strict=true>One Voided Suit does not count beside the dragon hands, Big Three
Winds, Quadruple Chow, Four Pure Shifted Pungs and Four Pure Shifted
Chows.</><voided_suit_strict=false>One Voided Suit counts whenever exactly two suits are
present.</>
--
Dwa wydania różnią się w kilku punktach. <all_green_half_flush=true>Same Zielone z Zielonym
Smokiem mają też Półkolor.</><all_green_half_flush=false>Same Zielone nigdy nie mają obok
Półkoloru.</> <all_terminals_double_pung=true>Same Skrajne dodają Podwójny
Pung.</><all_terminals_double_pung=false>Same Skrajne nie dodają Podwójnego Punga.</>
<nine_gates_terminal_pungs=never>Dziewięć Bram nigdy nie dodaje pungów
skrajnych.</><nine_gates_terminal_pungs=all-but-one>Dziewięć Bram dodaje pungi skrajnych prócz
jednego.</> <voided_suit_strict=true>Bez Jednej Rodziny nie liczy się obok Dużych i Małych Trzech
Smoków, Dużych Trzech Wiatrów, Poczwórnego Chow, Czterech Czystych Kolejnych Pungów ani Czterech
Czystych Kolejnych Chow.</><voided_suit_strict=false>Bez Jednej Rodziny liczy się zawsze, gdy w
ręce są dokładnie dwie rodziny.</>

9.1
The edition here: {profile}. Every option can be changed on its own.
--
Wydanie: {profile}. Każdą opcję można zmienić osobno.

9.2
The Chinese edition was compared with a public scoring program over thousands of hands.
--
Wydanie chińskie porównano z publicznym programem liczącym na tysiącach rąk.

# Settlement / Rozliczenie

10.1
With P points of the hand, flowers included: after a self-draw everybody pays {extra} + P; after a
discard or a robbed kong the discarder pays {extra} + P, the others {extra} each. The deal makes no
difference.
--
Niech P to punkty ręki razem z Kwiatami: po wygranej z muru każdy płaci {extra} + P; po zrzutce lub
rabunku konga wyrzucający płaci {extra} + P, pozostali po {extra}. Rozdający nie płaci więcej ani
mniej.

10.2
At the end the places are worth 4, 2, 1 and 0 table points; equal scores share them.
--
Na koniec miejsca są warte 4, 2, 1 i 0 punktów stołowych; przy równych wynikach gracze się nimi
dzielą.

10.3
Tournaments rank by table points, then by points of the games, then as the organiser says.
--
Na turniejach decydują punkty stołowe, potem punkty z gier, a potem to, co ustalił organizator.

10.4
<referee_mode=false>What is not allowed is refused.</><referee_mode=true>A false win that was
shown costs {false_win_tariff} points to each opponent and the hand becomes dead, as it does with
a wrong number of tiles. Counting without having taken the winning tile costs
{tile_not_taken_penalty} points, which nobody receives. A win withdrawn before tiles were shown
costs nothing but the hand: it is dead.</>
--
<referee_mode=false>Niedozwolonego ruchu program nie przyjmuje.</><referee_mode=true>Pokazana
fałszywa wygrana kosztuje {false_win_tariff} pkt dla każdego przeciwnika, a ręka staje się martwa,
tak jak przy złej liczbie kamieni. Liczenie bez wzięcia zwycięskiego kamienia kosztuje
{tile_not_taken_penalty} pkt, których nikt nie dostaje. Wygrana wycofana przed pokazaniem kamieni
nic nie kosztuje, ale ręka jest martwa.</>

11.1
An example: a Chicken Hand by discard brings 32, 16 from the discarder and 8 from each of the
others.
--
Przykład: Bezwartościowa Ręka ze zrzutki daje 32: 16 od wyrzucającego i po 8 od pozostałych.

12
Some points are settled by no rulebook; the options marked with a question mark name them.
--
Niektórych spraw nie rozstrzyga żaden regulamin; wskazują je opcje ze znakiem zapytania.
"""
