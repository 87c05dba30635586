"""The rulebook of riichi: the end of a hand and of the match, liability."""

TEXT = """
# How a hand ends / Jak kończy się rozgrywka

R5.1
A hand ends with a win, when the wall runs out, by an abortive draw where there are any, or by a
chombo, after which it is dealt again. Afterwards nobody looks at tiles of the wall.
--
Rozgrywka kończy się wygraną, wyczerpaniem kamieni, przerwaniem tam, gdzie jest przewidziane, albo
chombo, po którym rozdaje się od nowa. Po końcu nikt nie zagląda do muru.

R5.2
If nobody wins on the discard after the last live tile, the hand is drawn. The fourteen tiles of
the dead wall are not used.
--
Jeśli nikt nie wygra na kamieniu odrzuconym po ostatnim z żywego muru, rozgrywka kończy się bez
zwycięzcy. Czternastu kamieni martwego muru się nie używa.

R5.3
When the wall runs out, players who are not tenpai pay {noten_pool} points in all to those who
are, shared equally on both sides. If all or none are tenpai, nobody pays.
--
Przy wyczerpaniu kamieni gracze, którzy nie są tenpai, płacą razem {noten_pool} punktów graczom
tenpai, po równo po obu stronach. Gdy tenpai są wszyscy albo nikt, nie płaci się nic.

R5.4
Tenpai is declared in the order East, South, West, North. A declaration out of turn stands. A
player who is not in riichi may keep the hand hidden and then counts as noten; a player in riichi
must show it.
--
Tenpai zgłasza się w kolejności Wschód, Południe, Zachód, Północ. Zgłoszenie poza kolejnością jest
ważne. Kto nie jest w riichi, może ręki nie pokazać i liczy się wtedy jako noten; kto jest w
riichi, musi ją pokazać.

R5.5
One counter is added after every hand in which the wall ran out, whoever deals next.
--
Po każdym wyczerpaniu kamieni dochodzi jeden licznik, ktokolwiek rozdaje następny.

R5.6
You are tenpai if some tile would complete your hand; a yaku is not needed, and the tile may even
have been discarded four times. <karaten=noten>If you yourself hold all four copies of every tile
you wait for, you are not tenpai.</><karaten=tenpai>You are tenpai even if you hold all four
copies of what you wait for.</> A dead hand is never tenpai.
--
Jesteś tenpai, jeśli jakiś kamień dopełnia rękę; yaku nie jest potrzebne, a kamień może leżeć
odrzucony w czterech egzemplarzach. <karaten=noten>Jeśli sam masz wszystkie egzemplarze kamieni,
na które czekasz, nie jesteś tenpai.</><karaten=tenpai>Jesteś tenpai nawet wtedy, gdy sam masz
wszystkie egzemplarze kamieni, na które czekasz.</> Martwa ręka nigdy nie jest tenpai.

R5.7
<abort_nine_kinds=true>With nine or more different terminals and honours on your first draw, in an
uninterrupted go-around, you may show them and abort the hand. </><abort_four_winds=true>If the
first discards of all four are the same wind, without an interruption and without a ron on the
fourth, the hand is aborted. </><abort_four_riichi=true>If all four players are in riichi and the
fourth discard does not win, the hand is aborted and all hands are shown.
</><fourth_kong=abort|abort-at-once>Four kongs of different players abort it too.
</><multiple_ron=double-triple-aborts>So do three rons on one discard.
</><abort_nine_kinds=false><abort_four_winds=false><abort_four_riichi=false>Nine different
terminals and honours, four equal winds and four riichi do not abort a hand.</></></>
--
<abort_nine_kinds=true>Mając przy pierwszym dobraniu, w nieprzerwanej kolejce, co najmniej
dziewięć różnych skrajnych i specjalnych, możesz je pokazać i przerwać rozgrywkę.
</><abort_four_winds=true>Jeśli pierwsze kamienie odrzucone przez wszystkich czterech to ten sam
wiatr, kolejki nikt nie przerwał, a na czwartym nikt nie wygrał, rozgrywka zostaje przerwana.
</><abort_four_riichi=true>Jeśli wszyscy czterej są w riichi, a na czwartym odrzuconym nikt nie
wygra, rozgrywka zostaje przerwana i wszyscy pokazują ręce.
</><fourth_kong=abort|abort-at-once>Przerywają ją też cztery kan różnych graczy.
</><multiple_ron=double-triple-aborts>Tak samo trzy ron na jednym kamieniu.
</><abort_nine_kinds=false><abort_four_winds=false><abort_four_riichi=false>Ani dziewięć różnych
skrajnych i specjalnych, ani cztery takie same wiatry, ani cztery riichi nie przerywają
rozgrywki.</></></>

R5.7a
After a discard ron comes first; then the riichi deposit falls due, then come abortive draws, pung
and kong, and chow; last of all, if the wall is empty, the hand is over.
--
Po odrzuceniu kamienia liczy się najpierw ron, potem płaci się zastaw riichi, potem przychodzi
przerwanie rozgrywki, potem pon i kan, potem chi; na końcu, jeśli mur jest pusty, rozgrywka się
kończy.

R5.8
An abortive draw costs nothing: there are no noten payments, deposits stay, one counter is added
and East deals again.
--
Przerwanie rozgrywki nic nie kosztuje: bez kary noten, zastawy zostają, dochodzi jeden licznik, a
Wschód rozdaje ponownie.

R5.9
<nagashi_mangan=off>Nagashi mangan, discarding nothing but terminals and honours, is not
paid.</><nagashi_mangan=win|draw>If all your discards were terminals and honours and none of them
was claimed, you have nagashi mangan when the wall runs out, tenpai or not.
<nagashi_closed_only=true>You must not have claimed anything
yourself.</><nagashi_closed_only=false>Your own claims do no harm.</></>
--
<nagashi_mangan=off>Za nagashi mangan, czyli odrzucanie samych skrajnych i specjalnych, się nie
płaci.</><nagashi_mangan=win|draw>Jeśli wszystkie twoje odrzucone kamienie to skrajne i specjalne
i żadnego nikt nie przejął, masz przy wyczerpaniu kamieni nagashi mangan, czy jesteś tenpai, czy
nie. <nagashi_closed_only=true>Nie wolno ci było też niczego
przejąć.</><nagashi_closed_only=false>Własne przejęcia nie szkodzą.</></>

R5.10
<nagashi_mangan=win>It is paid as a mangan by tsumo, with the counters and all deposits, and
nobody pays for noten. Several players with it are each paid; the deposits then go to the first of
them, counting from East.</><nagashi_mangan=draw>It is paid as a bare mangan by tsumo in place of
the noten payments; counters are not paid and the deposits stay. Several players with it are each
paid.</><nagashi_mangan=off>Nothing is paid for discards here.</>
--
<nagashi_mangan=win>Płaci się jak za mangan przez tsumo, z licznikami i wszystkimi zastawami, a
kary noten nie ma. Jeśli nagashi ma kilku graczy, płaci się każdemu, a zastawy bierze pierwszy z
nich, licząc od Wschodu.</><nagashi_mangan=draw>Płaci się sam mangan przez tsumo zamiast kary
noten; za liczniki się nie płaci, a zastawy zostają. Jeśli nagashi ma kilku graczy, płaci się
każdemu.</><nagashi_mangan=off>Za odrzucone kamienie nic się tu nie płaci.</>

R5.11
<nagashi_mangan=win>Play then goes on as after a win: East stays if East had it, otherwise the
deal passes and the counters are taken away.</><nagashi_mangan=draw>Play then goes on as after any
hand in which the wall ran out.</><nagashi_mangan=off>The next dealer is found as after any draw
(R7.4).</>
--
<nagashi_mangan=win>Potem gra się jak po wygranej: Wschód zostaje, jeśli miał nagashi; w
przeciwnym razie rozdanie przechodzi dalej, a liczniki znikają.</><nagashi_mangan=draw>Potem gra
się jak po każdym wyczerpaniu kamieni.</><nagashi_mangan=off>Kto rozdaje następny, rozstrzyga się
jak po każdej rozgrywce bez zwycięzcy (R7.4).</>

R5.12
After a chombo the hand is void and dealt again. Deposits of this hand go back, no counter is
added, the deal does not pass. If somebody else wins validly at the same moment, the chombo is
forgotten.
--
Po chombo rozgrywka jest nieważna i rozdaje się ponownie. Zastawy z niej wracają, licznik nie
dochodzi, rozdanie nie przechodzi. Jeśli w tej samej chwili ktoś wygrał ważnie, chombo się nie
liczy.

R5.13
<chombo=reverse-mangan>A chombo costs a mangan: 4000 to East and 2000 to each other player; East
pays 4000 to everybody.</><chombo=20000-after-uma>A chombo takes 20000 points off the final score,
after the uma; nobody receives them.</><chombo=off>A chombo cannot happen here: what is not
allowed is refused.</>
--
<chombo=reverse-mangan>Chombo kosztuje mangan: 4000 dla Wschodu i po 2000 dla pozostałych; Wschód
płaci każdemu po 4000.</><chombo=20000-after-uma>Chombo odejmuje 20000 punktów od wyniku
końcowego, już po premii; nikt ich nie dostaje.</><chombo=off>Chombo nie może się tu zdarzyć:
niedozwolonego ruchu program nie przyjmuje.</>

R5.14
<chombo=off>At tables played as with real tiles each of
these</><chombo=reverse-mangan|20000-after-uma>Each of these</> is a chombo: a false win; riichi
without tenpai, found out when the wall runs out<abort_four_riichi=true> or all four are in
riichi</>; a forbidden closed kong after riichi. <chombo=reverse-mangan>So is exposing more than
five tiles of the wall or of hands, and so is claiming with a dead
hand.</><chombo=20000-after-uma|off>For more than five exposed tiles, and for a claim with a dead
hand, see R5.15.</>
--
<chombo=off>Gdy gra się jak przy prawdziwym stole,
chombo</><chombo=reverse-mangan|20000-after-uma>Chombo</> to: nieważna wygrana; riichi bez tenpai,
stwierdzone przy wyczerpaniu kamieni<abort_four_riichi=true> albo przy czterech riichi</>;
niedozwolony ukryty kan po riichi. <chombo=reverse-mangan>Także odkrycie więcej niż pięciu kamieni
z muru lub z rąk i przejęcie martwą ręką.</><chombo=20000-after-uma|off>O odkryciu więcej niż
pięciu kamieni i o przejęciu martwą ręką mówi R5.15.</>

R5.15
<chombo=reverse-mangan>The first European edition punishes all of these; later ones leave the last
two to the referee.</><chombo=20000-after-uma|off>More than five exposed tiles, or a claim with a
dead hand, are a matter for the referee, who may call it a chombo.</>
--
<chombo=reverse-mangan>Pierwsze wydanie europejskie każe za to wszystko płacić; późniejsze dwa
ostatnie przypadki pozostawiają sędziemu.</><chombo=20000-after-uma|off>Odkrycie więcej niż pięciu
kamieni i przejęcie martwą ręką rozstrzyga sędzia, który może orzec chombo.</>

R5.16
If a chombo is found out when the wall runs out, there is no noten payment and no counter.
--
Jeśli chombo wyjdzie na jaw przy wyczerpaniu kamieni, nie ma kary noten ani licznika.

R5.17
A dead hand goes on drawing and discarding but may not win, claim, make a kong or declare riichi,
and is never tenpai.
--
Martwa ręka dalej dobiera i odrzuca, ale nie może wygrać, niczego przejąć, zgłosić kan ani riichi
i nigdy nie jest tenpai.

R5.18
A hand is dead with too few or too many tiles, after exposing tiles of another hand or of the dead
wall, after a chow, pung or kong of the wrong tiles, and when a claimed tile was not taken in
time.
--
Ręka jest martwa, gdy ma za mało lub za dużo kamieni, po odkryciu kamieni cudzej ręki lub martwego
muru, po chi, pon lub kan z niewłaściwych kamieni oraz gdy przejętego kamienia nie wzięto w porę.

R5.19
Tiles of the wall that were turned by accident are put back. Slips in the order of claiming are
pointed out, not punished.
--
Przypadkowo odkryte kamienie muru odkłada się na miejsce. Na pomyłki w kolejności czynności przy
przejęciu zwraca się uwagę, ale się za nie nie karze.

R5.20
At the program's tables an illegal action is refused. Chombo and dead hands exist at tables played
as with real tiles.
--
Przy stołach programu niedozwolonego ruchu po prostu nie da się wykonać. Chombo i martwe ręce
istnieją tylko wtedy, gdy gra się jak przy prawdziwym stole.

R5.30
<reading_choice=winner>If a hand can be read in several ways, the winner chooses; the program
takes the best.</><reading_choice=best>If a hand can be read in several ways, the one worth most
counts.</>
--
<reading_choice=winner>Jeśli rękę można odczytać na kilka sposobów, wybiera zwycięzca; program
bierze najlepszy.</><reading_choice=best>Jeśli rękę można odczytać na kilka sposobów, liczy się
najwyżej płatny.</>

R5.31
The World Riichi Championship has a rule for those who mix the winning tile into the hand after a
tsumo: they win all the same, but nothing that depends on the wait counts.
--
Zasady World Riichi Championship mówią, że kto po tsumo wmiesza zwycięski kamień do ręki, i tak
wygrywa, ale nie liczy się nic, co zależy od czekania.

R5.32
After a tsumo keep the winning tile apart from the others.
--
Po tsumo trzymaj zwycięski kamień osobno.

# Several winners / Kilku zwycięzców

R6.1
<multiple_ron=all>If several players win on one discard, all of them are paid in
full.</><multiple_ron=double-triple-aborts>If two players win on one discard, both are paid; three
abort the hand.</><multiple_ron=head-bump>If several players call ron on one discard, only the
first after the discarder wins.</>
--
<multiple_ron=all>Jeśli na jednym kamieniu wygrywa kilku graczy, każdy dostaje całą
wypłatę.</><multiple_ron=double-triple-aborts>Jeśli na jednym kamieniu wygrywa dwóch, obaj dostają
wypłatę; trzech przerywa rozgrywkę.</><multiple_ron=head-bump>Jeśli na jeden kamień ron woła
kilku, wygrywa tylko pierwszy po odrzucającym.</>

R6.2
<multiple_ron=head-bump>There is only one winner, who takes all
deposits.</><multiple_ron=all|double-triple-aborts><sticks_multi=own-back>With several winners
each takes back their own deposit; the rest goes to the winner nearest after the
discarder.</><sticks_multi=nearest>With several winners all deposits go to the one nearest after
the discarder.</></>
--
<multiple_ron=head-bump>Zwycięzca jest tylko jeden i bierze wszystkie
zastawy.</><multiple_ron=all|double-triple-aborts><sticks_multi=own-back>Przy kilku zwycięzcach
każdy odzyskuje własny zastaw; resztę bierze najbliższy po
odrzucającym.</><sticks_multi=nearest>Przy kilku zwycięzcach wszystkie zastawy bierze najbliższy
po odrzucającym.</></>

R6.3
<multiple_ron=head-bump>The counters are paid to the only
winner.</><multiple_ron=all|double-triple-aborts><honba_multi=each>Each of several winners is paid
for the counters.</><honba_multi=nearest>Of several winners only the nearest after the discarder
is paid for the counters.</></>
--
<multiple_ron=head-bump>Za liczniki płaci się jedynemu
zwycięzcy.</><multiple_ron=all|double-triple-aborts><honba_multi=each>Za liczniki płaci się
każdemu z kilku zwycięzców.</><honba_multi=nearest>Z kilku zwycięzców za liczniki płaci się tylko
najbliższemu po odrzucającym.</></>

R6.4
<multiple_ron=head-bump>If East wins, East deals again and a counter is
added.</><multiple_ron=all|double-triple-aborts>If East is among the winners, East deals again and
a counter is added.</>
--
<multiple_ron=head-bump>Jeśli wygra Wschód, rozdaje ponownie i dochodzi
licznik.</><multiple_ron=all|double-triple-aborts>Jeśli wśród zwycięzców jest Wschód, rozdaje
ponownie i dochodzi licznik.</>

# Counters, the deal and the end of the match / Liczniki, rozdanie i koniec gry

R7.1 @sticks
A counter is a stick of 100 on East's right. One is added when East wins, when the wall runs out
and after an abortive draw.
--
Licznik to patyczek o wartości 100, położony po prawej stronie Wschodu. Dochodzi, gdy wygra
Wschód, gdy wyczerpią się kamienie i po przerwaniu rozgrywki.

R7.2
When somebody else wins and East does not, all counters are taken away.
--
Gdy wygra ktoś inny, a Wschód nie, wszystkie liczniki znikają.

R7.3
Each counter adds {honba} points to a win by ron, paid by the discarder; at a tsumo {honba_each}.
--
Każdy licznik dodaje do wygranej przez ron {honba} punktów, które płaci odrzucający; przy tsumo
{honba_each}.

R7.4
<renchan=win-or-tenpai>East deals again after winning, and when tenpai as the wall runs
out.</><renchan=win>East deals again only after winning.</> Otherwise the deal passes to the
right.
--
<renchan=win-or-tenpai>Wschód rozdaje ponownie po własnej wygranej i gdy jest tenpai przy
wyczerpaniu kamieni.</><renchan=win>Wschód rozdaje ponownie tylko po własnej wygranej.</> W innym
razie rozdanie przechodzi na gracza z prawej.

R7.5
When everybody has dealt, the round is over. <length=east-south>The East round is followed by the
South round; then the match ends.</><length=east-only>The match ends after the East round.</>
--
Gdy rozdawał już każdy, kończy się runda. <length=east-south>Po rundzie wschodniej gra się
południową, a po niej gra się kończy.</><length=east-only>Gra kończy się po rundzie wschodniej.</>

R7.6
<two_han_at_5=true>With five or more counters on the table a win needs two han from yaku;
dora<red_fives=3> and red fives</> do not help.</><two_han_at_5=false>One yaku is always enough,
however many counters lie on the table.</>
--
<two_han_at_5=true>Gdy leży pięć liczników lub więcej, do wygranej potrzeba dwóch han z yaku;
dora<red_fives=3> i czerwone piątki</> nie pomagają.</><two_han_at_5=false>Do wygranej zawsze
wystarcza jedno yaku, bez względu na liczbę liczników.</>

R7.7
<tobi=false>A player below zero plays on.</><tobi=true>A score below zero ends the match
(R7.11).</> <west_round=false>There is no extra round.</><west_round=true>There may be an extra
round (R7.11).</>
--
<tobi=false>Gra toczy się dalej także wtedy, gdy ktoś ma mniej niż zero.</><tobi=true>Wynik
poniżej zera kończy grę (R7.11).</> <west_round=false>Rundy dodatkowej nie
ma.</><west_round=true>Możliwa jest runda dodatkowa (R7.11).</>

R7.8
In EMA tournaments the gong sounds fifteen minutes before the end: the hand in play is finished
and one more is played. A hand begins with the dice, and one that ended in a chombo does not
count.
--
W turniejach EMA na piętnaście minut przed końcem rozlega się gong: kończy się rozgrywkę i
rozgrywa jeszcze jedną. Rozgrywka zaczyna się od rzutu kośćmi, a zakończona przez chombo się nie
liczy.

R7.9
<leftover_sticks=first>Deposits left on the table at the end go to first place, shared if it is
tied.</><leftover_sticks=lost>Deposits left on the table at the end are lost.</>
--
<leftover_sticks=first>Zastawy leżące na koniec na stole bierze pierwsze miejsce; przy remisie
gracze się nimi dzielą.</><leftover_sticks=lost>Zastawy leżące na koniec na stole przepadają.</>

R7.10
{start_points} {return_points} The uma is then added: +{uma_first} for first, +{uma_second} for
second, −{uma_second} for third, −{uma_first} for fourth place. {oka} <tie=share>Players with
equal scores share the uma of their places.</><tie=seat>Between equal scores the player who sat
earlier at the start is ahead.</> <score_rounding=none>Results are not
rounded.</><score_rounding=to-1000>Places two to four are rounded to thousands and first place
takes the balance.</>
--
{start_points} {return_points} Do tego dochodzi premia: +{uma_first} za pierwsze, +{uma_second} za
drugie, −{uma_second} za trzecie, −{uma_first} za czwarte miejsce. {oka} <tie=share>Gracze z
równymi wynikami dzielą się premiami swoich miejsc.</><tie=seat>Przy równych wynikach wyżej jest
ten, kto na początku siedział wcześniej.</> <score_rounding=none>Wyników się nie
zaokrągla.</><score_rounding=to-1000>Miejsca od drugiego do czwartego zaokrągla się do tysięcy, a
resztę bierze pierwsze.</>

R7.11
{target_points} <agari_yame=automatic>In the last hand, and in the extra round, the match ends
when East wins, or is tenpai as the wall runs out, and leads with at least that score; an abortive
draw never ends it.</><agari_yame=off>A leading East does not end the match.</>
<west_round=true>If nobody has the target after the last round, an extra round is played until
somebody has it when the deal passes, at most until all have dealt
again.</><west_round=false>After the last round the match is over whatever the scores.</>
<tobi=true>The match ends as soon as somebody is below zero after a hand; exactly zero does not
end it.</><tobi=false>Nobody goes bust.</>
--
{target_points} <agari_yame=automatic>W ostatniej rozgrywce i w rundzie dodatkowej gra się kończy,
gdy Wschód wygra albo jest tenpai przy wyczerpaniu kamieni i prowadzi, mając co najmniej tyle;
przerwanie rozgrywki nigdy jej nie kończy.</><agari_yame=off>Prowadzenie Wschodu nie kończy
gry.</> <west_round=true>Jeśli po ostatniej rundzie nikt tego wyniku nie ma, gra się rundę
dodatkową, aż ktoś będzie go miał w chwili, gdy rozdanie przechodzi, najdłużej zaś, aż wszyscy
znów rozdadzą.</><west_round=false>Po ostatniej rundzie gra się kończy bez względu na wyniki.</>
<tobi=true>Gdy ktoś po rozgrywce ma mniej niż zero, gra się kończy; dokładnie zero jej nie
kończy.</><tobi=false>Nikt nie bankrutuje.</>

# Liability / Odpowiedzialność

R8.1
<pao_daisangen=true>A player whose discard becomes the third dragon set of somebody already
showing two is liable for big three dragons. </><pao_daisangen=false>Nobody is liable for big
three dragons. </><pao_daisuushii=true>A player whose discard becomes the fourth wind set of
somebody showing three is liable for big four winds. </><pao_daisuushii=false>Nobody is liable for
big four winds. </><pao_closed_kong=true>A closed kong counts among the sets
shown.</><pao_closed_kong=false>A closed kong does not count among the sets
shown.</><pao_daisangen=true> A last set that was not claimed makes nobody liable.</>
--
<pao_daisangen=true>Kto daje trzecią grupę smoków graczowi, który pokazał już dwie, odpowiada za
Duże Trzy Smoki. </><pao_daisangen=false>Za Duże Trzy Smoki nikt nie odpowiada.
</><pao_daisuushii=true>Kto daje czwartą grupę wiatrów graczowi, który pokazał trzy, odpowiada za
Duże Cztery Wiatry. </><pao_daisuushii=false>Za Duże Cztery Wiatry nikt nie odpowiada.
</><pao_closed_kong=true>Ukryty kan liczy się do pokazanych grup.</><pao_closed_kong=false>Ukryty
kan nie liczy się do pokazanych grup.</><pao_daisangen=true> Ostatnia grupa ułożona bez przejęcia
nikogo nie obciąża.</>

R8.2
Liability matters only if that yakuman is really won.
--
Odpowiedzialność ma znaczenie tylko wtedy, gdy wygra ręka z tym yakumanem.

R8.3
On a tsumo the liable player pays everything alone, counters included.
--
Przy tsumo gracz odpowiedzialny płaci wszystko sam, razem z licznikami.

R8.4
On a ron from the liable player, that player pays everything.
--
Przy ron na kamieniu gracza odpowiedzialnego płaci on wszystko.

R8.5
On a ron from somebody else, each of the two pays half. <pao_honba=discarder>The discarder pays
the counters.</><pao_honba=liable>The liable player pays the counters.</>
--
Przy ron na kamieniu kogoś innego każdy z tych dwóch płaci połowę. <pao_honba=discarder>Za
liczniki płaci odrzucający.</><pao_honba=liable>Za liczniki płaci odpowiedzialny.</>

R8.6
<yakuman_stack=true><pao_scope=whole>If several yakuman are won together, liability covers all of
them.</><pao_scope=own-yakuman>If several yakuman are won together, the liable player answers only
for the one that was fed; the rest is paid as usual.</></><yakuman_stack=false>Yakuman do not add
up here, so liability is for the whole payment.</>
--
<yakuman_stack=true><pao_scope=whole>Gdy ręka ma kilka yakumanów, odpowiedzialność obejmuje
wszystkie.</><pao_scope=own-yakuman>Gdy ręka ma kilka yakumanów, odpowiedzialny płaci tylko za
ten, do którego dał kamień; za resztę płaci się zwyczajnie.</></><yakuman_stack=false>Yakumany się
tu nie sumują, więc odpowiada się za całą wypłatę.</>

R8.7
An example: South wins big three dragons for 32000 with one counter; West gave the third dragon.
On a tsumo, or on a ron from West, West pays 32000 and the counter. On a ron from North both pay
16000, and R8.5 says who pays the counter.
--
Przykład: Południe wygrywa Dużymi Trzema Smokami za 32000 przy jednym liczniku; trzeciego smoka
dał Zachód. Przy tsumo lub ron na kamieniu Zachodu płaci on 32000 i licznik. Przy ron na kamieniu
Północy obaj płacą po 16000, a kto płaci za licznik, mówi R8.5.

R8.8
<pao_suukantsu=true>A player whose discard becomes somebody's fourth kong is liable for four
kongs.</><pao_suukantsu=false>Nobody is liable for four kongs.</>
--
<pao_suukantsu=true>Kto odrzuca kamień, z którego ktoś robi swój czwarty kan, odpowiada za Cztery
Kan.</><pao_suukantsu=false>Za Cztery Kan nikt nie odpowiada.</>

R8.9
<pao_rinshan=true>A win on the replacement tile after an open kong is paid wholly by the player
who discarded the konged tile.</><pao_rinshan=false>Nobody is liable for a win on a replacement
tile.</>
--
<pao_rinshan=true>Za wygraną na kamieniu uzupełniającym po zameldowanym kan płaci w całości ten,
kto odrzucił kamień wzięty do kan.</><pao_rinshan=false>Za wygraną na kamieniu uzupełniającym nikt
nie odpowiada.</>
"""
