"""What the host of a table did, in words: it is kept with the game and told to everybody there.

>>> act = Act("bot", 0.0, 0, "Ala", 2, "")
>>> act.text("en"), act.text("pl")
('Ala gives the seat of player 3 to a bot.', 'Ala oddaje botowi miejsce gracza 3.')
"""

import msgspec

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
    "host": ("{who} is the host of the table now.", "Gospodarzem stołu jest teraz {who}."),
    "close": ("The host of the club closes the table.", "Gospodarz klubu zamyka stół."),
    "code": (
        "Too many wrong codes were tried: the table has a new one.",
        "Wpisano zbyt wiele błędnych kodów: stół ma nowy kod.",
    ),
}


class Act(msgspec.Struct):
    """Somebody at the table (or nobody there) did something, perhaps at another's seat."""

    what: str
    at: float
    player: int | None = None
    name: str = ""
    whom: int | None = None
    whom_name: str = ""

    def text(self, lang: str) -> str:
        """The sentence, in one of the two languages."""
        polish = lang == "pl"
        who = self.name or numbered("Gracz" if polish else "Player", self.player)
        whom = self.whom_name or numbered("" if polish else "player", self.whom)
        if polish:
            whom = f"gracza {whom}"
        return SENTENCES[self.what][polish].format(who=who, whom=whom)


def numbered(word: str, player: int | None) -> str:
    """Somebody without a name, counted as people count."""
    return f"{word} {'?' if player is None else player + 1}".strip()
