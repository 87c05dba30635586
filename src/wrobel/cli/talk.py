"""``wrobel analyze`` without a hand: an analyser to talk to in the terminal."""

import contextlib
from dataclasses import dataclass

from wrobel.cli.common import RULES, console, error_line, failing
from wrobel.cli.texts import say
from wrobel.errors import WrobelError
from wrobel.languages import LANGUAGES

SAMPLE = "123m4567p234556s3z"


@dataclass
class Session:
    """What the next analysis is made with."""

    rules: str
    lang: str
    seen: str = ""


def talk(rules: str, lang: str) -> None:
    """Analyse one hand after another until an empty line."""
    session = Session(rules, lang)
    with failing(lang):
        from wrobel.rules.rulesets import family_of

        family_of(rules)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives input() its line editing and history
    print(say("welcome", session.lang, sample=SAMPLE))
    while True:
        try:
            line = input("> ").strip()
        except EOFError:
            print()
            break
        if not line or not answer(session, line):
            break
    print(say("bye", session.lang))


def show(session: Session, hand: str) -> None:
    """One analysis; in the loop an error is just a line."""
    from wrobel.analysis import analyze
    from wrobel.cli.analysis_view import show_analysis

    found = analyze(hand, session.rules, session.seen)
    show_analysis(console(), found, session.rules, session.lang)


def answer(session: Session, line: str) -> bool:
    """Obey one line; False ends."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    try:
        match word.lower():
            case "quit" | "exit" | "q":
                return False
            case "help" | "?":
                print_help(session.lang)
            case "lang" if rest in LANGUAGES:
                session.lang = rest
                print(say("welcome", session.lang, sample=SAMPLE))
            case "lang":
                print(say("one_of", session.lang, names=", ".join(LANGUAGES)))
            case "rules":
                choose_rules(session, rest)
            case "seen":
                see(session, rest)
            case _:
                show(session, line)
    except WrobelError as error:
        print(error_line(error, session.lang))
    return True


def print_help(lang: str) -> None:
    print(say("play_help", lang))
    print(say("play_help_rules", lang, names=", ".join(RULES)))
    for key in ("play_help_seen", "play_help_lang", "play_help_quit"):
        print(say(key, lang))


def choose_rules(session: Session, name: str) -> None:
    from wrobel.rules.rulesets import family_of

    if name:
        family_of(name)
        session.rules = name
    print(say("now_rules", session.lang, rules=session.rules))


def see(session: Session, tiles: str) -> None:
    from wrobel.notation import check_copies, read_tiles, write_tiles

    read = read_tiles(tiles)
    check_copies(read)
    session.seen = write_tiles(read)
    print(say("now_seen", session.lang, tiles=session.seen or say("nothing", session.lang)))
