"""The phases of a hand and where the actions lead, as data.

The engine does not read this table: a test plays random hands under all rules and checks that
it goes where the table says, and that everything the table says happens.
"""

from collections.abc import Mapping

ENDED = ("hand_over", "match_over")
AFTER_A_DISCARD = ("claim", "turn", "declare", *ENDED)
AFTER_A_KONG = ("rob", "turn", *ENDED)

# Phase → action → the phases it may lead to. While others are still to answer, the phase stays.
TRANSITIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "turn": {
        "discard": AFTER_A_DISCARD,
        "riichi": ("claim", "turn", "hand_over"),
        "closed_kong": AFTER_A_KONG,
        "added_kong": AFTER_A_KONG,
        "expose": ("turn",),
        "win": ENDED,
        "bonus_win": ENDED,
        "nine_kinds": ("hand_over",),
    },
    "claim": {
        "pass": AFTER_A_DISCARD,
        "chow": ("claim", "turn", *ENDED),
        "pung": ("claim", "turn", *ENDED),
        "kong": ("claim", "turn", *ENDED),
        "win": ("claim", *ENDED),
    },
    "rob": {"pass": ("rob", "turn", *ENDED), "win": ("rob", *ENDED)},
    "declare": {"tenpai": ("declare", *ENDED), "noten": ("declare", *ENDED)},
    "hand_over": {"next_hand": ("turn", *ENDED)},
    "match_over": {},
}


def as_table() -> str:
    """The table as text.

    >>> print(as_table().splitlines()[0])
    turn        discard      claim, turn, declare, hand_over, match_over
    """
    lines = []
    for phase, actions in TRANSITIONS.items():
        for action, leads in actions.items():
            lines.append(f"{phase:<12}{action:<13}{', '.join(leads)}")
    return "\n".join(lines)
