"""Slow and obvious second opinions, which share no code with the package under test."""
