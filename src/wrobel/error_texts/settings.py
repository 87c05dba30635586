"""Rulesets and their options."""

CAUSES = {
    "no_ruleset": (
        "unknown_rules",
        "there is no ruleset {rules}; there are: {known}",
        "nie ma zasad {rules}; są: {known}",
    ),
    "no_rulesets": ("unknown_rules", "no ruleset to compare", "nie ma zasad do porównania"),
    "usual_unknown": (
        "unknown_rules",
        "there is no ruleset {rules}; there are: {known}",
        "nie ma zasad {rules}; są: {known}",
    ),
    "no_settings": (
        "bad_option",
        "the settings cannot be read: {why}",
        "nie można przeczytać ustawień: {why}",
    ),
    "bad_settings": (
        "bad_option",
        "the settings are not TOML, such as rules = 'wrc'",
        "ustawienia nie są zapisane w TOML, jak na przykład rules = 'wrc'",
    ),
    "no_option": (
        "bad_option",
        "there is no option {option}; there are: {known}",
        "nie ma opcji {option}; są: {known}",
    ),
    "options_not_object": (
        "bad_option",
        "options are an object of keys and values",
        "opcje to obiekt z kluczami i wartościami",
    ),
    "option_value": (
        "bad_option",
        "{option} cannot be {value}; allowed: {allowed}",
        "{option} nie może mieć wartości {value}; dozwolone: {allowed}",
    ),
    "option_is_text": (
        "bad_option",
        "{option} cannot be the text {value}; allowed: {allowed}",
        "{option} nie może być tekstem {value}; dozwolone: {allowed}",
    ),
    "only_real_tables": (
        "bad_option",
        "{option} matters at tables with real tiles only",
        "{option} ma znaczenie tylko przy stole z prawdziwymi kamieniami",
    ),
    "layout": (
        "bad_option",
        "the layout cannot be {layout} in {rules}; allowed: {known}",
        "w zasadach {rules} układ muru nie może być {layout}; dozwolone: {known}",
    ),
    "direction": (
        "bad_option",
        "direction cannot be {direction}; allowed: {known}",
        "kierunek nie może być {direction}; dozwolone: {known}",
    ),
    "no_honour": (
        "bad_option",
        "this table cannot be played as with real tiles: {why}",
        "nie można tu grać jak przy prawdziwym stole: {why}",
    ),
}
