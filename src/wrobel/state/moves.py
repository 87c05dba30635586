"""Actions as small numbers: a type times 256 and an argument; ``moves.pxd`` says the same."""

PASS = 0
DISCARD_MOVE = 256  # argument: the tile, + 64 if it is the one just drawn
RIICHI_MOVE = 512  # the same, declaring riichi
CHOW_MOVE = 768  # the claimed tile's place in the chow (0, 1, 2), + 4 if the own red five is used
PUNG_MOVE = 1024  # + 4 if the own red five is used
KONG_MOVE = 1280  # of a discard
CLOSED_KONG_MOVE = 1536  # the kind
ADDED_KONG_MOVE = 1792  # the tile
EXPOSE_MOVE = 2048  # the bonus tile
WIN_MOVE = 2304
NINE_KINDS_MOVE = 2560
BONUS_WIN_MOVE = 2816
TENPAI_MOVE = 3072
NOTEN_MOVE = 3328
VOID_MOVE = 3584  # a claim with tiles that make no set (honour mode)

DRAWN = 64
RED = 4
LEFT_LYING = 8  # the claimed tile is not taken yet (honour mode)
ARGUMENT = 255
