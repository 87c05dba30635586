"""The patterns of riichi as in a good guide. See ``wrobel.rules.guide``."""

TEXT = """
riichi
Declare as soon as a closed hand waits well and cheaply: it is a yaku by itself and the others
  must be careful. || Zgłaszaj, gdy zamknięta ręka czeka dobrze, a jest tania: to samo w sobie
  yaku, a inni muszą uważać.
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
A small extra that often comes by itself when a suit is dense. || Mały dodatek, który często
  przychodzi sam, gdy jedna rodzina jest gęsta.
Goes with pinfu, tanyao and riichi; two of them are ryanpeikou. || Łączy się z pinfu, tanyao i
  riichi; dwa takie to ryanpeikou.
Only in a closed hand, and never counted inside seven pairs. || Tylko w zamkniętej ręce i nigdy
  w siedmiu parach.

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
If it is the round wind too it counts two han. || Jeśli jest też wiatrem rundy, liczy dwa han.
It changes with the deal: once you are East, South is worth nothing to you but in its own round.
  || Zmienia się z rozdaniem: gdy jesteś Wschodem, Południe ma dla ciebie wartość tylko w swojej
  rundzie.

yakuhai_round
The round wind is worth a han to everybody, so it disappears early. || Wiatr rundy jest wart han
  dla każdego, więc znika wcześnie.
Adds to the own wind, to honitsu and toitoi. || Dodaje się do wiatru gracza, honitsu i toitoi.
In the South round East is worthless except to the dealer. || W rundzie południowej Wschód ma
  wartość tylko dla rozdającego.

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
A closed kong is robbed by thirteen orphans at most. || Ukryty kan przechwycić mogą co najwyżej
  Trzynaście Sierot.

haitei
Hold a wait to the last draw: the last tile of the wall is worth a han. || Utrzymaj czekanie do
  końca: ostatni kamień muru jest wart han.
Goes with menzen tsumo; with rinshan only where the rules say so. || Łączy się z menzen tsumo; z
  rinshan tylko tam, gdzie tak mówią zasady.
It is the last live tile, not a tile of the dead wall. || To ostatni kamień żywego, a nie
  martwego muru.

houtei
Watch who must discard last: a waiting hand without a yaku may win now. || Uważaj, kto odrzuca
  ostatni: czekająca ręka bez yaku może teraz wygrać.
Any open hand may win with it. || Może nim wygrać każda otwarta ręka.
The last discard can be taken for nothing but ron. || Ostatni kamień można wziąć tylko na ron.

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
Rare: take it when two pungs of one number are there and the third comes. || Rzadkie: bierz, gdy
  masz dwa pon tego samego numeru i przychodzi trzeci.
Goes with toitoi and sanankou. || Łączy się z toitoi i sanankou.
Three equal chows of different suits are sanshoku doujun, not this. || Trzy takie same chi w
  różnych rodzinach to sanshoku doujun, a nie ten układ.

sanankou
Keep pungs concealed and finish another part of the hand. || Trzymaj pon ukryte i wygraj na
  innej części ręki.
Goes with toitoi; with a fourth one it becomes the yakuman. || Łączy się z toitoi; z czwartym
  staje się yakumanem.
A pung finished by ron is open: won on it, only two are left. || Pon dopełniony przez ron jest
  otwarty: po takiej wygranej zostają dwa.

sankantsu
Hardly ever planned: kongs give everybody new dora. || Prawie nigdy planowane: kan daje
  wszystkim nowe dora.
Goes with toitoi and sanankou; the fu alone make it a big hand. || Łączy się z toitoi i
  sanankou; same fu czynią rękę dużą.
Four equal tiles that were not declared are no kong. || Cztery takie same, których nie
  zgłoszono, to nie kan.

toitoi
Four pairs or pungs and no chow in sight: claim pungs and go fast. || Cztery pary lub pon i
  żadnego chi w zasięgu: przejmuj pon i spiesz się.
Goes with yakuhai, sanankou, honroutou, honitsu. || Łączy się z yakuhai, sanankou, honroutou,
  honitsu.
Few tiles win: you wait for two pairs or for a single tile. || Wygrywa niewiele kamieni: czekasz
  na dwie pary albo na jeden kamień.

shousangen
Keep three pairs of dragons together: pung two of them and the third will do as the pair. ||
  Trzymaj razem trzy pary smoków: z dwóch zrób pon, a trzecia wystarczy jako para.
The two dragon pungs count too, so it is at least four han. || Oba pon smoków też się liczą,
  więc to co najmniej cztery han.
Three dragon pairs are nothing yet. || Trzy pary smoków to jeszcze nic.

honroutou
A by-product of terminals and honours in pairs and pungs. || Uboczny skutek skrajnych i
  specjalnych w parach i pon.
Always with toitoi or seven pairs, so at least four han; it replaces chanta. || Zawsze z toitoi
  albo siedmioma parami, więc co najmniej cztery han; zastępuje chantę.
A single chow makes it chanta. || Jedno chi czyni z niego chantę.

honitsu
One strong suit with honours: announce it by claims if you must, it is worth it. || Jedna mocna
  rodzina ze specjalnymi: nawet otwarcie jest tego warte.
Goes with yakuhai, ittsuu, toitoi, seven pairs. || Łączy się z yakuhai, ittsuu, toitoi,
  siedmioma parami.
Everybody sees it coming: the last tiles do not come from discards. || Wszyscy to widzą:
  ostatnie kamienie nie przyjdą z odrzuconych.

junchan
As chanta, but without honours: every group has a 1 or a 9. || Jak chanta, ale bez specjalnych:
  w każdej grupie jest 1 lub 9.
Goes with sanshoku and iipeikou; replaces chanta. || Łączy się z sanshoku i iipeikou; zastępuje
  chantę.
The pair must be terminals as well. || Para też musi być skrajna.

ryanpeikou
Two couples of equal chows, closed: nearly seven pairs, and worth more. || Dwa razy dwa takie
  same chi, zamknięte: prawie siedem par, a warte więcej.
Goes with pinfu, tanyao and the flushes. || Łączy się z pinfu, tanyao i kolorami.
On a two-sided wait one tile may give it and the other only iipeikou. || Przy dwustronnym
  czekaniu jeden kamień może dać je, a drugi tylko iipeikou.

chinitsu
Ten tiles of a suit early on: go all the way. || Dziesięć kamieni jednej rodziny na początku:
  idź na całość.
Goes with everything possible in one suit; replaces honitsu. || Łączy się ze wszystkim, co
  możliwe w jednej rodzinie; zastępuje honitsu.
Count your waits twice: flush hands often wait for more than you see, and furiten lurks. ||
  Policz czekania dwa razy: taka ręka często czeka na więcej, niż widać, i grozi furiten.

renhou_mangan
Pure luck: your hand waits after the deal and somebody gives the tile at once. || Czysty los:
  ręka czeka po rozdaniu i ktoś od razu daje kamień.
What is counted beside it depends on the rules. || Co liczy się obok, zależy od zasad.
It is over with the first interruption. || Kończy się z pierwszym przerwaniem kolejki.

nagashi
When the hand is hopeless, throw only terminals and honours. || Gdy ręka jest beznadziejna,
  odrzucaj tylko skrajne i specjalne.
Counts alone, at the end of the wall. || Liczy się sam, przy wyczerpaniu kamieni.
One claimed discard of yours ends it. || Kończy go jeden przejęty od ciebie kamień.

kokushi
Nine different terminals and honours at the start: think of it, ten: do it. || Dziewięć różnych
  skrajnych i specjalnych na starcie: pomyśl, dziesięć: graj.
It is a hand of its own kind, always closed. || To ręka osobnego rodzaju, zawsze zamknięta.
If all four copies of one tile are gone, so is the hand. || Gdy znikną wszystkie cztery
  egzemplarze któregoś, znika i ręka.

chuuren
A flush that happens to hold 111 and 999. || Kolor, w którym akurat jest 111 i 999.
It must be closed; a kong spoils it. || Musi być zamknięta; kan ją psuje.
An open flush of the same tiles is only chinitsu. || Otwarty kolor z tych samych kamieni to
  tylko chinitsu.

suuankou
Toitoi that stays closed: do not claim, draw. || Toitoi, które zostaje zamknięte: nie przejmuj,
  dobieraj.
By ron only the pair may be finished. || Przez ron można dopełnić tylko parę.
Won by ron on one of two pairs it is toitoi and sanankou. || Wygrane przez ron na jednej z dwóch
  par to toitoi i sanankou.

suukantsu
Almost never seen: four kongs by one player. || Prawie niespotykane: cztery kan jednego gracza.
The pair is all that is left to wait for. || Zostaje tylko czekanie na parę.
Four kongs of several players may end the hand instead. || Cztery kan różnych graczy mogą za to
  przerwać rozgrywkę.

daisangen
Two dragon pungs and a pair of the third: everybody is afraid of you. || Dwa pon smoków i para
  trzeciego: wszyscy się ciebie boją.
Who gives the third set may be liable. || Kto daje trzecią grupę, może odpowiadać.
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
  wiatr, może odpowiadać; niektóre zasady liczą go podwójnie.
With the fourth wind as the pair it is shousuushii. || Z czwartym wiatrem jako parą to
  shousuushii.

tsuuiisou
Worth it from four pairs of honours on: nothing else pays as much for what others throw away. ||
  Warto od czterech par specjalnych: nic innego nie płaci tyle za to, co inni odrzucają.
Adds to the wind and dragon yakuman where they add up. || Dodaje się do yakumanów z wiatrów i
  smoków tam, gdzie się sumują.
One terminal makes it honroutou. || Jeden skrajny kamień czyni z niego honroutou.

chinroutou
Only 1 and 9: there are six kinds, so pungs must come by claims. || Same 1 i 9: jest sześć
  rodzajów, więc pon trzeba przejmować.
Always all pungs. || Zawsze same pon.
One pung of honours makes it honroutou. || Jeden pon specjalnych czyni z niego honroutou.

ryuuiisou
Only with nine or ten green tiles at the start; turn to honitsu of bamboos when it stops. ||
  Tylko z dziewięcioma, dziesięcioma zielonymi na starcie; gdy utknie, zostaje honitsu z
  bambusów.
The dragon may be missing; 234 is the only chow. || Smoka może nie być; jedyne chi to 234.
5, 7, 9 and 1 of bamboos have red in them. || Na 5, 7, 9 i 1 bambusów jest czerwień.

tenhou
East's fourteen tiles are complete when dealt. || Czternaście rozdanych kamieni Wschodu jest
  kompletne.
Nothing can be done for it. || Nic nie można w tej sprawie zrobić.
A closed kong first makes it an ordinary tsumo in most rules. || Wcześniejszy ukryty kan w
  większości zasad czyni z niego zwykłe tsumo.

chiihou
A non-dealer draws the winning tile at the first turn. || Gracz inny niż Wschód dobiera
  zwycięski kamień w pierwszym ruchu.
Any yaku the hand has is forgotten beside it. || Wszystkie inne yaku ręki idą przy nim w
  niepamięć.
Any claim before spoils it. || Psuje je każde wcześniejsze przejęcie.

renhou
A non-dealer wins by ron in the first go-around. || Gracz inny niż Wschód wygrywa przez ron w
  pierwszej kolejce.
Paid as a yakuman where the rules say so. || Płatne jak yakuman tam, gdzie tak mówią zasady.
After an interruption it is an ordinary ron and needs a yaku. || Po przerwaniu kolejki to zwykły
  ron i potrzebuje yaku.

dora
Keep tiles next to the dora: every copy is a han. || Trzymaj kamienie obok dora: każdy
  egzemplarz to han.
Adds to every yaku; a kong of dora is four han. || Dodaje się do każdego yaku; kan z dora to
  cztery han.
Dora is no yaku: a hand of dora alone cannot win. || Dora to nie yaku: ręka z samymi dora nie
  wygra.

ura_dora
Another reason for riichi: a look under the indicators. || Jeszcze jeden powód do riichi:
  zajrzeć pod wskaźniki.
Only for winners in riichi. || Tylko dla zwycięzców w riichi.
They are turned after the win: you cannot count on them. || Odkrywa się je po wygranej: nie
  można na nie liczyć.

red_five
A red five in a chow or pung is worth a han wherever it stands. || Czerwona piątka jest warta
  han, gdziekolwiek stoi.
If the five is dora as well it counts twice. || Jeśli piątka jest też dora, liczy się podwójnie.
It is no yaku either. || Też nie jest yaku.
"""
