"""Score books on the server: a journal of lines that several phones write together."""
