"""The command line: one command, many verbs."""
