"""The ruleset that is meant where none is named: one for everything, and the user may choose it.

``WROBEL_RULES`` names it, else ``rules = "wrc"`` in ``settings.toml`` where the system keeps
settings; else it is the first family's own usual one. Commands, tables, the server and, unless
somebody chose another there, its pages all ask here.
"""

import os

from wrobel.errors import OptionError, os_words, shown
from wrobel.rules.rulesets import FAMILY_OF, USUAL

VARIABLE = "WROBEL_RULES"
SETTINGS = "settings.toml"


def usual_rules(given: str | None = None) -> str:
    """What was given, else what the user wishes, else what comes along.

    >>> usual_rules("wrc")
    'wrc'
    """
    return given or wished() or USUAL


def wished() -> str | None:
    """The ruleset of the environment, else of the settings file, else none."""
    if name := os.environ.get(VARIABLE, "").strip():
        return known(name, VARIABLE)
    try:
        from platformdirs import user_config_path
    except ModuleNotFoundError:  # in a browser
        return None
    path = user_config_path("wrobel", appauthor=False) / SETTINGS
    try:
        text = path.read_text(encoding="utf-8")
        import tomllib  # most people have no such file

        found = tomllib.loads(text).get("rules")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise OptionError("no_settings", str(path), why=os_words(error)) from None
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
