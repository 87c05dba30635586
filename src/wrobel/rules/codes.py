"""Small numbers with names, shared by the compiled modules of all families.

``codes.pxd`` says the same to the compiler; a test holds the two together.
"""

# How the winning tile came.
SELF_DRAW, DISCARD, ROBBED_KONG = range(3)

# Kinds of sets, and the place of the winning tile when it completes the pair.
CHOW, PUNG, KONG = range(3)
PAIR = 4

# Circumstances, as bits of ``Request.flags``.
RIICHI_FLAG = 1
DOUBLE_RIICHI_FLAG = 2
IPPATSU_FLAG = 4
REPLACEMENT_FLAG = 8
BONUS_REPLACEMENT_FLAG = 16
KONG_ON_KONG_FLAG = 32
LAST_TILE_FLAG = 64
FIRST_TURN_FLAG = 128
LAST_OF_KIND_FLAG = 256

# Who is liable, where no seat is named: nothing was said, or that nobody is.
UNSAID, NOBODY = -1, -2

# What is wrong with a readable hand (``Score.problem``).
NOT_A_WIN = 1
NO_YAKU = 2

# Readings that are not four sets and a pair (``Score.reading``).
SEVEN_PAIRS_READING = 100
ORPHANS_READING = 101
HONORS_KNITTED_READING = 102
BONUS_TILES_READING = 103
KNITTED_STRAIGHT_READING = 110

# The limit a riichi hand reaches (``Score.limit_code``); LIMIT is Hong Kong's.
MANGAN, HANEMAN, BAIMAN, SANBAIMAN, COUNTED_YAKUMAN, YAKUMAN, LIMIT = range(1, 8)

# The fields of a request; those from FIELD_BONUS on are rare.
(
    FIELD_ID,
    FIELD_RULES,
    FIELD_OPTIONS,
    FIELD_HAND,
    FIELD_WIN,
    FIELD_BY,
    FIELD_FROM,
    FIELD_MELDS,
    FIELD_SEAT,
    FIELD_ROUND,
    FIELD_FLAGS,
    FIELD_DORA,
    FIELD_URA,
    FIELD_HONBA,
    FIELD_DEPOSITS,
    FIELD_BONUS,
    FIELD_LIABLE,
    FIELD_TILES_LEFT,
    FIELD_SEEN,
    FIELD_FRESH_TILE,
    FIELD_FED_BY,
    FIELD_EXEMPT,
) = range(22)
