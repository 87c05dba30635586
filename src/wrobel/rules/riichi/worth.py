"""Which yaku exist under a set of options, and what they are worth."""

from wrobel.rules.catalogue import Pattern, Worth
from wrobel.rules.options import Options
from wrobel.rules.riichi.card_names import named
from wrobel.rules.riichi.catalogue import PATTERNS
from wrobel.rules.trace import Text

# Yakuman that count double on one kind of wait, where an option says so (R10.5).
DOUBLES = {
    "kokushi": Text("2 on a 13-sided wait", "2 przy czekaniu na 13 kamieni"),
    "chuuren": Text("2 on a 9-sided wait", "2 przy czekaniu na 9 kamieni"),
    "suuankou": Text("2 on a pair wait", "2 przy czekaniu na parę"),
}
# A win in the first go-around: when it may come, and what it is here (R10.2).
RENHOU = Text(
    "A player other than East wins on a discard in the first go-around, {when}before anything has "
    "interrupted it; here it is {worth}.",
    "Gracz inny niż Wschód wygrywa na odrzuconym kamieniu w pierwszej kolejce, {when}zanim coś ją "
    "przerwało; tutaj to {worth}.",
)
BEFORE_OWN_DRAW = Text("before their own draw and ", "przed własnym dobraniem i ")
RENHOU_WORTH = {
    "off": Text("nothing", "nic"),
    "mangan": Text(
        "a mangan, or more if the hand is worth more",
        "mangan albo więcej, jeśli tyle warta jest ręka",
    ),
    "5han": Text("five han", "pięć han"),
    "yakuman": Text("a yakuman", "yakuman"),
}


def exists(pattern: Pattern, options: Options) -> bool:
    """Can this pattern be scored under these options?"""
    switch = {
        "ippatsu": options["ippatsu"],
        "renhou_mangan": options["renhou"] in {"mangan", "5han"},
        "renhou": options["renhou"] == "yakuman",
        "nagashi": options["nagashi_mangan"] != "off",
        "ura_dora": options["ura"],
        "red_five": options["red_fives"] != 0,
    }
    return bool(switch.get(pattern.id, True))


def worth_of(pattern: Pattern, options: Options) -> Worth:
    """Han, or the number of yakuman, in a closed and in an open hand."""
    closed, opened, paid_as = pattern.closed, pattern.open, ""
    if pattern.id == "tanyao" and not options["open_tanyao"]:
        opened = 0
    elif pattern.id == "nagashi":
        paid_as = "mangan"
        opened = 0 if options["nagashi_closed_only"] else opened
    elif pattern.id == "renhou_mangan" and options["renhou"] == "mangan":
        paid_as = "mangan"
    elif pattern.id == "daisuushii" and options.is_on("double_daisuushii"):
        closed, opened = 2 * closed, 2 * opened
    double = DOUBLES.get(pattern.id)
    more = double if double is not None and options.is_on(f"double_{pattern.id}") else None
    here = named(pattern, options.rules)
    means = renhou(options) if pattern.id in {"renhou", "renhou_mangan"} else Text("", "")
    said = (means.say("en"), means.say("pl"))
    return Worth(here, closed, opened, pattern.limit, paid_as, *said, more=more)


def renhou(options: Options) -> Text:
    """What renhou is under these options."""
    before = options.is_on("renhou_before_own_turn")
    worth = RENHOU_WORTH[str(options["renhou"])]
    return RENHOU.having(when=BEFORE_OWN_DRAW if before else "", worth=worth)


def worths(options: Options) -> list[Worth]:
    """All yaku of these options, in the order of the catalogue."""
    return [worth_of(pattern, options) for pattern in PATTERNS if exists(pattern, options)]
