"""The sentences of a review, English and Polish.

Every number in them is a fact that a test finds again on another way.
"""

from wrobel.rules.about import About, Noun
from wrobel.rules.trace import SEATS, Text

TILES = Noun(("tile", "tiles"), ("kamień", "kamienie", "kamieni"))
STEPS = Noun(("step", "steps"), ("krok", "kroki", "kroków"))
DISCARDS = Noun(
    ("discard", "discards"),
    ("odrzuconym kamieniu", "odrzuconych kamieniach", "odrzuconych kamieniach"),
)
OF_TILES = Noun(("tile", "tiles"), ("kamienia", "kamieni", "kamieni"))
SETS = Noun(("set", "sets"), ("odkrytą grupę", "odkryte grupy", "odkrytych grup"))

SENTENCES: dict[str, Text] = {
    "cost": Text(
        "{played} costs about {loss} against {best}.",
        "{played} kosztuje około {loss} w porównaniu {with_best}.",
    ),
    "cost_sure": Text(
        "{played} costs about {loss} against {best} (between {low} and {high} four times in five).",
        "{played} kosztuje około {loss} w porównaniu {with_best} "
        "(cztery razy na pięć od {low} do {high}).",
    ),
    "same_plan": Text(
        "The same advice as before in this hand; it was counted there.",
        "To ta sama rada co wcześniej w tym rozdaniu; tam została policzona.",
    ),
    "same_plan_more": Text(
        "The same advice as before in this hand; only what it costs beyond that counts here.",
        "To ta sama rada co wcześniej w tym rozdaniu; tu liczy się tylko to, co kosztuje ponadto.",
    ),
    "chance": Text(
        "The chance to win the hand is {one} after {best} and {other} after {played}.",
        "Szansa na wygranie rozdania: {one} po {after_best}, {other} po {after_played}.",
    ),
    "chance_alike": Text(
        "The chance to win the hand is about {one} either way.",
        "Szansa na wygranie rozdania jest tak czy tak podobna: około {one}.",
    ),
    "helping": Text(
        "After {best} {tiles} would help ({kinds}); after {played} {other_tiles} ({other_kinds}).",
        "Kamienie, które pomagają: {tiles} po {after_best} ({kinds}), {other_tiles} po "
        "{after_played} ({other_kinds}).",
    ),
    "helping_alike": Text(
        "The same {tiles} would help either way ({kinds}).",
        "Kamienie, które pomagają, są w obu przypadkach te same: {tiles} ({kinds}).",
    ),
    "waiting_both": Text(
        "After {best} the hand waits for {tiles} ({kinds}), after {played} for {other_tiles} "
        "({other_kinds}).",
        "Po {after_best} ręka czeka na {tiles} ({kinds}), po {after_played} na {other_tiles} "
        "({other_kinds}).",
    ),
    "waiting_alike": Text(
        "Either way the hand waits for {tiles} ({kinds}).",
        "W obu przypadkach ręka czeka na {tiles} ({kinds}).",
    ),
    "waiting": Text(
        "After {best} the hand waits for {tiles} ({kinds}).",
        "Po {after_best} ręka czeka na {tiles} ({kinds}).",
    ),
    "farther": Text(
        "{played} puts the hand {steps} farther from waiting.",
        "{played} oddala rękę od czekania o {steps}.",
    ),
    "farther_pass": Text(
        "After passing the hand is {steps} farther from waiting than after {best}.",
        "Po pasie ręka jest o {steps} dalej od czekania niż po {after_best}.",
    ),
    "nearer": Text(
        "After {played} the hand is {steps} nearer to waiting than after {best}.",
        "Po {after_played} ręka jest o {steps} bliżej czekania niż po {after_best}.",
    ),
    "route": Text(
        "{played} breaks a way that {best} keeps: {patterns}, {total} together, lacking {tiles} "
        "({kinds}).",
        "{played} zamyka drogę, której {best} nie zamyka: {patterns}, razem {total}; brakuje do "
        "niej {tiles} ({kinds}).",
    ),
    "dead_wait": Text(
        "After {played} every tile the hand waits for is already gone.",
        "Po {after_played} nie ma już ani jednego kamienia, na który czeka ręka.",
    ),
    "worth": Text(
        "When it wins the hand brings about {one} after {best}, {other} after {played}.",
        "Wygrana ręka przynosi średnio {one} po {after_best}, {other} po {after_played}.",
    ),
    "worth_alike": Text(
        "When it wins the hand brings about {one}.",
        "Wygrana ręka przynosi średnio {one}.",
    ),
    "danger": Text(
        "{played} deals in with a chance of {one}, {best} with {other}.",
        "Szansa, że ktoś na tym wygra: {one} po {after_played}, {other} po {after_best}.",
    ),
    "danger_alike": Text(
        "Either tile deals in with a chance of {one}.",
        "Szansa, że ktoś na tym wygra, jest w obu przypadkach ta sama: {one}.",
    ),
    "danger_price": Text(
        "Dealing in would cost about {loss}.",
        "Podłożenie się kosztowałoby około {loss}.",
    ),
    "riichi_turn": Text(
        "{who} declared riichi after {turns}, and {tile} has not passed since.",
        "Gracz {who} zgłosił riichi po {turns}, a {tile} od tamtej pory nie przeszło.",
    ),
    "open_sets": Text(
        "{who} shows {sets} and may well be waiting ({ready}).",
        "Gracz {who} ma {sets} i może już czekać ({ready}).",
    ),
    "flush": Text(
        "{who} seems to collect one suit, and {tile} belongs to it.",
        "Gracz {who} zdaje się zbierać jeden kolor, a {tile} do niego należy.",
    ),
    "own_discard": Text(
        "{tile} is safe against {who}, who discarded it.",
        "{tile} leży już przed graczem {who}, więc nie da mu wygranej.",
    ),
    "passed": Text(
        "{tile} is safe against {who}: it passed since that hand last changed.",
        "{tile} już przeszło, odkąd gracz {who} nie zmienia ręki.",
    ),
    "wall": Text(
        "All copies of {near} are seen, so that no run can wait for {tile} there.",
        "Widać wszystkie egzemplarze {near}, więc żaden ciąg nie czeka tam na {tile}.",
    ),
    "suji": Text(
        "{who} discarded {near}, so that no run open on both sides waits for {tile}.",
        "Gracz {who} odrzucił {near}, więc żaden ciąg otwarty z obu stron nie czeka na {tile}.",
    ),
    "honour_gone": Text(
        "{seen} copies of {tile} are seen: {who} cannot hold a pair of it.",
        "Widać już {seen} egzemplarze {tile}: gracz {who} nie może mieć z nich pary.",
    ),
    "safe_held": Text(
        "{who} cannot win on {tiles}, which you held.",
        "Na {tiles}, które były w ręce, gracz {who} nie może wygrać.",
    ),
    "liability": Text(
        "If {who} wins on {tile}, you pay for everybody ({clause}).",
        "Jeśli na {tile} wygra gracz {who}, płacisz za wszystkich ({clause}).",
    ),
    "dora_tile": Text(
        "{tile} is dora: a hand that wins with it costs more.",
        "{tile} to dora: ręka, która na nim wygra, kosztuje więcej.",
    ),
    "furiten_wait": Text(
        "After {action} the hand would be furiten, because of {out}: it could win by its own "
        "draw only.",
        "Po {after_action} ręka byłaby w furiten przez {out}: mogłaby wygrać tylko przez tsumo.",
    ),
    "patterns": Text(
        "In reach after {best}: {one}; after {played}: {other}.",
        "W zasięgu po {after_best}: {one}; po {after_played}: {other}.",
    ),
    "patterns_after": Text(
        "In reach after {action}: {one}.",
        "W zasięgu po {after_action}: {one}.",
    ),
    "completing": Text(
        "After {action} the hand wins with {tiles} of {left} when discarded, for {least}.",
        "Po {after_action} wygrana na cudzym kamieniu: {tiles} z {left}, za {least}.",
    ),
    "completing_range": Text(
        "After {action} the hand wins with {tiles} of {left} when discarded, for {least} to "
        "{most}.",
        "Po {after_action} wygrana na cudzym kamieniu: {tiles} z {left}, za {least} do {most}.",
    ),
    "no_yaku": Text(
        "After {action} the hand waits, but without a yaku it can win on no discard.",
        "Po {after_action} ręka czeka, ale bez yaku nie wygra na żadnym cudzym kamieniu.",
    ),
    "no_minimum": Text(
        "After {action} the hand waits, but with no discard does it reach {minimum}.",
        "Po {after_action} ręka czeka, ale z żadnym cudzym kamieniem nie ma {minimum}.",
    ),
    "limit": Text(
        "Any such win after {action} is paid as a limit already: more brings nothing.",
        "Za każdą taką wygraną po {after_action} płaci się już limit: więcej nic nie da.",
    ),
    "place_won": Text(
        "{points} from {who} make you {place}.",
        "{points} od gracza {who} dają ci miejsce {place}.",
    ),
    "place_lost": Text(
        "Dealing {points} to {who} makes you {place}.",
        "Podłożenie się graczowi {who} za {points} daje ci miejsce {place}.",
    ),
    "kong_steps": Text(
        "After the {call} the hand is {steps} from waiting.",
        "Po zgłoszeniu {call} ręce brakuje do czekania: {steps}.",
    ),
    "missed_win": Text(
        "The hand was complete: winning brings {one} at once.",
        "Ręka była gotowa: wygrana od razu przynosi {one}.",
    ),
    "win_too_small": Text(
        "Playing on is worth more than this win: {one} now.",
        "Gra dalej jest warta więcej niż ta wygrana: {one} od razu.",
    ),
    "furiten": Text(
        "Whoever passes a win is furiten and can no longer win on a discard for now.",
        "Kto pominie wygraną, jest w furiten i na razie nie wygra na cudzym kamieniu.",
    ),
    "stick": Text(
        "Riichi lays a stick of 1,000 and shows everybody that the hand waits.",
        "Riichi kosztuje patyczek za 1000 punktów i zdradza wszystkim, że ręka czeka.",
    ),
    "opens": Text(
        "The claim opens the hand.",
        "Zgłoszenie otwiera rękę.",
    ),
    "step_nearer": Text(
        "The claim brings the hand to {steps} from waiting.",
        "Po zgłoszeniu ręce brakuje do czekania: {steps}.",
    ),
    "claim_stays": Text(
        "The claim brings the hand no nearer to waiting.",
        "Zgłoszenie nie przybliża ręki do czekania.",
    ),
    "claim_waits": Text("After the claim the hand waits.", "Po zgłoszeniu ręka czeka."),
    "kong_waits": Text("After the {call} the hand waits.", "Po zgłoszeniu {call} ręka czeka."),
    "kong_draw": Text(
        "A {call} gives another draw, and shows the others that four tiles are gone.",
        "Z {call} dobiera się dodatkowy kamień, ale inni widzą, że cztery kamienie są zajęte.",
    ),
    "minimum": Text(
        "A win needs at least {minimum}; {played} makes that much less likely.",
        "Do wygranej trzeba co najmniej {minimum}; {played} bardzo to oddala.",
    ),
    "place": Text(
        "You are {place} with {hands} to come: a point counts {share} of what it does early in "
        "the match.",
        "Miejsce {place}, a do końca {hands}: punkt znaczy {share} tego, co na początku partii.",
    ),
    "last_hand": Text(
        "It is the last hand and you are {place}: the place decides.",
        "To ostatnie rozdanie, a ty masz miejsce {place}: o wszystkim decyduje kolejność.",
    ),
    "showing": Text(
        "Showing a waiting hand is paid for at a draw.",
        "Za pokazane tenpai przy remisie dostaje się punkty.",
    ),
    "bonus": Text(
        "An exposed bonus tile counts and is replaced.",
        "Odkryty kamień bonusowy liczy się, a za niego dobiera się następny.",
    ),
}
HANDS = Noun(("hand", "hands"), ("rozdanie", "rozdania", "rozdań"))
VERDICT_NAMES: dict[str, Text] = {
    "best": Text("Best", "Najlepsze"),
    "equal": Text("Too close to call", "Równie dobre"),
    "inaccuracy": Text("Inaccuracy", "Niedokładność"),
    "mistake": Text("Mistake", "Błąd"),
    "blunder": Text("Blunder", "Gruby błąd"),
}
CLASS_NAMES: dict[str, Text] = {
    "efficiency": Text("Efficiency", "Efektywność"),
    "value": Text("Value", "Wartość ręki"),
    "defence": Text("Defence", "Obrona"),
    "riichi": Text("Riichi", "Riichi"),
    "call": Text("Calls", "Zgłoszenia"),
    "kong": Text("Kongs", "Czwórki"),
    "flower": Text("Bonus tiles", "Kamienie bonusowe"),
    "win": Text("Wins", "Wygrane"),
    "placement": Text("Placement", "Miejsca"),
    "minimum": Text("Minimum", "Minimum"),
}
UNITS: dict[str, Noun] = {
    "points": Noun(("point", "points"), ("punkt", "punkty", "punktów")),
    "table_points": Noun(
        ("table point", "table points"),
        ("punkt stołowy", "punkty stołowe", "punktów stołowych"),
    ),
}
# What claims are called where the family has no word of its own.
CALLS: dict[str, Text] = {
    "chow": Text("chow", "chow"),
    "pung": Text("pung", "pung"),
    "kong": Text("kong", "kong"),
    "closed_kong": Text("concealed kong", "ukryty kong"),
}
# Parts of one, in Polish.
PARTS = {"points": "punktu", "table_points": "punktu stołowego"}
ACTIONS: dict[str, Text] = {
    "pass": Text("passing", "pas"),
    "discard": Text("{discarding} {tile}", "{discarding} {tile}"),
    "riichi": Text("riichi with {tile}", "riichi z {tile}"),
    "chow": Text("the {call} with {tile}", "{call} z {tile}"),
    "pung": Text("the {call}", "{call}"),
    "kong": Text("the {call}", "{call}"),
    "closed_kong": Text("the {call} of {tile}", "{call} {tile}"),
    "added_kong": Text("adding {tile} for a kong", "dołożenie {tile}"),
    "expose": Text("exposing {tile}", "wyłożenie {tile}"),
    "win": Text("winning", "wygrana"),
    "nine_kinds": Text("aborting the hand", "przerwanie rozdania"),
    "bonus_win": Text("winning with the bonus tiles", "wygrana kwiatami"),
    "tenpai": Text("showing the hand", "pokazanie ręki"),
    "noten": Text("not showing the hand", "niepokazanie ręki"),
}
# The same after "po", and with "z" before it, in Polish; English needs no forms of its own.
AFTER: dict[str, Text] = {
    key: Text(ACTIONS[key].en, polish)
    for key, polish in {
        "pass": "pasie",
        "discard": "{discarding} {tile}",
        "riichi": "riichi z {tile}",
        "chow": "zgłoszeniu {call} z {tile}",
        "pung": "zgłoszeniu {call}",
        "kong": "zgłoszeniu {call}",
        "closed_kong": "zgłoszeniu: {call} {tile}",
        "added_kong": "dołożeniu {tile}",
        "expose": "wyłożeniu {tile}",
        "win": "wygranej",
        "nine_kinds": "przerwaniu rozdania",
        "bonus_win": "wygranej kwiatami",
        "tenpai": "pokazaniu ręki",
        "noten": "niepokazaniu ręki",
    }.items()
}
WITH: dict[str, Text] = {
    key: Text(ACTIONS[key].en, polish)
    for key, polish in {
        "pass": "z pasem",
        "discard": "{discarding} {tile}",
        "riichi": "z riichi z {tile}",
        "chow": "ze zgłoszeniem {call} z {tile}",
        "pung": "ze zgłoszeniem {call}",
        "kong": "ze zgłoszeniem {call}",
        "closed_kong": "ze zgłoszeniem: {call} {tile}",
        "added_kong": "z dołożeniem {tile}",
        "expose": "z wyłożeniem {tile}",
        "win": "z wygraną",
        "nine_kinds": "z przerwaniem rozdania",
        "bonus_win": "z wygraną kwiatami",
        "tenpai": "z pokazaniem ręki",
        "noten": "z niepokazaniem ręki",
    }.items()
}
PHRASES = {"": ACTIONS, "after_": AFTER, "with_": WITH}
# A discard in these forms, where the family has no words of its own.
DISCARDING = {
    "": Text("discarding", "odrzucenie"),
    "after_": Text("discarding", "odrzuceniu"),
    "with_": Text("discarding", "z odrzuceniem"),
}
# Actions as they are called in lists, by the first word of their text.
MOVES: dict[str, Text] = {
    "pass": Text("pass", "pas"),
    "discard": Text("discard", "odrzuć"),
    "riichi": Text("riichi", "riichi"),
    "chow": Text("chow", "chow"),
    "pung": Text("pung", "pung"),
    "kong": Text("kong", "kong"),
    "closed-kong": Text("concealed kong", "ukryty kong"),
    "added-kong": Text("added kong", "dołożony kong"),
    "expose": Text("expose", "wyłóż"),
    "win": Text("win", "wygraj"),
    "nine-kinds": Text("abort", "przerwij rozdanie"),
    "bonus-win": Text("win with bonus tiles", "wygraj kwiatami"),
    "tenpai": Text("show the hand", "pokaż rękę"),
    "noten": Text("do not show", "nie pokazuj"),
}


def move_parts(text: str, about: About, lang: str) -> tuple[str, str]:
    """What an action is called in a family, and its tiles.

    >>> from wrobel.rules.families import about
    >>> move_parts("discard 5m", about("mcr"), "pl"), move_parts("pung 55m", about("riichi"), "pl")
    (('zrzuć', '5m'), ('pon', '55m'))
    """
    verb, _, tiles = text.partition(" ")
    key = "to_discard" if verb == "discard" else verb.replace("-", "_")
    return about.words.get(key, MOVES[verb]).say(lang).lower(), tiles


def hand_title(name: str, lang: str) -> str:
    """The name of a hand in words.

    >>> hand_title("E1.0", "pl"), hand_title("S4.2", "en")
    ('Wschód 1', 'South 4, 2')
    """
    number, _, repeated = name[1:].partition(".")
    again = "" if repeated in ("", "0") else f", {repeated}"
    return f"{SEATS[name[0]].say(lang)} {number}{again}"
