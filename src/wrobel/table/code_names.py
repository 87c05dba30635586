"""What the codes of a state are called outside: see ``state/phases`` and ``rules/codes``."""

PHASES = ("turn", "claim", "rob", "declare", "hand_over", "match_over")
ENDS = ("", "self_draw", "discard", "draw", "abort", "chombo")  # how a hand ended
SETS = ("chow", "pung", "kong", "void")
