"""What the host of a table did, in words: it is kept with the game and told to everybody there.

>>> act = Act("bot", 0.0, 0, "Ala", 2, "")
>>> act.text("en"), act.text("pl")
('Ala gives the seat of player 3 to a bot.', 'Ala oddaje botowi miejsce gracza 3.')
"""

import msgspec

from wrobel.rules.faults import REMINDER, book_of
from wrobel.rules.trace import Text

# Present tense: Polish has no other that does not ask whether somebody is a man or a woman.
SENTENCES = {
    "fill": (
        "{who} gives the empty seats to bots.",
        "{who} oddaje puste miejsca botom.",
    ),
    "filled": (
        "Nobody else has come: bots take the empty seats.",
        "Nikt więcej nie przyszedł: puste miejsca zajmują boty.",
    ),
    "begun": (
        "The table begins; until those who are missing come, bots play for them.",
        "Gra się zaczyna; dopóki nie przyjdą nieobecni, zastępują ich boty.",
    ),
    "bot": (
        "{who} gives the seat of {whom} to a bot.",
        "{who} oddaje botowi miejsce {whom}.",
    ),
    "free": (
        "{who} frees the seat of {whom} for somebody else.",
        "{who} zwalnia miejsce {whom} dla kogoś innego.",
    ),
    "pause": ("{who} pauses the game.", "{who} wstrzymuje grę."),
    "go_on": ("{who} lets the game go on.", "{who} wznawia grę."),
    "pace": ("{who} changes the pace of the table.", "{who} zmienia tempo gry."),
    "host": ("{who} is the host of the table now.", "Gospodarzem stołu jest teraz {who}."),
    "rule": (
        "{who} rules as referee: {ruling} for {whom} ({why}).",
        "{who} rozstrzyga jako sędzia: {ruling} dla {whom} ({why}).",
    ),
    "close": ("The host of the club closes the table.", "Gospodarz klubu zamyka stół."),
    "code": (
        "Too many wrong codes were tried: the table has a new one.",
        "Wpisano zbyt wiele błędnych kodów: stół ma nowy kod.",
    ),
}


RULED = {
    "chombo": Text("chombo", "chombo"),
    "dead_hand": Text("dead hand", "martwa ręka"),
    "false_win": Text("false win", "fałszywa wygrana"),
    "withdrawn_win": Text("win withdrawn", "wycofana wygrana"),
    "tile_not_taken": Text("tile not taken", "niewzięty kamień"),
    "penalty": Text("{n} penalty points", "{n} pkt karnych"),
    REMINDER: Text("a reminder", "uwaga"),
}


class Act(msgspec.Struct):
    """Somebody at the table (or nobody there) did something, perhaps at another's seat."""

    what: str
    at: float
    player: int | None = None
    name: str = ""
    whom: int | None = None
    whom_name: str = ""

    @property
    def kind(self) -> str:
        """Which of the sentences it is."""
        return self.what.split()[0]

    def text(self, lang: str, family: str = "") -> str:
        """The sentence, in one of the two languages; a ruling is told in words of the family."""
        polish = lang == "pl"
        who = self.name or numbered("Gracz" if polish else "Player", self.player)
        whom = self.whom_name or numbered("" if polish else "player", self.whom)
        if polish:
            whom = f"gracza {whom}"
        ruling, why = ruled(self.what, lang, family) if self.kind == "rule" else ("", "")
        return SENTENCES[self.kind][polish].format(who=who, whom=whom, ruling=ruling, why=why)


def ruled(what: str, lang: str, family: str) -> tuple[str, str]:
    """A ruling and its reason in words.

    >>> ruled("rule conduct 20", "en", "mcr")
    ('20 penalty points', 'conduct at the table')
    """
    _, id, points = what.split()
    book = book_of(family)
    found = book.ruling(id) if book is not None else None
    if found is None:
        return id, id
    return RULED[found.ruling].having(n=points).say(lang), found.name.say(lang)


def ruling_act(id: str, points: int) -> str:
    """What an act of the referee is stored as, in at most twenty letters.

    >>> ruling_act("exposed_tiles", 0)
    'rule exposed_tiles 0'
    """
    return f"rule {id} {points}"


def numbered(word: str, player: int | None) -> str:
    """Somebody without a name, counted as people count."""
    return f"{word} {'?' if player is None else player + 1}".strip()
