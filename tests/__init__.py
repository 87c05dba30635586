"""Tests. ``reference`` holds the second opinions, ``cases`` the tables."""
