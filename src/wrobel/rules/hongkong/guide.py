"""The patterns of Hong Kong mahjong as in a good guide. See ``wrobel.rules.guide``."""

TEXT = """
chicken_hand
Win quickly with nothing when somebody else is building something big. || Wygraj szybko z
  niczym, gdy ktoś inny buduje coś dużego.
Allowed only where no minimum is agreed; without a single bonus tile it is worth a fan. ||
  Możliwa tylko tam, gdzie nie umówiono minimum; bez żadnego bonusowego jest warta fan.
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
A fan for drawing the winning tile yourself, and everybody pays the full stake: with a good wait
  and time left, drawing beats claiming. || Fan za własny zwycięski kamień, a każdy płaci całą
  stawkę: przy dobrym czekaniu i długim murze warto dobierać.
Adds to every ordinary hand, and to Replacement Tile, Last Tile and Kong on Kong. || Dodaje się
  do każdej zwykłej ręki, także do Wygranej dodatkowym kamieniem, Wygranej ostatnim kamieniem i
  Kong on Kong.
A win on a robbed kong is no self-draw, and a limit hand counts no ordinary fan. || Wygrana z
  rabunku konga to nie wygrana z muru, a ręka limitowa nie liczy zwykłych fanów.

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
Your own wind is a fan for you alone, so others let it go: keep a pair of it. || Własny wiatr to
  fan tylko dla ciebie, więc inni go oddają: parę zatrzymaj.
Adds to the round wind on the same pung, to Clean Hand, All Pungs and Small Four Winds. ||
  Dodaje się do wiatru rundy na tym samym pungu, do Czystej ręki, Samych Pungów i Małych Czterech
  Wiatrów.
It changes when the deal passes; a pair of it is worth nothing. || Zmienia się, gdy rozdaje
  następny; para nic nie daje.

round_wind
The wind of the round is a fan for everybody, so it seldom comes twice: claim it the first time.
  || Wiatr rundy to fan dla każdego, więc rzadko przychodzi drugi raz: bierz przy pierwszej
  okazji.
Adds to one's own wind on the same pung, to Clean Hand and All Pungs. || Dodaje się do własnego
  wiatru na tym samym pungu, do Czystej ręki i Samych Pungów.
Other winds score nothing by themselves, except to those whose own wind they are. || Inne wiatry
  same nic nie dają, chyba że są czyimś własnym wiatrem.

no_bonus
Not in your hands: no flower and no season came. || Nie zależy od ciebie: nie przyszedł żaden
  kwiat ani pora roku.
Adds to every ordinary hand and may be the fan that reaches the minimum. || Dodaje się do każdej
  zwykłej ręki i bywa fanem, który daje minimum.
One flower of another wind cancels it and gives nothing in return. || Jeden kwiat obcego wiatru
  odbiera ten fan i nic w zamian nie daje.

own_bonus
Not in your hands, but it counts for the minimum: know your number. || Nie zależy od ciebie, ale
  liczy się do minimum: pamiętaj swój numer.
Adds to the round-wind bonus of the same tile. || Dodaje się do bonusowego wiatru rundy na tym
  samym kamieniu.
Inside a full series the bouquet may replace it. || W pełnej serii może go zastąpić bukiet.

round_bonus
Not in your hands; the number is the same for everybody through the round. || Nie zależy od
  ciebie; numer jest ten sam dla wszystkich przez całą rundę.
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
Not in your hands; with three of a series the fourth changes the whole hand. || Nie
  zależy od ciebie; przy trzech z serii czwarty zmienia całe rozdanie.
How it adds to one's own tile depends on the table. || Jak dodaje się do własnego, zależy od
  stołu.
Two and two of each series are no bouquet. || Po dwa z każdej serii to nie bukiet.

kong_on_kong
A second four in hand while you declare a kong: declare on, the last tile may win. || Przy kongu
  masz drugą czwórkę: zgłaszaj dalej, ostatni kamień może wygrać.
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
Two pairs of dragons early: pung them and keep any tile of the third. || Dwie pary smoków na
  początku: weź pungi i trzymaj każdy kamień trzeciego.
Adds to Clean Hand and All Pungs; includes the two pungs. || Dodaje się do Czystej ręki i Samych
  Pungów; obejmuje oba pungi.
With another pair only the two pungs count. || Z inną parą liczą się tylko dwa pungi.

small_four_winds
Three pairs of winds: others let them go early, so claim at once. || Trzy pary wiatrów: inni
  wcześnie je oddają, więc przejmuj od razu.
Own and round wind and the purity are added. || Dodaje się własny wiatr, wiatr rundy i czystość.
It is no limit hand here. || Tutaj to nie ręka limitowa.

three_dragons
With two dragon pungs the third is worth every wait, if nobody guards it. || Z dwoma pungami
  smoków na trzeci zawsze warto czekać, o ile nikt go nie pilnuje.
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
Five pairs of honors at the start, and everybody throws them away. || Pięć par honorów na
  starcie, a wszyscy je oddają.
All Pungs is added, so it is nearly always the limit. || Dodaje się Same Pungi, więc prawie
  zawsze jest limit.
One suited pair makes it a Clean Hand. || Jedna para z rodzaju czyni z niej Czystą rękę.

thirteen_orphans
Ten different terminals and honors at the start are a good reason; others throw them away early.
  || Dziesięć różnych skrajnych i honorów na początku to dobry powód; inni wcześnie je oddają.
A limit hand of its own form: nothing is added, on a discard or from the wall. || Ręka limitowa
  osobnej formy: nic się nie dodaje, ze zrzutki ani z muru.
Nothing may be claimed, and it is lost when all copies of one tile are gone. || Niczego nie
  wolno przejąć, a ręka przepada, gdy znikną wszystkie egzemplarze któregoś kamienia.

hidden_treasure
Three concealed pungs: claim nothing more and draw, best with a single tile to pair. || Trzy
  ukryte pungi: niczego już nie przejmuj i dobieraj, najlepiej czekając na parę.
A limit hand; concealed kongs count among the pungs. || Ręka limitowa; ukryte kongi liczą się
  jak pungi.
It must come from the wall; where the pair must be last, a finish on a pung gives All Pungs,
  Concealed Hand and Self-draw only. || Musi być z muru; gdzie ostatnia musi być para, dopełnienie
  punga daje tylko Same Pungi, Ukrytą rękę i Wygraną z muru.

all_terminals
Four pairs of ones and nines at the start; others give them away early. || Cztery pary jedynek i
  dziewiątek na początku; inni wcześnie je oddają.
A limit hand, open or concealed. || Ręka limitowa, odkryta lub ukryta.
A set of honors among them leaves All Pungs, and three exposed sets make whoever gives the next
  terminal pay double. || Układ honorów zostawia tylko Same Pungi, a przy trzech odkrytych
  układach ten, kto da następny brzegowy, płaci podwójnie.

nine_gates
Hardly to be planned: a concealed Purity with 111 and 999 may grow into it. || Trudno je
  zaplanować: mogą wyrosnąć z ukrytej Czystości, która ma 111 i 999.
A limit hand, concealed by nature; any tile of the suit wins. || Ręka limitowa, z natury ukryta;
  wygrywa każdy kamień rodzaju.
All thirteen tiles must have the shape before the win; otherwise it is Purity. || Kształt musi
  mieć wszystkie trzynaście kamieni przed wygraną; inaczej to Czystość.

heaven
Nothing to decide: look at the dealt tiles before the first discard. || Nie ma o czym decydować:
  obejrzyj rozdane kamienie przed pierwszą zrzutką.
A limit hand for East, whatever the form; everybody pays as for a self-draw. || Ręka limitowa
  Wschodu, bez względu na formę; każdy płaci jak za wygraną z muru.
A kong first spoils it, a replaced bonus tile does not. || Wcześniejszy kong ją psuje,
  wymieniony bonusowy nie.

earth
Nothing to decide: a hand that waits when dealt, and East's first discard. Some tables also
  count one's own first draw. || Nie ma o czym decydować: ręka, która czeka od rozdania, i
  pierwsza zrzutka Wschodu. Przy niektórych stołach liczy się też pierwsze własne dobranie.
A limit hand. || Ręka limitowa.
A claim before it spoils it. || Psuje ją wcześniejsze przejęcie.

big_four_winds
With three wind pungs two tiles of the fourth wind are worth more than anything else. || Przy
  trzech pungach wiatrów dwa kamienie czwartego są warte więcej niż wszystko inne.
A limit hand where agreed. || Ręka limitowa tam, gdzie tak umówiono.
The fourth wind given to three exposed ones costs double. || Czwarty wiatr do trzech odkrytych
  kosztuje podwójnie.

all_kongs
Never planned; with three kongs shown the fourth is worth every risk. || Nigdy nieplanowana;
  przy trzech pokazanych kongach czwarty jest wart każdego ryzyka.
A limit hand where agreed, with exposed and concealed kongs alike. || Ręka limitowa tam, gdzie
  tak umówiono, z kongami odkrytymi i ukrytymi.
Three kongs and a pung are only All Pungs. || Trzy kongi i pung to tylko Same Pungi.

robbing_kong
Wait with a chow on a tile of which somebody shows a pung. || Czekaj w chow na kamień, którego
  ktoś pokazał pung.
A fan only where agreed. || Fan tylko tam, gdzie tak umówiono.
The owner of the kong pays as the discarder. || Właściciel konga płaci jak wyrzucający.

own_round_bonus
Not in your hands: East in the East round may get it, and so on. || Nie zależy od ciebie: może
  go mieć na przykład Wschód w rundzie wschodniej.
Adds one more where agreed. || Dodaje jeszcze jeden tam, gdzie tak umówiono.
Not inside a bouquet of three in all. || Nie w bukiecie liczonym razem za trzy.

each_bonus
With this variant every flower helps: expose them gladly. || W tym wariancie pomaga każdy kwiat
  i każda pora roku.
Own and round tiles count besides. || Własne i rundy liczą się dodatkowo.
It is a variant: ask first. || To wariant: zapytaj wcześniej.

seven_bonus
With seven bonus tiles compare three fan now with the hand you hold. || Mając siedem bonusowych,
  porównaj trzy fany od razu z tym, co masz w ręce.
Paid as a self-draw of three fan. || Płatne jak wygrana z muru za trzy fany.
It is declared in your own turn, at once. || Zgłasza się je od razu, we własnej kolejce.

all_eight_bonus
Not in your hands: where it is played the eighth tile wins at once. || Nie zależy od ciebie:
  gdzie się to gra, ósmy kamień wygrywa od razu.
Nothing of the hand is looked at. || Na rękę się nie patrzy.
Without the variant they are two bouquets. || Bez tego wariantu to dwa bukiety.

pair_258
Keep a pair of 2, 5 or 8 when there is a choice. || Gdy jest wybór, zostaw parę 2, 5 lub 8.
Adds to All Chows. || Dodaje się do Samych Chow.
A pair of honors never counts. || Para honorów nigdy się nie liczy.

terminal_chows
Both ends of a suit, when 456 does not come for a snake. || Oba krańce rodzaju, gdy do węża nie
  przychodzi 456.
Counted for each couple; a snake of the suit includes it. || Liczy się za każdą dwójkę; wąż tego
  rodzaju je obejmuje.
The two chows must be of one suit. || Oba chow muszą być jednego rodzaju.

same_chow_two_suits
Take the same numbers in another suit when there is a choice. || Gdy jest wybór, bierz te same
  numery w innym rodzaju.
Once for each number. || Raz za każdy numer.
In three suits it is still one. || W trzech rodzajach to nadal jeden.

two_suits
Give up the weakest suit early: a fan, and fewer tiles to think about. || Zrezygnuj wcześnie z
  najsłabszego rodzaju: fan i mniej kłopotów.
Adds to everything that two suits allow, with honors or without. || Dodaje się do wszystkiego,
  na co pozwalają dwa rodzaje, z honorami lub bez.
Exactly two suits: one suit is Clean Hand or Purity. || Dokładnie dwa rodzaje: jeden to Czysta
  ręka albo Czystość.

small_four_in_one
A pung and the fourth tile in a chow: do not declare the kong. || Pung i czwarty kamień w chow:
  konga nie zgłaszaj.
Counted once for each tile. || Liczy się raz za każdy kamień.
A kong of them does not count. || Kong z nich się nie liczy.

twin_chows
Two pairs of neighbours in a suit: wait for the third pair beside them. || Dwie sąsiednie pary
  jednego rodzaju: poczekaj na trzecią obok.
Counted for each couple. || Liczy się za każdą dwójkę.
Three of them are Three identical chows instead. || Trzy to już Trzy takie same Chow.

four_in_one
A pair whose other two copies stand in chows: keep it, a pung would lose the fan. || Para,
  której dwa pozostałe egzemplarze stoją w chow: zostaw ją, pung by to zniszczył.
Adds to Pair of 2, 5 or 8. || Dodaje się do Pary 258.
In a pung and a chow it is the small one. || W pungu i chow to małe 4 w 1.

twelve_exposed
A quick hand of claims, when the pair is still missing: draw it yourself. || Szybka ręka z
  przejęć, gdy brakuje tylko pary: dobierz ją z muru.
Self-draw is added. || Wygraną z muru się dodaje.
On a discard it is All Discards. || Ze zrzutki to Wszystkie zrzutki.

exposed_snake
Six or seven numbers of a suit and one chow from the left: claim it. || Sześć, siedem numerów
  jednego rodzaju i jedno chow od lewej: przejmij.
Includes the terminal chows of its suit. || Obejmuje 123 i 789 swojego rodzaju.
All three concealed are worth more. || Wszystkie trzy ukryte są warte więcej.

concealed_snake
Eight numbers of a suit in hand: do not claim the ninth for a set, wait for it. || Osiem numerów
  jednego rodzaju w ręce: dziewiątego nie przejmuj do układu, poczekaj.
The fourth set may be exposed. || Czwarty układ może być odkryty.
The last tile may be a discard. || Ostatni kamień może być ze zrzutki.

five_doors
A mixed hand with pairs of winds and dragons beside all three suits: one group of each. ||
  Mieszana ręka z parami wiatrów i smoków obok wszystkich trzech rodzajów: po jednej grupie.
Adds to dragon and wind pungs, and to Pair of 2, 5 or 8 when the pair is of a suit. || Dodaje
  się do pungów smoków i wiatrów, a gdy para jest z rodzaju, także do Pary 258.
The pair is one of the five groups; two groups of one kind leave a door shut. || Para jest jedną
  z pięciu grup; dwie grupy jednego rodzaju zostawiają jedne drzwi zamknięte.

only_1_5
Ten tiles from 1 to 5 at the start, whatever the suits. || Dziesięć kamieni od 1 do 5 na
  początku, rodzaj dowolny.
Adds to All Chows, All Pungs, All Pairs and the fans of related chows. || Dodaje się do Samych
  Chow, Samych Pungów, Samych Par i fanów za powiązane chow.
Honors are not allowed, and a single 6 spoils it. || Honorów być nie może, a psuje go jedna
  szóstka.

five_corners
Tiles at the ends, few from 4 to 6: take 123, 789 and pungs of terminals. || Kamienie z krańców,
  mało od 4 do 6: bierz 123, 789 i pungi brzegowych.
Adds to Same chow, two suits. || Dodaje się do Takich samych Chow.
Honors count as corners only where agreed. || Honory są rogami tylko tam, gdzie tak umówiono.

all_discards
A hopeless hand: take everything from others, down to a single tile. || Beznadziejna ręka: bierz
  wszystko od innych, aż zostanie jeden kamień.
Replaces Twelve Exposed. || Zastępuje 12 odkrytych.
A concealed kong spoils it. || Psuje ją ukryty kong.

only_3_7
Ten tiles from 3 to 7: chows fit easily, but everybody wants them. || Dziesięć kamieni od 3 do
  7: chow łatwo pasują, ale każdy ich chce.
Adds to chows and couples. || Dodaje się do chow i dwójek.
An 8 is too much. || Ósemka to za dużo.

only_5_9
Ten tiles from 5 to 9 at the start, whatever the suits. || Dziesięć kamieni od 5 do 9 na
  początku, rodzaj dowolny.
Adds to All Chows, All Pungs, All Pairs and the fans of related chows. || Dodaje się do Samych
  Chow, Samych Pungów, Samych Par i fanów za powiązane chow.
Honors are not allowed, and a single 4 spoils it. || Honorów być nie może, a psuje go jedna
  czwórka.

consecutive_pungs
Two neighbouring pungs: keep every tile beside them. || Dwa sąsiednie pungi: zatrzymuj każdy
  kamień obok.
Adds to All Pungs and the flushes. || Dodaje się do Samych Pungów i rąk jednego rodzaju.
222 333 444 may also be three equal chows: the better reading counts. || 222 333 444 może też
  być trzema takimi samymi chow: liczy się lepsze.

matching_pungs
Pairs of one number in all suits: claim two and hope for the third. || Pary tego samego numeru
  we wszystkich rodzajach: dwa pungi przejmij i licz na trzeci.
Adds to All Pungs, and to Only 1–5, 3–7 or 5–9. || Dodaje się do Samych Pungów oraz do fanów
  Tylko 1-5, Wszystkie 3-7 i Wszystkie 5-9.
Two suits are not enough, nor is the number as the pair in the third. || Dwa rodzaje nie
  wystarczą, a w trzecim nie wystarczy para.

three_identical_chows
Two equal chows and part of a third: worth waiting for. || Dwa takie same chow i część
  trzeciego: warto poczekać.
Adds to All Chows; Two identical chows, or Same chow, two suits, are included. || Dodaje się do
  Samych Chow; obejmuje Dwa takie same Chow albo Takie same Chow w dwóch rodzajach.
In one suit or in three, as the table agrees. || W jednym rodzaju albo w trzech, jak umówi się
  stół.

big_four_in_one
Chows that climb around one number, as 345, 456, 567: look for it in a clean hand. || Chow
  wspinające się wokół jednego numeru, jak 345, 456, 567: szukaj go w czystej ręce.
Counted once in a hand. || Liczy się raz w ręce.
Four equal chows are Three identical chows instead; some tables ask only for three chows that
  climb. || Cztery takie same chow to Trzy takie same Chow; niektórym stołom wystarczają trzy
  wspinające się chow.

one_number
Fives in all suits and a pair of them: take only sets with that number. || Piątki we wszystkich
  rodzajach i ich para: bierz tylko układy z tym numerem.
Adds to All Chows and couples. || Dodaje się do Samych Chow i dwójek.
Honors have no number. || Honory nie mają numeru.

two_numbers
Where it is played: pungs of two numbers and of honors, as guessed from the sheet. || Gdzie się
  to gra: pungi dwóch numerów i honorów, jak odgadnięto z arkusza.
Adds to All Pungs where agreed. || Dodaje się do Samych Pungów tam, gdzie tak umówiono.
Without honors it does not count. || Bez honorów się nie liczy.
"""
