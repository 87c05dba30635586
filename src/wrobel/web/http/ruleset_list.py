"""The rulesets in words, for the page where one is chosen."""

from functools import cache

from wrobel.bots import NAMES
from wrobel.bots.ratings import shown
from wrobel.rules import families
from wrobel.rules.option_words import matters_online, value_name
from wrobel.rules.rulesets import Difference, diff, load, text_of
from wrobel.web.wire.http_types import Ruleset
from wrobel.web.wire.view_types import BothLanguages


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
                    title=BothLanguages(text["title_en"], text["title_pl"]),
                    about=BothLanguages(text["about_en"], text["about_pl"]),
                    differences=[
                        in_words(family, one)
                        for one in diff(load(usual), load(rules))
                        if matters_online(family, one.option.key)
                    ],
                    ratings=ratings_of(family),
                )
            )
    return tuple(found)


def ratings_of(family: str) -> dict[str, int]:
    """How strong the bots are at this game, as far as the league tells."""
    return {bot: round(value) for bot in NAMES if (value := shown(bot).get(family)) is not None}


def in_words(family: str, difference: Difference) -> BothLanguages:
    """What an option means, its value here and its usual value."""
    option = difference.option
    here, usual = (
        value_name(family, option.key, value) for value in (difference.other, difference.one)
    )
    return BothLanguages(
        f"{option.en} Here: {here.say('en')}; usually: {usual.say('en')}.",
        f"{option.pl} Tutaj: {here.say('pl')}; zwykle: {usual.say('pl')}.",
    )
