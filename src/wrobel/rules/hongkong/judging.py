"""How decisions are judged here, by ``python -m tools.judging --family hongkong --games 6``."""

from wrobel.rules.judging import Judging

JUDGING = Judging(
    swing=31.14,
    chance=(
        -5.129,  # constant
        3.107,  # waiting
        0.5399,  # one_away
        0.8629,  # two_away
        0.3198,  # three_away
        1.37,  # waiting_tiles
        0.9182,  # one_away_tiles
        0.4412,  # farther_tiles
        1.611,  # draws
        -1.137,  # waiting_draws
        0.1833,  # one_away_draws
        0,  # declared
        -0.2438,  # open
        0,  # riichis
        -1.115,  # threat
        -0.4696,  # behind
    ),
    danger=(0.379, 0.8965),
    trust=(0, 0.9165),
    doubt=(0.9312, 0.4513),
)
