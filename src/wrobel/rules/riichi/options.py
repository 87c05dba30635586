"""The options of riichi and the value each preset gives them, as data."""

from collections.abc import Mapping

from wrobel.errors import OptionError
from wrobel.rules.options import Option, Value
from wrobel.rules.riichi.about import STICK
from wrobel.rules.riichi.option_words import NAMES

OPTIONS: tuple[Option, ...] = (
    Option(
        key="length",
        values=("east-only", "east-south"),
        rule="R7.5",
        en="Whether a match is one round or an East round followed by a South round.",
        pl="Określa, czy gra obejmuje jedną rundę, czy rundę wschodnią, a po niej południową.",
    ),
    Option(
        key="start_points",
        values=(),
        rule="R7.10",
        en="How many points each player has at the start of the match.",
        pl="Określa, ile punktów ma każdy gracz na początku gry.",
        least=0,
    ),
    Option(
        key="return_points",
        values=(),
        rule="R7.10",
        en=(
            "The number of points taken off everyone's score when the match is settled; what lies "
            "above the starting points goes to first place as the oka."
        ),
        pl=(
            "Liczba punktów odejmowana każdemu przy rozliczeniu gry; nadwyżka ponad punkty "
            "początkowe przypada jako oka pierwszemu miejscu."
        ),
        least=0,
    ),
    Option(
        key="oka",
        values=("auto",),
        rule="R7.10",
        en=(
            "The extra that first place receives, in thousands: worked out from the starting and "
            "the return points, or stated as a number."
        ),
        pl=(
            "Dodatek dla pierwszego miejsca w tysiącach: wyliczany z punktów początkowych i "
            "punktów zwrotu albo podany wprost."
        ),
        least=-1_000_000,
        whole=False,
    ),
    Option(
        key="uma_first",
        values=(),
        rule="R7.10",
        en="The placement bonus of first place in thousands; fourth place loses as much.",
        pl="Premia za pierwsze miejsce w tysiącach; czwarte miejsce tyle samo traci.",
        least=0,
        whole=False,
    ),
    Option(
        key="uma_second",
        values=(),
        rule="R7.10",
        en="The placement bonus of second place in thousands; third place loses as much.",
        pl="Premia za drugie miejsce w tysiącach; trzecie miejsce tyle samo traci.",
        least=0,
        whole=False,
    ),
    Option(
        key="tie",
        values=("share", "seat"),
        rule="R7.10",
        en=(
            "What happens to equal scores at the end: the players share the bonuses of their "
            "places, or the one who sat earlier at the start ranks higher."
        ),
        pl=(
            "Określa, co się dzieje przy równych wynikach na koniec: gracze dzielą się premiami "
            "zajętych miejsc albo wyżej jest ten, kto na początku siedział wcześniej."
        ),
    ),
    Option(
        key="score_rounding",
        values=("none", "to-1000"),
        rule="R7.10",
        en=(
            "How final scores are rounded: not at all, or to full thousands for places two to "
            "four with first place taking the balance."
        ),
        pl=(
            "Określa, jak zaokrągla się wyniki końcowe: wcale albo do pełnych tysięcy dla miejsc "
            "od drugiego do czwartego, a resztę bierze pierwsze miejsce."
        ),
    ),
    Option(
        key="target_points",
        values=("none",),
        rule="R7.11",
        en="The score somebody must reach for the match to end on time, if there is one.",
        pl=(
            "Wynik, który ktoś musi osiągnąć, aby gra skończyła się w terminie, jeśli taki próg "
            "jest."
        ),
        least=0,
    ),
    Option(
        key="tobi",
        values=(False, True),
        rule="R7.11",
        en=(
            "Whether the match ends at once when a player falls below zero after a hand; exactly "
            "zero plays on."
        ),
        pl=(
            "Określa, czy gra kończy się natychmiast, gdy po rozgrywce ktoś spadnie poniżej zera; "
            "przy równym zerze gra toczy się dalej."
        ),
    ),
    Option(
        key="agari_yame",
        values=("off", "automatic"),
        rule="R7.11",
        en=(
            "Whether the match ends when East, leading with the target score, would keep the deal"
            " in the last hand: yes by itself or not."
        ),
        pl=(
            "Określa, czy gra kończy się, gdy w ostatniej rozgrywce Wschód zachowałby rozdanie, a"
            " prowadzi z wymaganym wynikiem: tak, sama, albo nie."
        ),
    ),
    Option(
        key="west_round",
        values=(False, True),
        rule="R7.11",
        en=(
            "Whether an extra round is played when nobody has the target score after the regular "
            "rounds."
        ),
        pl=(
            "Określa, czy rozgrywa się dodatkową rundę, gdy po zwykłych rundach nikt nie ma "
            "wymaganego wyniku."
        ),
    ),
    Option(
        key="leftover_sticks",
        values=("first", "lost"),
        rule="R7.9",
        en=(
            "Who gets riichi deposits still on the table at the end of the match: first place or "
            "nobody."
        ),
        pl=(
            "Określa, komu przypadają zastawy riichi leżące na stole na koniec gry: pierwszemu "
            "miejscu czy nikomu."
        ),
    ),
    Option(
        key="chombo",
        values=("off", "reverse-mangan", "20000-after-uma"),
        rule="R5.13",
        en=(
            "The penalty for a grave error: none, a mangan paid to the opponents, or 20000 points"
            " off the final score."
        ),
        pl=(
            "Kara za poważny błąd: żadna, mangan wypłacony przeciwnikom albo 20000 punktów odjęte"
            " od wyniku końcowego."
        ),
    ),
    Option(
        key="red_fives",
        values=(0, 3),
        rule="R1.3",
        en=(
            "How many red fives are in the set: none or one in each suit, each worth one bonus han."
        ),
        pl=(
            "Określa, ile czerwonych piątek jest w zestawie: żadnej czy po jednej w każdej "
            "rodzinie; każda daje jeden dodatkowy han."
        ),
    ),
    Option(
        key="claim_timing",
        values=("3s", "until-draw", "first-call", "engine"),
        rule="R2.9",
        en=(
            "How long a discard may be claimed: three seconds, until the next player draws, "
            "whoever calls first, or after everyone entitled has answered."
        ),
        pl=(
            "Określa, jak długo można przejąć odrzucony kamień: trzy sekundy, do dobrania "
            "kamienia przez następnego gracza, kto pierwszy zawoła albo po odpowiedzi wszystkich "
            "uprawnionych."
        ),
    ),
    Option(
        key="kuikae",
        values=("allowed", "forbidden"),
        rule="R2.12",
        en=(
            "Whether after a claim you may at once discard the claimed tile or one that would fit"
            " the same chow at its other end: yes or no."
        ),
        pl=(
            "Określa, czy po przejęciu wolno od razu odrzucić taki sam kamień lub kamień pasujący"
            " do tego chi z drugiego końca: tak czy nie."
        ),
    ),
    Option(
        key="kan_dora",
        values=(False, True),
        rule="R1.9",
        en="Whether every kong turns another dora indicator.",
        pl="Określa, czy każdy kan odkrywa kolejny wskaźnik dora.",
    ),
    Option(
        key="kan_dora_timing",
        values=("immediate", "closed-immediate-open-after"),
        rule="R2.20",
        en=(
            "When the kong's dora indicator is turned: always before the replacement tile, or "
            "only for a closed kong, for others with the following discard or kong."
        ),
        pl=(
            "Określa, kiedy odkrywa się wskaźnik kan dora: zawsze przed dobraniem kamienia "
            "uzupełniającego albo tak tylko przy ukrytym kan, a przy pozostałych z następnym "
            "odrzuconym kamieniem lub kan."
        ),
    ),
    Option(
        key="fourth_kong",
        values=("abort", "abort-at-once", "continue"),
        rule="R2.22",
        en=(
            "What the fourth kong does when the kongs belong to different players: it ends the "
            "hand as a draw unless somebody wins on the next discard, it ends the hand as soon as"
            " it is declared, as does a fifth one if one player has made four, or play goes on "
            "without a fifth."
        ),
        pl=(
            "Określa, co powoduje czwarty kan, gdy kan należą do różnych graczy: przerwanie "
            "rozgrywki, jeśli nikt nie wygra na następnym odrzuconym kamieniu, przerwanie od razu"
            " po zgłoszeniu, tak jak piąty kan, gdy cztery ma jeden gracz, albo dalszą grę bez "
            "możliwości piątego."
        ),
    ),
    Option(
        key="kokushi_robs_ankan",
        values=(False, True),
        rule="R2.18",
        en="Whether thirteen orphans may win on a tile of another player's closed kong.",
        pl="Określa, czy Trzynaście Sierot może wygrać na kamieniu z ukrytego kan innego gracza.",
    ),
    Option(
        key="riichi_kong",
        values=("readings", "waits"),
        rule="R3.4",
        en=(
            "Which closed kongs are allowed after riichi: those that change neither the waits nor"
            " any reading of the hand, or all that leave the waits as they are."
        ),
        pl=(
            "Określa, który ukryty kan wolno zgłosić po riichi: tylko taki, który nie zmienia ani"
            " czekania, ani żadnego odczytania ręki, albo każdy, po którym czekanie pozostaje to "
            "samo."
        ),
    ),
    Option(
        key="riichi_min_tiles",
        values=(),
        rule="R3.1",
        en=(
            "How many tiles the live wall must still hold after your draw for you to declare "
            "riichi."
        ),
        pl=(
            "Określa, ile kamieni musi pozostać w żywym murze po twoim dobraniu, aby można było "
            "zgłosić riichi."
        ),
        least=0,
    ),
    Option(
        key="riichi_needs_1000",
        values=(False, True),
        rule="R3.1",
        en=(
            f"Whether you need at least {STICK} points to declare riichi; otherwise the deposit is "
            "lent to you."
        ),
        pl=(
            "Określa, czy do zgłoszenia riichi trzeba mieć co najmniej "
            f"{STICK} punktów; w przeciwnym "
            "razie zastaw jest pożyczany."
        ),
    ),
    Option(
        key="furiten_riichi",
        values=(False, True),
        rule="R3.3",
        en="Whether a player in furiten may declare riichi.",
        pl="Określa, czy gracz w furiten może zgłosić riichi.",
    ),
    Option(
        key="ippatsu",
        values=(False, True),
        rule="R3.6",
        en="Whether winning within one uninterrupted go-around after riichi gives an extra han.",
        pl=(
            "Określa, czy wygrana w ciągu jednej nieprzerwanej kolejki po riichi daje dodatkowy "
            "han."
        ),
    ),
    Option(
        key="ura",
        values=(False, True),
        rule="R3.9",
        en="Whether a winner in riichi also counts the tile under the dora indicator.",
        pl="Określa, czy zwycięzca, który zgłosił riichi, liczy też kamień pod wskaźnikiem dora.",
    ),
    Option(
        key="kan_ura",
        values=(False, True),
        rule="R3.9",
        en=(
            "Whether a winner in riichi also counts the tiles under the indicators of kongs; "
            "there must be ura dora and kan dora for that."
        ),
        pl=(
            "Określa, czy zwycięzca w riichi liczy też kamienie pod wskaźnikami kan dora; wymaga "
            "to gry z ura dora i kan dora."
        ),
    ),
    Option(
        key="temp_furiten_end",
        values=("draw-or-interrupt", "draw-or-claim"),
        rule="R4.3",
        en=(
            "When temporary furiten ends: with your next draw or as soon as any claim or kong "
            "interrupts the go-around, or with your next draw or own claim."
        ),
        pl=(
            "Określa, kiedy kończy się tymczasowe furiten: z twoim następnym dobraniem lub gdy "
            "przejęcie albo kan przerwie kolejkę czy z twoim następnym dobraniem lub własnym "
            "przejęciem."
        ),
    ),
    Option(
        key="abort_nine_kinds",
        values=(False, True),
        rule="R5.7",
        en=(
            "Whether a player with nine different terminals and honours on the first draw may end "
            "the hand as a draw."
        ),
        pl=(
            "Określa, czy gracz z dziewięcioma różnymi kamieniami skrajnymi i specjalnymi przy "
            "pierwszym dobraniu może przerwać rozgrywkę."
        ),
    ),
    Option(
        key="abort_four_winds",
        values=(False, True),
        rule="R5.7",
        en="Whether the hand is drawn when all four players discard the same wind first.",
        pl=(
            "Określa, czy rozgrywka zostaje przerwana, gdy wszyscy czterej gracze jako pierwszy "
            "odrzucą ten sam wiatr."
        ),
    ),
    Option(
        key="abort_four_riichi",
        values=(False, True),
        rule="R5.7",
        en="Whether the hand is drawn when all four players have declared riichi.",
        pl="Określa, czy rozgrywka zostaje przerwana, gdy wszyscy czterej gracze zgłosili riichi.",
    ),
    Option(
        key="noten_pool",
        values=(),
        rule="R5.3",
        en=(
            "How many points the players without tenpai pay in all to those in tenpai at an "
            "exhaustive draw."
        ),
        pl=(
            "Określa, ile punktów łącznie gracze noten płacą graczom tenpai przy wyczerpaniu "
            "kamieni (kara noten)."
        ),
        least=0,
    ),
    Option(
        key="karaten",
        values=("noten", "tenpai"),
        rule="R5.6",
        en=(
            "How a hand counts when its owner already holds every copy of the tiles it waits for:"
            " as not ready or as ready."
        ),
        pl=(
            "Określa, jak liczy się ręka, gdy jej właściciel ma już wszystkie egzemplarze "
            "kamieni, na które czeka: jako niegotowa czy jako gotowa."
        ),
    ),
    Option(
        key="nagashi_mangan",
        values=("off", "win", "draw"),
        rule="R5.9",
        en=(
            "Whether discarding only terminals and honours is paid at an exhaustive draw: no, as "
            "a win with counters and deposits, or as a bare mangan with the hand still drawn."
        ),
        pl=(
            "Określa, czy przy wyczerpaniu kamieni płaci się za odrzucenie samych skrajnych i "
            "specjalnych: nie, jak za wygraną, z licznikami i zastawami, albo sam mangan, a "
            "rozgrywka pozostaje nierozstrzygnięta."
        ),
    ),
    Option(
        key="nagashi_closed_only",
        values=(False, True),
        rule="R5.9",
        en="Whether nagashi mangan is open only to a player who has claimed no tile.",
        pl=(
            "Określa, czy nagashi mangan przysługuje tylko graczowi, który sam nie przejął żadnego "
            "kamienia."
        ),
    ),
    Option(
        key="renchan",
        values=("win-or-tenpai", "win"),
        rule="R7.4",
        en=(
            "When East keeps the deal: after winning or being in tenpai at an exhaustive draw,"
            " or only after winning."
        ),
        pl=(
            "Określa, kiedy Wschód zachowuje rozdanie: po własnej wygranej lub będąc tenpai przy "
            "wyczerpaniu kamieni czy tylko po własnej wygranej."
        ),
    ),
    Option(
        key="honba",
        values=(),
        rule="R7.3",
        en=(
            "How many points each counter adds to a win on a discard; on a self-draw each payer "
            "gives a third of it."
        ),
        pl=(
            "Określa, ile punktów dodaje każdy licznik do wygranej przez ron; przy tsumo każdy "
            "płacący daje jedną trzecią tej kwoty."
        ),
        least=0,
        step=300,
    ),
    Option(
        key="two_han_at_5",
        values=(False, True),
        rule="R7.6",
        en="Whether with five or more counters a winning hand needs two han from yaku.",
        pl=(
            "Określa, czy przy pięciu lub więcej licznikach wygrywająca ręka musi mieć dwa han z "
            "yaku."
        ),
    ),
    Option(
        key="multiple_ron",
        values=("all", "double-triple-aborts", "head-bump"),
        rule="R6.1",
        en=(
            "What happens when several players win on one discard: all are paid, two are paid but"
            " three end the hand as a draw, or only the nearest after the discarder wins."
        ),
        pl=(
            "Określa, co się dzieje, gdy kilku graczy wygrywa na tym samym kamieniu: wygrywają "
            "wszyscy, wygrywa dwóch, a trzech przerywa rozgrywkę, albo tylko najbliższy po "
            "odrzucającym."
        ),
    ),
    Option(
        key="honba_multi",
        values=("each", "nearest"),
        rule="R6.3",
        en=(
            "Which of several winners is paid for the counters: each of them or only the nearest "
            "after the discarder."
        ),
        pl=(
            "Określa, komu z kilku zwycięzców płaci się za liczniki: każdemu czy tylko "
            "najbliższemu po odrzucającym."
        ),
    ),
    Option(
        key="sticks_multi",
        values=("own-back", "nearest"),
        rule="R6.2",
        en=(
            "Who of several winners takes the riichi deposits: each winner gets their own back "
            "and the nearest after the discarder the rest, or the nearest takes all."
        ),
        pl=(
            "Określa, kto z kilku zwycięzców bierze zastawy riichi: każdy odzyskuje własny, a "
            "resztę bierze najbliższy po odrzucającym, albo wszystkie bierze najbliższy."
        ),
    ),
    Option(
        key="pao_daisangen",
        values=(False, True),
        rule="R8.1",
        en=(
            "Whether the player who gives away the third dragon set is liable for big three "
            "dragons."
        ),
        pl="Określa, czy gracz, który dał trzecią grupę smoków, odpowiada za Duże Trzy Smoki.",
    ),
    Option(
        key="pao_daisuushii",
        values=(False, True),
        rule="R8.1",
        en="Whether the player who gives away the fourth wind set is liable for big four winds.",
        pl="Określa, czy gracz, który dał czwartą grupę wiatrów, odpowiada za Duże Cztery Wiatry.",
    ),
    Option(
        key="pao_closed_kong",
        values=(False, True),
        rule="R8.1",
        en=(
            "Whether a closed kong counts among the earlier dragon or wind sets that create "
            "liability."
        ),
        pl=(
            "Określa, czy ukryty kan liczy się do wcześniejszych grup smoków lub wiatrów, od "
            "których zależy odpowiedzialność."
        ),
    ),
    Option(
        key="pao_suukantsu",
        values=(False, True),
        rule="R8.8",
        en="Whether the player whose discard makes the fourth kong is liable for four kongs.",
        pl="Określa, czy gracz, którego odrzucony kamień dał czwarty kan, odpowiada za Cztery Kan.",
    ),
    Option(
        key="pao_rinshan",
        values=(False, True),
        rule="R8.9",
        en=(
            "Whether a win on the replacement tile after an open kong is paid wholly by the player "
            "who discarded the konged tile."
        ),
        pl=(
            "Określa, czy za wygraną na kamieniu uzupełniającym po kan z odrzuconego kamienia "
            "płaci w całości gracz, który ten kamień odrzucił."
        ),
    ),
    Option(
        key="closed_kong_interrupts",
        values=(False, True),
        rule="R2.4",
        en=(
            "Whether a closed kong interrupts the go-around, which ends ippatsu, double riichi and "
            "the blessings of earth and man."
        ),
        pl=(
            "Określa, czy ukryty kan przerywa kolejkę, co kończy ippatsu, podwójne riichi oraz "
            "błogosławieństwa ziemi i człowieka."
        ),
    ),
    Option(
        key="renhou_before_own_turn",
        values=(False, True),
        rule="R10.2",
        en=(
            "Whether renhou is only possible before your own first draw; if not, during the whole "
            "first go-around."
        ),
        pl=(
            "Określa, czy renhou jest możliwe tylko przed własnym pierwszym dobraniem; jeśli nie, "
            "to przez całą pierwszą kolejkę."
        ),
    ),
    Option(
        key="pao_honba",
        values=("discarder", "liable"),
        rule="R8.5",
        en=(
            "Who pays the counters when a liable player and another discarder share a payment: "
            "the discarder or the liable player."
        ),
        pl=(
            "Określa, kto płaci za liczniki, gdy gracz odpowiedzialny dzieli wypłatę z innym "
            "odrzucającym: odrzucający czy odpowiedzialny."
        ),
    ),
    Option(
        key="pao_scope",
        values=("whole", "own-yakuman"),
        rule="R8.6",
        en=(
            "How far liability reaches when several yakuman are won together: over the whole hand"
            " or only over the yakuman that was fed."
        ),
        pl=(
            "Określa, jak daleko sięga odpowiedzialność przy kilku yakumanach naraz: na całą "
            "wypłatę czy tylko na yakuman, do którego dano kamień."
        ),
    ),
    Option(
        key="open_tanyao",
        values=(False, True),
        rule="10.1",
        en="Whether all simples also counts in a hand with claimed sets.",
        pl="Określa, czy Same Zwykłe liczą się także w ręce z zameldowanymi grupami.",
    ),
    Option(
        key="atozuke",
        values=(True,),
        rule="R2.5",
        en="Whether the yaku may come about only with the winning tile; this is always so here.",
        pl=(
            "Określa, czy yaku może powstać dopiero dzięki zwycięskiemu kamieniowi; tutaj zawsze "
            "tak jest."
        ),
    ),
    Option(
        key="renhou",
        values=("off", "mangan", "5han", "yakuman"),
        rule="R10.2",
        en=(
            "What winning on a discard before your first draw is worth: nothing, a mangan unless "
            "the hand is worth more, five han added to the rest, or a yakuman."
        ),
        pl=(
            "Określa, ile jest warta wygrana na odrzuconym kamieniu przed pierwszym dobraniem: "
            "nic, mangan, chyba że ręka jest warta więcej, pięć han dodawanych do reszty albo "
            "yakuman."
        ),
    ),
    Option(
        key="double_kokushi",
        values=(False, True),
        rule="R10.5",
        en="Whether thirteen orphans waiting on all thirteen tiles is a double yakuman.",
        pl=(
            "Określa, czy Trzynaście Sierot z czekaniem na wszystkie trzynaście kamieni to "
            "podwójny yakuman."
        ),
    ),
    Option(
        key="double_chuuren",
        values=(False, True),
        rule="R10.5",
        en="Whether nine gates waiting on all nine tiles is a double yakuman.",
        pl=(
            "Określa, czy Dziewięć Bram z czekaniem na wszystkie dziewięć kamieni to podwójny "
            "yakuman."
        ),
    ),
    Option(
        key="double_suuankou",
        values=(False, True),
        rule="R10.5",
        en="Whether four concealed pungs finished on a pair wait is a double yakuman.",
        pl=(
            "Określa, czy Cztery Ukryte Pon ukończone na pojedynczym czekaniu (na parę) to "
            "podwójny yakuman."
        ),
    ),
    Option(
        key="double_daisuushii",
        values=(False, True),
        rule="R10.5",
        en="Whether big four winds is a double yakuman.",
        pl="Określa, czy Duże Cztery Wiatry to podwójny yakuman.",
    ),
    Option(
        key="yakuman_stack",
        values=(False, True),
        rule="R10.1",
        en="Whether several yakuman in one hand add up; otherwise only the best one is paid.",
        pl=(
            "Określa, czy kilka yakumanów w jednej ręce się sumuje; w przeciwnym razie płaci się "
            "tylko za najlepszy."
        ),
    ),
    Option(
        key="counted_yakuman",
        values=(False, True),
        rule="R9.16",
        en=(
            "Whether thirteen or more han from ordinary yaku and bonuses pay as a yakuman; "
            "otherwise they stay at sanbaiman."
        ),
        pl=(
            "Określa, czy trzynaście lub więcej han ze zwykłych yaku i dodatków płaci jak yakuman; "
            "w przeciwnym razie pozostają na poziomie sanbaiman."
        ),
    ),
    Option(
        key="kiriage",
        values=(False, True),
        rule="R9.15",
        en="Whether 4 han 30 fu and 3 han 60 fu are rounded up to a mangan.",
        pl="Określa, czy 4 han 30 fu i 3 han 60 fu zaokrągla się w górę do mangana.",
    ),
    Option(
        key="double_wind_pair_fu",
        values=(2, 4),
        rule="R9.7",
        en=(
            "How many fu a pair gives that is both the seat and the round wind: 2 (counted once) "
            "or 4 (counted twice)."
        ),
        pl=(
            "Określa, ile fu daje para wiatru będącego zarazem wiatrem gracza i wiatrem rundy: 2 "
            "(liczona raz) czy 4 (liczona podwójnie)."
        ),
    ),
    Option(
        key="open_pinfu_fu",
        values=(0, 2),
        rule="R9.12",
        en=(
            "How many fu are added to an open hand won on a discard that has no others: none or "
            "2, which lifts it to 30."
        ),
        pl=(
            "Określa, ile fu dodaje się do otwartej ręki wygranej przez ron, która nie ma innych:"
            " nic czy 2, co daje po zaokrągleniu 30."
        ),
    ),
    Option(
        key="pinfu_tsumo",
        values=(False, True),
        rule="R9.11",
        en=(
            "Whether pinfu may be combined with a self-draw and is then scored at 20 fu; otherwise "
            "the pinfu is lost."
        ),
        pl=(
            "Określa, czy pinfu łączy się z tsumo i jest wtedy liczone za 20 fu; w przeciwnym "
            "razie pinfu przepada."
        ),
    ),
    Option(
        key="rinshan_tsumo_fu",
        values=(0, 2),
        rule="R9.13",
        en="How many fu for the self-draw a win on a kong's replacement tile gets: none or 2.",
        pl="Określa, ile fu za tsumo daje wygrana na kamieniu uzupełniającym po kan: nic czy 2.",
    ),
    Option(
        key="rinshan_with_haitei",
        values=(False, True),
        rule="R2.21",
        en=(
            "Whether a win on a replacement tile that is also the last tile counts under the sea "
            "as well."
        ),
        pl=(
            "Określa, czy wygrana na kamieniu uzupełniającym, który jest zarazem ostatnim "
            "kamieniem, liczy się też jako Pod Morzem."
        ),
    ),
    Option(
        key="reading_choice",
        values=("winner", "best"),
        rule="R5.30",
        en=(
            "Who decides how an ambiguous hand is read: the winner, or the highest score always "
            "counts."
        ),
        pl=(
            "Określa, kto decyduje, jak odczytać niejednoznaczną rękę: zwycięzca czy zawsze liczy"
            " się najwyższy wynik."
        ),
    ),
)

PRESETS: dict[str, dict[str, Value]] = {
    "ema-2008": {
        "length": "east-south",
        "start_points": 0,
        "return_points": 0,
        "oka": "auto",
        "uma_first": 15,
        "uma_second": 5,
        "tie": "share",
        "score_rounding": "none",
        "target_points": "none",
        "tobi": False,
        "agari_yame": "off",
        "west_round": False,
        "leftover_sticks": "first",
        "chombo": "reverse-mangan",
        "red_fives": 3,
        "claim_timing": "3s",
        "kuikae": "allowed",
        "kan_dora": True,
        "kan_dora_timing": "immediate",
        "fourth_kong": "abort",
        "kokushi_robs_ankan": True,
        "riichi_kong": "readings",
        "riichi_min_tiles": 4,
        "riichi_needs_1000": False,
        "furiten_riichi": True,
        "ippatsu": True,
        "ura": True,
        "kan_ura": True,
        "temp_furiten_end": "draw-or-interrupt",
        "abort_nine_kinds": True,
        "abort_four_winds": True,
        "abort_four_riichi": True,
        "noten_pool": 3000,
        "karaten": "noten",
        "nagashi_mangan": "win",
        "nagashi_closed_only": True,
        "renchan": "win-or-tenpai",
        "honba": 300,
        "two_han_at_5": True,
        "multiple_ron": "all",
        "honba_multi": "each",
        "sticks_multi": "own-back",
        "pao_daisangen": True,
        "pao_daisuushii": True,
        "pao_closed_kong": False,
        "pao_suukantsu": False,
        "pao_rinshan": False,
        "closed_kong_interrupts": True,
        "renhou_before_own_turn": True,
        "pao_honba": "discarder",
        "pao_scope": "whole",
        "open_tanyao": False,
        "atozuke": True,
        "renhou": "yakuman",
        "double_kokushi": True,
        "double_chuuren": True,
        "double_suuankou": True,
        "double_daisuushii": True,
        "yakuman_stack": False,
        "counted_yakuman": True,
        "kiriage": False,
        "double_wind_pair_fu": 4,
        "open_pinfu_fu": 2,
        "pinfu_tsumo": True,
        "rinshan_tsumo_fu": 2,
        "rinshan_with_haitei": True,
        "reading_choice": "winner",
    },
    "ema-2016": {
        "length": "east-south",
        "start_points": 30000,
        "return_points": 30000,
        "oka": "auto",
        "uma_first": 15,
        "uma_second": 5,
        "tie": "share",
        "score_rounding": "none",
        "target_points": "none",
        "tobi": False,
        "agari_yame": "off",
        "west_round": False,
        "leftover_sticks": "first",
        "chombo": "20000-after-uma",
        "red_fives": 0,
        "claim_timing": "until-draw",
        "kuikae": "forbidden",
        "kan_dora": True,
        "kan_dora_timing": "immediate",
        "fourth_kong": "continue",
        "kokushi_robs_ankan": True,
        "riichi_kong": "readings",
        "riichi_min_tiles": 4,
        "riichi_needs_1000": False,
        "furiten_riichi": True,
        "ippatsu": True,
        "ura": True,
        "kan_ura": True,
        "temp_furiten_end": "draw-or-claim",
        "abort_nine_kinds": False,
        "abort_four_winds": False,
        "abort_four_riichi": False,
        "noten_pool": 3000,
        "karaten": "noten",
        "nagashi_mangan": "off",
        "nagashi_closed_only": False,
        "renchan": "win-or-tenpai",
        "honba": 300,
        "two_han_at_5": False,
        "multiple_ron": "all",
        "honba_multi": "each",
        "sticks_multi": "own-back",
        "pao_daisangen": True,
        "pao_daisuushii": True,
        "pao_closed_kong": False,
        "pao_suukantsu": False,
        "pao_rinshan": False,
        "closed_kong_interrupts": True,
        "renhou_before_own_turn": True,
        "pao_honba": "discarder",
        "pao_scope": "whole",
        "open_tanyao": True,
        "atozuke": True,
        "renhou": "mangan",
        "double_kokushi": False,
        "double_chuuren": False,
        "double_suuankou": False,
        "double_daisuushii": False,
        "yakuman_stack": False,
        "counted_yakuman": False,
        "kiriage": False,
        "double_wind_pair_fu": 4,
        "open_pinfu_fu": 2,
        "pinfu_tsumo": True,
        "rinshan_tsumo_fu": 2,
        "rinshan_with_haitei": True,
        "reading_choice": "best",
    },
    "wrc": {
        "length": "east-south",
        "start_points": 30000,
        "return_points": 30000,
        "oka": "auto",
        "uma_first": 15,
        "uma_second": 5,
        "tie": "share",
        "score_rounding": "none",
        "target_points": "none",
        "tobi": False,
        "agari_yame": "off",
        "west_round": False,
        "leftover_sticks": "lost",
        "chombo": "20000-after-uma",
        "red_fives": 0,
        "claim_timing": "first-call",
        "kuikae": "forbidden",
        "kan_dora": True,
        "kan_dora_timing": "immediate",
        "fourth_kong": "continue",
        "kokushi_robs_ankan": True,
        "riichi_kong": "readings",
        "riichi_min_tiles": 4,
        "riichi_needs_1000": False,
        "furiten_riichi": True,
        "ippatsu": True,
        "ura": True,
        "kan_ura": True,
        "temp_furiten_end": "draw-or-claim",
        "abort_nine_kinds": False,
        "abort_four_winds": False,
        "abort_four_riichi": False,
        "noten_pool": 3000,
        "karaten": "noten",
        "nagashi_mangan": "off",
        "nagashi_closed_only": False,
        "renchan": "win-or-tenpai",
        "honba": 300,
        "two_han_at_5": False,
        "multiple_ron": "head-bump",
        "honba_multi": "nearest",
        "sticks_multi": "nearest",
        "pao_daisangen": True,
        "pao_daisuushii": True,
        "pao_closed_kong": False,
        "pao_suukantsu": False,
        "pao_rinshan": False,
        "closed_kong_interrupts": True,
        "renhou_before_own_turn": True,
        "pao_honba": "discarder",
        "pao_scope": "whole",
        "open_tanyao": True,
        "atozuke": True,
        "renhou": "mangan",
        "double_kokushi": False,
        "double_chuuren": False,
        "double_suuankou": False,
        "double_daisuushii": False,
        "yakuman_stack": False,
        "counted_yakuman": False,
        "kiriage": True,
        "double_wind_pair_fu": 4,
        "open_pinfu_fu": 2,
        "pinfu_tsumo": True,
        "rinshan_tsumo_fu": 2,
        "rinshan_with_haitei": False,
        "reading_choice": "best",
    },
    "tenhou": {
        "length": "east-south",
        "start_points": 25000,
        "return_points": 30000,
        "oka": "auto",
        "uma_first": 20,
        "uma_second": 10,
        "tie": "seat",
        "score_rounding": "none",
        "target_points": 30000,
        "tobi": True,
        "agari_yame": "automatic",
        "west_round": True,
        "leftover_sticks": "first",
        "chombo": "off",
        "red_fives": 3,
        "claim_timing": "engine",
        "kuikae": "forbidden",
        "kan_dora": True,
        "kan_dora_timing": "closed-immediate-open-after",
        "fourth_kong": "abort",
        "kokushi_robs_ankan": False,
        "riichi_kong": "waits",
        "riichi_min_tiles": 4,
        "riichi_needs_1000": True,
        "furiten_riichi": True,
        "ippatsu": True,
        "ura": True,
        "kan_ura": True,
        "temp_furiten_end": "draw-or-claim",
        "abort_nine_kinds": True,
        "abort_four_winds": True,
        "abort_four_riichi": True,
        "noten_pool": 3000,
        "karaten": "tenpai",
        "nagashi_mangan": "draw",
        "nagashi_closed_only": False,
        "renchan": "win-or-tenpai",
        "honba": 300,
        "two_han_at_5": False,
        "multiple_ron": "double-triple-aborts",
        "honba_multi": "nearest",
        "sticks_multi": "nearest",
        "pao_daisangen": True,
        "pao_daisuushii": True,
        "pao_closed_kong": True,
        "pao_suukantsu": False,
        "pao_rinshan": False,
        "closed_kong_interrupts": True,
        "renhou_before_own_turn": True,
        "pao_honba": "liable",
        "pao_scope": "whole",
        "open_tanyao": True,
        "atozuke": True,
        "renhou": "off",
        "double_kokushi": False,
        "double_chuuren": False,
        "double_suuankou": False,
        "double_daisuushii": False,
        "yakuman_stack": True,
        "counted_yakuman": True,
        "kiriage": False,
        "double_wind_pair_fu": 4,
        "open_pinfu_fu": 2,
        "pinfu_tsumo": True,
        "rinshan_tsumo_fu": 2,
        "rinshan_with_haitei": False,
        "reading_choice": "best",
    },
    "mahjong-soul": {
        "length": "east-south",
        "start_points": 25000,
        "return_points": 25000,
        "oka": "auto",
        "uma_first": 15,
        "uma_second": 5,
        "tie": "seat",
        "score_rounding": "none",
        "target_points": 30000,
        "tobi": True,
        "agari_yame": "automatic",
        "west_round": True,
        "leftover_sticks": "first",
        "chombo": "off",
        "red_fives": 3,
        "claim_timing": "engine",
        "kuikae": "forbidden",
        "kan_dora": True,
        "kan_dora_timing": "closed-immediate-open-after",
        "fourth_kong": "abort",
        "kokushi_robs_ankan": True,
        "riichi_kong": "waits",
        "riichi_min_tiles": 4,
        "riichi_needs_1000": True,
        "furiten_riichi": True,
        "ippatsu": True,
        "ura": True,
        "kan_ura": True,
        "temp_furiten_end": "draw-or-claim",
        "abort_nine_kinds": True,
        "abort_four_winds": True,
        "abort_four_riichi": True,
        "noten_pool": 3000,
        "karaten": "noten",
        "nagashi_mangan": "draw",
        "nagashi_closed_only": False,
        "renchan": "win-or-tenpai",
        "honba": 300,
        "two_han_at_5": False,
        "multiple_ron": "all",
        "honba_multi": "nearest",
        "sticks_multi": "nearest",
        "pao_daisangen": True,
        "pao_daisuushii": True,
        "pao_closed_kong": True,
        "pao_suukantsu": False,
        "pao_rinshan": False,
        "closed_kong_interrupts": True,
        "renhou_before_own_turn": True,
        "pao_honba": "liable",
        "pao_scope": "own-yakuman",
        "open_tanyao": True,
        "atozuke": True,
        "renhou": "off",
        "double_kokushi": True,
        "double_chuuren": True,
        "double_suuankou": True,
        "double_daisuushii": True,
        "yakuman_stack": True,
        "counted_yakuman": True,
        "kiriage": False,
        "double_wind_pair_fu": 4,
        "open_pinfu_fu": 2,
        "pinfu_tsumo": True,
        "rinshan_tsumo_fu": 2,
        "rinshan_with_haitei": False,
        "reading_choice": "best",
    },
    "m-league": {
        "length": "east-south",
        "start_points": 25000,
        "return_points": 30000,
        "oka": "auto",
        "uma_first": 30,
        "uma_second": 10,
        "tie": "share",
        "score_rounding": "none",
        "target_points": "none",
        "tobi": False,
        "agari_yame": "off",
        "west_round": False,
        "leftover_sticks": "first",
        "chombo": "20000-after-uma",
        "red_fives": 3,
        "claim_timing": "first-call",
        "kuikae": "forbidden",
        "kan_dora": True,
        "kan_dora_timing": "immediate",
        "fourth_kong": "continue",
        "kokushi_robs_ankan": False,
        "riichi_kong": "readings",
        "riichi_min_tiles": 4,
        "riichi_needs_1000": False,
        "furiten_riichi": True,
        "ippatsu": True,
        "ura": True,
        "kan_ura": True,
        "temp_furiten_end": "draw-or-claim",
        "abort_nine_kinds": False,
        "abort_four_winds": False,
        "abort_four_riichi": False,
        "noten_pool": 3000,
        "karaten": "noten",
        "nagashi_mangan": "off",
        "nagashi_closed_only": False,
        "renchan": "win-or-tenpai",
        "honba": 300,
        "two_han_at_5": False,
        "multiple_ron": "head-bump",
        "honba_multi": "nearest",
        "sticks_multi": "nearest",
        "pao_daisangen": True,
        "pao_daisuushii": True,
        "pao_closed_kong": True,
        "pao_suukantsu": True,
        "pao_rinshan": False,
        "closed_kong_interrupts": True,
        "renhou_before_own_turn": True,
        "pao_honba": "discarder",
        "pao_scope": "own-yakuman",
        "open_tanyao": True,
        "atozuke": True,
        "renhou": "off",
        "double_kokushi": False,
        "double_chuuren": False,
        "double_suuankou": False,
        "double_daisuushii": False,
        "yakuman_stack": True,
        "counted_yakuman": True,
        "kiriage": True,
        "double_wind_pair_fu": 2,
        "open_pinfu_fu": 2,
        "pinfu_tsumo": True,
        "rinshan_tsumo_fu": 2,
        "rinshan_with_haitei": False,
        "reading_choice": "best",
    },
}
# R11.3: the card shows two values of its own; all the rest is the World Riichi Championship's.
PRESETS["pl-card"] = {**PRESETS["wrc"], "renhou": "5han", "double_wind_pair_fu": 2}
# R11.3a: what the guide says; for all the rest the European rules of 2008 are a guess.
GUIDE: dict[str, Value] = {
    "open_tanyao": True,
    "pao_rinshan": True,
    "fourth_kong": "abort-at-once",
    "closed_kong_interrupts": False,
    "renhou": "yakuman",
    "renhou_before_own_turn": False,
    "riichi_min_tiles": 0,
}
PRESETS["pl-guide"] = {**PRESETS["ema-2008"], **GUIDE}

PRESET_TEXT: dict[str, dict[str, str]] = {
    "ema-2008": {
        "title_en": "EMA 2008",
        "title_pl": "EMA 2008",
        "about_en": (
            "The first European rules of 2008, with red fives, closed all simples and abortive "
            "draws."
        ),
        "about_pl": (
            "Pierwsze zasady europejskie z 2008 roku, z czerwonymi piątkami, Samymi Zwykłymi tylko "
            "w zamkniętej ręce i przerwaniami rozgrywki."
        ),
    },
    "ema-2016": {
        "title_en": "EMA 2016",
        "title_pl": "EMA 2016",
        "about_en": (
            "The European tournament rules of April 2016, without red fives and abortive draws."
        ),
        "about_pl": (
            "Europejskie zasady turniejowe z kwietnia 2016 roku, bez czerwonych piątek i bez "
            "przerwań rozgrywki."
        ),
    },
    "wrc": {
        "title_en": "World Riichi Championship 2015",
        "title_pl": "Mistrzostwa Świata Riichi 2015 (WRC)",
        "about_en": (
            "The rules of the World Riichi Championship in the edition of 2015: one winner per "
            "discard and rounding up to a mangan."
        ),
        "about_pl": (
            "Zasady mistrzostw świata w riichi z 2015 roku: jeden zwycięzca na odrzuconym kamieniu "
            "i zaokrąglanie w górę do mangana."
        ),
    },
    "pl-card": {
        "title_en": "Polish score card",
        "title_pl": "Polska karta punktacji",
        "about_en": (
            "The rules behind the Polish score card: as the World Riichi Championship, but with "
            "renhou at five han and double-wind pairs at two fu."
        ),
        "about_pl": (
            "Zasady z polskiej karty punktacji: jak na mistrzostwach świata, ale z renhou za pięć "
            "han i parą podwójnego wiatru za dwa fu."
        ),
    },
    "pl-guide": {
        "title_en": "Polish yaku guide",
        "title_pl": "Polski przewodnik po yaku",
        "about_en": (
            "The Polish guide to the yaku: like EMA 2008, but with open all simples, liability "
            "after an open kong, and a fourth kong that ends the hand at once."
        ),
        "about_pl": (
            "Zasady z polskiego przewodnika po yaku: jak EMA 2008, ale Same Zwykłe liczą się także "
            "w otwartej ręce, za wygraną po zameldowanym kan płaci ten, kto dał kamień, a czwarty "
            "kan od razu przerywa rozgrywkę."
        ),
    },
    "tenhou": {
        "title_en": "Tenhou",
        "title_pl": "Tenhou",
        "about_en": (
            "The usual game on the Tenhou platform, two rounds with red fives and open all simples."
        ),
        "about_pl": (
            "Zwykła gra na platformie Tenhou: dwie rundy z czerwonymi piątkami i Samymi Zwykłymi "
            "także w otwartej ręce."
        ),
    },
    "mahjong-soul": {
        "title_en": "Mahjong Soul",
        "title_pl": "Mahjong Soul",
        "about_en": (
            "The usual ranked game of Mahjong Soul, two rounds with red fives, double yakuman and "
            "several winners on a discard."
        ),
        "about_pl": (
            "Zwykła gra rankingowa Mahjong Soul: dwie rundy z czerwonymi piątkami, podwójnymi "
            "yakumanami i kilkoma zwycięzcami na jednym kamieniu."
        ),
    },
    "m-league": {
        "title_en": "M.League",
        "title_pl": "M.League",
        "about_en": (
            "The rules of the Japanese professional team league, with one winner per discard and a "
            "large prize for first place."
        ),
        "about_pl": (
            "Zasady japońskiej zawodowej ligi drużynowej, z jednym zwycięzcą na odrzuconym "
            "kamieniu i wysoką premią za pierwsze miejsce."
        ),
    },
}

# Cells that no source confirms: sensible defaults, not findings.
UNCERTAIN: frozenset[tuple[str, str]] = frozenset(
    {
        ("ema-2008", "uma_first"),
        ("ema-2008", "uma_second"),
        ("ema-2008", "kan_dora_timing"),
        ("ema-2008", "nagashi_closed_only"),
        ("ema-2008", "pao_closed_kong"),
        ("ema-2008", "pao_honba"),
        ("ema-2016", "riichi_needs_1000"),
        ("ema-2016", "pao_closed_kong"),
        ("ema-2016", "double_wind_pair_fu"),
        ("ema-2016", "rinshan_with_haitei"),
        ("wrc", "temp_furiten_end"),
        ("wrc", "karaten"),
        ("wrc", "pao_closed_kong"),
        ("wrc", "rinshan_with_haitei"),
        ("pl-card", "temp_furiten_end"),
        ("pl-card", "karaten"),
        ("pl-card", "pao_closed_kong"),
        ("pl-card", "rinshan_with_haitei"),
        ("tenhou", "pao_closed_kong"),
        ("mahjong-soul", "leftover_sticks"),
        ("mahjong-soul", "riichi_kong"),
        ("mahjong-soul", "karaten"),
        ("mahjong-soul", "honba_multi"),
        ("mahjong-soul", "sticks_multi"),
        ("mahjong-soul", "pao_closed_kong"),
        ("mahjong-soul", "pao_suukantsu"),
        ("mahjong-soul", "pao_honba"),
        ("m-league", "agari_yame"),
        ("m-league", "west_round"),
        ("m-league", "leftover_sticks"),
        ("m-league", "chombo"),
        ("m-league", "claim_timing"),
        ("m-league", "fourth_kong"),
        ("m-league", "kokushi_robs_ankan"),
        ("m-league", "riichi_kong"),
        ("m-league", "riichi_min_tiles"),
        ("m-league", "riichi_needs_1000"),
        ("m-league", "furiten_riichi"),
        ("m-league", "karaten"),
        ("m-league", "pao_closed_kong"),
        ("m-league", "pao_honba"),
        ("m-league", "pao_scope"),
        ("m-league", "double_kokushi"),
        ("m-league", "double_chuuren"),
        ("m-league", "double_suuankou"),
        ("m-league", "double_daisuushii"),
        ("m-league", "yakuman_stack"),
        ("m-league", "counted_yakuman"),
        ("m-league", "rinshan_tsumo_fu"),
        ("m-league", "rinshan_with_haitei"),
        *(("pl-guide", key) for key in PRESETS["pl-guide"] if key not in GUIDE),
    }
)


def contradiction(values: Mapping[str, Value]) -> OptionError | None:
    """What is wrong with these values together (R11.1a), or None."""
    if values["kan_ura"] and not (values["ura"] and values["kan_dora"]):
        return OptionError("riichi_kan_ura", "options")
    if values["target_points"] == "none":
        for key, off in (("agari_yame", "off"), ("west_round", False)):
            if values[key] != off:
                name = NAMES[key]
                return OptionError("riichi_no_target", "options", option=name)
    first, second = float(values["uma_first"]), float(values["uma_second"])
    if second > first:
        return OptionError("riichi_uma", "options")
    sum_to_zero = 4 * (float(values["return_points"]) - float(values["start_points"])) / 1000
    if values["oka"] != "auto" and float(values["oka"]) != sum_to_zero:
        return OptionError("riichi_oka", "options", oka=f"{sum_to_zero:g}")
    return None
