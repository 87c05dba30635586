"""What is kept: games, moves, seats, replays, backups."""
