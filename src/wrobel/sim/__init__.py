"""Many games: one process, many, many machines."""
