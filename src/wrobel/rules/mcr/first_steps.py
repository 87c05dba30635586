"""MCR for those who have never played. See ``wrobel.rules.first_steps``."""

TEXT = """
step goal
The goal || Cel gry
Be the first to complete a hand of fourteen tiles: four sets and a pair. A set is three tiles in a
  row of one suit, or three alike. Whoever completes it wins points from all others; after several
  deals the highest score wins. || Jako pierwszy ułóż rękę z czternastu kamieni: cztery układy i
  parę. Układ to trzy kolejne kamienie jednej rodziny albo trzy takie same. Kto ją ułoży, dostaje
  punkty od wszystkich; po kilku rozdaniach wygrywa najwyższy wynik.
234m | chow: in a row || chow: kolejne
777p | pung: three alike || pung: trzy takie same
55z | a pair || para

step tiles
The tiles || Kamienie
Three suits are numbered from 1 to 9; there are four of every tile. Winds and dragons make no
  rows, only three alike. Flowers are laid aside at once and count extra. || Trzy rodziny mają
  numery od 1 do 9; każdy kamień jest w czterech sztukach. Wiatry i smoki tworzą tylko trójki
  takich samych. Kwiaty odkłada się od razu i liczy dodatkowo.
123456789m | characters || znaki
123456789p | dots || kropki
123456789s | bamboos (1 is the bird) || bambusy (1 to ptak)
1234567z | winds East, South, West, North; dragons white, green, red || wiatry: Wschód, Południe,
  Zachód, Północ; smoki: biały, zielony, czerwony
1234f | flowers || kwiaty

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
Enough points || Dość punktów
A complete hand must also be worth {minimum}, flowers aside. So aim at a pattern from the
  start: the line above the table shows which are near and which tiles they lack. || Pełna ręka
  musi być jeszcze warta {minimum}, nie licząc kwiatów. Dlatego od początku celuj w jakiś
  układ: wiersz nad stołem pokazuje, które są blisko i czego im brakuje.
123m456p789s | Mixed Straight: it is enough alone || Zmiksowany Strit: wystarczy sam
111m444m777m222m | All Pungs: something must be added || Same Pungi: trzeba coś dołożyć

word points
Points || Punkty
What a hand counts: the sum of its patterns, which are called fans. To win takes {minimum}. ||
  Miara ręki: suma jej układów, zwanych fanami. Do wygranej trzeba mieć {minimum}.

word calls
Chow, pung, kong || Chow, pung, kong
A row of three, three alike, four alike. || Trzy kolejne, trzy takie same, cztery takie same.

word waiting
Waiting || Czekanie
One tile from winning. || Do wygranej brakuje jednego kamienia.

word flowers
Flowers || Kwiaty
Laid aside and replaced; they count extra when you win, but not towards the minimum. || Odkłada się
  je i dobiera następny kamień; przy wygranej liczą się dodatkowo, ale nie do minimum.

word payment
Payment || Wypłata
All others pay {extra_points}; whoever discarded the winning tile pays the hand as well, and on a
  self-draw all three do. || Wszyscy płacą po {extra_points}; kto zrzucił wygrywający kamień,
  płaci jeszcze za rękę, a przy wygranej z muru płaci za nią każdy.

word winds
Winds || Wiatry
Everybody sits at a wind. Three of your own wind, or of the round's, count extra. || Każdy siedzi
  przy swoim wietrze. Pung własnego wiatru albo wiatru rundy liczy się dodatkowo.

word deal_in
Deal-in || Podłożenie się
To discard the tile on which somebody wins. || Zrzucenie kamienia, na którym ktoś wygrywa.

now turn
Discard a tile that fits no pattern of yours; keep pairs and neighbours. || Zrzuć kamień, który do
  niczego nie pasuje; zostaw pary i sąsiadów.

now watch
The others draw and discard. You are asked when a tile is of use to you. || Inni dobierają i
  zrzucają. Zapytamy, gdy jakiś kamień ci się przyda.

now waiting
One tile is missing: you wait for those shown. It takes {minimum}. || Brakuje jednego kamienia:
  czekasz na pokazane. Trzeba mieć {minimum}.

now win
Your hand is complete and worth enough: press the red button to win. || Ręka jest pełna i warta
  dość: naciśnij czerwony przycisk, żeby wygrać.

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

now expose
A flower: lay it aside and draw another tile for it. || Kwiat: odłóż go i dobierz za niego inny
  kamień.
"""
