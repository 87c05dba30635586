"""Requests and answers over HTTP, and what is refused before they are looked at."""
