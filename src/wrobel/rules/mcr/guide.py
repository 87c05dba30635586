"""The patterns of MCR as in a good guide. See ``wrobel.rules.guide``."""

TEXT = """
big_four_winds
Three wind pungs and two tiles of the fourth: everything else can wait. Others throw winds
  early, so claim at once. || Trzy pungi Wiatrów i dwa kamienie czwartego: wszystko inne może
  poczekać. Inni zrzucają Wiatry wcześnie, więc przejmuj od razu.
Half Flush is added, or All Honors with a pair of dragons; Four Concealed Pungs and the kong
  fans too. || Dodaje się Półkolor, z parą Smoków Same Honory, a także Cztery Ukryte Pungi i fany
  za kongi.
Prevalent and Seat Wind do not count besides, nor do All Pungs; with the fourth wind as the pair
  it is Little Four Winds. || Wiatr Rundy, Wiatr Miejsca ani Same Pungi już się nie liczą; z
  czwartym Wiatrem jako parą to Małe Cztery Wiatry.

big_three_dragons
With two dragon pungs and a pair of the third nothing else matters any more. || Z dwoma pungami
  Smoków i parą trzeciego nic innego nie ma już znaczenia.
Half Flush and All Pungs are added. || Dodaje się Półkolor i Same Pungi.
With the third dragon as the pair it is the little one. || Z trzecim Smokiem jako parą to Małe
  Trzy Smoki.

all_green
Try it with nine green tiles at the start, bamboos 2, 3, 4, 6, 8 and the green dragon; a bamboo
  flush is the way out. || Próbuj z dziewięcioma zielonymi na starcie, czyli bambusami 2, 3, 4,
  6, 8 i Zielonym Smokiem; odwrotem jest kolor z bambusów.
Full Flush or Half Flush may be added. || Można dodać Pełny Kolor albo Półkolor.
The only chow is 234. || Jedynym chow jest 234.

nine_gates
Hardly to be planned: a concealed flush that already holds 111 and 999 may grow into it. ||
  Trudno je zaplanować: mogą wyrosnąć z ukrytego koloru, który ma już 111 i 999.
Pure Straight, Tile Hog and Two Concealed Pungs may be added; a self-draw counts as the rules
  say of concealed hands. || Można dodać Czysty Strit, Pętelkę i Dwa Ukryte Pungi; wygraną z muru
  liczy się jak przy rękach z natury ukrytych.
All thirteen tiles must have the shape before the win, so that any tile of the suit completes
  it; otherwise it is only Full Flush. || Kształt musi mieć wszystkie trzynaście kamieni jeszcze
  przed wygraną, tak że dopełnia je każdy kamień rodziny; inaczej to tylko Pełny Kolor.

four_kongs
Never planned; with three kongs on the table a fourth is worth every risk. || Nigdy
  nieplanowane; przy trzech kongach na stole czwarty jest wart każdego ryzyka.
Fans for concealed pungs are added, and those for dragons, winds and suits. || Dodaje się fany
  za ukryte pungi, a także za Smoki, Wiatry i rodziny.
Single Wait and All Pungs never count besides: it could not be otherwise. Three kongs and a pung
  are Three Kongs. || Pojedyncze Czekanie i Same Pungi się obok nie liczą: inaczej być nie może.
  Trzy kongi i pung to Trzy Kongi.

seven_shifted_pairs
Only out of seven pairs of one suit: with five neighbouring pairs look for the missing two. ||
  Tylko z siedmiu par jednej rodziny: mając pięć sąsiednich, szukaj dwóch brakujących.
All Simples may be added. || Można dodać Same Zwykłe.
A gap leaves Seven Pairs and Full Flush. || Luka zostawia Siedem Par i Pełny Kolor.

thirteen_orphans
Ten different terminals and honors at the start are a reason to try; with nine it is a gamble.
  || Dziesięć różnych skrajnych i Honorów na początku to powód, by próbować; z dziewięcioma to
  hazard.
Nothing of the tiles is added, only how it was won: the last tile of the wall, a robbed kong, a
  self-draw. || Za kamienie nic się nie dodaje, tylko za sposób wygranej: ostatni kamień muru,
  rabunek konga, wygrana z muru.
All Types, Concealed Hand and Single Wait do not count besides, and the hand is lost when all
  copies of one tile are gone. || Wszystkie Rodzaje, Ukryta Ręka i Pojedyncze Czekanie się obok
  nie liczą, a ręka przepada, gdy znikną wszystkie egzemplarze któregoś kamienia.

all_terminals
Four pairs of terminals at the start, and pungs from everybody; honors are the way out. ||
  Cztery pary skrajnych na starcie i pungi od wszystkich; odwrotem są Honory.
Triple Pung, and Double Pung in the international edition. || Potrójny Pung, a w wydaniu
  międzynarodowym Podwójny Pung.
All Pungs and No Honors are contained. || Same Pungi i Bez Honorów są zawarte.

little_four_winds
Three wind pungs in sight and two tiles of the fourth: do not wait for the big one. || Trzy
  pungi Wiatrów w zasięgu i dwa kamienie czwartego: na duże nie czekaj.
Own and round wind are added. || Dodaje się Wiatr Rundy i Miejsca.
Another pair leaves Big Three Winds. || Inna para zostawia Duże Trzy Wiatry.

little_three_dragons
Two dragon pungs: any tile of the third is worth keeping to the end, for the pair is enough. ||
  Dwa pungi Smoków: każdy kamień trzeciego warto trzymać do końca, bo wystarczy para.
Half Flush, All Pungs and concealed pungs go well with it. || Dobrze łączą się z Półkolorem,
  Samymi Pungami i ukrytymi pungami.
The two dragon pungs do not count besides; with another pair they are only Two Dragon Pungs. ||
  Oba pungi Smoków już się nie liczą; z inną parą to tylko Dwa Pungi Smoków.

all_honors
Five pairs of honors at the start, as pungs or seven pairs; others throw them away early. ||
  Pięć par Honorów na starcie, na pungi albo siedem par; inni wcześnie je zrzucają.
Wind and dragon fans are added. || Dodaje się fany za Wiatry i Smoki.
One terminal makes it All Terminals and Honors. || Jeden skrajny czyni z niej Same Skrajne i
  Honory.

four_concealed_pungs
Three concealed pungs and two pairs: claim nothing and draw on. || Trzy ukryte pungi i dwie
  pary: nie przejmuj, dobieraj dalej.
A discard may finish the pair. || Zrzutka może dopełnić parę.
Finished on a pung by discard only three are concealed. || Po dopełnieniu punga zrzutką ukryte
  są tylko trzy.

pure_terminal_chows
A flush with 5-5 in the middle and both ends: the last tiles decide. || Kolor z 5-5 w środku i
  oboma krańcami: decydują ostatnie kamienie.
Nothing of its parts is counted again. || Z jej części nic się już nie liczy.
Any other pair leaves a Full Flush with couples. || Inna para zostawia Pełny Kolor z dwójkami.

quadruple_chow
All four copies of three neighbours are needed: only when nine or ten of them are there. ||
  Trzeba wszystkich egzemplarzy trzech sąsiednich numerów: tylko mając dziewięć czy dziesięć z
  nich.
Flushes and Lower or Upper Four may be added. || Można dodać kolory i Niższą lub Wyższą Czwórkę.
Tile Hog does not count. || Pętelka się nie liczy.

four_pure_shifted_pungs
Three neighbouring pungs and a pair beside them: claim the fourth at once. || Trzy sąsiednie
  pungi i para obok: czwarty przejmij od razu.
Half or Full Flush is added. || Dodaje się Półkolor albo Pełny Kolor.
All Pungs is contained. || Same Pungi są zawarte.

four_pure_shifted_chows
A flush that climbs by ones or by twos: look for it whenever Full Flush is on the way. || Kolor,
  który wspina się co jeden albo co dwa: szukaj go zawsze, gdy zbierasz Pełny Kolor.
Flushes are added. || Dodaje się kolory.
Steps of one and two must not be mixed. || Kroków o jeden i o dwa nie wolno mieszać.

three_kongs
With two kongs made, a third is worth more than any other plan. || Przy dwóch kongach trzeci
  jest wart więcej niż każdy inny plan.
Fans for concealed pungs are added. || Dodaje się fany za ukryte pungi.
Smaller kong fans are contained. || Mniejsze fany za kongi są zawarte.

all_terminals_and_honors
Five pairs of terminals and honors: pungs from everybody, or seven pairs. || Pięć par skrajnych
  i Honorów: pungi od wszystkich albo siedem par.
Wind and dragon pungs are added. || Dodaje się pungi Wiatrów i Smoków.
A chow leaves Outside Hand. || Jedno chow zostawia Zewnętrzną Rękę.

seven_pairs
Five pairs early on: do not claim any more and keep tiles of which others still hold few. ||
  Pięć par na początku: nie przejmuj już niczego i zostawiaj kamienie, których mało na stole.
Flushes, All Simples, All Types, All Honors and No Honors are added, and Tile Hog where four
  equal tiles are two pairs. || Dodaje się kolory, Same Zwykłe, Wszystkie Rodzaje, Same Honory i
  Bez Honorów, a Pętelkę tam, gdzie cztery takie same to dwie pary.
Concealed Hand and Single Wait do not count; one claim and the hand is gone. || Ukryta Ręka i
  Pojedyncze Czekanie się nie liczą; jedno przejęcie i ręka przepada.

greater_honors_and_knitted
Six different honors and few pairs: throw the pairs away and take one of each. || Sześć różnych
  Honorów i mało par: pary zrzuć i zbieraj po jednym.
Self-drawn it has the concealed fan. || Z muru dodaje fan za ukrytą rękę.
Suited tiles must fit one pattern. || Numery muszą pasować do jednego wzoru.

all_even_pungs
Pairs of 2, 4, 6 and 8 in two or three suits: All Pungs that is worth four times as much. ||
  Pary 2, 4, 6 i 8 w dwóch, trzech rodzinach: to Same Pungi warte cztery razy więcej.
Double Pung is added. || Dodaje się Podwójny Pung.
All Pungs and All Simples are contained. || Same Pungi i Same Zwykłe są zawarte.

full_flush
Nine tiles of a suit early on; the most usual big hand, closed or open. || Dziewięć kamieni
  jednej rodziny na początku; najzwyklejsza z dużych rąk, ukryta czy zameldowana.
Straights, couples, All Chows or All Pungs are added. || Dodaje się strity, dwójki, Same Chow
  lub Same Pungi.
No Honors is contained. || Bez Honorów jest zawarte.

pure_triple_chow
Two equal chows and part of the third: worth waiting for, but somebody may hold the rest. || Dwa
  takie same chow i część trzeciego: warto czekać, choć resztę może mieć ktoś inny.
One fan may join the fourth set. || Czwarty układ można dołączyć jednym fanem.
The same tiles as pungs are Pure Shifted Pungs. || Te same kamienie jako pungi to Czyste Kolejne
  Pungi.

pure_shifted_pungs
Two neighbouring pungs: keep every tile beside them. || Dwa sąsiednie pungi: zatrzymuj każdy
  kamień obok.
All Pungs and flushes are added. || Dodaje się Same Pungi i kolory.
It is not counted with Pure Triple Chow of the same tiles. || Nie liczy się z Czystym Potrójnym
  Chow z tych samych kamieni.

upper_tiles
Ten tiles from 7 to 9 at the start; with 6 it is still Upper Four. || Dziesięć kamieni od 7 do 9
  na starcie; z szóstką jest jeszcze Wyższa Czwórka.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 6 makes it Upper Four. || Szóstka czyni z niej Wyższą Czwórkę.

middle_tiles
Ten tiles from 4 to 6, which everybody wants: seldom, but two or three chows fit together. ||
  Dziesięć kamieni od 4 do 6, których każdy chce: rzadko, ale chow łatwo tu do siebie pasują.
Tile Hog comes often. || Często dochodzi Pętelka.
All Simples is contained. || Same Zwykłe są zawarte.

lower_tiles
Ten tiles from 1 to 3 at the start; with 4 it is still Lower Four. || Dziesięć kamieni od 1 do 3
  na starcie; z czwórką jest jeszcze Niższa Czwórka.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 4 makes it Lower Four. || Czwórka czyni z niej Niższą Czwórkę.

pure_straight
Six or seven different numbers of a suit: the usual plan of a strong open hand. || Sześć, siedem
  różnych numerów jednej rodziny: zwykły plan mocnej ręki.
All Chows and one fan for the fourth chow. || Same Chow i jeden fan za czwarte chow.
Short Straight inside it is not counted. || Krótkiego Strita wewnątrz się nie liczy.

three_suited_terminal_chows
A pair of fives and the ends of the two other suits: rare, look at it when they are dealt. ||
  Para piątek i krańce dwóch pozostałych rodzin: rzadkie, próbuj, gdy tak rozdano.
Nothing of its parts is counted again. || Z jej części nic się już nie liczy.
Another pair leaves couples only. || Inna para zostawia same dwójki.

pure_shifted_chows
Two chows of a suit one or two steps apart: the third often comes by itself. || Dwa chow jednej
  rodziny odległe o jeden lub dwa: trzecie często przychodzi samo.
All Chows and flushes are added. || Dodaje się Same Chow i kolory.
123 345 567 is steps of two, 123 234 456 is none. || 123 345 567 to kroki o dwa, 123 234 456 to
  nic.

all_fives
Fives in all suits and a pair of them: take only chows around the five. || Piątki we wszystkich
  rodzinach i ich para: bierz tylko chow wokół piątki.
Mixed Triple Chow or Mixed Shifted Chows go well with it. || Dobrze łączy się ze Zmiksowanym
  Potrójnym Chow albo Zmiksowanymi Kolejnymi Chow.
All Simples is contained. || Same Zwykłe są zawarte.

triple_pung
Pairs of one number in all suits: claim the first two pungs and hope. || Pary tego samego numeru
  we wszystkich rodzinach: dwa pungi przejmij i licz na trzeci.
All Pungs is added. || Dodaje się Same Pungi.
Double Pung of the same sets is not counted. || Podwójnego Punga z tych układów się nie liczy.

three_concealed_pungs
Two pungs dealt and a pair: stay concealed, the points come by drawing. || Dwa rozdane pungi i
  para: niczego nie melduj, punkty przyjdą z muru.
All Pungs is added. || Dodaje się Same Pungi.
A pung finished on a discard is not concealed. || Pung dopełniony zrzutką nie jest ukryty.

lesser_honors_and_knitted
A hand without pairs and with five or six honors: nearer than any ordinary hand. || Ręka bez
  par, za to z pięcioma, sześcioma Honorami: bliżej do niej niż do zwyczajnej.
Knitted Straight may be added. || Można dodać Przeplatany Strit.
A pair of anything spoils it. || Psuje ją jakakolwiek para.

knitted_straight
Seven of the nine tiles 147, 258, 369 in three suits: nine tiles are done without a single
  claim. || Siedem z dziewięciu kamieni 147, 258, 369 w trzech rodzinach: bez przejęć, a
  dziewięć kamieni gotowych.
All Chows, All Types and dragon pungs are added. || Dodaje się Same Chow, Wszystkie Rodzaje i
  pungi Smoków.
Its nine tiles are no sets. || Jej dziewięć kamieni to nie układy.

upper_four
Ten tiles of 6 to 9: chows and pungs mix freely, so it comes quickly. || Dziesięć kamieni od 6
  do 9: chow i pungi mieszają się dowolnie, więc idzie szybko.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 5 spoils it. || Psuje ją piątka.

lower_four
Ten tiles of 1 to 4: chows and pungs mix freely, so it comes quickly. || Dziesięć kamieni od 1
  do 4: chow i pungi mieszają się dowolnie, więc idzie szybko.
Mixed Triple Chow goes well with it. || Dobrze łączy się ze Zmiksowanym Potrójnym Chow.
A 5 spoils it. || Psuje ją piątka.

big_three_winds
Three pairs of winds at the start: others throw winds early, so claim at once. || Trzy pary
  Wiatrów na starcie: inni wcześnie je zrzucają, więc przejmuj od razu.
Own and round wind are added. || Dodaje się Wiatr Rundy i Miejsca.
With the fourth wind as the pair it is Little Four Winds. || Z czwartym Wiatrem jako parą to
  Małe Cztery Wiatry.

mixed_straight
123, 456, 789 in three suits: nearly always enough at once. || 123, 456, 789 w trzech rodzinach:
  prawie zawsze od razu dość punktów.
All Chows is added. || Dodaje się Same Chow.
Two of the chows in one suit are not enough. || Dwa z tych chow w jednej rodzinie nie wystarczą.

reversible_tiles
Many dots and bamboos of the right kind and no use for characters; look for it before a flush
  fails. || Dużo właściwych kropek i bambusów, a znaki niepotrzebne; pomyśl o tym, zanim
  zawiedzie kolor.
All Pungs and flushes are added. || Dodaje się Same Pungi i kolory.
One Voided Suit is contained: characters never fit. || Bez Jednej Rodziny jest zawarte: znaki
  nigdy nie pasują.

mixed_triple_chow
The same chow in three suits: the favourite way to the minimum. || To samo chow w trzech rodzinach:
  ulubiona droga do minimum.
All Chows, All Simples are added. || Dodaje się Same Chow, Same Zwykłe.
Mixed Double Chow of the same sets is not counted. || Zmiksowanego Podwójnego Chow z tych
  układów się nie liczy.

mixed_shifted_pungs
Pairs of neighbouring numbers in three suits: the minimum without any plan for the rest. ||
  Pary sąsiednich numerów w trzech rodzinach: minimum bez planu na resztę.
All Pungs is added. || Dodaje się Same Pungi.
Two in one suit do not count. || Dwa w jednej rodzinie się nie liczą.

chicken_hand
Almost never on purpose: when no plan reaches the minimum, avoid every fan and win on a
  discard. || Prawie nigdy celowo: gdy żaden plan nie daje minimum, unikaj każdego fanu i
  wygraj ze zrzutki.
Flowers are added after. || Kwiaty dodaje się potem.
Any fan, even one point, destroys it. || Niszczy ją każdy fan, nawet za punkt.

last_tile_draw
Hold on to a waiting hand without points: the last tile makes it legal. || Trzymaj czekającą
  rękę bez punktów: ostatni kamień czyni ją ważną.
Fully Concealed Hand is added. || Dodaje się Całkowicie Ukrytą Rękę.
Self-Drawn is contained. || Wygrana z Muru jest zawarta.

last_tile_claim
A poor waiting hand may still win on the very last discard: watch who must make it. || Słaba
  czekająca ręka może jeszcze wygrać ostatnią zrzutką: uważaj, kto ją robi.
Any hand may win with it. || Może nią wygrać każda ręka.
As a rule the last discard can be taken only to win. || Z zasady ostatnią zrzutkę można wziąć
  tylko do wygranej.

out_with_replacement_tile
Declare a kong when the hand waits but lacks points: its tile brings them. || Zgłoś kong, gdy
  ręka czeka, a brakuje jej punktów: kamień za niego je daje.
Kong fans are added. || Dodaje się fany za kongi.
After a flower it is an ordinary self-draw. || Po Kwiecie to zwykła wygrana z muru.

robbing_the_kong
Wait with a chow on a tile of which somebody shows a pung. || Czekaj w chow na kamień, którego
  ktoś pokazał pung.
Counts as a discard. || Liczy się jak zrzutka.
Last Tile does not count besides. || Ostatni Kamień się obok nie liczy.

two_concealed_kongs
Two fours in hand: declare both, that is nearly all a win needs. || Dwie czwórki w ręce:
  zgłoś obie, to prawie wszystko, czego trzeba.
Three Concealed Pungs may be added. || Można dodać Trzy Ukryte Pungi.
Two Concealed Pungs is contained. || Dwa Ukryte Pungi są zawarte.

all_pungs
Four pairs early on and no chow in sight: claim pungs from everybody. || Cztery pary na początku
  i żadnego chow w zasięgu: przejmuj pungi od wszystkich.
Two more points are needed: pungs of dragons or winds, equal numbers, concealed pungs or a kong
  bring them. || Trzeba jeszcze dwóch punktów: dadzą je pungi Smoków lub Wiatrów, te same numery,
  ukryte pungi albo kong.
Alone it is only six points, and larger fans of pungs such as All Terminals already contain it.
  || Same dają tylko sześć punktów, a większe fany z pungów, jak Same Skrajne, już je zawierają.

half_flush
Eight tiles of a suit and pairs of honors: the quickest big hand that may be open. || Osiem
  kamieni jednej rodziny i pary Honorów: najszybsza duża ręka, którą wolno zameldować.
Dragon and wind pungs make up the minimum. || Minimum dopełniają pungi Smoków i Wiatrów.
Both must be there, suit and honors. || Muszą być i rodzina, i Honory.

mixed_shifted_chows
With three suits of chows look for a ladder, such as 234, 345, 456: it is the commonest way to
  the minimum. || Mając chow w trzech rodzinach, szukaj drabinki, jak 234, 345, 456: to najczęstsza
  droga do minimum.
All Chows is added and goes best with it. || Dodaje się Same Chow, najlepsze uzupełnienie.
Steps of two do not count. || Kroki o dwa się nie liczą.

all_types
Pairs of winds and dragons beside all three suits: claim one of each. || Pary Wiatrów i Smoków
  obok wszystkich trzech rodzin: przejmij po jednym.
Wind and dragon pungs are added. || Dodaje się pungi Wiatrów i Smoków.
Six points: two more are needed. || Sześć punktów: trzeba jeszcze dwóch.

melded_hand
A hopeless hand that must be quick: take everything, but count the two points that are missing.
  || Beznadziejna ręka, która musi być szybka: bierz wszystko, ale policz dwa brakujące punkty.
Add two points from chows or No Honors. || Dodaj dwa punkty za chow lub Bez Honorów.
A concealed kong or a self-draw spoils it. || Psuje ją ukryty kong albo wygrana z muru.

two_dragon_pungs
Two pairs of dragons at the start: claim both, they lead to the minimum in many ways. || Dwie pary
  Smoków na starcie: przejmij obie, do minimum prowadzi stąd wiele dróg.
Outside Hand or a flush makes up the minimum. || Minimum dopełnia Zewnętrzna Ręka albo kolor.
The single dragon pungs do not count besides. || Pojedyncze pungi Smoków się obok nie liczą.

outside_hand
Tiles at the ends and honors, few from 4 to 6. || Kamienie z krańców i Honory, mało od 4 do 6.
Chows 123 and 789 in several suits and dragon pungs go well with it. || Dobrze łączą się chow
  123 i 789 w kilku rodzinach oraz pungi Smoków.
Four points only: plan the rest. || To tylko cztery punkty: zaplanuj resztę.

fully_concealed_hand
With a wide wait and some points do not claim: drawing the last tile adds four. || Z szerokim
  czekaniem i kilkoma punktami nie przejmuj: własny ostatni kamień daje cztery.
With All Chows little is missing. || Z Samymi Chow brakuje już niewiele.
Self-Drawn is contained. || Wygrana z Muru jest zawarta.

two_melded_kongs
Add the fourth tile to your pungs when the hand already waits: four points for two kongs. ||
  Dokładaj czwarty kamień do pungów, gdy ręka już czeka: cztery punkty za dwa kongi.
All Pungs is added. || Dodaje się Same Pungi.
One melded and one concealed are worth more. || Zameldowany i ukryty są warte więcej.

melded_and_concealed_kong
One kong concealed: a second one, however made, brings six points together. || Jeden kong
  ukryty: drugi, jakkolwiek powstał, daje razem sześć punktów.
Two Concealed Pungs may be added. || Można dodać Dwa Ukryte Pungi.
The single kongs do not count besides. || Pojedyncze kongi się obok nie liczą.

last_tile
Wait for a tile of which three lie open: few want it, and it is worth four points. || Czekaj na
  kamień, którego trzy egzemplarze leżą odkryte: mało kto go chce, a wart jest cztery punkty.
Adds to everything but Robbing the Kong. || Dodaje się do wszystkiego prócz Rabunku Konga.
A concealed kong shows nothing. || Ukryty kong niczego nie pokazuje.

dragon_pung
A pair of dragons is worth keeping: the third comes early, from anybody. || Parę Smoków warto
  trzymać: trzeci przychodzi wcześnie, od kogokolwiek.
A cheap way to the missing two points. || Tani sposób na brakujące dwa punkty.
It is no pung of honors besides. || Nie jest dodatkowo pungiem Honorów.

prevalent_wind
Keep a pair of the round wind: a pung of it is two of the points you need. || Trzymaj parę wiatru
  rundy: pung z niej to dwa z potrzebnych punktów.
Adds to Seat Wind on the same pung. || Dodaje się do Wiatru Miejsca na tym samym pungu.
It changes every four hands. || Zmienia się co cztery rozdania.

seat_wind
Keep a pair of your own wind: only you are paid for it, so others give it. || Trzymaj parę
  własnego wiatru: punkty masz za niego tylko ty, więc inni go oddają.
Adds to Prevalent Wind. || Dodaje się do Wiatru Rundy.
It changes with every hand. || Zmienia się co rozdanie.

concealed_hand
If the points are nearly there, stay concealed: two more on a discard, four from the wall. ||
  Gdy punktów prawie starcza, nie melduj: dwa więcej ze zrzutki, cztery z muru.
All Chows goes well with it. || Dobrze łączy się z Samymi Chow.
Self-drawn it is the full one. || Z muru to Całkowicie Ukryta Ręka.

all_chows
When chows come, keep a suited pair: two points that cost nothing. || Gdy idą chow, zostaw parę
  z rodziny: dwa punkty za nic.
Part of most quick hands. || Część większości szybkich rąk.
A pair of honors spoils it. || Psuje je para Honorów.

tile_hog
A pung and the fourth tile in a chow: leave them apart, the kong would be worth less. || Pung i
  czwarty kamień w chow: zostaw je osobno, kong byłby wart mniej.
Counted for each such tile. || Liczy się za każdy taki kamień.
Declaring the kong loses it. || Zgłoszenie konga ją odbiera.

double_pung
Among pungs prefer equal numbers: every couple is two points. || Wśród pungów wybieraj te same
  numery: każda dwójka to dwa punkty.
Counted for each couple. || Liczy się za każdą dwójkę.
Three suits are Triple Pung. || Trzy rodziny to Potrójny Pung.

two_concealed_pungs
Pungs that were dealt: finish the hand elsewhere and keep them concealed. || Rozdane pungi:
  wygraj na innej części ręki i zostaw je ukryte.
All Pungs and kong fans are added. || Dodaje się Same Pungi i fany za kongi.
A pung finished on a discard does not count. || Pung dopełniony zrzutką się nie liczy.

concealed_kong
Four equal tiles in hand: declare them for two points and another draw, unless the fourth tile
  is needed in a chow. || Cztery takie same kamienie w ręce: zgłoś je dla dwóch punktów i
  dodatkowego kamienia, chyba że czwarty jest potrzebny w chow.
It counts among concealed pungs and leaves the hand concealed; two of them are Two Concealed
  Kongs. || Liczy się do ukrytych pungów i nie odkrywa ręki; dwa to Dwa Ukryte Kongi.
Kept in hand as a pung and a chow the four tiles are Tile Hog instead: never both. || Zatrzymane
  w ręce jako pung i chow te cztery kamienie to Pętelka: nigdy jedno i drugie.

all_simples
Throw terminals and honors away when chows of the middle are coming. || Zrzucaj skrajne i
  Honory, gdy idą chow ze środka.
All Chows and Mixed Triple Chow go well with it. || Dobrze łączy się z Samymi Chow i Zmiksowanym
  Potrójnym Chow.
No Honors is contained. || Bez Honorów jest zawarte.

pure_double_chow
A fourth chow beside three that belong together: make it equal to one of them. || Czwarte chow
  obok trzech powiązanych: niech będzie równe jednemu z nich.
A point to join a fourth chow. || Punkt za dołączenie czwartego chow.
A chow already joined may not be joined twice. || Chow raz dołączonego nie dołącza się drugi
  raz.

mixed_double_chow
Take the same numbers in another suit when there is a choice. || Gdy jest wybór, bierz te same
  numery w innej rodzinie.
Two such couples are two points. || Dwie takie dwójki to dwa punkty.
A chow belongs to one couple only. || Chow należy tylko do jednej dwójki.

short_straight
A fourth chow that goes on where another ends, as 456 after 123. || Czwarte chow, które zaczyna
  się tam, gdzie inne się kończy, jak 456 po 123.
A point to join a fourth chow. || Punkt za dołączenie czwartego chow.
Inside a straight it is not counted. || Wewnątrz strita się nie liczy.

two_terminal_chows
Both ends of a suit, when the middle does not come. || Oba krańce rodziny, gdy nie przychodzi
  środek.
Outside Hand goes well with it. || Dobrze łączy się z Zewnętrzną Ręką.
With 456 it becomes a straight. || Z 456 staje się stritem.

pung_of_terminals_or_honors
A point for pungs that others give easily: ones, nines, and winds that are neither yours nor the
  round's. || Punkt za pungi, które inni łatwo oddają: jedynki, dziewiątki i Wiatry, które nie są
  ani twoje, ani rundy.
Counted for each such pung or kong; good company for All Pungs and Outside Hand. || Liczy się za
  każdy taki pung lub kong; dobrze pasuje do Samych Pungów i Zewnętrznej Ręki.
A dragon pung is worth two instead, and so is the round or the seat wind; neither counts here as
  well. || Pung Smoka jest za to wart dwa, tak samo wiatr rundy i miejsca; tutaj już się nie
  liczą.

melded_kong
Add the fourth tile when a point is missing, or when the extra draw helps. || Dołóż czwarty
  kamień, gdy brakuje punktu albo pomoże dodatkowe dobranie.
Adds to All Pungs and may be the one missing point; with a second kong a larger fan takes its
  place. || Dodaje się do Samych Pungów i bywa jedynym brakującym punktem; przy drugim kongu
  zastępuje go wyższy fan.
A kong that is added may be robbed; one claimed from a discard may not. || Kong dołożony można
  obrabować; kong ze zrzutki nie.

one_voided_suit
Give up the weakest suit early: a point, and fewer tiles to think about. || Zrezygnuj wcześnie z
  najsłabszej rodziny: punkt i mniej kłopotów.
Often the last missing point. || Często ostatni brakujący punkt.
With one suit it does not count. || Z jedną rodziną się nie liczy.

no_honors
Let honors go when there is no pair of them: a point that costs nothing. || Oddaj Honory, gdy
  nie ma z nich pary: punkt, który nic nie kosztuje.
Often the last missing point of a hand with pungs or of one with several small fans. || Często
  ostatni brakujący punkt ręki z pungami albo z kilkoma małymi fanami.
All Chows, All Simples, Full Flush and every fan of numbers only contain it already. ||
  Zawierają je już Same Chow, Same Zwykłe, Pełny Kolor i każdy fan za same numery.

edge_wait
If a point is missing, 12 waiting for 3 or 89 waiting for 7 is better than a two-sided wait. ||
  Gdy brakuje punktu, 12 czekające na 3 albo 89 czekające na 7 jest lepsze niż czekanie
  dwustronne.
A point for a poor wait: only one of the three wait fans counts. || Punkt za kiepskie czekanie:
  z trzech fanów za czekanie liczy się tylko jeden.
A second tile that would win takes it away, even if none is left: 1233 won on 3 still scores,
  12345 won on 3 does not. || Odbiera go drugi kamień, który by wygrał, nawet gdy żadnego już nie
  ma: 1233 wygrane na 3 się liczy, 12345 wygrane na 3 nie.

closed_wait
If a point is missing, wait for the middle of a chow and for nothing else. || Gdy brakuje
  punktu, czekaj na środek chow i na nic innego.
A point for a poor wait: only one of the three wait fans counts. || Punkt za kiepskie czekanie:
  z trzech fanów za czekanie liczy się tylko jeden.
It must be the only wait: 4556 won on 5 scores, 3555 won on 4 does not, for 3 would win too. ||
  Musi to być jedyne czekanie: 4556 wygrane na 5 liczy, 3555 wygrane na 4 nie, bo wygrywa też 3.

single_wait
If a point is missing, finish the sets first and wait for the pair. || Gdy brakuje punktu,
  najpierw skończ układy i czekaj na parę.
A point for a poor wait; Melded Hand and the hands that always wait so do not add it. || Punkt
  za kiepskie czekanie; nie dodaje się go do Zameldowanej Ręki ani do rąk, które zawsze tak
  czekają.
1234 won on 1 would win on 4 too, so it scores nothing. || 1234 wygrane na 1 wygrywa też na 4,
  więc nic nie daje.

self_drawn
When one point is missing wait for your own draw: it brings it, and everybody pays. || Gdy brakuje
  punktu, czekaj na własny kamień: da go, a płacą wszyscy.
Adds to every melded hand; Last Tile Draw and Out with Replacement Tile take its place. ||
  Dodaje się do każdej ręki z zameldowanymi układami; zastępują go Wygrana Ostatnim Kamieniem z
  Muru i Wygrana Dodatkowym Kamieniem.
With nothing melded it is Fully Concealed Hand, four points, and not both. || Bez zameldowanych
  układów to Całkowicie Ukryta Ręka za cztery punkty, a nie jedno i drugie.

flower_tiles
Lay flowers out: each is a point and another draw. Discard one only to keep the hand as it is.
  || Wykładaj Kwiaty: każdy to punkt i dodatkowe dobranie. Zrzuca się je tylko po to, by nie
  zmieniać ręki.
Added to every winning hand, a Chicken Hand included. || Dodaje się je do każdej wygranej ręki,
  także Bezwartościowej.
They never help to reach the minimum, and a discarded flower scores nothing. || Nigdy nie
  pomagają osiągnąć minimum, a zrzucony Kwiat nic nie daje.
"""
