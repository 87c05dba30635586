"""How decisions are judged here, by ``python -m tools.judging --family mcr --games 5``."""

from wrobel.rules.judging import Judging

JUDGING = Judging(
    swing=28.78,
    chance=(
        -4.352,  # constant
        1.834,  # waiting
        1.833,  # one_away
        0.7392,  # two_away
        -0.1937,  # three_away
        1.344,  # waiting_tiles
        0.03082,  # one_away_tiles
        0.04825,  # farther_tiles
        2.306,  # draws
        -0.4907,  # waiting_draws
        -0.138,  # one_away_draws
        0,  # declared
        -0.2924,  # open
        0,  # riichis
        -1.158,  # threat
        -0.07191,  # behind
    ),
    danger=(0.9497, 1.27),
    trust=(1.016, 0.04227),
    doubt=(0.778, 0.8833),
)
