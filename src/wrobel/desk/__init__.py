"""What people at a real table ask: a score, a settlement, a rule.

Questions and answers are plain JSON, with the words of the answers in Polish or English. The
same functions answer on the server and, where there is none to be reached, in the browser; so
nothing here needs more than the standard library and the core.
"""
