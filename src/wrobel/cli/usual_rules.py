"""The ruleset that somebody usually plays: named once, in the environment or in a settings file."""

import os
import tomllib

from wrobel.cli.failure import fail
from wrobel.errors import OptionError, os_words, shown
from wrobel.rules.rulesets import FAMILY_OF

VARIABLE = "WROBEL_RULES"
SETTINGS = "settings.toml"  # in the folder where the system keeps settings; ``rules = "wrc"``


def wished(lang: str) -> str | None:
    """The ruleset of ``WROBEL_RULES``, else of the settings file, else none."""
    if name := os.environ.get(VARIABLE, "").strip():
        return known(name, VARIABLE)
    from platformdirs import user_config_path

    path = user_config_path("wrobel", appauthor=False) / SETTINGS
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8")).get("rules")
    except FileNotFoundError:
        return None
    except OSError as error:
        fail("no_file", lang, name=path, why=os_words(error).say(lang))
    except ValueError:  # no TOML, or not even text
        raise OptionError("bad_settings", str(path)) from None
    return None if found is None else known(found, str(path))


def known(name: object, where: str) -> str:
    """The name of a ruleset that exists, or an error that says who named it.

    >>> known("wrc", "WROBEL_RULES")
    'wrc'
    """
    if not isinstance(name, str) or name not in FAMILY_OF:
        raise OptionError("usual_unknown", where, rules=shown(name), known=tuple(FAMILY_OF))
    return name


def usual_rules(given: str | None, fallback: str, lang: str) -> str:
    """What was given, else what is wished, else what comes along."""
    return given or wished(lang) or fallback
