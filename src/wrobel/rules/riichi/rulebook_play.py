"""The rulebook of riichi: tiles, turns, riichi and furiten. See ``wrobel.rules.rulebook``."""

TEXT = """
# Tiles, seats and the wall / Kamienie, miejsca i mur

R1.1 @tiles
Riichi is played with 136 tiles: four of each of 34 kinds. There are three suits from 1 to 9
(circles, bamboos, characters), four winds and three dragons. Flowers, seasons and jokers stay in
the box. The 1 of bamboos often shows a bird, the white dragon is blank or a frame.
--
W riichi gra się 136 kamieniami: są 34 rodzaje, każdy w czterech egzemplarzach. Są trzy rodziny od
1 do 9 (kółka, bambusy, znaki), cztery wiatry i trzy smoki. Kwiaty, pory roku i jokery zostają w
pudełku. Na jedynce bambusów bywa ptak, biały smok jest pusty albo ma ramkę.

R1.2
The 1 and the 9 of a suit are terminals, winds and dragons are honours, the numbers 2 to 8 are
simples. Terminals and honours together make thirteen kinds; several patterns ask for them or
forbid them.
--
Jedynka i dziewiątka to kamienie skrajne, wiatry i smoki to kamienie specjalne, a numery od 2 do 8
to kamienie zwykłe. Skrajnych i specjalnych jest razem trzynaście rodzajów; niektóre układy ich
wymagają, inne je wykluczają.

R1.3
<red_fives=3>One five of each suit is red. A red five is a five in every respect and one more han
for the winner; shown by a dora indicator it counts twice. Whoever can take or discard a plain
five or a red one chooses which.</><red_fives=0>There are no red fives in the set: all fives are
alike.</>
--
<red_fives=3>Jedna piątka w każdej rodzinie jest czerwona. To zwykła piątka, która zwycięzcy daje
dodatkowy han; wskazana przez wskaźnik dora liczy się podwójnie. Kto może użyć zwykłej albo
czerwonej piątki, sam wybiera którą.</><red_fives=0>Czerwonych piątek w zestawie nie ma: wszystkie
piątki są takie same.</>

R1.4 @seats
East deals. Going counter-clockwise, South sits to East's right, West opposite, North to the left,
and the turn passes in this order. Your neighbour on the right plays after you.
--
Rozdaje Wschód. Przeciwnie do ruchu wskazówek zegara siedzą dalej: Południe po prawej ręce
Wschodu, Zachód naprzeciw, Północ po lewej; w tej kolejności przechodzi ruch. Po tobie gra sąsiad
z prawej.

R1.5
Seats are drawn with one tile of each wind, the player who mixed them drawing last, unless a
schedule fixes them. Whoever draws East deals first. A round marker stays with the first
dealer<length=east-south> and is turned over when the South round begins</>.
--
Miejsca losuje się czterema kamieniami, po jednym każdego wiatru; kto je mieszał, losuje ostatni.
Na turnieju miejsca podaje plan. Kto wylosuje Wschód, pierwszy rozdaje. Znacznik rundy leży przy
pierwszym rozdającym<length=east-south> i odwraca się go, gdy zaczyna się runda południowa</>.

R1.6 @wall
The tiles are mixed face down and everybody builds a wall of seventeen stacks, two tiles high. The
four walls are pushed together into a square.
--
Kamienie miesza się licem do dołu, po czym każdy układa mur z siedemnastu segmentów po dwa
kamienie. Cztery mury zsuwa się w kwadrat.

R1.7 @break
East throws two dice. Counting players from East as one, counter-clockwise, the sum names the
player whose wall is broken. That player counts off the same number of stacks from the right end
of that wall and opens a gap to the left of them.
--
Wschód rzuca dwiema kośćmi. Licząc graczy od Wschodu jako pierwszego, przeciwnie do ruchu
wskazówek, suma wskazuje, czyj mur się rozbija. Ten gracz odlicza tyle samo segmentów od prawego
końca swojego muru i rozsuwa mur na lewo od nich.

R1.8 @dead_wall
The seven stacks to the right of the gap are the dead wall; if there are too few they go on into
the next wall. Another gap after the seventh stack shows where the live wall ends. Tiles are drawn
from the left side of the first gap, clockwise.
--
Siedem segmentów na prawo od przerwy to martwy mur; gdy ich brakuje, należy do niego także
początek sąsiedniego muru. Druga przerwa, za siódmym segmentem, pokazuje koniec żywego muru.
Kamienie dobiera się od lewej strony pierwszej przerwy, zgodnie z ruchem wskazówek.

R1.9
The first two stacks of the dead wall are the four replacement tiles for kongs, upper tile before
lower. The upper tile of the third stack is turned: the dora indicator. <kan_dora=true>The upper
tiles of the next four stacks are turned one after another when kongs are
made.</><kan_dora=false>Kongs turn no further indicators.</> <ura=true>The tile under an indicator
is its ura indicator.</><ura=false>What lies under the indicator does not matter.</>
--
Dwa pierwsze segmenty martwego muru to cztery kamienie uzupełniające po kan, najpierw górny, potem
dolny. Górny kamień trzeciego segmentu odkrywa się: to wskaźnik dora. <kan_dora=true>Górne
kamienie czterech następnych segmentów odkrywa się po kolei przy każdym kan.</><kan_dora=false>Kan
nie odkrywa dalszych wskaźników.</> <ura=true>Kamień pod wskaźnikiem to wskaźnik ura
dora.</><ura=false>To, co leży pod wskaźnikiem, nie ma znaczenia.</>

R1.10 @dora
The dora is the tile that follows the indicator: the next number of the suit, 1 after 9; East,
South, West, North and East again; white, green, red and white again.
--
Dora to kamień następujący po wskaźniku: kolejny numer tej samej rodziny, a po 9 jedynka; Wschód,
Południe, Zachód, Północ i znów Wschód; biały, zielony, czerwony i znów biały smok.

R1.11
East, South, West and North take four tiles each, three times over. Then East takes the upper
tiles of the first and the third stack that follow, the others one tile each. East has fourteen
tiles, the others thirteen, and 69 are left to draw.
--
Wschód, Południe, Zachód i Północ biorą po cztery kamienie, trzy razy. Potem Wschód bierze górne
kamienie pierwszego i trzeciego z kolejnych segmentów, a pozostali po jednym. Wschód ma
czternaście kamieni, inni po trzynaście, a do dobrania zostaje 69.

R1.12
East puts the dice to the right as the dealer's mark and holds back the first discard until
everybody has sorted their tiles.
--
Wschód kładzie kości po prawej stronie na znak, że rozdaje, i z pierwszym odrzuceniem czeka, aż
wszyscy ułożą kamienie.

R1.13
The dead wall always has fourteen tiles. After each kong the last tile of the live wall becomes
part of it, so that every kong makes the hand one draw shorter.
--
Martwy mur ma zawsze czternaście kamieni. Po każdym kan dołącza do niego ostatni kamień żywego
muru, więc każdy kan skraca rozgrywkę o jedno dobranie.

# Your turn and the discards of others / Twój ruch i kamienie innych

R2.1
Your turn begins when you take a tile, from the wall or by a claim, and ends with your discard.
East's first turn begins without a draw.
--
Twój ruch zaczyna się, gdy bierzesz kamień z muru albo przez przejęcie, a kończy się odrzuceniem.
Pierwszy ruch Wschodu zaczyna się bez dobierania.

R2.2
After a draw you may win by tsumo, declare a closed kong, add a fourth tile to your own pung,
declare riichi, or simply discard. After a chow or a pung you may only discard. After an open kong
you draw a replacement tile and go on as after a draw.
--
Po dobraniu możesz wygrać przez tsumo, zgłosić ukryty kan, dołożyć czwarty kamień do własnego pon,
zgłosić riichi albo po prostu odrzucić. Po chi lub pon wolno tylko odrzucić. Po zameldowanym kan
dobierasz kamień uzupełniający i grasz dalej jak po dobraniu.

R2.3 @river
Your discards lie face up in front of you, in order, in rows of six. A tile that somebody claims
was still discarded by you: it counts for furiten<nagashi_mangan=win|draw> and for nagashi
mangan</>.
--
Odrzucone kamienie kładziesz przed sobą licem do góry, po sześć w rzędzie, w kolejności. Kamień,
który ktoś przejął, nadal jest twoim odrzuconym kamieniem: liczy się do
furiten<nagashi_mangan=win|draw> i do nagashi mangan</>.

R2.4
Four turns in a row, one of each player, are a go-around. <closed_kong_interrupts=true>Any chow,
pung or kong interrupts it, even a closed kong.</><closed_kong_interrupts=false>A chow, a pung and
an open kong interrupt it; a closed kong does not.</> Ippatsu, double riichi and the
blessings need a go-around without interruption<abort_nine_kinds=true>, and so do some abortive
draws</><abort_nine_kinds=false><abort_four_winds=true>, and so do some abortive draws</></>.
--
Cztery kolejne ruchy, po jednym każdego gracza, to kolejka. <closed_kong_interrupts=true>Przerywa
ją każde chi, pon i kan, także ukryty.</><closed_kong_interrupts=false>Przerywa ją chi, pon i
zameldowany kan; ukryty kan jej nie przerywa.</> Nieprzerwanej kolejki wymagają ippatsu, podwójne
riichi i błogosławieństwa<abort_nine_kinds=true>, a także niektóre przerwania
rozgrywki</><abort_nine_kinds=false><abort_four_winds=true>, a także niektóre przerwania
rozgrywki</></>.

R2.5
You may take a discard by ron if it completes your hand, the hand has a yaku and you are not
furiten; the yaku may come about with that very tile. Two equal tiles of your own make a pung of
any discard, three a kong. A chow is possible only with the discard of the player on your left.
There is no chow round the end, such as 8-9-1, and none of honours.
--
Odrzucony kamień możesz wziąć przez ron, jeśli dopełnia rękę, ręka ma yaku i nie jesteś furiten;
yaku może powstać dopiero z tym kamieniem. Mając dwa takie same kamienie, zgłaszasz pon na
czyjkolwiek kamień, mając trzy, kan. Chi wolno zgłosić tylko na kamień gracza z lewej. Nie ma chi
na przełomie, jak 8-9-1, ani chi z kamieni specjalnych.

R2.6
When several players want a discard, ron comes before pung and kong, and these before chow.
--
Gdy odrzucony kamień chce kilku graczy, ron ma pierwszeństwo przed pon i kan, a te przed chi.

R2.7
If several players call ron on one tile, R6.1 says who wins.
--
Jeśli na ten sam kamień kilku graczy woła ron, o zwycięzcy rozstrzyga R6.1.

R2.8
A claim that has been called must be carried out.
--
Zgłoszonego przejęcia nie można cofnąć.

R2.9
<claim_timing=3s>A discard may be claimed for three seconds, even if the next player has already
drawn; that tile then goes back to the wall. A player who calls chow must give way to a pung or a
kong within the three seconds, and everybody to a ron.</><claim_timing=until-draw>A chow, pung or
kong may be called until the next player draws, a ron until that player discards, but not after a
tsumo. If the next player drew too hastily, the claim stands and the tile goes
back.</><claim_timing=first-call>Of chow, pung and kong the first call counts; only calls at the
same moment are decided by rank. A ron may be called until the next player discards, but not after
a tsumo.</><claim_timing=engine>A computer asks everybody who may claim, and only when all have
answered does the highest claim count.</><claim_timing=3s|until-draw|first-call> All this is for
real tables: at the program's tables everybody is asked, nobody draws before all have answered or
the time to call is over, and R2.6 decides.</>
--
<claim_timing=3s>Na przejęcie są trzy sekundy, nawet jeśli następny gracz już dobrał; dobrany
kamień wraca wtedy do muru. Chi ustępuje pon i kan zgłoszonym w ciągu tych trzech sekund, a
wszystko ustępuje ron.</><claim_timing=until-draw>Chi, pon i kan można zgłosić, dopóki następny
gracz nie dobierze, a ron, dopóki nie odrzuci, ale nie po tsumo. Jeśli następny gracz dobrał zbyt
pospiesznie, przejęcie jest ważne, a kamień wraca do muru.</><claim_timing=first-call>Spośród chi,
pon i kan liczy się to, co zawołano pierwsze; tylko przy okrzykach naprawdę jednoczesnych decyduje
pierwszeństwo. Ron można zawołać, dopóki następny gracz nie odrzuci, ale nie po
tsumo.</><claim_timing=engine>Komputer pyta każdego, kto może przejąć kamień, i dopiero gdy
wszyscy odpowiedzą, liczy się najwyższe zgłoszenie.</><claim_timing=3s|until-draw|first-call> Tak
jest przy prawdziwych stołach: przy stołach programu pyta się wszystkich, nikt nie dobiera, zanim
wszyscy odpowiedzą albo minie czas na zgłoszenie, i rozstrzyga R2.6.</>

R2.10
Call clearly, show your own tiles of the set, discard and take the claimed tile, the last two in
either order. The words are chi or chow, pon or pung, kan or kong, riichi, ron and tsumo; mahjong
will do for either win. If you have not taken the tile by the time two more discards have been
made, your hand is dead.
--
Zawołaj wyraźnie, pokaż własne kamienie grupy, odrzuć i weź przejęty kamień, dwie ostatnie
czynności w dowolnej kolejności. Woła się chi, pon, kan, riichi, ron i tsumo; zamiast ron i tsumo
można też zawołać mahjong. Jeśli nie weźmiesz kamienia, zanim inni odrzucą dwa następne, twoja
ręka jest martwa.

R2.10a
After a pung or an open kong play goes on from the player who claimed; those in between lose their
turn. After a chow nobody is passed over. A closed or added kong that is not robbed leaves the
turn where it is.
--
Po pon lub zameldowanym kan gra toczy się dalej od gracza, który przejął kamień; kto siedzi
pomiędzy, traci ruch. Po chi nikogo się nie omija. Ukryty lub dołożony kan, którego nikt nie
przechwyci, nie zmienia kolejności.

R2.11 @melds
Claimed sets lie on your right. The claimed tile is turned sideways and its place shows who gave
it: left, middle or right. The tile added to a pung lies beside the turned one, turned as well. A
closed kong is shown and its two inner tiles are then turned face down. Sets on the table are
never changed.
--
Zameldowane grupy leżą po twojej prawej stronie. Przejęty kamień kładzie się bokiem, a jego
miejsce pokazuje, od kogo pochodzi: lewy, środkowy lub prawy. Kamień dołożony do pon leży przy
kamieniu obróconym, tak samo bokiem. Ukryty kan pokazuje się, po czym dwa środkowe kamienie
odwraca licem do dołu. Grup na stole już się nie zmienia.

R2.12
<kuikae=allowed>After a claim you may discard whatever you like, even a tile like the one you have
just claimed.</><kuikae=forbidden>After a claim you may not at once discard a tile equal to the
claimed one, nor after a chow the tile that would fit at the other end: if you take 4 with 5-6,
you keep 7 for that turn. If no other discard were left, the claim is not allowed.</>
--
<kuikae=allowed>Po przejęciu możesz odrzucić dowolny kamień, także taki sam jak
przejęty.</><kuikae=forbidden>Po przejęciu nie wolno od razu odrzucić kamienia takiego samego jak
przejęty ani, po chi, kamienia pasującego z drugiego końca: biorąc 4 do 5-6, w tym ruchu
zatrzymujesz siódemkę. Jeśli nie zostałby żaden inny kamień do odrzucenia, przejęcie jest
niedozwolone.</>

R2.13
The last discard of the hand can only be taken to win.
--
Ostatni odrzucony kamień rozgrywki można wziąć tylko po to, by wygrać.

# Kongs / Kan

R2.14
With three concealed tiles you may claim the fourth from a discard: an open kong.
--
Mając trzy ukryte kamienie, możesz przejąć czwarty odrzucony: to zameldowany kan.

R2.15
In your turn, after a draw, you may add the fourth tile to your own open pung, or lay down four
equal tiles as a closed kong. Several kongs may follow each other in one turn.
--
W swoim ruchu, po dobraniu, możesz dołożyć czwarty kamień do własnego zameldowanego pon albo
wyłożyć cztery takie same jako ukryty kan. W jednym ruchu może nastąpić kilka kan po sobie.

R2.16
Four equal tiles are a kong only if you declare them.
--
Cztery takie same kamienie są kan tylko wtedy, gdy zostały zgłoszone.

R2.17
A closed kong leaves the hand closed.
--
Ukryty kan nie otwiera ręki.

R2.18
The tile added to a pung can be taken by ron, as if it had been discarded: robbing the kong. The
kong then never happened, no indicator is turned and the pung stays a pung.<claim_timing=3s>
Whoever adds the tile gives the others three seconds for it.</> <kokushi_robs_ankan=true>A closed
kong can be robbed by thirteen orphans only.</><kokushi_robs_ankan=false>A closed kong cannot be
robbed.</>
--
Kamień dokładany do pon można wziąć przez ron, jakby był odrzucony: to przechwycenie kan. Wtedy
kan w ogóle nie powstał, wskaźnika się nie odkrywa, a pon zostaje pon.<claim_timing=3s> Kto
dokłada kamień, daje na to pozostałym trzy sekundy.</> <kokushi_robs_ankan=true>Ukryty kan
przechwycić może tylko Trzynaście Sierot.</><kokushi_robs_ankan=false>Ukrytego kan nie można
przechwycić.</>

R2.19
After a kong you draw the next replacement tile from the dead wall and the last live tile takes
its place there. Winning on that tile is tsumo and rinshan.
--
Po kan dobierasz kolejny kamień uzupełniający z martwego muru, a na jego miejsce przechodzi
ostatni kamień żywego muru. Wygrana na tym kamieniu to tsumo i rinshan.

R2.20
<kan_dora=true><kan_dora_timing=immediate>The new indicator is turned at once, before the
replacement tile is drawn.</><kan_dora_timing=closed-immediate-open-after>For a closed kong the
new indicator is turned at once. For an open or added one it waits until the discard that follows,
or until the next kong; a rinshan win does not count it, a ron on that discard
does.</></><kan_dora=false>Kongs turn no indicator here.</>
--
<kan_dora=true><kan_dora_timing=immediate>Nowy wskaźnik odkrywa się od razu, przed dobraniem
kamienia uzupełniającego.</><kan_dora_timing=closed-immediate-open-after>Przy ukrytym kan nowy
wskaźnik odkrywa się od razu. Przy zameldowanym i dołożonym czeka on do następnego odrzucenia albo
do następnego kan; wygrana rinshan go nie liczy, ron na tym odrzuconym kamieniu już
tak.</></><kan_dora=false>Kan nie odkrywa tu wskaźnika.</>

R2.21
No kong may be declared on the very last tile of the live wall. With one tile left it still may,
and the replacement is then the last tile. <rinshan_with_haitei=true>Winning on it counts both
rinshan and haitei.</><rinshan_with_haitei=false>Winning on it counts rinshan only.</>
--
Na ostatnim kamieniu żywego muru nie wolno zgłosić kan. Gdy został jeszcze jeden, wolno, a kamień
uzupełniający jest wtedy ostatnim. <rinshan_with_haitei=true>Wygrana na nim to zarazem rinshan i
haitei.</><rinshan_with_haitei=false>Wygrana na nim to tylko rinshan.</>

R2.22
A hand has room for four kongs, whoever makes them. <fourth_kong=abort>If they belong to different
players, the hand is aborted after the discard that follows the fourth, unless somebody wins
first. If one player has all four, play goes on and nobody may declare a
fifth.</><fourth_kong=abort-at-once>If they belong to different players, the fourth aborts the
hand as soon as it is declared; if one player has all four, a fifth by anybody
does.</><fourth_kong=continue>Play goes on after the fourth, and nobody may declare a fifth.</>
--
W rozgrywce jest miejsce na cztery kan, czyjekolwiek by były. <fourth_kong=abort>Jeśli należą do
różnych graczy, rozgrywka zostaje przerwana po kamieniu odrzuconym po czwartym, chyba że ktoś
wcześniej wygra. Jeśli wszystkie cztery ma jeden gracz, gra się dalej, a piątego nie wolno
zgłosić.</><fourth_kong=abort-at-once>Jeśli należą do różnych graczy, czwarty przerywa rozgrywkę w
chwili zgłoszenia; jeśli wszystkie cztery ma jeden gracz, przerywa ją piąty,
czyjkolwiek.</><fourth_kong=continue>Po czwartym gra się dalej, a piątego nie wolno zgłosić.</>

# Riichi / Riichi

R3.1 @riichi
You may declare riichi in your turn, after a draw, if your hand is closed and waits for a tile
after the discard. {riichi_min_tiles} <riichi_needs_1000=true>You need {stick} for the
deposit.</><riichi_needs_1000=false>If you are short of points, the deposit is lent to you.</>
--
Riichi możesz zgłosić w swoim ruchu, po dobraniu, jeśli ręka jest zamknięta i po odrzuceniu czeka
na kamień. {riichi_min_tiles} <riichi_needs_1000=true>Na zastaw musisz mieć
{stick}.</><riichi_needs_1000=false>Jeśli brakuje ci punktów, zastaw dostajesz na kredyt.</>

R3.2
Say riichi, discard sideways and put down a stick of {stick}. If somebody wins on that discard, the
riichi is void and the stick stays yours. If the tile is claimed for a set, turn your next discard
instead.
--
Powiedz riichi, odrzuć kamień bokiem i połóż zastaw: {stick}. Jeśli ktoś na tym kamieniu wygra,
riichi
jest nieważne, a zastaw zostaje u ciebie. Jeśli kamień zostanie przejęty do grupy, bokiem połóż
następny odrzucony.

R3.3
<furiten_riichi=true>You may declare riichi in furiten; then only a tile of your own drawing
wins.</><furiten_riichi=false>In furiten you may not declare riichi.</>
--
<furiten_riichi=true>Wolno zgłosić riichi w furiten; wygrasz wtedy tylko kamieniem, który sam
dobierzesz.</><furiten_riichi=false>W furiten nie wolno zgłosić riichi.</>

R3.4
After riichi the hand does not change: what you draw and cannot win with you discard. You may
still make a closed kong of the tile just drawn, <riichi_kong=readings>but only if the waits stay
the same and the three tiles are a pung in every reading of the hand.</><riichi_kong=waits>as long
as the waits stay the same.</>
--
Po riichi ręka się nie zmienia: dobrany kamień, którym nie wygrywasz, odrzucasz. Wolno jeszcze
zgłosić ukryty kan z kamienia właśnie dobranego, <riichi_kong=readings>ale tylko wtedy, gdy
czekanie się nie zmienia, a te trzy kamienie są pon w każdym odczytaniu
ręki.</><riichi_kong=waits>o ile czekanie się nie zmienia.</>

R3.5
<chombo=off>A forbidden kong after riichi is refused.</><chombo=reverse-mangan|20000-after-uma>A
forbidden kong after riichi is a chombo, found out when the wall runs out or when the player wins
(R5.14).</>
--
<chombo=off>Niedozwolonego kan po riichi program nie
przyjmuje.</><chombo=reverse-mangan|20000-after-uma>Niedozwolony kan po riichi to chombo,
stwierdzane przy wyczerpaniu kamieni albo gdy ten gracz wygra (R5.14).</>

R3.6
<ippatsu=true>If you win after riichi no later than with your next draw, and the go-around was not
interrupted, you have ippatsu, one han more. A robbed kong interrupts
nothing.</><ippatsu=false>Ippatsu, the quick win after riichi, is not counted.</>
--
<ippatsu=true>Jeśli po riichi wygrasz najpóźniej przy następnym własnym dobraniu, a kolejki nikt
nie przerwał, masz ippatsu, jeden han więcej. Przechwycony kan niczego nie
przerywa.</><ippatsu=false>Ippatsu, czyli szybkiej wygranej po riichi, się nie liczy.</>

R3.7
Riichi with your very first discard, before any interruption, is double riichi: two han instead of
one.
--
Riichi zgłoszone przy pierwszym własnym odrzuceniu, gdy kolejki nikt nie przerwał, to podwójne
riichi: dwa han zamiast jednego.

R3.8
If you let a tile go by after riichi that would complete your hand, you are furiten to the end of
the hand and can only win by tsumo.
--
Jeśli po riichi przepuścisz kamień, który dopełnia rękę, jesteś furiten do końca rozgrywki i
możesz wygrać tylko przez tsumo.

R3.9
<ura=true>A winner in riichi turns the <kan_ura=true>tiles under all turned
indicators</><kan_ura=false>tile under the first indicator</> and counts the ura dora. Without
riichi they do not count.</><ura=false>There are no ura dora.</>
--
<ura=true>Zwycięzca, który był w riichi, odkrywa <kan_ura=true>kamienie pod wszystkimi odkrytymi
wskaźnikami</><kan_ura=false>kamień pod pierwszym wskaźnikiem</> i liczy ura dora. Bez riichi się
nie liczą.</><ura=false>Ura dora się nie liczą.</>

R3.10
The deposits go to the winner; R6.2 says how several winners share them. If nobody wins they stay
on the table for the next winner.
--
Zastawy bierze, kto wygra; gdy wygra kilku, o podziale mówi R6.2. Gdy nikt nie wygra, zostają na
stole dla następnego zwycięzcy.

# Furiten / Furiten

R4.1
Your waits are all tiles that complete your hand to four sets and a pair, to seven pairs or to
thirteen orphans, with or without a yaku.
--
Twoje czekanie to wszystkie kamienie, które dopełniają rękę do czterech grup i pary, do siedmiu
par albo do Trzynastu Sierot, z yaku albo bez.

R4.2
If one of your waits lies among your own discards, you are furiten: you may not win by ron on any
of them, not even on another one. It ends when you change the wait.
--
Jeśli któryś z kamieni twojego czekania leży wśród twoich odrzuconych, jesteś furiten: nie wolno
ci wygrać przez ron na żadnym z nich, także na innym. Kończy się to, gdy zmienisz czekanie.

R4.3
If somebody discards one of your waits, or adds it to a kong, and you do not win on it, you are
furiten for a while, even if you had no yaku. <kokushi_robs_ankan=true>For thirteen orphans a
closed kong of a wanted tile counts as well. </><temp_furiten_end=draw-or-interrupt>It ends with
your next draw, or sooner, when a claim or a kong interrupts the
go-around.</><temp_furiten_end=draw-or-claim>It ends with your next draw or your own claim.</>
--
Jeśli ktoś odrzuci kamień, na który czekasz, albo dołoży go do kan, a ty na nim nie wygrasz,
jesteś przez chwilę furiten, nawet jeśli brakowało ci yaku. <kokushi_robs_ankan=true>Dla Trzynastu
Sierot liczy się też ukryty kan z takiego kamienia. </><temp_furiten_end=draw-or-interrupt>Kończy
się to z twoim następnym dobraniem albo wcześniej, gdy przejęcie lub kan przerwie
kolejkę.</><temp_furiten_end=draw-or-claim>Kończy się to z twoim następnym dobraniem albo własnym
przejęciem.</>

R4.4
After riichi a missed tile makes you furiten to the end (R3.8).
--
Po riichi przepuszczony kamień oznacza furiten do końca (R3.8).

R4.5
Furiten never forbids tsumo, nor being tenpai when the wall runs out; R3.3 says whether riichi is
allowed.
--
Furiten nie zabrania tsumo ani bycia tenpai przy wyczerpaniu kamieni; o riichi mówi R3.3.

R4.6
<chombo=off>A ron in furiten is not accepted.</><chombo=reverse-mangan|20000-after-uma>A ron in
furiten is a false win, a chombo.</>
--
<chombo=off>Ron w furiten nie jest przyjmowany.</><chombo=reverse-mangan|20000-after-uma>Ron w
furiten to nieważna wygrana, czyli chombo.</>

R4.7 @furiten
Look at the whole wait. Waiting with 1-2-3-4-5-6-7-8 for 3, 6 and 9, you are furiten if any of the
three lies in front of you. The trap is the two-sided wait of an outside hand: with 2-3 you hope
for 1, but 4 completes the hand too.
--
Patrz na całe czekanie. Mając 1-2-3-4-5-6-7-8 i czekając na 3, 6 i 9, jesteś furiten, jeśli leży
przed tobą którykolwiek z tych trzech. Pułapką bywa dwustronne czekanie zewnętrznej ręki: z 2-3
liczysz na 1, ale 4 też dopełnia rękę.
"""
