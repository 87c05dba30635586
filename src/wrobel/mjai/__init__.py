"""Other people's programs at our table, ours at theirs: players that speak mjai."""
