"""Finding things by name, however it is spelt: accents, blanks and variant characters fold.

The pages of the browser fold in the same way (``search.ts``); a test compares the two.
"""

import re
import unicodedata
from collections.abc import Iterable

# Characters that are written in several ways, each to the one below it.
VARIANTS = str.maketrans(
    "幺蓮連连燈寶對对龍龙絕杠綠绿國無雙順節門風圍帶带雞搶抢撈々",
    "么莲莲莲灯宝対対竜竜绝槓緑緑国无双顺节门风围帯帯鸡槍槍捞対",
)
MARKS = re.compile("[\u0300-\u036f]")
BETWEEN = re.compile(r"[\s\-–'’.,()/]+")
LONG = re.compile("(?<=o)[uo]|(?<=u)u")  # Japanese long vowels: ō, ou and o


def folded(text: str) -> str:
    """A name without what people write differently.

    >>> folded("Iipeikō"), folded("Chan Kan"), folded("混全帯幺九")
    ('iipeiko', 'chankan', '混全帯么九')
    """
    bare = MARKS.sub("", unicodedata.normalize("NFD", text.lower().replace("ł", "l")))
    plain = unicodedata.normalize("NFC", bare).translate(VARIANTS)
    return LONG.sub("", BETWEEN.sub("", plain))


def matches(text: str, parts: Iterable[str]) -> bool:
    """Is the text somewhere in one of these?"""
    wanted = folded(text)
    return any(wanted in folded(part) for part in parts)
