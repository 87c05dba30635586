"""The patterns of riichi as in a good guide. See ``wrobel.rules.guide``."""

TEXT = """
riichi
Declare as soon as a closed hand has a good wait, above all a cheap one: it is a yaku by itself,
  and the others must be careful. || Zgłaszaj, gdy tylko zamknięta ręka dobrze czeka, zwłaszcza
  tania: riichi samo jest yaku, a inni muszą uważać.
Goes with everything closed: ippatsu, tsumo, pinfu, ura dora. || Łączy się z wszystkim, co
  zamknięte: ippatsu, tsumo, pinfu, ura dora.
After riichi you cannot defend any more, and a winning tile let go makes you furiten to the end.
  || Po riichi nie możesz się już bronić, a przepuszczony kamień oznacza furiten do końca.

double_riichi
There is little to decide: a hand waiting at the first discard is nearly always declared. || Nie
  ma o czym myśleć: rękę czekającą przy pierwszym odrzuceniu prawie zawsze się zgłasza.
It replaces riichi and goes with ippatsu and ura dora. || Zastępuje riichi, łączy się z ippatsu
  i ura dora.
A call by anybody before your first discard, in most rules also a closed kong, makes it an
  ordinary riichi. || Przejęcie kogokolwiek przed twoim pierwszym odrzuceniem, a w większości
  zasad także ukryty kan, czyni z niego zwykłe riichi.

ippatsu
You cannot plan it; it is a gift for declaring early. || Nie da się go zaplanować; to premia za
  wczesne riichi.
Needs riichi or double riichi; not with rinshan, unless closed kongs do not interrupt. || Wymaga
  riichi lub podwójnego riichi; nie łączy się z rinshan, chyba że ukryty kan nie przerywa
  kolejki.
Any claim in between destroys it, even a chow far from you. || Każde przejęcie po drodze je
  niszczy, nawet chi daleko od ciebie.

menzen_tsumo
Keep the hand closed, and winning on your own draw is worth a han. || Trzymaj rękę zamkniętą, a
  każda wygrana własnym kamieniem daje han.
Goes with riichi and pinfu; closed kongs do no harm. || Łączy się z riichi i pinfu; ukryty kan
  nie szkodzi.
One claim is enough to lose it, even if all other sets are concealed. || Wystarczy jedno
  przejęcie, by przepadło, choćby reszta była ukryta.

pinfu
The basis of fast closed hands: collect chows, keep a pair without value and wait two-sided. ||
  Podstawa szybkich zamkniętych rąk: zbieraj chi, zostaw parę bez wartości i czekaj dwustronnie.
Goes with riichi, tsumo, tanyao, iipeikou and sanshoku; never with a pung or a kong. || Łączy
  się z riichi, tsumo, tanyao, iipeikou i sanshoku; nigdy z pon ani kan.
A closed, edge or pair wait spoils it, and so does a pair of your own wind; pinfu is always 20
  fu by tsumo and 30 by ron. || Psuje je czekanie zamknięte, skrajne lub na parę, a także para
  własnego wiatru; pinfu to zawsze 20 fu przez tsumo i 30 przez ron.

iipeikou
A small extra that often comes by itself when one suit is dense: with 2-2-3-3-4 keep the shape
  and let the fourth tile come. || Mały dodatek, który często przychodzi sam, gdy jedna rodzina
  jest gęsta: mając 2-2-3-3-4, zachowaj kształt i poczekaj na brakującą czwórkę.
Goes with riichi, pinfu and tanyao; two couples of equal chows are ryanpeikou instead. || Łączy
  się z riichi, pinfu i tanyao; dwie dwójki takich samych chi to już ryanpeikou.
It counts only in a closed hand and never inside seven pairs; three equal chows are still one
  iipeikou. || Liczy się tylko w zamkniętej ręce i nigdy w siedmiu parach; trzy takie same chi to
  nadal jedno iipeikou.

tanyao
The quickest yaku where it may be open: throw terminals and honours away. || Najszybsze yaku
  tam, gdzie może być otwarte: odrzucaj skrajne i specjalne.
Goes with pinfu, sanshoku, toitoi, seven pairs; never with outside hands or value tiles. ||
  Łączy się z pinfu, sanshoku, toitoi, siedmioma parami; nigdy z zewnętrznymi rękami ani z pon
  smoków lub wiatrów.
One 9 in the whole hand is too much, and some rules want it closed. || Jedna dziewiątka w całej
  ręce to za dużo, a niektóre zasady wymagają ręki zamkniętej.

yakuhai_dragon
Two dragons in hand are worth keeping: a pung from anybody is a yaku at once. || Dwa smoki warto
  zatrzymać: pon od kogokolwiek to od razu yaku.
Goes with toitoi, honitsu, chanta; never with pinfu, tanyao, chinitsu or seven pairs. Two of
  them lead to shousangen. || Łączy się z toitoi, honitsu, chantą; nigdy z pinfu, tanyao,
  chinitsu ani siedmioma parami. Dwa prowadzą do shousangen.
A pair of dragons is no yaku and rules out pinfu. || Para smoków nie jest yaku i wyklucza pinfu.

yakuhai_seat
Your own wind is a value tile for you only: others throw it away gladly. || Twój wiatr ma
  wartość tylko dla ciebie: inni chętnie go odrzucają.
If it is the round wind too it counts two han. || Jeśli jest też wiatrem rundy, daje dwa han.
It changes with the deal: once you are East, South is worth nothing to you but in its own round.
  || Zmienia się z rozdaniem: gdy jesteś Wschodem, Południe ma dla ciebie wartość tylko w swojej
  rundzie.

yakuhai_round
The round wind is worth a han to everybody, so others keep it too: claim the second copy that
  appears, for there may be no third. || Wiatr rundy jest wart han dla każdego, więc inni też go
  trzymają: bierz, gdy tylko ktoś odrzuci, bo następnej okazji może nie być.
Adds to your own wind on the same pung, to honitsu, toitoi and chanta. || Dodaje się do wiatru
  gracza na tym samym pon, do honitsu, toitoi i chanty.
In the South round East is worth nothing except to the dealer; a pair of the round wind is no
  yaku and rules out pinfu. || W rundzie południowej Wschód ma wartość tylko dla rozdającego; para
  wiatru rundy nie jest yaku i wyklucza pinfu.

rinshan
Declare a kong when the hand already waits: the extra draw may win. || Zgłoś kan, gdy ręka już
  czeka: dodatkowe dobranie może wygrać.
Counts as tsumo; never with chankan, and with ippatsu only where a closed kong does not
  interrupt. || Liczy się jak tsumo; nigdy z chankan, a z ippatsu tylko tam, gdzie ukryty kan
  nie przerywa kolejki.
It works in furiten too, since the tile is drawn. || Działa także w furiten, bo kamień jest
  dobrany.

chankan
Wait with a chow on a tile of which somebody has a pung. || Czekaj w chi na kamień, którego ktoś
  ma pon.
Counts as ron; the kong never happened, so no indicator is turned. || Liczy się jak ron; kan nie
  powstał, więc wskaźnika się nie odkrywa.
A closed kong is robbed by thirteen orphans at most. || Ukryty kan przechwycić może co najwyżej
  Trzynaście Sierot.

haitei
Late in the hand count who draws last: a hand that waits, even without a yaku, can win on that
  tile. || Pod koniec policz, kto dobierze ostatni: czekająca ręka, nawet bez yaku, może wygrać
  tym kamieniem.
Goes with menzen tsumo, and for an open hand it is yaku enough; with rinshan only where the
  rules say so. || Łączy się z menzen tsumo, a otwartej ręce sam wystarcza jako yaku; z rinshan
  tylko tam, gdzie tak mówią zasady.
It is the last tile of the live wall, not of the dead wall, and a claim late in the hand changes
  who gets it. || To ostatni kamień żywego, a nie martwego muru, a późne przejęcie zmienia to, kto
  go dostanie.

houtei
A waiting hand without a yaku may still win on the very last discard, so stay tenpai to the end.
  || Czekająca ręka bez yaku może jeszcze wygrać na ostatnim odrzuconym kamieniu, więc do końca
  zostań tenpai.
Open or closed, it adds to everything but haitei, which is the last draw. || W otwartej i
  zamkniętej ręce dodaje się do wszystkiego prócz haitei, czyli ostatniego dobrania.
The last discard can be taken for ron only, never for a set; furiten forbids it as always. ||
  Ostatni kamień można wziąć tylko na ron, nigdy do grupy; furiten zabrania tego jak zawsze.

chiitoitsu
With four or five pairs early on it is quicker than it looks. || Z czterema czy pięcioma parami
  na początku jest szybsze, niż się wydaje.
Goes with tanyao, honitsu, honroutou and riichi; never with iipeikou. || Łączy się z tanyao,
  honitsu, honroutou i riichi; nigdy z iipeikou.
Four equal tiles are not two pairs, and the fu are always 25. || Cztery takie same kamienie to
  nie dwie pary, a fu jest zawsze 25.

chanta
Try it when the hand begins with terminals, honours and 123 or 789. || Próbuj, gdy ręka zaczyna
  się od skrajnych, specjalnych i 123 lub 789.
Goes with yakuhai, sanshoku of 123 or 789 and honitsu. || Łączy się z yakuhai, sanshoku z 123
  lub 789 i honitsu.
A two-sided wait lets the wrong tile in: 23 wins on 4 without chanta, and passing it makes you
  furiten. || Dwustronne czekanie wpuszcza zły kamień: 23 wygrywa na 4 bez chanty, a
  przepuszczenie go to furiten.

ittsuu
Six or seven different numbers of one suit ask for it. || Zachęca do niego sześć, siedem różnych
  numerów jednej rodziny.
Goes with pinfu, honitsu and chinitsu; never with sanshoku doujun. || Łączy się z pinfu, honitsu
  i chinitsu; nigdy z sanshoku doujun.
123, 456 and 789 must be chows of their own: 234 and 567 do not help. || 123, 456 i 789 muszą
  być osobnymi chi: 234 i 567 nie pomogą.

sanshoku_doujun
Look for the same numbers in all suits while the hand is still young. || Szukaj tych samych
  numerów we wszystkich rodzinach, póki ręka jest młoda.
Goes with pinfu, tanyao and the outside hands. || Łączy się z pinfu, tanyao i zewnętrznymi
  rękami.
Open it is worth one han only, and the wrong end of a two-sided wait destroys it. || Otwarte
  jest warte tylko jeden han, a zły koniec dwustronnego czekania je niszczy.

sanshoku_doukou
Rare: think of it when two pungs of one number are there and a pair of the third suit is in
  hand. || Rzadkie: pomyśl o nim, gdy masz dwa pon tego samego numeru i parę w trzeciej rodzinie.
Goes with toitoi, sanankou and tanyao; kongs count as pungs, and an open hand loses nothing. ||
  Łączy się z toitoi, sanankou i tanyao; kan liczy się jak pon, a otwarta ręka nic nie traci.
The same chow in three suits is sanshoku doujun, not this; two pungs and a pair of the number
  are nothing. || To samo chi w trzech rodzinach to sanshoku doujun, a nie ten układ; dwa pon i
  para tego numeru to jeszcze nic.

sanankou
Keep pungs concealed and finish another part of the hand. || Trzymaj pon ukryte i wygraj na
  innej części ręki.
Goes with toitoi; with a fourth one it becomes the yakuman. || Łączy się z toitoi; z czwartym
  staje się yakumanem.
A pung finished by ron is open: won on it, only two are left. || Pon dopełniony przez ron jest
  otwarty: po takiej wygranej zostają dwa.

sankantsu
Hardly ever planned: every kong gives all players another dora. With two kongs on the table a
  third pung is worth completing. || Prawie nigdy planowane: każdy kan daje wszystkim nowe dora.
  Przy dwóch kan na stole warto dopełnić trzeci.
Goes with toitoi and sanankou; the fu of the kongs alone make it a big hand. || Łączy się z
  toitoi i sanankou; same fu za kan czynią rękę dużą.
Four equal tiles that were never declared are no kong, and the fourth kong of the hand may abort
  it. || Cztery takie same kamienie, których nie zgłoszono, to nie kan, a czwarty kan w rozgrywce
  może ją przerwać.

toitoi
Four pairs or pungs and no chow in sight: claim pungs and go fast. || Cztery pary lub pon i
  żadnego chi w zasięgu: przejmuj pon i spiesz się.
Goes with yakuhai, sanankou, honroutou, honitsu. || Łączy się z yakuhai, sanankou, honroutou,
  honitsu.
Few tiles win: you wait for two pairs or for a single tile. || Wygrywa niewiele kamieni: czekasz
  na dwie pary albo na jeden kamień.

shousangen
Keep three pairs of dragons together: pung two of them, and the third will do as the pair. ||
  Trzymaj razem trzy pary smoków: z dwóch zrób pon, a trzecia wystarczy jako para.
The two dragon pungs count too, so it is worth at least four han; honitsu and toitoi are often
  there as well. || Oba pon smoków też się liczą, więc to co najmniej cztery han; często dochodzi
  honitsu albo toitoi.
Three pairs of dragons are nothing yet, and once two sets are shown nobody throws the third
  dragon any more. || Trzy pary smoków to jeszcze nic, a gdy pokażesz dwie grupy, nikt już
  trzeciego smoka nie odrzuci.

honroutou
It grows out of seven pairs or toitoi when nearly everything is a terminal or an honour: then
  throw the last simples away. || Wyrasta z siedmiu par albo toitoi, gdy prawie wszystko jest
  skrajne lub specjalne: wtedy odrzuć ostatnie zwykłe.
Always with toitoi or seven pairs, so at least four han; yakuhai, honitsu and sanankou may join;
  it replaces chanta. || Zawsze z toitoi albo siedmioma parami, więc co najmniej cztery han; mogą
  dojść yakuhai, honitsu i sanankou; zastępuje chantę.
A single chow makes it chanta; without honours it is the yakuman chinroutou, without terminals
  tsuuiisou. || Jedno chi czyni z niego chantę; bez specjalnych to yakuman chinroutou, bez
  skrajnych tsuuiisou.

honitsu
One strong suit with honours: seven or eight such tiles at the start are enough, and even open
  it pays well. || Jedna mocna rodzina ze specjalnymi: siedem, osiem takich kamieni na początku
  wystarczy, a nawet otwarta ręka dobrze płaci.
Goes with yakuhai, ittsuu, toitoi and seven pairs; without honours it becomes chinitsu. || Łączy
  się z yakuhai, ittsuu, toitoi i siedmioma parami; bez specjalnych staje się chinitsu.
Everybody sees it coming after the second claim: do not count on discards of your suit for the
  last tiles. || Po drugim przejęciu wszyscy to widzą: na odrzucone kamienie swojej rodziny na
  końcu już nie licz.

junchan
Like chanta, but without honours: try it with several 123 and 789 and a pair of terminals. ||
  Jak chanta, ale bez specjalnych: próbuj, mając kilka 123 i 789 oraz parę skrajnych.
Goes with sanshoku of 123 or 789, iipeikou and pinfu; it replaces chanta and needs at least one
  chow. || Łączy się z sanshoku z 123 lub 789, iipeikou i pinfu; zastępuje chantę i wymaga co
  najmniej jednego chi.
The pair must be terminals as well, and the wrong side of a two-sided wait loses it: 23 won on
  4. || Para też musi być skrajna, a zły koniec dwustronnego czekania ją odbiera: 23 wygrane na 4.

ryanpeikou
Two couples of equal chows in a closed hand: nearly seven pairs, and worth more. Look for it
  when five pairs stand next to each other. || Dwa razy dwa takie same chi w zamkniętej ręce:
  prawie siedem par, a warte więcej. Szukaj go, gdy pary sąsiadują ze sobą.
Goes with pinfu, tanyao, junchan and the flushes; it replaces iipeikou and is preferred to seven
  pairs. || Łączy się z pinfu, tanyao, junchan i kolorami; zastępuje iipeikou i ma pierwszeństwo
  przed siedmioma parami.
On a two-sided wait one tile may give it and the other only iipeikou: 223344 and 55667 wait for
  4 and 7, and only 7 gives ryanpeikou. || Przy dwustronnym czekaniu jeden kamień może je dać, a
  drugi tylko iipeikou: 223344 i 55667 czeka na 4 i 7, ale tylko 7 daje ryanpeikou.

chinitsu
Ten tiles of a suit early on: go all the way. || Dziesięć kamieni jednej rodziny na początku:
  idź na całość.
Goes with everything possible in one suit; replaces honitsu. || Łączy się ze wszystkim, co
  możliwe w jednej rodzinie; zastępuje honitsu.
Count your waits twice: flush hands often wait for more than you see, and furiten lurks. ||
  Policz czekania dwa razy: taka ręka często czeka na więcej, niż widać, i grozi furiten.

renhou_mangan
Pure luck: your hand waits from the deal and somebody gives the tile in the first go-around. ||
  Czysty los: ręka czeka od rozdania, a ktoś w pierwszej kolejce daje kamień.
As exactly a mangan it stands alone unless the hand is worth more; as five han it adds to other
  yaku and dora. || Jako dokładnie mangan liczy się samo, chyba że ręka jest warta więcej; jako
  pięć han dodaje się do innych yaku i dora.
Any claim before it ends the chance, in most rules a closed kong too, and most rules ask that
  you have not drawn yet. || Szansę kończy każde wcześniejsze przejęcie, w większości zasad także
  ukryty kan; zwykle nie wolno też było jeszcze dobierać.

nagashi
When the hand is hopeless and the first discards were terminals and honours, keep throwing
  nothing else. || Gdy ręka jest beznadziejna, a pierwsze odrzucone to skrajne i specjalne,
  odrzucaj dalej tylko takie.
It stands alone and is settled when the wall runs out; whether you are tenpai does not matter.
  || Liczy się samo, przy wyczerpaniu kamieni; czy jesteś tenpai, nie ma znaczenia.
One claimed discard of yours ends it, and some rules also forbid claims of your own. || Kończy
  je jeden przejęty od ciebie kamień, a niektóre zasady zabraniają też własnych przejęć.

kokushi
With nine different terminals and honours at the start think of it, with ten go for it; nobody
  gives them up as gladly as early in the hand. || Z dziewięcioma różnymi skrajnymi i specjalnymi
  na początku pomyśl o nim, z dziesięcioma graj: nigdy nie odrzuca się ich tak chętnie jak na
  początku.
It is a form of its own, always closed; where the rules say so it may rob a closed kong and is
  double on a wait for all thirteen. || To osobna forma, zawsze zamknięta; gdzie zasady na to
  pozwalają, przechwytuje ukryty kan i liczy się podwójnie z czekaniem na wszystkie trzynaście.
Once all four copies of one tile are gone the hand is dead wood: watch the discards, and what
  you discarded yourself (furiten). || Gdy zniknęły wszystkie cztery egzemplarze któregoś
  kamienia, ręka przepada: patrz na odrzucone, także na własne, bo grozi furiten.

chuuren
A closed flush that happens to hold 111 and 999: look for it whenever chinitsu stays closed. ||
  Zamknięty kolor, w którym akurat są 111 i 999: szukaj go zawsze, gdy chinitsu pozostaje
  zamknięte.
Counts as a yakuman by itself; some rules pay double when all nine tiles would have won. ||
  Samo jest yakumanem; niektóre zasady płacą podwójnie, gdy wygrywało wszystkie dziewięć
  kamieni.
One claim or a kong, even a closed one, and only chinitsu is left. || Jedno przejęcie albo kan,
  nawet ukryty, i zostaje tylko chinitsu.

suuankou
Toitoi that stays closed: with three concealed pungs and a pair claim nothing more and draw on.
  || Toitoi, które zostaje zamknięte: mając trzy ukryte pon i parę, niczego już nie przejmuj,
  tylko dobieraj.
On a ron it must be finished on the pair; closed kongs count. Some rules pay double for the pair
  wait. || Przez ron można dopełnić tylko parę; ukryte kan się liczą. Niektóre zasady płacą
  podwójnie za czekanie na parę.
Won by ron on one of two pairs, the last pung is open: toitoi and sanankou are left. || Po ron
  na jednej z dwóch par ostatni pon jest otwarty: zostają toitoi i sanankou.

suukantsu
Almost never seen: four kongs of one player. With three made, a pung in hand is worth every
  risk. || Prawie niespotykane: cztery kan jednego gracza. Przy trzech gotowych czwarty jest wart
  każdego ryzyka.
Open or closed; with closed kongs only it is suuankou as well. The pair is all that is left to
  wait for. || Otwarte lub zamknięte; z samych ukrytych kan jest to także suuankou. Zostaje tylko
  czekanie na parę.
Four kongs of several players are nothing, and may abort the hand; three kongs and a pung are
  only sankantsu. || Cztery kan różnych graczy to nic, a mogą przerwać rozgrywkę; trzy kan i pon
  to tylko sankantsu.

daisangen
Two dragon sets and a pair of the third: nobody will give it, so the earlier you claim, the
  better. || Dwie grupy smoków i para trzeciego: nikt go już nie da, więc im wcześniej
  przejmujesz, tym lepiej.
Adds to tsuuiisou or suuankou where yakuman add up; whoever gives the third set may be liable.
  || Dodaje się do tsuuiisou lub suuankou tam, gdzie yakumany się sumują; kto daje trzecią grupę,
  może odpowiadać.
With the third dragon as the pair it is only shousangen. || Z trzecim smokiem jako parą to tylko
  shousangen.

shousuushii
With three wind pungs on the way, a pair of the fourth wind is worth any other pair. || Gdy
  powstają trzy pon wiatrów, para czwartego jest warta więcej niż każda inna.
Open or closed, honitsu comes with it but does not count. || Otwarte lub zamknięte; honitsu jest
  w nim, ale się nie liczy.
Three wind pungs with another pair are no yakuman. || Trzy pon wiatrów z inną parą to nie
  yakuman.

daisuushii
Ten winds in four kinds are a reason to try; everybody will see it coming. || Dziesięć wiatrów w
  czterech rodzajach to powód, by próbować; wszyscy to zobaczą.
Who gives the fourth wind set may be liable; some rules count it double. || Kto daje czwarty
  wiatr, może odpowiadać; niektóre zasady liczą ten układ podwójnie.
With the fourth wind as the pair it is shousuushii. || Z czwartym wiatrem jako parą to
  shousuushii.

tsuuiisou
From four or five pairs of honours on it is worth a try: nothing else pays as much for what
  others throw away. || Warto od czterech, pięciu par specjalnych: nic innego nie płaci tyle za
  to, co inni odrzucają.
Sets or seven pairs; adds to daisangen and the wind yakuman where yakuman add up. || Z grup albo
  z siedmiu par; dodaje się do daisangen i yakumanów z wiatrów tam, gdzie się sumują.
One pair of terminals makes it honroutou; seven pairs of honours need all seven kinds. || Jedna
  para skrajnych czyni z niego honroutou; na siedem par trzeba wszystkich siedmiu rodzajów
  specjalnych.

chinroutou
Only 1 and 9: there are just six kinds, so it needs pairs of nearly all of them and quick
  claims. || Same 1 i 9: jest ich tylko sześć rodzajów, więc trzeba par prawie każdego z nich i
  szybkich przejęć.
Always all pungs; open or closed, and suuankou may join where yakuman add up. || Zawsze same
  pon; otwarte lub zamknięte, a tam, gdzie yakumany się sumują, może dojść suuankou.
One set of honours makes it honroutou, one chow junchan. || Jedna grupa specjalnych czyni z
  niego honroutou, jedno chi junchan.

ryuuiisou
Only with nine or ten green tiles at the start; turn to honitsu of bamboos when it stops. ||
  Tylko z dziewięcioma, dziesięcioma zielonymi na starcie; gdy utknie, zostaje honitsu z
  bambusów.
The dragon may be missing; 234 is the only chow. || Smoka może nie być; jedyne chi to 234.
5, 7, 9 and 1 of bamboos have red in them. || Na 5, 7, 9 i 1 bambusów jest czerwień.

tenhou
Nothing to decide: East's fourteen dealt tiles are complete. Look twice before the first
  discard. || Nie ma o czym decydować: czternaście rozdanych kamieni Wschodu jest kompletne. Przed
  pierwszym odrzuceniem spójrz dwa razy.
Stands alone, or adds to the yakuman the hand has where yakuman add up; no yaku is needed. ||
  Liczy się samo albo, gdzie yakumany się sumują, dodaje do innych yakumanów ręki; yaku nie jest
  potrzebne.
A closed kong first makes it an ordinary tsumo in most rules. || Wcześniejszy ukryty kan w
  większości zasad czyni z niego zwykłe tsumo.

chiihou
Nothing to decide: a non-dealer's first draw completes the hand. || Nie ma o czym decydować:
  pierwsze dobranie gracza innego niż Wschód dopełnia rękę.
Like every yakuman it leaves no room for ordinary yaku; other yakuman add where they add up. ||
  Jak każdy yakuman nie zostawia miejsca dla zwykłych yaku; inne yakumany dodają się tam, gdzie
  się sumują.
Any claim before your draw spoils it, in most rules a closed kong too. || Psuje je każde
  przejęcie przed twoim dobraniem, w większości zasad także ukryty kan.

renhou
Nothing to decide: a hand that waits from the deal, and somebody's discard in the first
  go-around. || Nie ma o czym decydować: ręka czeka od rozdania, a ktoś w pierwszej kolejce
  odrzuca jej kamień.
A yakuman where the rules say so; elsewhere a mangan, five han, or nothing at all. || Yakuman
  tam, gdzie tak mówią zasady; gdzie indziej mangan, pięć han albo nic.
After an interruption, and in most rules after your own first draw, it is an ordinary ron and
  needs a yaku. || Po przerwaniu kolejki, a w większości zasad także po własnym pierwszym
  dobraniu, to zwykły ron i potrzebuje yaku.

dora
Keep tiles next to the dora: every copy is a han. || Trzymaj kamienie obok dora: każdy
  egzemplarz to han.
Adds to every yaku; a kong of dora is four han. || Dodaje się do każdego yaku; kan z dora to
  cztery han.
Dora is no yaku: a hand of dora alone cannot win. || Dora to nie yaku: ręka z samymi dora nie
  wygra.

ura_dora
One more reason for riichi: a winner in riichi looks under the indicators and may find more han.
  || Jeszcze jeden powód do riichi: zwycięzca zagląda pod wskaźniki i może tam znaleźć dodatkowe
  han.
Adds to every hand won in riichi, with kan ura dora under every further indicator where they are
  played. || Dodaje się do każdej ręki wygranej w riichi, a tam, gdzie się w nie gra, także kan
  ura dora pod dalszymi wskaźnikami.
They are turned after the win, so you cannot count on them, and without riichi they do not
  count. || Odkrywa się je po wygranej, więc nie można na nie liczyć, a bez riichi nie liczą się
  wcale.

red_five
Keep it as long as the shape allows: a red five is worth a han in a chow, a pung or a pair. ||
  Zatrzymaj ją, jak długo pozwala kształt: czerwona piątka jest warta han w chi, pon i parze.
If the five is dora as well it counts twice. || Jeśli piątka jest też dora, liczy się podwójnie.
It is no yaku: a hand with red fives alone cannot win. || To nie yaku: ręka z samymi czerwonymi
  piątkami nie wygra.
"""
