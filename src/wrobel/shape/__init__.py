"""What tiles can be: readings, distance, waits. Knows no ruleset."""
