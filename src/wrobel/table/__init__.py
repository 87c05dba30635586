"""Drives a state through a family: turns, claims, events, views."""
