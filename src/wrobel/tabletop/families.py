"""The families in their own words, for a page that shows any of them."""

from collections.abc import Mapping
from typing import Any

from wrobel.rules.about import About, Noun
from wrobel.rules.families import found, part
from wrobel.usual_rules import usual_rules


def families(_fields: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Every family, in the order of lists, and the ruleset meant where none is named.

    >>> [one["short"] for one in families({}, "en")["families"]][:2]
    ['Riichi', 'MCR']
    """
    return {
        "usual": usual_rules(),
        "families": [told(name, about, lang) for name, (_, about) in found().items()],
    }


def told(name: str, about: About, lang: str) -> dict[str, Any]:
    """All that a page asks a family."""
    return {
        "family": name,
        "title": about.title.say(lang),
        "short": about.short.say(lang),
        "about": about.summary.say(lang),
        "script": about.script,
        "picture": list(about.picture),
        "rules": list(about.rules),
        "usual": about.usual,
        "contrast": about.contrast,
        "players": about.players,
        "lengths": {length: text.say(lang) for length, text in about.lengths.items()},
        "goal": about.goal,
        "chooses_bonus": about.chooses_bonus,
        "declarations": list(about.declarations),
        "stick": about.stick,
        "indicated": dict(about.indicated),
        "paid": forms(about.paid, lang),
        "counts": [{"field": field, **forms(noun, lang)} for field, noun in about.counts],
        "limit": {
            "one": about.limit.one.say(lang),
            "all": about.limit.all.say(lang),
            "times": about.limit.times,
        },
        "great_worths": list(about.great_worths),
        "penalties": list(about.penalties),
        "limits": limits_of(name, about, lang),
        "words": {key: (text.pl if lang == "pl" else text.en) for key, text in about.words.items()},
    }


def limits_of(family: str, about: About, lang: str) -> dict[str, str]:
    """The names of the limits a score can reach.

    >>> from wrobel.rules.families import about
    >>> limits_of("riichi", about("riichi"), "en")["haneman"]
    'Haneman'
    """
    one = about.limit.one.say(lang)
    catalogue = part(family, "catalogue")
    steps = {step.id: step.name(lang) for step in getattr(catalogue, "LIMITS", ())}
    return {"limit": one[:1].upper() + one[1:], **steps}


def forms(noun: Noun, lang: str) -> dict[str, Any]:
    """A noun in the forms its language counts with, and short if it has a short form."""
    polish = lang == "pl"
    short = noun.short[polish] if noun.short else None
    return {"forms": list(noun.pl if polish else noun.en), "short": short}
