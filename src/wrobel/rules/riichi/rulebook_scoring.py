"""The rulebook of riichi: counting a hand, and where the rules come from."""

TEXT = """
# Counting a hand / Liczenie ręki

R9.1
Find every way to read the hand, four sets and a pair, seven pairs or thirteen orphans, and every
place the winning tile can take. For each add the han of its yaku, then dora<red_fives=3>, red
fives</><ura=true> and, after riichi, ura dora</>; count the fu; take the best. Bonus han never
make up for a missing yaku.
--
Znajdź wszystkie odczytania ręki: cztery grupy i para, siedem par albo Trzynaście Sierot, i każde
miejsce, jakie może zająć zwycięski kamień. Dla każdego dodaj han za yaku, potem
dora<red_fives=3>, czerwone piątki</><ura=true>, a po riichi ura dora</>; policz fu i weź
najlepsze. Dodatkowe han nie zastąpią brakującego yaku.

R9.2
A yakuman stands by itself: fu, dora and ordinary yaku add nothing to it.
--
Yakuman liczy się sam: fu, dora i zwykłe yaku nic do niego nie dodają.

R9.3
A hand is closed if nothing was claimed for a chow, a pung or a kong. Closed kongs and a final ron
do no harm.
--
Ręka jest zamknięta, jeśli nic nie zostało przejęte na chi, pon ani kan. Ukryty kan i końcowy ron
nie szkodzą.

9.2
Fu begin at 20, or at 30 for a closed hand won by ron. A pung adds 2, of terminals or honours 4,
twice as much when concealed; a kong four times what its pung would. A pair of dragons, of your
own wind or of the round wind adds 2, and so do a finish on an edge, closed or pair wait and a
tsumo without pinfu. Seven pairs always count 25.
--
Fu zaczynają się od 20, a przy zamkniętej ręce wygranej przez ron od 30. Pon dodaje 2, ze
skrajnych lub specjalnych 4, ukryty dwa razy więcej; kan cztery razy tyle co taki pon. Para
smoków, wiatru gracza lub wiatru rundy dodaje 2, podobnie wygrana na czekaniu skrajnym, zamkniętym
lub na parę oraz tsumo bez pinfu. Siedem par to zawsze 25.

R9.4
The sum is rounded up to full tens, 32 to 40; seven pairs stay at 25.
--
Sumę zaokrągla się w górę do pełnych dziesiątek, 32 do 40; siedem par zostaje przy 25.

R9.5
A pung finished by ron counts as open, one finished by tsumo as concealed. The hand itself stays
closed.
--
Pon dopełniony przez ron liczy się jak zameldowany, dopełniony przez tsumo jak ukryty. Sama ręka
pozostaje zamknięta.

R9.6
Claimed and added kongs are open. A closed kong is closed even in an open hand.
--
Przejęty i dołożony kan są zameldowane. Ukryty kan jest ukryty nawet w otwartej ręce.

R9.7
A pair that is your own wind and the round wind at once adds {double_wind_pair_fu} fu. Either way
it rules out pinfu.
--
Para wiatru, który jest zarazem wiatrem gracza i wiatrem rundy, dodaje {double_wind_pair_fu} fu.
Pinfu wyklucza tak czy inaczej.

R9.8
The fu of a wait depend on the reading you count, not on how many tiles would have won. A
two-sided wait and a wait on two pairs give none.
--
Fu za czekanie zależą od odczytania, które liczysz, a nie od liczby kamieni, które by wygrały.
Czekanie dwustronne i czekanie na dwie pary nie daje nic.

R9.9 @ambiguous
If the winning tile fits in two ways, take the better one. 5-6-7-8-9 won on 7 can be 8-9 with 7,
an edge wait with 2 fu, or 5-6 with 7, two-sided and good for pinfu.
--
Jeśli zwycięski kamień pasuje na dwa sposoby, wybierz lepszy. 5-6-7-8-9 wygrane na 7 to 8-9 z 7,
czyli skrajne czekanie za 2 fu, albo 5-6 z 7, czyli dwustronne i dobre do pinfu.

R9.10
1-2 waiting for 3, or 8-9 for 7, is an edge wait; 4-6 waiting for 5 is a closed one; a single tile
waiting for its partner a pair wait.
--
1-2 czekające na 3 albo 8-9 czekające na 7 to czekanie skrajne; 4-6 czekające na 5 to zamknięte;
pojedynczy kamień czekający na parę to czekanie na parę.

R9.11
<pinfu_tsumo=true>Pinfu is always 20 fu by tsumo and 30 by ron.</><pinfu_tsumo=false>Pinfu counts
by ron only, with 30 fu; by tsumo it is lost.</>
--
<pinfu_tsumo=true>Pinfu to zawsze 20 fu przez tsumo i 30 przez ron.</><pinfu_tsumo=false>Pinfu
liczy się tylko przez ron, za 30 fu; przy tsumo przepada.</>

R9.12
<open_pinfu_fu=2>An open hand of chows that would come to 20 fu on a ron gets 2 more and so counts
30.</><open_pinfu_fu=0>An open hand of chows may count 20 fu on a ron.</>
--
<open_pinfu_fu=2>Otwarta ręka z samych chi, która przez ron miałaby 20 fu, dostaje jeszcze 2 i
liczy się za 30.</><open_pinfu_fu=0>Otwarta ręka z samych chi może przez ron liczyć 20 fu.</>

R9.13
<rinshan_tsumo_fu=2>A win on a replacement tile has the 2 fu of tsumo too.</><rinshan_tsumo_fu=0>A
win on a replacement tile has no fu for tsumo.</>
--
<rinshan_tsumo_fu=2>Wygrana na kamieniu uzupełniającym też ma 2 fu za
tsumo.</><rinshan_tsumo_fu=0>Wygrana na kamieniu uzupełniającym nie ma fu za tsumo.</>

R9.14
Base points are fu times 2 to the power of han + 2, at most 2000: that is a mangan.
--
Bazowa wartość to fu razy 2 do potęgi han + 2, najwyżej 2000: to mangan.

R9.15
<kiriage=true>4 han 30 fu and 3 han 60 fu, 1920 base points, are rounded up to a
mangan.</><kiriage=false>4 han 30 fu and 3 han 60 fu stay just below a mangan.</>
--
<kiriage=true>4 han 30 fu i 3 han 60 fu, czyli 1920 bazowych, zaokrągla się w górę do
mangana.</><kiriage=false>4 han 30 fu i 3 han 60 fu pozostają tuż poniżej mangana.</>

R9.16
Five han are a mangan, six and seven a haneman (3000 base points), eight to ten a baiman (4000).
<counted_yakuman=true>Eleven and twelve are a sanbaiman (6000), thirteen and more a counted
yakuman (8000).</><counted_yakuman=false>Eleven and more are a sanbaiman (6000), however many
there are.</> A yakuman by pattern is 8000, a double one twice that.
--
Pięć han to mangan, sześć i siedem haneman (3000 bazowych), od ośmiu do dziesięciu baiman (4000).
<counted_yakuman=true>Jedenaście i dwanaście to sanbaiman (6000), trzynaście i więcej to liczony
yakuman (8000).</><counted_yakuman=false>Jedenaście i więcej to sanbaiman (6000), ilekolwiek by
ich było.</> Yakuman za układ to 8000, podwójny dwa razy tyle.

R9.17
On a ron the discarder pays four times the base, six times if East wins. On a tsumo everybody pays
the base and East twice the base; if East wins, everybody pays twice the base. Each payment is
rounded up to the next hundred.
--
Przy ron odrzucający płaci czterokrotność bazowej wartości, a jeśli wygrał Wschód,
sześciokrotność. Przy tsumo każdy płaci bazową wartość, a Wschód dwa razy tyle; jeśli wygrał
Wschód, każdy płaci podwójnie. Każdą wypłatę zaokrągla się w górę do pełnych setek.

R9.18
Counters are added after rounding.
--
Liczniki dodaje się po zaokrągleniu.

9.4
The score card of this ruleset has the tables for all han and fu.
--
Tabele dla wszystkich han i fu są na karcie punktacji tych zasad.

# Yaku / Yaku

10.1
The ordinary yaku and their han are on the page of patterns, each with examples.
<open_tanyao=true>Tanyao counts in an open hand too.</><open_tanyao=false>Tanyao counts in a
closed hand only.</> <atozuke=true>The yaku may come about with the winning tile.</>
--
Zwykłe yaku i ich han są na stronie układów, każde z przykładami. <open_tanyao=true>Tanyao liczy
się także w otwartej ręce.</><open_tanyao=false>Tanyao liczy się tylko w zamkniętej ręce.</>
<atozuke=true>Yaku może powstać dopiero ze zwycięskim kamieniem.</>

10.2
Yakuman are the highest patterns of all. <double_daisuushii=true>Big four winds are a double
yakuman.</><double_daisuushii=false>Big four winds are a single yakuman.</>
--
Yakumany to najwyższe układy. <double_daisuushii=true>Duże Cztery Wiatry to podwójny
yakuman.</><double_daisuushii=false>Duże Cztery Wiatry to pojedynczy yakuman.</>

R10.1
<yakuman_stack=true>Several yakuman in one hand add up.</><yakuman_stack=false>Several yakuman in
one hand do not add up: the best one is paid.</>
--
<yakuman_stack=true>Kilka yakumanów w jednej ręce się sumuje.</><yakuman_stack=false>Kilka
yakumanów w jednej ręce się nie sumuje: płaci się za najlepszy.</>

R10.2
<renhou=off>A ron in the first go-around has no yaku of its own.</><renhou=mangan>A non-dealer's
ron in the uninterrupted first go-around is renhou, a mangan, unless the hand is worth
more.</><renhou=5han>A non-dealer's ron in the uninterrupted first go-around is renhou: 5 han,
added to everything else.</><renhou=yakuman>A non-dealer's ron in the uninterrupted first
go-around is renhou, a yakuman.</><renhou=mangan|5han|yakuman> <renhou_before_own_turn=true>It
must come before your own first draw.</><renhou_before_own_turn=false>It may also come after your
own first draw.</></>
--
<renhou=off>Ron w pierwszej kolejce nie ma osobnego yaku.</><renhou=mangan>Ron gracza innego niż
Wschód w nieprzerwanej pierwszej kolejce to renhou: mangan, chyba że ręka jest warta
więcej.</><renhou=5han>Ron gracza innego niż Wschód w nieprzerwanej pierwszej kolejce to renhou: 5
han, dodawane do reszty.</><renhou=yakuman>Ron gracza innego niż Wschód w nieprzerwanej pierwszej
kolejce to renhou, yakuman.</><renhou=mangan|5han|yakuman> <renhou_before_own_turn=true>Musi
nastąpić przed twoim pierwszym dobraniem.</><renhou_before_own_turn=false>Może nastąpić także po
twoim pierwszym dobraniu.</></>

R10.3
All yaku that do not exclude each other add up.
--
Wszystkie yaku, które się nie wykluczają, sumują się.

R10.4 @pungs_or_chows
222333444 can be three pungs or three equal chows: take what is worth more.
--
222333444 to trzy pon albo trzy takie same chi: licz to, co warte więcej.

R10.5
<double_kokushi=true>Thirteen orphans waiting for all thirteen tiles are double.
</><double_kokushi=false>Thirteen orphans are always single. </><double_chuuren=true>Nine gates
waiting for all nine tiles are double. </><double_chuuren=false>Nine gates are always single.
</><double_suuankou=true>Four concealed pungs finished on the pair are
double.</><double_suuankou=false>Four concealed pungs are always single.</> What counts are the
thirteen tiles before the win.
--
<double_kokushi=true>Trzynaście Sierot z czekaniem na wszystkie trzynaście kamieni liczy się
podwójnie. </><double_kokushi=false>Trzynaście Sierot liczy się zawsze pojedynczo.
</><double_chuuren=true>Dziewięć Bram z czekaniem na wszystkie dziewięć liczy się podwójnie.
</><double_chuuren=false>Dziewięć Bram liczy się zawsze pojedynczo.
</><double_suuankou=true>Cztery Ukryte Pon dopełnione parą liczą się
podwójnie.</><double_suuankou=false>Cztery Ukryte Pon liczą się zawsze pojedynczo.</> Decyduje
trzynaście kamieni sprzed wygranej.

R10.6
Guides differ from rulebooks: some allow open tanyao, make the giver of an open kong liable, or
count renhou as a hand of the highest rank. What applies here is said above.
--
Przewodniki różnią się od regulaminów: jedne uznają otwarte tanyao, inne każą płacić temu, kto dał
kamień do kan, albo liczą renhou jako rękę najwyższą. Co obowiązuje tutaj, powiedziano wyżej.

# Where these rules come from / Skąd te zasady

R11.1
The page of options lists every option of these rules with its value; values that no source
settles are marked there.
--
Wszystkie opcje tych zasad z wartościami są na stronie opcji; wartości, których nie potwierdza
żadne źródło, są tam oznaczone.

R11.1a
Some options depend on each other: kan ura dora needs both ura dora and kan dora, an extra round
or a dealer's stop needs a target score, the second uma may not exceed the first, and the results
must sum to zero.
--
Niektóre opcje zależą od siebie: kan ura dora wymaga ura dora i kan dora, runda dodatkowa i
zakończenie gry przez prowadzący Wschód wymagają wyniku do osiągnięcia, druga premia nie może
przewyższać pierwszej, a wyniki muszą sumować się do zera.

R11.2
Between the two European editions here came a revision in 2012: a larger uma, a single double
yakuman, and always the best reading.
--
Między dwoma europejskimi wydaniami jest rewizja z 2012 roku: wyższa premia, tylko jeden podwójny
yakuman i zawsze najlepsze odczytanie.

R11.3
The Polish score card follows the World Riichi Championship with renhou at five han and two fu for
a double-wind pair.
--
Polska karta punktacji idzie za zasadami World Riichi Championship, z renhou za pięć han i dwoma
fu za parę podwójnego wiatru.

R11.3a
The Polish guide follows the first European rules, but with open tanyao, liability after an open
kong, a fourth kong that aborts at once, closed kongs that interrupt nothing, renhou even after
one's own draw, and riichi to the last tile of the wall.
--
Polski przewodnik po yaku idzie za pierwszymi europejskimi zasadami, ale z otwartym tanyao,
odpowiedzialnością po zameldowanym kan, czwartym kan przerywającym od razu, ukrytym kan, który
niczego nie przerywa, renhou także po własnym dobraniu i riichi do ostatniego kamienia muru.

R11.4
The printed card has slips, mended here: misspelt names and characters, shifted rows, a missing
column.
--
Drukowana karta ma omyłki, tutaj poprawione: przekręcone nazwy i znaki, przesunięte wiersze, brak
jednej kolumny.
"""
