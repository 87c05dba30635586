"""Records of matches: our own log and what other programs write, read into the same events."""
