"""The patterns of MCR as in a good guide. See ``wrobel.rules.guide``."""

TEXT = """
big_four_winds
Three wind pungs and two tiles of the fourth: everything else is second. || Trzy pungi Wiatrów i
  dwa kamienie czwartego: reszta nieważna.
Half Flush or All Honors is added. || Dodaje się Półkolor albo Same Honory.
Own and round wind do not count besides. || Wiatr rundy i miejsca już się nie liczą.

big_three_dragons
Two dragon pungs and a pair of the third. || Dwa pungi Smoków i para trzeciego.
Flushes and All Pungs are added. || Dodaje się kolory i Same Pungi.
With the third dragon as the pair it is the little one. || Z trzecim Smokiem jako parą to Małe
  Trzy Smoki.

all_green
Bamboos 2, 3, 4, 6, 8 and the green dragon. || Bambusy 2, 3, 4, 6, 8 i Zielony Smok.
Full Flush or Half Flush may be added. || Można dodać Pełny Kolor albo Półkolor.
The only chow is 234. || Jedynym chow jest 234.

nine_gates
1112345678999 of one suit, nothing melded. || 1112345678999 jednej rodziny, nic zameldowanego.
Pure Straight and Tile Hog may be added. || Można dodać Czysty Strit i Pętelkę.
The shape must be there before the winning tile. || Kształt musi być przed zwycięskim kamieniem.

four_kongs
Four kongs of any kind. || Cztery kongi dowolnego rodzaju.
Fans for concealed pungs are added. || Dodaje się fany za ukryte pungi.
Single Wait never counts: it could not be otherwise. || Pojedyncze Czekanie się nie liczy:
  inaczej być nie może.

seven_shifted_pairs
Seven pairs in a row of one suit. || Siedem kolejnych par jednej rodziny.
All Simples may be added. || Można dodać Same Zwykłe.
A gap leaves Seven Pairs and Full Flush. || Luka zostawia Siedem Par i Pełny Kolor.

thirteen_orphans
Ten different terminals and honors are a reason to try. || Dziesięć różnych skrajnych i Honorów
  to powód do próby.
Only circumstances of the win are added. || Dodaje się tylko okoliczności wygranej.
All Types does not count besides. || Wszystkie Rodzaje się obok nie liczą.

all_terminals
Pungs of 1 and 9 only. || Same pungi 1 i 9.
Triple Pung, and Double Pung in the international edition. || Potrójny Pung, a w wydaniu
  międzynarodowym Podwójny Pung.
All Pungs and No Honors are contained. || Same Pungi i Bez Honorów są zawarte.

little_four_winds
Three wind pungs and a pair of the fourth. || Trzy pungi Wiatrów i para czwartego.
Own and round wind are added. || Dodaje się Wiatr Rundy i Miejsca.
Another pair leaves Big Three Winds. || Inna para zostawia Duże Trzy Wiatry.

little_three_dragons
Two dragon pungs and a pair of the third. || Dwa pungi Smoków i para trzeciego.
Half Flush goes well with it. || Dobrze łączy się z Półkolorem.
The two dragon pungs do not count besides. || Oba pungi Smoków już się nie liczą.

all_honors
Honors only, in pungs or seven pairs. || Same Honory, w pungach albo siedmiu parach.
Wind and dragon fans are added. || Dodaje się fany za Wiatry i Smoki.
One terminal makes it All Terminals and Honors. || Jeden skrajny czyni z niej Same Skrajne i
  Honory.

four_concealed_pungs
All Pungs without a claim. || Same Pungi bez przejęć.
A discard may finish the pair. || Zrzutka może dopełnić parę.
Finished on a pung by discard only three are concealed. || Po dopełnieniu punga zrzutką ukryte
  są tylko trzy.

pure_terminal_chows
123 twice, 789 twice and 55 of one suit. || Dwa razy 123, dwa razy 789 i 55 jednej rodziny.
Nothing of its parts is counted again. || Z jej części nic się już nie liczy.
Any other pair leaves a Full Flush with couples. || Inna para zostawia Pełny Kolor z dwójkami.

quadruple_chow
Four times the same chow. || Cztery razy to samo chow.
Flushes and Lower or Upper Four may be added. || Można dodać kolory i Niższą lub Wyższą Czwórkę.
Tile Hog does not count. || Pętelka się nie liczy.

four_pure_shifted_pungs
Four pungs of one suit in a row. || Cztery kolejne pungi jednej rodziny.
Half or Full Flush is added. || Dodaje się Półkolor albo Pełny Kolor.
All Pungs is contained. || Same Pungi są zawarte.

four_pure_shifted_chows
Four chows of one suit, each one or each two higher. || Cztery chow jednej rodziny, każde o
  jeden lub każde o dwa wyżej.
Flushes are added. || Dodaje się kolory.
Steps of one and two must not be mixed. || Kroków o jeden i o dwa nie wolno mieszać.

three_kongs
Three kongs, any fourth set. || Trzy kongi, czwarty układ dowolny.
Fans for concealed pungs are added. || Dodaje się fany za ukryte pungi.
Smaller kong fans are contained. || Mniejsze fany za kongi są zawarte.

all_terminals_and_honors
Only terminals and honors, both of them. || Same skrajne i Honory, jedne i drugie.
Wind and dragon pungs are added. || Dodaje się pungi Wiatrów i Smoków.
A chow leaves Outside Hand. || Jedno chow zostawia Zewnętrzną Rękę.

seven_pairs
Five pairs early on: do not claim any more. || Pięć par na początku: nie przejmuj już niczego.
Flushes, All Simples, All Types are added. || Dodaje się kolory, Same Zwykłe, Wszystkie Rodzaje.
Concealed Hand and Single Wait do not count. || Ukryta Ręka i Pojedyncze Czekanie się nie liczą.

greater_honors_and_knitted
All seven honors and seven knitted tiles. || Siedem Honorów i siedem przeplatanych.
Self-drawn it has the concealed fan. || Z muru dodaje fan za ukrytą rękę.
Suited tiles must fit one pattern. || Numery muszą pasować do jednego wzoru.

all_even_pungs
Pungs of 2, 4, 6, 8 and an even pair. || Pungi 2, 4, 6, 8 i parzysta para.
Double Pung is added. || Dodaje się Podwójny Pung.
All Pungs and All Simples are contained. || Same Pungi i Same Zwykłe są zawarte.

full_flush
One suit only; the most usual big hand. || Jedna rodzina; najzwyklejsza z dużych rąk.
Straights, couples, All Chows or All Pungs are added. || Dodaje się strity, dwójki, Same Chow
  lub Same Pungi.
No Honors is contained. || Bez Honorów jest zawarte.

pure_triple_chow
Three times the same chow. || Trzy razy to samo chow.
One fan may join the fourth set. || Czwarty układ można dołączyć jednym fanem.
The same tiles as pungs are Pure Shifted Pungs. || Te same kamienie jako pungi to Czyste Kolejne
  Pungi.

pure_shifted_pungs
Three pungs of one suit in a row. || Trzy kolejne pungi jednej rodziny.
All Pungs and flushes are added. || Dodaje się Same Pungi i kolory.
It is not counted with Pure Triple Chow of the same tiles. || Nie liczy się z Czystym Potrójnym
  Chow z tych samych kamieni.

upper_tiles
Only 7, 8, 9. || Same 7, 8, 9.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 6 makes it Upper Four. || Szóstka czyni z niej Wyższą Czwórkę.

middle_tiles
Only 4, 5, 6. || Same 4, 5, 6.
Tile Hog comes often. || Często dochodzi Pętelka.
All Simples is contained. || Same Zwykłe są zawarte.

lower_tiles
Only 1, 2, 3. || Same 1, 2, 3.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 4 makes it Lower Four. || Czwórka czyni z niej Niższą Czwórkę.

pure_straight
123, 456, 789 of one suit. || 123, 456, 789 jednej rodziny.
All Chows and one fan for the fourth chow. || Same Chow i jeden fan za czwarte chow.
Short Straight inside it is not counted. || Krótkiego Strita wewnątrz się nie liczy.

three_suited_terminal_chows
123 and 789 in two suits, 55 in the third. || 123 i 789 w dwóch rodzinach, 55 w trzeciej.
Nothing of its parts is counted again. || Z jej części nic się już nie liczy.
Another pair leaves couples only. || Inna para zostawia same dwójki.

pure_shifted_chows
Three chows of one suit, each one or each two higher. || Trzy chow jednej rodziny, każde o jeden
  lub każde o dwa wyżej.
All Chows and flushes are added. || Dodaje się Same Chow i kolory.
123 345 567 is steps of two, 123 234 456 is none. || 123 345 567 to kroki o dwa, 123 234 456 to
  nic.

all_fives
A 5 in every set and in the pair. || Piątka w każdym układzie i w parze.
Mixed Triple or Shifted Chows go well with it. || Dobrze łączy się ze Zmiksowanymi chow.
All Simples is contained. || Same Zwykłe są zawarte.

triple_pung
The same number as a pung in three suits. || Ten sam numer jako pung w trzech rodzinach.
All Pungs is added. || Dodaje się Same Pungi.
Double Pung of the same sets is not counted. || Podwójnego Punga z tych układów się nie liczy.

three_concealed_pungs
Keep pungs concealed. || Trzymaj pungi ukryte.
All Pungs is added. || Dodaje się Same Pungi.
A pung finished on a discard is not concealed. || Pung dopełniony zrzutką nie jest ukryty.

lesser_honors_and_knitted
Five or six honors with knitted tiles, all different. || Pięć lub sześć Honorów z przeplatanymi,
  wszystkie różne.
Knitted Straight may be added. || Można dodać Przeplatany Strit.
A pair of anything spoils it. || Psuje ją jakakolwiek para.

knitted_straight
147, 258 and 369 in three suits. || 147, 258 i 369 w trzech rodzinach.
All Chows, All Types and dragon pungs are added. || Dodaje się Same Chow, Wszystkie Rodzaje i
  pungi Smoków.
Its nine tiles are no sets. || Jej dziewięć kamieni to nie układy.

upper_four
Only 6 to 9. || Same od 6 do 9.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 5 spoils it. || Psuje ją piątka.

lower_four
Only 1 to 4. || Same od 1 do 4.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 5 spoils it. || Psuje ją piątka.

big_three_winds
Three wind pungs. || Trzy pungi Wiatrów.
Own and round wind are added. || Dodaje się Wiatr Rundy i Miejsca.
With the fourth wind as the pair it is Little Four Winds. || Z czwartym Wiatrem jako parą to
  Małe Cztery Wiatry.

mixed_straight
123, 456, 789 in three suits: eight points at once. || 123, 456, 789 w trzech rodzinach: od razu
  osiem punktów.
All Chows is added. || Dodaje się Same Chow.
Two of the chows in one suit are not enough. || Dwa z tych chow w jednej rodzinie nie wystarczą.

reversible_tiles
Tiles that look the same upside down. || Kamienie wyglądające tak samo do góry nogami.
All Pungs and flushes are added. || Dodaje się Same Pungi i kolory.
One Voided Suit is contained: characters never fit. || Bez Jednej Rodziny jest zawarte: znaki
  nigdy nie pasują.

mixed_triple_chow
The same chow in three suits: the favourite way to eight. || To samo chow w trzech rodzinach:
  ulubiona droga do ośmiu.
All Chows, All Simples are added. || Dodaje się Same Chow, Same Zwykłe.
Mixed Double Chow of the same sets is not counted. || Zmiksowanego Podwójnego Chow z tych
  układów się nie liczy.

mixed_shifted_pungs
Pungs of three suits in a row. || Kolejne pungi w trzech rodzinach.
All Pungs is added. || Dodaje się Same Pungi.
Two in one suit do not count. || Dwa w jednej rodzinie się nie liczą.

chicken_hand
A hand with nothing at all: eight points. || Ręka z niczym: osiem punktów.
Flowers are added after. || Kwiaty dodaje się potem.
Any fan, even one point, destroys it. || Niszczy ją każdy fan, nawet za punkt.

last_tile_draw
The last tile of the wall wins. || Wygrywa ostatni kamień muru.
Fully Concealed Hand is added. || Dodaje się Całkowicie Ukrytą Rękę.
Self-Drawn is contained. || Wygrana z Muru jest zawarta.

last_tile_claim
The discard after the last tile wins. || Wygrywa zrzutka po ostatnim kamieniu.
Any hand may win with it. || Może nią wygrać każda ręka.
The discard can be taken only to win. || Tę zrzutkę można wziąć tylko do wygranej.

out_with_replacement_tile
The tile taken for a kong wins. || Wygrywa kamień dobrany za kong.
Kong fans are added. || Dodaje się fany za kongi.
After a flower it is an ordinary self-draw. || Po Kwiecie to zwykła wygrana z muru.

robbing_the_kong
Take the tile somebody adds to a pung. || Weź kamień dokładany do punga.
Counts as a discard. || Liczy się jak zrzutka.
Last Tile does not count besides. || Ostatni Kamień się obok nie liczy.

two_concealed_kongs
Two concealed kongs. || Dwa ukryte kongi.
Three Concealed Pungs may be added. || Można dodać Trzy Ukryte Pungi.
Two Concealed Pungs is contained. || Dwa Ukryte Pungi są zawarte.

all_pungs
Four pairs and no chow: claim. || Cztery pary i żadnego chow: przejmuj.
Two points are missing: pungs of dragons or winds help. || Brakuje dwóch punktów: pomogą pungi
  Smoków lub Wiatrów.
Alone it is only six points. || Sama daje tylko sześć punktów.

half_flush
One suit with honors. || Jedna rodzina z Honorami.
Dragon and wind pungs make the eight. || Osiem dopełniają pungi Smoków i Wiatrów.
Both must be there, suit and honors. || Muszą być i rodzina, i Honory.

mixed_shifted_chows
Three chows in three suits, each one higher. || Trzy chow w trzech rodzinach, każde o jeden
  wyżej.
All Chows is added and makes eight. || Dodaje się Same Chow i jest osiem.
Steps of two do not count. || Kroki o dwa się nie liczą.

all_types
Something of each suit, of winds and dragons. || Coś z każdej rodziny, z Wiatrów i Smoków.
Wind and dragon pungs are added. || Dodaje się pungi Wiatrów i Smoków.
Six points: two more are needed. || Sześć punktów: trzeba jeszcze dwóch.

melded_hand
Four sets from others and the pair on a discard. || Cztery układy od innych i para ze zrzutki.
Add two points from chows or No Honors. || Dodaj dwa punkty za chow lub Bez Honorów.
A concealed kong or a self-draw spoils it. || Psuje ją ukryty kong albo wygrana z muru.

two_dragon_pungs
Two dragon pungs. || Dwa pungi Smoków.
Outside Hand or a flush makes the eight. || Osiem dopełnia Zewnętrzna Ręka albo kolor.
The single dragon pungs do not count besides. || Pojedyncze pungi Smoków się obok nie liczą.

outside_hand
A terminal or honor in every set and the pair. || Skrajny lub Honor w każdym układzie i w parze.
Mixed straights of 123 and 789 go well with it. || Dobrze łączą się chow 123 i 789.
Four points only: plan the rest. || To tylko cztery punkty: zaplanuj resztę.

fully_concealed_hand
Nothing melded and self-drawn. || Nic zameldowanego i wygrana z muru.
All Chows and two more make eight. || Same Chow i jeszcze dwa dają osiem.
Self-Drawn is contained. || Wygrana z Muru jest zawarta.

two_melded_kongs
Two kongs from discards or added. || Dwa kongi ze zrzutek lub dołożone.
All Pungs is added. || Dodaje się Same Pungi.
One melded and one concealed are worth more. || Zameldowany i ukryty są warte więcej.

melded_and_concealed_kong
One melded and one concealed kong. || Jeden zameldowany i jeden ukryty kong.
Two Concealed Pungs may be added. || Można dodać Dwa Ukryte Pungi.
The single kongs do not count besides. || Pojedyncze kongi się obok nie liczą.

last_tile
The fourth copy, the other three lie open. || Czwarty egzemplarz, trzy leżą odkryte.
Adds to everything but Robbing the Kong. || Dodaje się do wszystkiego prócz Rabunku Konga.
A concealed kong shows nothing. || Ukryty kong niczego nie pokazuje.

dragon_pung
A pung of dragons, for each. || Pung Smoka, każdy z osobna.
A cheap way to the missing two points. || Tani sposób na brakujące dwa punkty.
It is no pung of honors besides. || Nie jest dodatkowo pungiem Honorów.

prevalent_wind
A pung of the round wind. || Pung wiatru rundy.
Adds to Seat Wind on the same pung. || Dodaje się do Wiatru Miejsca na tym samym pungu.
It changes every four hands. || Zmienia się co cztery rozdania.

seat_wind
A pung of your own wind. || Pung własnego wiatru.
Adds to Prevalent Wind. || Dodaje się do Wiatru Rundy.
It changes with every hand. || Zmienia się co rozdanie.

concealed_hand
Nothing melded, won on a discard. || Nic zameldowanego, wygrana zrzutką.
All Chows goes well with it. || Dobrze łączy się z Samymi Chow.
Self-drawn it is the full one. || Z muru to Całkowicie Ukryta Ręka.

all_chows
Four chows and a suited pair. || Cztery chow i para z rodziny.
Part of most quick eight-point hands. || Część większości szybkich rąk za osiem.
A pair of honors spoils it. || Psuje je para Honorów.

tile_hog
All four copies without a kong. || Wszystkie cztery egzemplarze bez konga.
Counted for each such tile. || Liczy się za każdy taki kamień.
Declaring the kong loses it. || Zgłoszenie konga ją odbiera.

double_pung
The same number as a pung in two suits. || Ten sam numer jako pung w dwóch rodzinach.
Counted for each couple. || Liczy się za każdą dwójkę.
Three suits are Triple Pung. || Trzy rodziny to Potrójny Pung.

two_concealed_pungs
Two concealed pungs. || Dwa ukryte pungi.
All Pungs and kong fans are added. || Dodaje się Same Pungi i fany za kongi.
A pung finished on a discard does not count. || Pung dopełniony zrzutką się nie liczy.

concealed_kong
One concealed kong. || Jeden ukryty kong.
It counts among concealed pungs. || Liczy się do ukrytych pungów.
It shows nobody anything. || Nikomu niczego nie pokazuje.

all_simples
No terminals and no honors. || Bez skrajnych i Honorów.
All Chows and Mixed Triple Chow go well with it. || Dobrze łączy się z Samymi Chow i Zmiksowanym
  Potrójnym Chow.
No Honors is contained. || Bez Honorów jest zawarte.

pure_double_chow
Two equal chows. || Dwa takie same chow.
A point to join a fourth chow. || Punkt za dołączenie czwartego chow.
A chow already joined may not be joined twice. || Chow raz dołączonego nie dołącza się drugi
  raz.

mixed_double_chow
The same chow in two suits. || To samo chow w dwóch rodzinach.
Two such couples are two points. || Dwie takie dwójki to dwa punkty.
A chow belongs to one couple only. || Chow należy tylko do jednej dwójki.

short_straight
Two chows of one suit in a row. || Dwa kolejne chow jednej rodziny.
A point to join a fourth chow. || Punkt za dołączenie czwartego chow.
Inside a straight it is not counted. || Wewnątrz strita się nie liczy.

two_terminal_chows
123 and 789 of one suit. || 123 i 789 jednej rodziny.
Outside Hand goes well with it. || Dobrze łączy się z Zewnętrzną Ręką.
With 456 it becomes a straight. || Z 456 staje się stritem.

pung_of_terminals_or_honors
A pung of terminals or of a wind without value. || Pung skrajnych albo Wiatru bez wartości.
Counted for each. || Liczy się każdy.
A dragon pung is worth two instead. || Pung Smoka jest wart dwa.

melded_kong
One kong from a discard or added. || Jeden kong ze zrzutki lub dołożony.
It may be the missing point. || Może być brakującym punktem.
An added kong may be robbed. || Kong dołożony można obrabować.

one_voided_suit
Exactly two suits. || Dokładnie dwie rodziny.
Often the eighth point. || Często ósmy punkt.
With one suit it does not count. || Z jedną rodziną się nie liczy.

no_honors
No wind and no dragon. || Bez Wiatrów i Smoków.
Often the eighth point. || Często ósmy punkt.
All Simples and flushes contain it. || Zawierają je Same Zwykłe i Pełny Kolor.

edge_wait
3 for 12 or 7 for 89, and nothing else. || 3 do 12 albo 7 do 89 i nic innego.
A point for a poor wait. || Punkt za kiepskie czekanie.
A second wait takes it away. || Odbiera je drugie czekanie.

closed_wait
The middle of a chow, and nothing else. || Środek chow i nic innego.
A point for a poor wait. || Punkt za kiepskie czekanie.
A second wait takes it away. || Odbiera je drugie czekanie.

single_wait
The partner of the pair, and nothing else. || Druga z pary i nic innego.
A point for a poor wait. || Punkt za kiepskie czekanie.
1234 won on 1 waits for 4 too. || 1234 wygrane na 1 czeka też na 4.

self_drawn
The winning tile from the wall. || Zwycięski kamień z muru.
Everybody pays then. || Wtedy płacą wszyscy.
With nothing melded it is Fully Concealed Hand. || Bez zameldowanych to Całkowicie Ukryta Ręka.

flower_tiles
A point for each flower laid out. || Punkt za każdy wyłożony Kwiat.
Added after the eight. || Dodawane po ośmiu.
They never help to reach the eight. || Nigdy nie pomagają osiągnąć ośmiu.
"""
