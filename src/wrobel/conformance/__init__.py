"""Cases any mahjong program can be held against, our answers to them, and the comparison."""
