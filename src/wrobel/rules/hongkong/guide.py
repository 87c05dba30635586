"""The patterns of Hong Kong mahjong as in a good guide. See ``wrobel.rules.guide``."""

TEXT = """
chicken_hand
Win quickly with nothing when somebody else is building something big. || Wygraj szybko z
  niczym, gdy ktoś inny buduje coś dużego.
Allowed only where no minimum is agreed. || Możliwa tylko tam, gdzie nie umówiono minimum.
A single own flower makes it worth a fan. || Jeden własny kwiat czyni ją wartą fan.

all_chows
The usual fast hand: take what the left neighbour gives. || Zwykła szybka ręka: bierz, co daje
  sąsiad z lewej.
Goes with Concealed Hand, Clean Hand and Purity. || Łączy się z Ukrytą ręką, Czystą ręką i
  Czystością.
One pung is too much, and the pair may be restricted by the table. || Jeden pung to za dużo, a
  parę stół może ograniczyć.

concealed_hand
Draw instead of claiming when time allows. || Dobieraj zamiast przejmować, gdy jest czas.
Adds to Self-draw and All Pairs. || Dodaje się do Wygranej z muru i Samych Par.
The last tile may be a discard; a concealed kong does no harm. || Ostatni kamień może być ze
  zrzutki; ukryty kong nie szkodzi.

self_draw
A fan for drawing the winning tile yourself, and everybody pays the full stake. || Fan za własny
  zwycięski kamień, a każdy płaci całą stawkę.
Adds to everything. || Dodaje się do wszystkiego.
A win on a robbed kong is no self-draw. || Wygrana z rabunku konga to nie wygrana z muru.

last_tile
Hold a wait to the end of the wall. || Utrzymaj czekanie do końca muru.
Adds to Self-draw; the discard after the last tile counts too. || Dodaje się do Wygranej z muru;
  liczy się też zrzutka po ostatnim kamieniu.
With a dead wall it is the last live tile. || Przy martwym murze to ostatni żywy kamień.

replacement_tile
A kong or a bonus tile gives another draw: it may win. || Kong lub bonusowy daje dodatkowe
  dobranie: może wygrać.
Adds to Self-draw; Kong on Kong replaces it. || Dodaje się do Wygranej z muru; Kong on Kong je
  zastępuje.
It counts once, however many tiles were replaced. || Liczy się raz, ilekolwiek kamieni
  wymieniono.

dragon_pung
A pair of dragons is worth keeping: anybody may give the third. || Parę smoków warto trzymać:
  trzeciego może dać każdy.
Adds to Clean Hand and All Pungs; the dragon hands include it. || Dodaje się do Czystej ręki i
  Samych Pungów; ręce smoków go obejmują.
A pair of dragons brings nothing. || Para smoków nic nie daje.

seat_wind
Your own wind is a fan for you alone. || Własny wiatr to fan tylko dla ciebie.
Adds to the round wind on the same pung. || Dodaje się do wiatru rundy na tym samym pungu.
It changes when the deal passes. || Zmienia się, gdy rozdanie przechodzi.

round_wind
The wind of the round is a fan for everybody. || Wiatr rundy to fan dla każdego.
Adds to the own wind. || Dodaje się do własnego wiatru.
Other winds bring nothing by themselves. || Inne wiatry same nic nie dają.

no_bonus
Not in your hands: no flower and no season came. || Nie zależy od ciebie: nie przyszedł żaden
  bonusowy.
Adds to everything. || Dodaje się do wszystkiego.
One foreign flower cancels it without giving anything. || Jeden obcy kwiat ją kasuje i nic nie
  daje.

own_bonus
The flower and the season with your number. || Kwiat i pora roku z twoim numerem.
Adds to the round-wind bonus of the same tile. || Dodaje się do bonusowego wiatru rundy na tym
  samym kamieniu.
Inside a full series the bouquet may replace it. || W pełnej serii może go zastąpić bukiet.

round_bonus
The flower and the season with the number of the round wind. || Kwiat i pora roku z numerem
  wiatru rundy.
For East in the East round the same tile counts twice. || Dla Wschodu w rundzie wschodniej ten
  sam kamień liczy się podwójnie.
Some tables do not count it. || Niektóre stoły go nie liczą.

all_pungs
Four pairs early and no chow: claim pungs from everybody. || Cztery pary na początku i żadnego
  chow: bierz pungi od wszystkich.
Adds to Clean Hand, Purity and All Honors. || Dodaje się do Czystej ręki, Czystości i Samych
  Honorów.
The waits are narrow: two pairs or a single tile. || Czekania są wąskie: dwie pary albo jeden
  kamień.

clean
One suit with honors: the bread and butter of big hands. || Jeden rodzaj z honorami: chleb
  powszedni dużych rąk.
Adds to All Pungs, dragons and winds. || Dodaje się do Samych Pungów, smoków i wiatrów.
Three exposed sets of the suit make others careful, and careless ones liable. || Trzy odkryte
  układy tego rodzaju ostrzegają innych, a nieostrożnych obciążają.

bouquet
All four flowers or all four seasons. || Wszystkie cztery kwiaty albo wszystkie cztery pory
  roku.
How it adds to the own tile depends on the table. || Jak dodaje się do własnego, zależy od
  stołu.
Two and two of each series are no bouquet. || Po dwa z każdej serii to nie bukiet.

kong_on_kong
A kong, its replacement makes a second one, and that one's replacement wins. || Kong, jego
  kamień dodatkowy tworzy drugi, a kamień za drugi wygrywa.
Replaces Replacement Tile; Self-draw is added. || Zastępuje Wygraną dodatkowym kamieniem;
  Wygraną z muru się dodaje.
Two kongs in two turns are not enough. || Dwa kongi w dwóch kolejkach nie wystarczą.

all_pairs
Five pairs early on make it worth a try. || Pięć par na początku zachęca do próby.
Concealed Hand is added; four equal tiles may be two pairs. || Ukrytą rękę się dodaje; cztery
  takie same mogą być dwiema parami.
Nothing may be claimed, and sets do not count in it. || Niczego nie wolno przejąć, a układy się
  w niej nie liczą.

small_three_dragons
Two dragon pungs with a pair of the third. || Dwa pungi smoków i para trzeciego.
Adds to Clean Hand and All Pungs; includes the two pungs. || Dodaje się do Czystej ręki i Samych
  Pungów; obejmuje oba pungi.
With another pair only the two pungs count. || Z inną parą liczą się tylko dwa pungi.

small_four_winds
Three wind pungs and a pair of the fourth. || Trzy pungi wiatrów i para czwartego.
Own and round wind and the purity are added. || Dodaje się własny wiatr, wiatr rundy i czystość.
It is no limit hand here. || Tutaj to nie ręka limitowa.

three_dragons
Pungs of all three dragons. || Pungi wszystkich trzech smoków.
Adds to Clean Hand and All Pungs; includes the three pungs. || Dodaje się do Czystej ręki i
  Samych Pungów; obejmuje trzy pungi.
Who gives the third to two exposed ones pays for all. || Kto daje trzeciego do dwóch odkrytych,
  płaci za wszystkich.

purity
One suit and nothing else: decide early, before the others notice. || Jeden rodzaj i nic więcej:
  zdecyduj wcześnie, zanim inni się zorientują.
Adds to All Chows or All Pungs. || Dodaje się do Samych Chow albo Samych Pungów.
A pair of winds makes it a Clean Hand. || Para wiatrów czyni z niej Czystą rękę.

all_honors
Winds and dragons only. || Same wiatry i smoki.
All Pungs is added, so it is nearly always the limit. || Dodaje się Same Pungi, więc prawie
  zawsze jest limit.
One suited pair makes it a Clean Hand. || Jedna para z rodzaju czyni z niej Czystą rękę.

thirteen_orphans
Ten different terminals and honors at the start are a good reason. || Dziesięć różnych skrajnych
  i honorów na starcie to dobry powód.
A limit hand; nothing is added. || Ręka limitowa; nic się nie dodaje.
It ends when all copies of one tile are gone. || Kończy się, gdy znikną wszystkie egzemplarze
  któregoś kamienia.

hidden_treasure
Four concealed pungs drawn by yourself. || Cztery ukryte pungi dobrane samemu.
A limit hand. || Ręka limitowa.
Where the pair must be the last, a finish on a pung gives All Pungs only. || Gdzie ostatnia musi
  być para, dopełnienie punga daje tylko Same Pungi.

all_terminals
Pungs of 1 and 9 only. || Same pungi jedynek i dziewiątek.
A limit hand. || Ręka limitowa.
A pung of honors among them spoils it. || Pung honorów ją psuje.

nine_gates
1112345678999 of one suit, waiting for any of its tiles. || 1112345678999 jednego rodzaju, czeka
  na każdy jego kamień.
A limit hand, concealed by nature. || Ręka limitowa, z natury ukryta.
The thirteen tiles before the win must have the shape. || Kształt muszą mieć kamienie sprzed
  wygranej.

heaven
East is dealt a complete hand. || Wschód dostaje przy rozdaniu kompletną rękę.
A limit hand. || Ręka limitowa.
A kong first spoils it, a bonus tile does not. || Wcześniejszy kong ją psuje, bonusowy nie.

earth
A win on East's very first discard. || Wygrana pierwszą zrzutką Wschodu.
A limit hand. || Ręka limitowa.
A claim before it spoils it. || Psuje ją wcześniejsze przejęcie.

big_four_winds
Pungs of all four winds. || Pungi wszystkich czterech wiatrów.
A limit hand where agreed. || Ręka limitowa tam, gdzie tak umówiono.
The fourth wind given to three exposed ones costs double. || Czwarty wiatr do trzech odkrytych
  kosztuje podwójnie.

all_kongs
Four kongs of one player. || Cztery kongi jednego gracza.
A limit hand where agreed. || Ręka limitowa tam, gdzie tak umówiono.
Three kongs and a pung are All Pungs. || Trzy kongi i pung to Same Pungi.

robbing_kong
Take the tile somebody adds to a pung. || Weź kamień, który ktoś dokłada do punga.
A fan only where agreed. || Fan tylko tam, gdzie tak umówiono.
The owner of the kong pays as the discarder. || Właściciel konga płaci jak wyrzucający.

own_round_bonus
A bonus tile that is your own and the round's. || Bonusowy, który jest twój i rundy zarazem.
Adds one more where agreed. || Dodaje jeszcze jeden tam, gdzie tak umówiono.
Not inside a bouquet of three in all. || Nie w bukiecie liczonym razem za trzy.

each_bonus
Every flower and season counts, whoever's it is. || Liczy się każdy kwiat i pora roku,
  czyjekolwiek są.
Own and round tiles count besides. || Własne i rundy liczą się dodatkowo.
It is a variant: ask first. || To wariant: zapytaj wcześniej.

seven_bonus
Seven of the eight bonus tiles may be a win. || Siedem z ośmiu bonusowych może być wygraną.
Paid as a self-draw of three fan. || Płatne jak wygrana z muru za trzy fany.
It is declared in your own turn, at once. || Zgłasza się je od razu, we własnej kolejce.

all_eight_bonus
All eight bonus tiles win by themselves. || Wszystkie osiem bonusowych wygrywa samo.
Nothing of the hand is looked at. || Na rękę się nie patrzy.
Without the variant they are two bouquets. || Bez tego wariantu to dwa bukiety.

pair_258
Keep a pair of 2, 5 or 8 when there is a choice. || Gdy jest wybór, zostaw parę 2, 5 lub 8.
Adds to All Chows. || Dodaje się do Samych Chow.
A pair of honors never counts. || Para honorów nigdy się nie liczy.

terminal_chows
123 and 789 of one suit. || 123 i 789 jednego rodzaju.
Counted for each couple; a snake of the suit includes it. || Liczy się za każdą dwójkę; wąż tego
  rodzaju je obejmuje.
The two chows must be of one suit. || Oba chow muszą być jednego rodzaju.

same_chow_two_suits
The same numbers as chows in two suits. || Te same numery jako chow w dwóch rodzajach.
Once for each number. || Raz za każdy numer.
In three suits it is still one. || W trzech rodzajach to nadal jeden.

two_suits
Give up one suit early and collect a fan. || Zrezygnuj wcześnie z jednego rodzaju i weź fan.
Adds to everything of two suits. || Dodaje się do wszystkiego z dwóch rodzajów.
Exactly two suits: one suit is Clean Hand or Purity. || Dokładnie dwa rodzaje: jeden to Czysta
  ręka albo Czystość.

small_four_in_one
Four copies of a tile: a pung and one in a chow. || Cztery egzemplarze: pung i jeden w chow.
Counted once for each tile. || Liczy się raz za każdy kamień.
A kong of them does not count. || Kong z nich się nie liczy.

twin_chows
Two equal chows of one suit. || Dwa takie same chow jednego rodzaju.
Counted for each couple. || Liczy się za każdą dwójkę.
Three of them are Three identical chows instead. || Trzy to już Trzy takie same Chow.

four_in_one
Four copies: the pair and one in each of two chows. || Cztery egzemplarze: para i po jednym w
  dwóch chow.
Adds to Pair of 2, 5 or 8. || Dodaje się do Pary 258.
In a pung and a chow it is the small one. || W pungu i chow to małe 4 w 1.

twelve_exposed
Four exposed sets and a single tile that you draw the partner of. || Cztery odkryte układy i
  pojedynczy kamień, do którego dobierasz parę.
Self-draw is added. || Wygraną z muru się dodaje.
On a discard it is All Discards. || Ze zrzutki to Wszystkie zrzutki.

exposed_snake
123, 456 and 789 of a suit with one chow exposed. || 123, 456 i 789 jednego rodzaju, jedno chow
  odkryte.
Includes the terminal chows of its suit. || Obejmuje 123 i 789 swojego rodzaju.
All three concealed are worth more. || Wszystkie trzy ukryte są warte więcej.

concealed_snake
A straight of one suit drawn by yourself. || Wąż jednego rodzaju dobrany samemu.
The fourth set may be exposed. || Czwarty układ może być odkryty.
The last tile may be a discard. || Ostatni kamień może być ze zrzutki.

five_doors
A group of each suit, of winds and of dragons. || Po grupie z każdego rodzaju, wiatrów i smoków.
Adds to dragon and wind pungs. || Dodaje się do pungów smoków i wiatrów.
The pair is one of the five groups. || Para jest jedną z pięciu grup.

only_1_5
Only numbers from 1 to 5. || Same numery od 1 do 5.
Adds to fans of sets. || Dodaje się do fanów za układy.
Honors are not allowed. || Honorów być nie może.

five_corners
A 1 or 9 in every set and in the pair. || W każdym układzie i w parze 1 lub 9.
Adds to Same chow, two suits. || Dodaje się do Takich samych Chow.
Honors count as corners only where agreed. || Honory są rogami tylko tam, gdzie tak umówiono.

all_discards
Everything from others: four exposed sets and the pair on a discard. || Wszystko od innych:
  cztery odkryte układy i para ze zrzutki.
Replaces Twelve Exposed. || Zastępuje 12 odkrytych.
A concealed kong spoils it. || Psuje ją ukryty kong.

only_3_7
Only numbers from 3 to 7. || Same numery od 3 do 7.
Adds to chows and couples. || Dodaje się do chow i dwójek.
An 8 is too much. || Ósemka to za dużo.

only_5_9
Only numbers from 5 to 9. || Same numery od 5 do 9.
Adds to fans of sets. || Dodaje się do fanów za układy.
A 4 is too little. || Czwórka to za mało.

consecutive_pungs
Three pungs of one suit in a row. || Trzy kolejne pungi jednego rodzaju.
Adds to All Pungs and the flushes. || Dodaje się do Samych Pungów i rąk jednego rodzaju.
222 333 444 may also be three equal chows: the better reading counts. || 222 333 444 może też
  być trzema takimi samymi chow: liczy się lepsze.

matching_pungs
The same number as a pung in all three suits. || Ten sam numer jako pung we wszystkich trzech
  rodzajach.
Adds to All Pungs. || Dodaje się do Samych Pungów.
Two suits are not enough. || Dwa rodzaje nie wystarczą.

three_identical_chows
The same chow three times. || Trzy razy to samo chow.
Includes the couple. || Obejmuje dwójkę.
In one suit or in three, as the table agrees. || W jednym rodzaju albo w trzech, jak umówi się
  stół.

big_four_in_one
Four copies of a tile spread over four chows. || Cztery egzemplarze rozłożone na cztery chow.
Counted once in a hand. || Liczy się raz w ręce.
Four equal chows are Three identical chows instead. || Cztery takie same chow to Trzy takie same
  Chow.

one_number
One number in every set and in the pair. || Jeden numer w każdym układzie i w parze.
Adds to All Chows and couples. || Dodaje się do Samych Chow i dwójek.
Honors have no number. || Honory nie mają numeru.

two_numbers
Pungs of two numbers with honors, as guessed from the sheet. || Pungi dwóch numerów z honorami,
  jak odgadnięto z arkusza.
Adds to All Pungs where agreed. || Dodaje się do Samych Pungów tam, gdzie tak umówiono.
Without honors it does not count. || Bez honorów się nie liczy.
"""
