"""Rooms: games that are being played, who is there and what they may do."""
