"""The strong player: what it sees, plans, expects and chooses."""
