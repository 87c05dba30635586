"""What the server says to people, in English and Polish, by the code of the refusal."""

from wrobel import error_texts
from wrobel.languages import LANGUAGES


def language(wish: str) -> str:
    """The wished language, or English.

    >>> language("pl"), language("de")
    ('pl', 'en')
    """
    return wish if wish in LANGUAGES else "en"


def say(code: str, lang: str) -> str:
    """The sentence of a refusal.

    >>> say("paused", "pl")
    'gra jest wstrzymana'
    """
    return error_texts.say(code, lang, {})
