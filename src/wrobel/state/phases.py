"""What a table waits for and how a hand ended; ``phases.pxd`` says the same to the compiler."""

# TURN: a player with a full hand acts. CLAIM: others answer a discard. ROB: others answer a
# kong. DECLARE: hands are shown or not after the last tile. HAND_OVER: settled, the next hand
# has not begun. MATCH_OVER: the final scores stand.
TURN, CLAIM, ROB, DECLARE, HAND_OVER, MATCH_OVER = range(6)

# How a hand ended.
NOT_ENDED, BY_SELF_DRAW, BY_DISCARD, BY_EXHAUSTION, BY_ABORT, BY_CHOMBO = range(6)

# Why a hand was aborted.
NO_ABORT, NINE_KINDS, FOUR_WINDS, FOUR_RIICHI, FOUR_KONGS, TRIPLE_RON = range(6)

# Where the tile just drawn came from.
FROM_WALL, FROM_KONG, FROM_BONUS = range(3)

# How a kong or another set came about.
CLAIMED_FORM, CLOSED_FORM, ADDED_FORM = range(3)

# The type of a set that is none (chow, pung and kong: ``rules.codes``).
VOID_SET = 3

# Marks on a discard; its claimer stands above them.
DRAWN_MARK, RIICHI_MARK, CLAIMED_MARK = 1, 2, 4
CLAIMER_SHIFT = 4

# Tiles: see ``wrobel.tiles``.
FIRST_RED, FIRST_BONUS = 34, 37
