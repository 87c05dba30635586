"""The rulebook of Hong Kong mahjong, to be read from set-up to the end of the match."""

from collections.abc import Callable, Mapping

from wrobel.rules.options import Options
from wrobel.rules.trace import Text

PICTURES: Mapping[str, tuple[tuple[str, Text], ...]] = {
    "tiles": (
        ("123456789p", Text("dots", "kropki")),
        ("123456789s", Text("bamboos", "bambusy")),
        ("123456789m", Text("characters", "znaki")),
        ("1234z 567z", Text("winds and dragons", "wiatry i smoki")),
        ("1234f 1234g", Text("flowers and seasons", "kwiaty i pory roku")),
    ),
    "flowers": (
        (
            "1234f",
            Text(
                "flowers: East, South, West, North",
                "kwiaty: Wschód, Południe, Zachód, Północ",
            ),
        ),
        (
            "1234g",
            Text(
                "seasons: East, South, West, North",
                "pory roku: Wschód, Południe, Zachód, Północ",
            ),
        ),
    ),
    "melds": (
        ("7'89s", Text("chow", "chow")),
        ("55'5z", Text("pung", "pung")),
        ("3333'p", Text("exposed kong", "odkryty kong")),
        ("# 11m #", Text("concealed kong", "ukryty kong")),
    ),
    "shapes": (
        ("123m 456p 789s 555z 22m", Text("four sets and a pair", "cztery układy i para")),
        ("19m19p19s1234567z 1m", Text("thirteen orphans", "Trzynaście sierot")),
    ),
}


def stakes(options: Options) -> Text:
    """What every row of the table of payments is worth."""
    from wrobel.rules.hongkong.card import payment_rows

    (lowest, base), *others = payment_rows(options)
    rows = ", ".join(f"{name}: {base}" for name, base in others)
    return Text("{lowest} fan: {base}, {rows}", "{lowest} fanów: {base}, {rows}").having(
        lowest=lowest, base=base, rows=rows
    )


VALUES: Mapping[str, Callable[[Options], Text]] = {"stakes": stakes}

TEXT = """
# Equipment and set-up / Sprzęt i przygotowanie

1.1 @tiles
The set has 136 tiles: four of each number of three suits, of four winds and of three dragons.
<bonus_tiles=true>Eight bonus tiles are added, four flowers and four seasons; their numbers belong
to winds: 1 East, 2 South, 3 West, 4 North. Flowers have red numbers and black characters, seasons
black numbers and red characters.</><bonus_tiles=false>Flowers and seasons stay in the box.</>
--
Zestaw ma 136 kamieni: po cztery każdego numeru trzech rodzajów, czterech wiatrów i trzech smoków.
<bonus_tiles=true>Do tego dochodzi osiem bonusowych, cztery kwiaty i cztery pory roku; ich numery
należą do wiatrów: 1 Wschód, 2 Południe, 3 Zachód, 4 Północ. Kwiaty mają czerwone cyfry i czarne
znaki, pory roku czarne cyfry i czerwone znaki.</><bonus_tiles=false>Kwiaty i pory roku zostają w
pudełku.</>

1.2
Score at the start: {starting_score}; it may fall below zero.
--
Liczmany na początku: {starting_score}; wynik może spaść poniżej zera.

1.3 @wall
Each side of the wall is <bonus_tiles=true>18</><bonus_tiles=false>17</> stacks of two tiles long.
Two flat rows do as well, the inner one counting as the upper, and so does a windmill; the walls
are pushed inwards as play goes on.
--
Każda ściana muru ma <bonus_tiles=true>18</><bonus_tiles=false>17</> segmentów po dwa kamienie.
Można też ułożyć dwa płaskie rzędy (wewnętrzny liczy się jak górny) albo wiatrak; w trakcie gry
ściany przysuwa się do środka.

1.4 @break
<dice=three-once>East throws three dice once.</><dice=two-once>East throws two dice
once.</><dice=two-twice>East throws two dice.</> Counting sides counter-clockwise from East as
one, the sum names the side to break. <dice=three-once|two-once>The same number of stacks is
counted from its right end</><dice=two-twice>Its owner throws two dice more, and the sum of both
throws is counted in stacks from its right end</>, if need be on along the next side clockwise,
and the break comes after them.
--
<dice=three-once>Wschód rzuca raz trzema kośćmi.</><dice=two-once>Wschód rzuca raz dwiema
kośćmi.</><dice=two-twice>Wschód rzuca dwiema kośćmi.</> Licząc ściany od Wschodu jako pierwszej,
przeciwnie do ruchu wskazówek, suma wskazuje ścianę do otwarcia. <dice=three-once|two-once>Tyle
samo segmentów odlicza się od jej prawego końca</><dice=two-twice>Jej właściciel rzuca jeszcze
dwiema kośćmi, a sumę obu rzutów odlicza się w segmentach od jej prawego końca</>, w razie
potrzeby dalej na następnej ścianie zgodnie z ruchem wskazówek, i za nimi robi przerwę.

1.5 @dead_wall
<dead_wall=none>There is no dead wall: all tiles are played. Replacement tiles come from the tail,
to the right of the break.</><dead_wall=replenished>The fourteen tiles to the right of the break
are the dead wall. Replacement tiles come from it, and the last live tile moves over each
time.</><dead_wall=fixed>The fourteen tiles to the right of the break are the dead wall.
Replacement tiles come from it, and it is not filled up.</>
--
<dead_wall=none>Martwego muru nie ma: gra się wszystkimi kamieniami. Kamienie dodatkowe bierze się
z końca muru, na prawo od przerwy.</><dead_wall=replenished>Czternaście kamieni na prawo od
przerwy to martwy mur. Bierze się z niego kamienie dodatkowe, a za każdym razem dołącza do niego
ostatni kamień żywego muru.</><dead_wall=fixed>Czternaście kamieni na prawo od przerwy to martwy
mur. Bierze się z niego kamienie dodatkowe i się go nie uzupełnia.</>

1.6
Tiles are dealt <deal_direction=left>to the left</><deal_direction=right>to the right</> of the
break: East, South, West and North take four each, three times, then one each, and East a
fourteenth.
--
Rozdaje się <deal_direction=left>na lewo</><deal_direction=right>na prawo</> od przerwy: Wschód,
Południe, Zachód i Północ biorą po cztery kamienie, trzy razy, potem po jednym, a Wschód
czternasty.

1.7 @flowers
<bonus_tiles=true>Bonus tiles are laid open and replaced from the tail: after the deal in the
order East, South, West, North, later whenever they are drawn.</><bonus_tiles=false>There are no
bonus tiles to replace.</>
--
<bonus_tiles=true>Bonusowe odkrywa się i dobiera za nie z końca muru: po rozdaniu w kolejności
Wschód, Południe, Zachód, Północ, później zawsze, gdy się je
dobierze.</><bonus_tiles=false>Bonusowych do wymiany nie ma.</>

1.8
Rounds played: {rounds}. <dealer_after_draw=stays>After a draw East deals
again.</><dealer_after_draw=passes>After a draw the deal passes.</> <dealer_after_win=stays>East
deals again after winning.</><dealer_after_win=passes>The deal passes even when East wins.</>
Otherwise it passes to the right; after North's deal the next round wind begins. In the end the
highest score wins, and equal scores share the place. East neither pays nor receives double.
--
Liczba rund: {rounds}. <dealer_after_draw=stays>Po grze nierozegranej Wschód rozdaje
ponownie.</><dealer_after_draw=passes>Po grze nierozegranej rozdaje następny.</>
<dealer_after_win=stays>Po własnej wygranej Wschód rozdaje
ponownie.</><dealer_after_win=passes>Nawet po własnej wygranej Wschodu rozdaje następny.</> W
innym razie rozdaje gracz z prawej; po rozdaniach Północy zaczyna się następny wiatr rundy. Na
koniec wygrywa najwyższy wynik, a gracze z równymi wynikami dzielą miejsce. Wschód nie płaci ani
nie dostaje podwójnie.

1.9
In Polish these rules call a discard zrzutka, a self-draw z muru, bonus tiles bonusowe and the
counters liczmany.
--
W tych zasadach zrzutka to odrzucony kamień, wygrana „z muru” to wygrana własnym dobranym
kamieniem, bonusowe to kwiaty i pory roku, a liczmany to żetony.

# Play / Przebieg gry

2.1
The turn passes counter-clockwise. Draw a tile, declare a kong or a win if you have one, and
discard.
--
Ruch przechodzi przeciwnie do ruchu wskazówek. Dobierz kamień, zgłoś kong albo wygraną, jeśli
masz, i zrzuć.

2.2
For a discard a win comes before a kong, a kong before a pung, a pung before a chow; a chow only
from the player on the left. <multi_win=false>If two players can win on one tile, the nearer after
the discarder takes it.</><multi_win=true>If several players win on one tile, all are paid.</>
--
Przy zrzutce wygrana ma pierwszeństwo przed kongiem, kong przed pungiem, pung przed chow; chow
tylko od gracza z lewej. <multi_win=false>Jeśli jednym kamieniem może wygrać dwóch graczy, bierze
go ten, który siedzi bliżej za wyrzucającym.</><multi_win=true>Jeśli jednym kamieniem wygrywa
kilku graczy, płaci się wszystkim.</>

2.3 @melds
A kong is four tiles in hand, three with a discard, or a fourth added to your exposed pung; it
takes a tile from the tail and counts as a pung. An added kong may be robbed: its owner is then
the discarder. <robbing_kong_fan=1>Robbing is worth 1 fan.</><robbing_kong_fan=0>Robbing has no
fan of its own.</> Without a replacement tile there is no kong.
--
Kong to cztery kamienie w ręce, trzy ze zrzutką albo czwarty dołożony do odkrytego punga; bierze
się za niego kamień z końca muru, a liczy jak pung. Kong dołożony można obrabować: jego właściciel
jest wtedy wyrzucającym. <robbing_kong_fan=1>Rabunek jest wart 1
fan.</><robbing_kong_fan=0>Rabunek nie ma osobnego fanu.</> Bez kamienia dodatkowego konga nie ma.

2.4
<passed_win_lock=any>If you let a discard go with which you could have won, you may not win on any
discard, nor rob a kong, until your own next turn.</><passed_win_lock=same>If you let a discard go
with which you could have won, you may not win on the same tile from others until your own next
turn.</><passed_win_lock=none>Letting a winning discard go bars nothing.</> A win from the wall is
always allowed.
--
<passed_win_lock=any>Jeśli przepuścisz zrzutkę, która dałaby ci wygraną, do własnej następnej
kolejki nie możesz wygrać żadną zrzutką ani rabunkiem konga.</><passed_win_lock=same>Jeśli
przepuścisz zrzutkę, która dałaby ci wygraną, do własnej następnej kolejki nie możesz wygrać takim
samym cudzym kamieniem.</><passed_win_lock=none>Przepuszczenie zwycięskiej zrzutki niczego nie
zabrania.</> Z muru wolno wygrać zawsze.

2.5
When the live wall is used up and nobody wins, the hand is a draw and nobody pays. The last
discard can only be taken to win.<bonus_tiles=true> A bonus tile drawn last cannot be replaced:
the hand is a draw.</>
--
Gdy żywy mur się skończy i nikt nie wygra, gra jest nierozegrana i nikt nie płaci. Ostatnią
zrzutkę można wziąć tylko do wygranej.<bonus_tiles=true> Za bonusowy dobrany jako ostatni nie ma
już czego dobrać: gra jest nierozegrana.</>

2.6
<false_win=forbidden>There is no penalty for a false win; the program refuses
it.</><false_win=pay-limit>A false win ends the hand, and the caller pays the limit to
everybody.</>
--
<false_win=forbidden>Kary za fałszywą wygraną nie ma; program jej nie
przyjmuje.</><false_win=pay-limit>Fałszywa wygrana kończy rozdanie, a zgłaszający płaci każdemu
limit.</>

# Winning and counting / Wygrana i liczenie

3.1 @shapes
A winning hand is four sets and a pair<all_pairs=true>, seven pairs</> or thirteen orphans.
--
Wygrywa ręka z czterech układów i pary<all_pairs=true>, siedem par</> albo Trzynaście sierot.

3.2
The fans of all patterns are added. Minimum to win: {min_fan} fan; a limit hand always has enough.
<bonus_tiles=true><bonus_counts_for_min=true>Fans of bonus tiles count towards the
minimum.</><bonus_counts_for_min=false>Fans of bonus tiles do not count towards the minimum.</></>
--
Fany wszystkich układów się sumują. Minimum do wygranej: {min_fan}; ręka limitowa zawsze je
spełnia. <bonus_tiles=true><bonus_counts_for_min=true>Fany za bonusowe liczą się do
minimum.</><bonus_counts_for_min=false>Fany za bonusowe nie liczą się do minimum.</></>

3.3
<dragon_pungs_stack=false>Small Three Dragons and Three Dragons include their dragon
pungs.</><dragon_pungs_stack=true>Dragon pungs add to the dragon hands.</> Kong on Kong includes
Replacement Tile. <style=new>A snake includes 123 and 789 of its suit, All Discards includes
Twelve Exposed, and Three identical chows include <three_identical_chows=same-suit>Two identical
chows made of the same chow.</><three_identical_chows=three-suits>Same chow, two suits.</></>
Everything else adds up.
--
<dragon_pungs_stack=false>Małe Trzy Smoki i Trzy Smoki obejmują swoje
pungi.</><dragon_pungs_stack=true>Pungi smoków dodaje się do rąk smoków.</> Kong on Kong obejmuje
Wygraną dodatkowym kamieniem. <style=new>Wąż obejmuje 123 i 789 swojego rodzaju, Wszystkie zrzutki
obejmują 12 odkrytych, a Trzy takie same Chow obejmują <three_identical_chows=same-suit>Dwa takie
same Chow z tego samego chow.</><three_identical_chows=three-suits>Takie same Chow w dwóch
rodzajach.</></> Reszta się sumuje.

3.4
<limit=none>There is no limit: every fan doubles, and limit hands count as 10
fan.</><limit=8|10|13>The limit is {limit} fan: what is above it is not paid, and limit hands
count as {limit}.</> Several limit patterns pay one limit.
--
<limit=none>Limitu nie ma: każdy fan podwaja, a ręce limitowe liczą się jak 10
fanów.</><limit=8|10|13>Limit wynosi {limit}: nadwyżki się nie płaci, a ręce limitowe liczą się
jak {limit}.</> Za kilka układów limitowych płaci się jeden limit.

3.5
Concealed means that no set was exposed; the last tile may be a discard and a concealed kong does
no harm. <bonus_tiles=true><bonus_opens_hand=true>An exposed bonus tile opens the hand.
</><bonus_opens_hand=false>Bonus tiles do not open the hand. </></> By nature <all_pairs=true>All
Pairs, </>Thirteen Orphans, Nine Gates, Hidden Treasure and the blessings are
concealed<style=new>, and so are the three chows of Concealed Snake</>.
--
Ręka ukryta to ręka bez odkrytych układów; ostatni kamień może być ze zrzutki, a ukryty kong nie
szkodzi. <bonus_tiles=true><bonus_opens_hand=true>Odkryty bonusowy otwiera rękę.
</><bonus_opens_hand=false>Bonusowe nie otwierają ręki. </></> Z natury ukryte są
<all_pairs=true>Same Pary, </>Trzynaście sierot, Dziewięć Bram, Ukryty Skarb i
błogosławieństwa<style=new>, a w Ukrytym Wężu trzy jego chow</>.

3.6
If a hand can be split in several ways, one with a limit pattern counts first, otherwise the
highest sum.
--
Jeśli rękę można podzielić na kilka sposobów, pierwszeństwo ma odczytanie z układem limitowym, a
poza tym najwyższa suma.

3.7
<bonus_tiles=true>No bonus tile at all is worth 1 fan, the flower and the season of your own wind
1 each. <round_bonus=true>So are those of the round wind. </><round_bonus=false>Those of the round
wind score nothing. </><own_round_bonus=true>A tile that is both scores one more.
</><each_bonus=true>Every bonus tile scores 1 besides. </><bouquet=total3>All four of a series are
3 fan in all.</><bouquet=plus1>All four of a series add 1 fan.</><bouquet=plus3>All four of a
series add 3 fan.</> <all_eight_bonus=off>All eight are no win by
themselves.</><all_eight_bonus=win-limit>All eight win at once, as a self-drawn limit
hand.</><all_eight_bonus=win-8>All eight win at once, for 8 fan, as a self-draw.</>
<seven_bonus=win-3>With seven you may declare a win of 3 fan, paid as a
self-draw.</><seven_bonus=off>Seven are no win.</></><bonus_tiles=false>Played without bonus
tiles.</>
--
<bonus_tiles=true>Brak bonusowych jest wart 1 fan, kwiat i pora roku własnego wiatru po 1.
<round_bonus=true>Tak samo bonusowe wiatru rundy. </><round_bonus=false>Bonusowe wiatru rundy nic
nie dają. </><own_round_bonus=true>Kamień, który jest jednym i drugim, daje jeszcze jeden.
</><each_bonus=true>Każdy bonusowy daje ponadto 1. </><bouquet=total3>Komplet czterech z serii to
razem 3 fany.</><bouquet=plus1>Komplet czterech z serii dodaje 1 fan.</><bouquet=plus3>Komplet
czterech z serii dodaje 3 fany.</> <all_eight_bonus=off>Komplet ośmiu sam nie
wygrywa.</><all_eight_bonus=win-limit>Komplet ośmiu wygrywa od razu jak ręka limitowa z
muru.</><all_eight_bonus=win-8>Komplet ośmiu wygrywa od razu za 8 fanów, jak z muru.</>
<seven_bonus=win-3>Mając siedem, możesz zgłosić wygraną za 3 fany, płatną jak z
muru.</><seven_bonus=off>Siedem nie wygrywa.</></><bonus_tiles=false>Gra się bez bonusowych.</>

3.8
<bonus_tiles=true>No Bonus Tiles counts because bonus tiles are in the
game.</><bonus_tiles=false>Without bonus tiles in the game nobody scores for having none.</>
--
<bonus_tiles=true>Żadnych bonusowych liczy się, bo bonusowe są w grze.</><bonus_tiles=false>Gdy
bonusowych w grze nie ma, za ich brak nic się nie liczy.</>

4
The Old Style list is on the page of patterns and on the card. <all_chows_pair=any>All Chows takes
any pair.</><all_chows_pair=no-honors>All Chows takes no pair of
honors.</><all_chows_pair=no-scoring>All Chows takes no pair of dragons or of a wind that
scores.</> <hidden_treasure_finish=pair>Hidden Treasure must be finished on the
pair.</><hidden_treasure_finish=any>Hidden Treasure may be finished on any tile from the wall.</>
<earth_own_draw=true>Blessing of Earth may be won on one's own first draw
too.</><earth_own_draw=false>Blessing of Earth is won on East's first discard only.</>
--
Lista stylu starego jest na stronie układów i na karcie. <all_chows_pair=any>Same Chow mogą mieć
dowolną parę.</><all_chows_pair=no-honors>Same Chow nie mogą mieć pary
honorów.</><all_chows_pair=no-scoring>Same Chow nie mogą mieć pary smoków ani punktowanego
wiatru.</> <hidden_treasure_finish=pair>Ukryty Skarb trzeba dopełnić
parą.</><hidden_treasure_finish=any>Ukryty Skarb można dopełnić dowolnym kamieniem z muru.</>
<earth_own_draw=true>Błogosławieństwo Ziemi daje też wygrana pierwszym własnym kamieniem z
muru.</><earth_own_draw=false>Błogosławieństwo Ziemi daje tylko pierwsza zrzutka Wschodu.</>

4.1
<big_four_winds=limit>Pungs of all four winds are a limit hand.</><big_four_winds=off>Pungs of all
four winds have only their ordinary fans.</> <all_kongs=limit>Four kongs are a limit
hand.</><all_kongs=off>Four kongs have only their ordinary fans.</>
--
<big_four_winds=limit>Pungi wszystkich czterech wiatrów to ręka
limitowa.</><big_four_winds=off>Pungi wszystkich czterech wiatrów mają tylko zwykłe fany.</>
<all_kongs=limit>Cztery kongi to ręka limitowa.</><all_kongs=off>Cztery kongi mają tylko zwykłe
fany.</>

5
<style=old>Old Style is played: the New Style list does not count.</><style=new>New Style adds a
second list; discards lie in rows inside the wall, and exposed sets show who gave the tile.
<same_chow_two_suits=true>The same chow in two suits counts. </><same_chow_two_suits=false>The
same chow in two suits does not count. </><five_corners_honors=true>Five Corners may contain
honors. </><five_corners_honors=false>Five Corners contains no honors.
</><three_identical_chows=same-suit>Three identical chows are of one suit.
</><three_identical_chows=three-suits>Three identical chows are one in each suit.
</><big4in1=four-chows>Big four-in-one spreads the four copies of a tile over four chows.
</><big4in1=three-steps>Big four-in-one is three chows of one suit, each one higher than the last.
</><two_numbers=true>Two Numbers counts.</><two_numbers=false>Two Numbers does not count.</></>
--
<style=old>Gra się stylem starym: lista stylu nowego się nie liczy.</><style=new>Styl nowy dodaje
drugą listę; zrzutki układa się w rzędach wewnątrz muru, a po odkrytym układzie widać, kto dał
kamień. <same_chow_two_suits=true>Takie same Chow w dwóch rodzajach się liczą.
</><same_chow_two_suits=false>Takie same Chow w dwóch rodzajach się nie liczą.
</><five_corners_honors=true>W Pięciu rogach mogą być honory. </><five_corners_honors=false>W
Pięciu rogach nie ma honorów. </><three_identical_chows=same-suit>Trzy takie same Chow są jednego
rodzaju. </><three_identical_chows=three-suits>Trzy takie same Chow są po jednym w każdym rodzaju.
</><big4in1=four-chows>Duże 4 w 1 to cztery egzemplarze kamienia rozłożone na cztery chow.
</><big4in1=three-steps>Duże 4 w 1 to trzy chow jednego rodzaju, każde o jeden wyżej.
</><two_numbers=true>Dwa numery się liczą.</><two_numbers=false>Dwa numery się nie liczą.</></>

5.1
<style=new>Fans about the numbers of the tiles and fans about sets add up.</><style=old>Fans of
the New Style list, about numbers and related sets, are not counted.</>
--
<style=new>Fany za numery kamieni i fany za układy się sumują.</><style=old>Fanów z listy stylu
nowego, za numery i powiązane układy, się nie liczy.</>

5.2
<all_pairs=true>To All Pairs only fans about tiles and about the win are added, none about
sets<style=new>: Two suits, Only 1–5, Only 3–7 and Only 5–9 are
possible</>.</><all_pairs=false>Seven pairs are no winning hand at this table.</>
--
<all_pairs=true>Do Samych Par dodaje się tylko fany za kamienie i za sposób wygranej, żadnych za
układy<style=new>: możliwe są Dwa rodzaje, Tylko 1-5, Wszystkie 3-7 i Wszystkie
5-9</>.</><all_pairs=false>Siedmioma parami przy tym stole się nie wygrywa.</>

5.3
<style=new>A chow belongs to only one couple of the same fan but may serve different fans. The
small and the plain four-in-one count once for each tile, Same chow, two suits once for each
number, Big four-in-one, a snake, Consecutive and Matching Pungs and Three identical chows once.
</>Wind and dragon fans count for each pung.
--
<style=new>Chow należy tylko do jednej pary chow tego samego fanu, ale może służyć różnym fanom.
Małe 4 w 1 i 4 w 1 liczy się raz za każdy kamień, Takie same Chow w dwóch rodzajach raz za każdy
numer, a Duże 4 w 1, węża, Kolejne i Pasujące Pungi oraz Trzy takie same Chow raz. </>Fany za
wiatry i smoki liczy się za każdy pung.

# Payment / Wypłaty

6.1
The fans set the stake B: {stakes}. <payer=half-gun>On a discard the discarder
pays B and the others half of it.</><payer=full-gun|full-gun-3>On a discard only the discarder
pays (6.2, 6.3).</> On a self-draw everybody pays B. <self_draw_fan=true>A self-draw is worth 1
fan itself.</><self_draw_fan=false>A self-draw has no fan of its own.</>
--
Fany wyznaczają stawkę B: {stakes}. <payer=half-gun>Po zrzutce wyrzucający płaci B,
a pozostali po połowie.</><payer=full-gun|full-gun-3>Po zrzutce płaci tylko wyrzucający (6.2,
6.3).</> Przy wygranej z muru każdy płaci B. <self_draw_fan=true>Sama wygrana z muru jest warta 1
fan.</><self_draw_fan=false>Wygrana z muru nie ma osobnego fanu.</>

6.2
<payer=full-gun>Only the loser pays: the discarder gives 2B
alone.</><payer=half-gun|full-gun-3>Playing so that only the discarder pays, 2B, is a variant.</>
<kong_liability=true>A player whose discard became a kong pays 3B alone if its replacement tile
wins.</><kong_liability=false>Nobody is liable for a kong.</>
--
<payer=full-gun>Płaci tylko przegrany: wyrzucający daje sam 2B.</><payer=half-gun|full-gun-3>Gra,
w której płaci tylko wyrzucający, 2B, to wariant.</> <kong_liability=true>Czyja zrzutka poszła na
kong, ten płaci sam 3B, jeśli właściciel konga wygra kamieniem
dodatkowym.</><kong_liability=false>Za kong nikt nie odpowiada.</>

6.3
<payer=full-gun-3>The discarder pays 3B alone.</><payer=half-gun|full-gun>Some tables let the
discarder pay 3B alone.</>
--
<payer=full-gun-3>Wyrzucający płaci sam 3B.</><payer=half-gun|full-gun>Przy niektórych stołach
wyrzucający płaci sam 3B.</>

# Liability / Odpowiedzialność

7
<penalties=true>Whoever feeds an obvious hand pays for the others: 2B on a discard, 3B on a
self-draw. Only one penalty is charged, and concealed kongs do not count as exposed.
<double_keeps_others=true>Where the penalty is a double payment, the others still pay their
halves.</><double_keeps_others=false>The others pay nothing then.</></><penalties=false>Nobody
pays for the others.</>
--
<penalties=true>Kto podrzuca kamień do widocznej ręki, płaci za innych: 2B po zrzutce, 3B przy
wygranej z muru. Pobiera się tylko jedną karę, a ukryte kongi nie liczą się jako odkryte.
<double_keeps_others=true>Przy karze podwójnej pozostali nadal płacą po
połowie.</><double_keeps_others=false>Pozostali nic wtedy nie płacą.</></><penalties=false>Nikt
nie płaci za innych.</>

7.1
<penalties=true><nine_tiles_penalty=true>Nine tiles: somebody shows three sets of one suit.
Whoever discards the winning tile of that suit pays for all (a). Whoever gives the fourth exposed
pung or kong pays for all if the winning tile then comes from the wall or from the giver (b). The
hand this needs: {nine_tile_requires}. A player who could discard nothing but tiles dangerous to
one such hand or another is exempt (c).</><nine_tiles_penalty=false>Feeding a hand of one suit is
not punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><nine_tiles_penalty=true>Dziewięć kamieni: ktoś odkrył trzy układy jednego
rodzaju. Kto wyrzuci zwycięski kamień tego rodzaju, płaci za wszystkich (a). Kto dał kamień na
czwarty odkryty pung lub kong, płaci za wszystkich, gdy zwycięski kamień przyjdzie potem z muru
albo od tego, kto dał (b). Wymagana ręka: {nine_tile_requires}. Kto mógł wyrzucić tylko kamienie
groźne dla jednej albo drugiej takiej ręki, jest zwolniony (c).</><nine_tiles_penalty=false>Za
podrzucanie do ręki jednego rodzaju się nie karze.</></><penalties=false>Kar się tu nie płaci.</>

7.1a
<penalties=true><nine_tiles_penalty=true>Whoever discards the winning tile in a suit of which
three sets are shown pays alone (7.1).</><nine_tiles_penalty=false>Feeding a hand of one suit is
not punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><nine_tiles_penalty=true>Kto wyrzuci zwycięski kamień rodzaju, z którego odkryto
trzy układy, płaci sam (7.1).</><nine_tiles_penalty=false>Za podrzucanie do ręki jednego rodzaju
się nie karze.</></><penalties=false>Kar się tu nie płaci.</>

7.1b
<penalties=true><nine_tiles_penalty=true>Whoever gave the fourth exposed pung or kong of the suit
pays alone for a self-draw, or for a win on a discard of their own
(7.1).</><nine_tiles_penalty=false>Feeding a hand of one suit is not
punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><nine_tiles_penalty=true>Kto dał kamień na czwarty odkryty pung lub kong tego
rodzaju, płaci sam za wygraną z muru albo własną zrzutką (7.1).</><nine_tiles_penalty=false>Za
podrzucanie do ręki jednego rodzaju się nie karze.</></><penalties=false>Kar się tu nie płaci.</>

7.1c
<penalties=true><nine_tiles_penalty=true>Two opponents collect two different suits and every tile
of yours is dangerous: no penalty (7.1).</><nine_tiles_penalty=false>Feeding a hand of one suit is
not punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><nine_tiles_penalty=true>Dwóch przeciwników zbiera dwa różne rodzaje, a każdy twój
kamień jest groźny: kary nie ma (7.1).</><nine_tiles_penalty=false>Za podrzucanie do ręki jednego
rodzaju się nie karze.</></><penalties=false>Kar się tu nie płaci.</>

7.2
<penalties=true><five_tiles_penalty=true>Five tiles: with five or fewer tiles left in the wall,
whoever discards a winning tile of which no copy lies on the table pays for
all.</><five_tiles_penalty=false>A fresh tile late in the hand is not
punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><five_tiles_penalty=true>Pięć kamieni: gdy w murze jest pięć kamieni lub mniej,
kto wyrzuci zwycięski kamień, jakiego nie ma jeszcze na stole, płaci za
wszystkich.</><five_tiles_penalty=false>Za świeży kamień pod koniec rozdania się nie
karze.</></><penalties=false>Kar się tu nie płaci.</>

7.3
<penalties=true><winds_penalty=true>Winds: three wind pungs are shown and you discard the fourth
wind that wins: double.</><winds_penalty=false>The fourth wind is not
punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><winds_penalty=true>Wiatry: odkryto trzy pungi wiatrów, a ty wyrzucasz zwycięski
czwarty wiatr: płacisz podwójnie.</><winds_penalty=false>Za czwarty wiatr się nie
karze.</></><penalties=false>Kar się tu nie płaci.</>

7.4
<penalties=true><dragons_penalty=true>Dragons: two dragon pungs are shown and you discard the
third dragon that wins: you pay for all.</><dragons_penalty=false>The third dragon is not
punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><dragons_penalty=true>Smoki: odkryto dwa pungi smoków, a ty wyrzucasz zwycięskiego
trzeciego smoka: płacisz za wszystkich.</><dragons_penalty=false>Za trzeciego smoka się nie
karze.</></><penalties=false>Kar się tu nie płaci.</>

7.5
<penalties=true><terminals_penalty=true>Terminals: three terminal pungs are shown and you discard
a terminal that wins: double.</><terminals_penalty=false>Terminals are not
punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><terminals_penalty=true>Brzegowe: odkryto trzy pungi brzegowych, a ty wyrzucasz
zwycięski brzegowy: płacisz podwójnie.</><terminals_penalty=false>Za brzegowe się nie
karze.</></><penalties=false>Kar się tu nie płaci.</>

7.6
<penalties=true><honors_penalty=true>Honors: three honor pungs are shown and you discard an honor
that wins: you pay for all.</><honors_penalty=false>Honors are not
punished.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><honors_penalty=true>Honory: odkryto trzy pungi honorów, a ty wyrzucasz zwycięski
honor: płacisz za wszystkich.</><honors_penalty=false>Za honory się nie
karze.</></><penalties=false>Kar się tu nie płaci.</>

7.7
<penalties=true><feeding_liability=true>Whoever gave the last exposed set of dragons, winds,
terminals or honors pays 3B alone when the win comes from the wall.</><feeding_liability=false>In
these four cases the discard must be the winning tile; feeding a set alone makes nobody
liable.</></><penalties=false>Penalties are not played here.</>
--
<penalties=true><feeding_liability=true>Kto dał kamień na ostatni odkryty układ smoków, wiatrów,
brzegowych lub honorów, przy wygranej z muru płaci sam 3B.</><feeding_liability=false>W tych
czterech przypadkach zrzutka musi być zwycięskim kamieniem; samo podanie układu nikogo nie
obciąża.</></><penalties=false>Kar się tu nie płaci.</>

7.8
When a kong is robbed, its owner is the discarder.
--
Przy rabunku konga wyrzucającym jest jego właściciel.

7.9
To judge liability one must know who gave which set, how many tiles were left and which tiles lay
on the table.
--
Żeby osądzić odpowiedzialność, trzeba wiedzieć, kto dał który układ, ile kamieni zostało w murze i
jakie leżały już na stole.

8
The page of options lists all options of this table with their values.
--
Wszystkie opcje tego stołu z wartościami są na stronie opcji.
"""
