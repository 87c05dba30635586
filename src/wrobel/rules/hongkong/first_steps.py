"""Hong Kong mahjong for those who have never played. See ``wrobel.rules.first_steps``."""

TEXT = """
step goal
The goal || Cel gry
Be the first to complete a hand of fourteen tiles: four sets and a pair. A set is three tiles in a
  row of one suit, or three alike. Whoever completes it is paid; after several deals the highest
  score wins. || Jako pierwszy ułóż rękę z czternastu kamieni: cztery układy i parę. Układ to trzy
  kolejne kamienie jednego rodzaju albo trzy takie same. Kto ją ułoży, dostaje zapłatę; po kilku
  rozdaniach wygrywa najwyższy wynik.
234m | chow: in a row || chow: kolejne
777p | pung: three alike || pung: trzy takie same
55z | a pair || para

step tiles
The tiles || Kamienie
Three suits are numbered from 1 to 9; there are four of every tile. Winds and dragons make no
  rows, only three alike.<bonus_tiles=true> Flowers and seasons are laid aside by themselves.</>
  || Trzy rodzaje mają numery od 1 do 9; każdy kamień jest w czterech sztukach. Wiatry i smoki
  tworzą tylko trójki takich samych.<bonus_tiles=true> Kwiaty i pory roku odkładają się same.</>
123456789m | characters || znaki
123456789p | dots || kropki
123456789s | bamboos (1 is the bird) || bambusy (1 to ptak)
1234567z | winds East, South, West, North; dragons white, green, red || wiatry: Wschód, Południe,
  Zachód, Północ; smoki: biały, zielony, czerwony

step turn
Your turn || Twój ruch
You draw a tile and discard one. Keep what stands together, such as 4-5 or a pair; let go of lone
  tiles. The bulb shows which discard leads on best, and why. || Dobierasz kamień i jeden
  zrzucasz. Zatrzymuj to, co do siebie pasuje, na przykład 4-5 albo parę; oddawaj kamienie
  samotne. Żarówka pokazuje, którą zrzutkę wybrać i dlaczego.
45p | keep: 3 or 6 makes a set || zostaw: 3 lub 6 da układ
4z1m | let go || oddaj

step claims
Tiles of the others || Kamienie innych
When somebody discards a tile that completes a set of yours, buttons appear. You may always pass.
  Claimed sets lie open. || Gdy ktoś zrzuci kamień, który domyka twój układ, pojawią się
  przyciski. Zawsze możesz spasować. Zgłoszone układy leżą odkryte.
234s | chow, from the player on your left || chow, od gracza z lewej
666m | pung, from anybody || pung, od każdego
9999p | kong: four alike || kong: cztery takie same

step win
What a win is worth || Ile warta jest wygrana
<min_fan=0>Any complete hand wins.</><min_fan=1|2|3|4|5|6|7|8|9|10|11|12|13>A complete hand wins
  with enough fan: {min_fan}.</> Patterns add fan, and every fan raises the pay: three alike of
  dragons or of your wind, all sets alike, one suit only. || <min_fan=0>Wygrywa każda pełna
  ręka.</><min_fan=1|2|3|4|5|6|7|8|9|10|11|12|13>Pełna ręka wygrywa, gdy ma dość fanów:
  {min_fan}.</> Układy dodają fany, a każdy fan podnosi zapłatę: trójka smoków albo własnego
  wiatru, same pungi, jeden rodzaj.
777z | three dragons || trójka smoków
111p444p888p | sets alike only || same pungi

word fan
Fan || Fan
What a hand counts: the sum of its patterns. || Miara ręki: suma jej układów.

word calls
Chow, pung, kong || Chow, pung, kong
A row of three, three alike, four alike. || Trzy kolejne, trzy takie same, cztery takie same.

word waiting
Waiting || Czekanie
One tile from winning. || Do wygranej brakuje jednego kamienia.

word flowers
Flowers || Kwiaty
Laid aside and replaced; those with the number of your seat count extra. || Odkłada się je i
  dobiera następny kamień; te z numerem twojego miejsca liczą się dodatkowo.

word winds
Winds || Wiatry
Everybody sits at a wind. Three of your own wind, or of the round's, count extra. || Każdy siedzi
  przy swoim wietrze. Pung własnego wiatru albo wiatru rundy liczy się dodatkowo.

word limit
Limit || Limit
More than this no hand is paid, however great. || Więcej niż tyle nie płaci się za żadną rękę.

word deal_in
Deal-in || Podłożenie się
To discard the tile on which somebody wins. || Zrzucenie kamienia, na którym ktoś wygrywa.

now turn
Discard a tile that fits nothing; keep pairs and neighbours. || Zrzuć kamień, który do niczego nie
  pasuje; zostaw pary i sąsiadów.

now watch
The others draw and discard. You are asked when a tile is of use to you. || Inni dobierają i
  zrzucają. Zapytamy, gdy jakiś kamień ci się przyda.

now waiting
One tile is missing: you wait for those shown. || Brakuje jednego kamienia: czekasz na pokazane.

now win
Your hand is complete: press the red button to win. || Ręka jest pełna: naciśnij czerwony
  przycisk, żeby wygrać.

now bonus_win
Your bonus tiles are a win of their own: press the red button. || Twoje bonusowe same są wygraną:
  naciśnij czerwony przycisk.

now chow
Chow: take it and lay the row open. Pass if you would rather wait. || Chow: weź go i wyłóż
  kolejne. Spasuj, jeśli wolisz czekać.

now pung
Pung: take it and lay three alike open. Pass if you would rather wait. || Pung: weź go i wyłóż
  trzy takie same. Spasuj, jeśli wolisz czekać.

now kong
Kong: lay four alike open and draw one more tile. || Kong: wyłóż cztery takie same i dobierz
  jeszcze jeden.

now closed_kong
Kong: lay four alike down, closed, and draw one more tile. || Kong: wyłóż cztery takie same,
  zakryte, i dobierz jeszcze jeden.

now added_kong
Kong: add the fourth to your pung and draw one more tile. || Kong: dołóż czwarty do swojego punga
  i dobierz jeszcze jeden.
"""
