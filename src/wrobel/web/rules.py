"""The rulesets in words, for the page where one is chosen."""

from functools import cache

from wrobel.rules import families
from wrobel.rules.options import Value, show
from wrobel.rules.rulesets import Difference, diff, load, text_of
from wrobel.web.models import Local, Ruleset

WORDS = {True: Local("yes", "tak"), False: Local("no", "nie")}


@cache
def all_rulesets() -> tuple[Ruleset, ...]:
    """Every ruleset, the usual one of each family first."""
    found = []
    for family, (_, about) in families.found().items():
        usual = about.usual
        for rules in sorted(about.rules, key=lambda name: name != usual):
            text = text_of(rules)
            found.append(
                Ruleset(
                    rules=rules,
                    family=family,
                    usual=rules == usual,
                    title=Local(text["title_en"], text["title_pl"]),
                    about=Local(text["about_en"], text["about_pl"]),
                    differences=[in_words(one) for one in diff(load(usual), load(rules))],
                )
            )
    return tuple(found)


def in_words(difference: Difference) -> Local:
    """What an option means, its value here and its usual value."""
    option, here, usual = difference.option, word(difference.other), word(difference.one)
    return Local(
        f"{option.en} Here: {here.en}; usually: {usual.en}.",
        f"{option.pl} Tutaj: {here.pl}; zwykle: {usual.pl}.",
    )


def word(value: Value | None) -> Local:
    if isinstance(value, bool):
        return WORDS[value]
    text = "–" if value is None else show(value)
    return Local(text, text)
