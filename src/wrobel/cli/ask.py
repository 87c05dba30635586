"""Asking at the terminal for facts that a score needs and was not given."""

import sys
from collections.abc import Callable, MutableMapping
from typing import Any

from wrobel.cli.common import BYS, RULES, SEATS, SEATS_SAID
from wrobel.cli.facts import seat_letter
from wrobel.cli.failure import fail
from wrobel.cli.texts import say
from wrobel.errors import TextError, WrobelError, shown
from wrobel.rules.rulesets import USUAL


def can_ask() -> bool:
    """Is there somebody to ask?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def question(text: str, default: str, check: Callable[[str], str], lang: str) -> str:
    """Ask until the answer can be used; an empty answer takes the default."""
    prompt = f"{text} [{default}]: " if default else f"{text}: "
    while True:
        print(prompt, end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            print(file=sys.stderr)
            fail("no_answer", lang)
        answer = line.strip() or default
        if not answer:
            continue
        try:
            return check(answer)
        except WrobelError as error:
            print(error.say(lang), file=sys.stderr)


def word_of(words: tuple[str, ...]) -> Callable[[str], str]:
    """A check that accepts one of these words, or the beginning of just one."""

    def check(answer: str) -> str:
        wanted = answer.lower().replace("_", "-")
        found = [word for word in words if word.lower() == wanted]
        found = found or [word for word in words if word.lower().startswith(wanted)]
        if len(found) != 1:
            raise TextError("not_one_of", known=words, value=shown(answer))
        return found[0]

    return check


def seat_of(words: tuple[str, ...]) -> Callable[[str], str]:
    """A check that accepts one of these seats and gives its letter."""
    check = word_of(words)
    return lambda answer: str(seat_letter(check(answer)))


def check_hand(answer: str) -> str:
    from wrobel.errors import HandError
    from wrobel.notation import read_hand

    hand = read_hand(answer)
    wanted = 13 - 3 * len(hand.melds)
    if len(hand.concealed) != wanted:
        raise HandError("ask_count", n=len(hand.concealed), wanted=wanted)
    return answer


def check_tile(answer: str) -> str:
    from wrobel.notation import read_tile

    read_tile(answer)
    return answer


def ask_missing(fields: MutableMapping[str, Any], lang: str) -> None:
    """Fill in what is missing. Who was told nothing is asked for everything."""
    everything = not fields.get("hand")
    if not fields.get("rules"):
        text = say("ask_rules", lang, names=", ".join(RULES))
        fields["rules"] = question(text, USUAL, word_of(tuple(RULES)), lang)
    if everything:
        fields["hand"] = question(say("ask_hand", lang), "", check_hand, lang)
    if not fields.get("win"):
        fields["win"] = question(say("ask_win", lang), "", check_tile, lang)
    if not fields.get("by"):
        fields["by"] = question(say("ask_by", lang), "discard", word_of(BYS), lang)
    for fact in ("seat", "round"):
        if everything and not fields.get(fact):
            fields[fact] = question(
                say(f"ask_{fact}", lang), SEATS_SAID[lang][0], seat_of(SEATS_SAID[lang]), lang
            )
    if fields["by"] != "self-draw" and not fields.get("from"):
        winner = SEATS.index(fields.get("seat", "E")) if fields.get("seat", "E") in SEATS else -1
        others = tuple(word for at, word in enumerate(SEATS_SAID[lang]) if at != winner)
        text = say("ask_from", lang, seats=", ".join(others))
        giver = question(text, "-", seat_of((*others, "-")), lang)
        if giver != "-":
            fields["from"] = giver
