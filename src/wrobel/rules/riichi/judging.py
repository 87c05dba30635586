"""How decisions are judged here, by ``python -m tools.judging --family riichi --games 24``."""

from wrobel.rules.judging import Judging

JUDGING = Judging(
    swing=4925,
    chance=(
        -4.845,  # constant
        1.983,  # waiting
        1.351,  # one_away
        0.7298,  # two_away
        0.2812,  # three_away
        1.247,  # waiting_tiles
        0.5631,  # one_away_tiles
        0.3089,  # farther_tiles
        2.232,  # draws
        -0.9705,  # waiting_draws
        -0.3814,  # one_away_draws
        0.3974,  # declared
        0.2258,  # open
        -0.08178,  # riichis
        -0.996,  # threat
        -0.06667,  # behind
    ),
    danger=(0.8333, 1.306),
    trust=(0.8215, 65.74),
    doubt=(189.8, 0.5398),
)
