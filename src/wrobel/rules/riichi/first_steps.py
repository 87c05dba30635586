"""Riichi for those who have never played. See ``wrobel.rules.first_steps``."""

TEXT = """
step goal
The goal || Cel gry
Be the first to complete a hand of fourteen tiles: four sets and a pair. A set is three tiles in a
  row of one suit, or three alike. Whoever completes it wins points from the others; after several
  deals the highest score wins. || Jako pierwszy ułóż rękę z czternastu kamieni: cztery grupy i
  parę. Grupa to trzy kolejne kamienie jednej rodziny albo trzy takie same. Kto ją ułoży, dostaje
  punkty od pozostałych; po kilku rozdaniach wygrywa najwyższy wynik.
234m | in a row || kolejne
777p | three alike || trzy takie same
55z | a pair || para

step tiles
The tiles || Kamienie
Three suits are numbered from 1 to 9; there are four of every tile. Winds and dragons have no
  numbers: they make no rows, only three alike. || Trzy rodziny mają numery od 1 do 9; każdy kamień
  jest w czterech sztukach. Wiatry i smoki nie mają numerów: tworzą tylko trójki takich samych.
123456789m | characters || znaki
123456789p | circles || kółka
123456789s | bamboos (1 is the bird) || bambusy (1 to ptak)
1234567z | winds East, South, West, North; dragons white, green, red || wiatry: Wschód, Południe,
  Zachód, Północ; smoki: biały, zielony, czerwony

step turn
Your turn || Twój ruch
You draw a tile and discard one. Keep what stands together, such as 4-5 or a pair; let go of lone
  winds first, then of lone 1 and 9. The bulb shows which discard leads on best, and why. ||
  Dobierasz kamień i jeden odrzucasz. Zatrzymuj to, co do siebie pasuje, na przykład 4-5 albo
  parę; najpierw oddawaj samotne wiatry, potem samotne 1 i 9. Żarówka pokazuje, który kamień
  najlepiej odrzucić i dlaczego.
45p | keep: 3 or 6 makes a set || zostaw: 3 lub 6 da grupę
4z1m | let go || oddaj

step claims
Tiles of the others || Kamienie innych
When somebody discards a tile that completes a set of yours, buttons appear. You may always pass.
  Claimed sets lie open, and an open hand can no longer declare riichi. || Gdy ktoś odrzuci
  kamień, który domyka twoją grupę, pojawią się przyciski. Zawsze możesz spasować. Zgłoszone grupy
  leżą odkryte, a z odkrytą ręką nie można już zgłosić riichi.
234s | chi: a row, from the player on your left || chi: kolejne, od gracza z lewej
666m | pon: three alike, from anybody || pon: trzy takie same, od każdego
9999p | kan: four alike || kan: cztery takie same

step win
When you may win || Kiedy można wygrać
A complete hand also needs a yaku, a reason to win. The easiest: claim nothing, and when one tile
  is missing, press Riichi. Then any winning tile will do. || Pełna ręka potrzebuje jeszcze yaku,
  czyli powodu do wygranej. Najłatwiejsze: niczego nie zgłaszaj, a gdy brakuje jednego kamienia,
  naciśnij Riichi. Wtedy wystarczy każdy brakujący kamień.
666z | or: three dragons alike || albo: trójka smoków
234567m | <open_tanyao=true>or: no 1, no 9, no winds, no dragons</><open_tanyao=false>or, closed:
  no 1, no 9, no winds, no dragons</> || <open_tanyao=true>albo: bez 1, 9, wiatrów i
  smoków</><open_tanyao=false>albo, w zamkniętej ręce: bez 1, 9, wiatrów i smoków</>

word yaku
Yaku || Yaku
A pattern that makes a complete hand a win, such as riichi or three dragons. Without one a hand
  cannot win. || Układ, który czyni z pełnej ręki wygraną, na przykład riichi albo trójka smoków.
  Bez niego nie można wygrać.

word riichi
Riichi || Riichi
A closed hand that lacks one tile is declared: it costs a stick of {stick}, the hand is then
  fixed, and the win is worth more. || Zgłoszenie zamkniętej ręki, której brakuje jednego kamienia:
  kosztuje zastaw {stick}, ręki już się nie zmienia, a wygrana jest warta więcej.

word tenpai
Waiting (tenpai) || Tenpai
One tile from winning. || Do wygranej brakuje jednego kamienia.

word furiten
Furiten || Furiten
You have discarded or let pass a tile you wait for: you may win only by your own draw. ||
  Kamień, na który czekasz, leży wśród twoich odrzuconych albo przeszedł bez wygranej: możesz
  wygrać tylko kamieniem dobranym samodzielnie.

word dora
Dora || Dora
A bonus tile: one han each in a winning hand. The tile shown in the corner points to the next one:
  2 after 1, 1 after 9. No yaku. || Kamień premiowy: po jednym han w wygranej ręce. Kamień w rogu
  wskazuje następny po nim: po 1 jest 2, po 9 jest 1. To nie yaku.

word han
Han and fu || Han i fu
What a hand counts: han for its patterns, fu for its sets. Every han about doubles the points. ||
  Miara ręki: han za układy, fu za grupy. Każdy han mniej więcej podwaja punkty.

word ron
Ron and tsumo || Ron i tsumo
A win on somebody's discard, who pays alone; and a win by one's own draw, for which all pay. ||
  Ron: wygrana na odrzuconym kamieniu, płaci odrzucający. Tsumo: wygrana dobranym kamieniem,
  płacą wszyscy.

word calls
Chi, pon, kan || Chi, pon, kan
A row of three, three alike, four alike, claimed with somebody's discard. || Trzy kolejne, trzy
  takie same, cztery takie same, zgłoszone na odrzuconym kamieniu.

word winds
Winds || Wiatry
Everybody sits at a wind. Three of your own wind, or of the round's, are a yaku. East deals and
  wins half as much again, but pays double when another draws the winning tile. || Każdy siedzi
  przy swoim wietrze. Trójka własnego wiatru albo wiatru rundy to yaku. Wschód rozdaje i dostaje
  półtora raza tyle, ale płaci podwójnie, gdy ktoś inny sam dobierze wygrywający kamień.

word deal_in
Deal-in || Podłożenie się
To discard the tile on which somebody wins, and to pay for it. || Odrzucenie kamienia, na którym
  ktoś wygrywa, i zapłacenie za to.

now turn
Discard a tile: lone winds and lone 1 or 9 first. Keep pairs and neighbours. || Odrzuć kamień:
  najpierw samotne wiatry, 1 i 9. Zostaw pary i sąsiadów.

now watch
The others draw and discard. You are asked when a tile is of use to you. || Inni dobierają i
  odrzucają. Zapytamy, gdy jakiś kamień ci się przyda.

now waiting
One tile is missing: you wait for those shown. || Brakuje jednego kamienia: czekasz na pokazane.

now win
Your hand is complete: press the red button to win. || Ręka jest pełna: naciśnij czerwony
  przycisk, żeby wygrać.

now riichi
One tile is missing. Riichi lets you win, and for more; it costs a stick. || Brakuje jednego
  kamienia. Riichi pozwala wygrać, i to drożej, za zastaw.

now chow
Chi: take it for a row. Then no riichi: another yaku is needed. || Chi: weź go do kolejnych. Potem
  bez riichi: trzeba innego yaku.

now pung
Pon: take it for three alike. Then no riichi: another yaku is needed. || Pon: weź go do trzech
  takich samych. Potem bez riichi: trzeba innego yaku.

now kong
Kan: four alike, one more draw, one more dora. Seldom in a hurry. || Kan: cztery takie same,
  dodatkowy kamień i dora. Rzadko pilne.

now closed_kong
Kan: lay four alike down, closed, and draw one more tile. || Kan: wyłóż cztery takie same,
  zakryte, i dobierz jeszcze jeden.

now added_kong
Kan: add the fourth to your pon and draw one more tile. || Kan: dołóż czwarty do swojego pon i
  dobierz jeszcze jeden.

now nine_kinds
So many lone ends and honours: you may call the deal off. || Tyle samotnych skrajnych i specjalnych:
  możesz przerwać rozdanie.

now tenpai
The wall is used up: a hand that waits, shown, is paid by the others. || Mur się skończył: za
  pokazanie tenpai płacą pozostali.
"""
