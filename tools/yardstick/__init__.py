"""Open bots of other people, against which ours are measured; see ``python -m tools.yardstick``."""
