"""Text, JSON and files that cannot be read or written."""

CAUSES = {
    "too_many_bytes": ("too_big", "more than {most:,} bytes", "więcej niż {most:,} bajtów"),
    "not_json": (
        "bad_json",
        "not JSON (line {line}, column {column})",
        "to nie jest JSON (wiersz {line}, kolumna {column})",
    ),
    "not_json_at_all": ("bad_json", "not JSON", "to nie jest JSON"),
    "not_utf8": ("bad_json", "the text is not UTF-8", "tekst nie jest zapisany w UTF-8"),
    "nested_json": (
        "bad_json",
        "the JSON is nested too deeply",
        "JSON jest zbyt głęboko zagnieżdżony",
    ),
    # what msgspec finds
    "wrong_type": (
        "bad_field",
        "{at} is {expected}, not {found}",
        "{at} to {expected}, a nie {found}",
    ),
    "field_missing": ("bad_field", "{at} lacks the field {field}", "{at}: brakuje pola {field}"),
    "wrong_value": ("bad_field", "{at} cannot be {value}", "{at} nie może mieć wartości {value}"),
    "does_not_fit": (
        "bad_field",
        "{at} has a value that cannot stand there",
        "{at} ma wartość, która nie może tam stać",
    ),
    "no_such_place": (
        "bad_field",
        "there is no hand or event {text}",
        "nie ma rozdania ani zdarzenia {text}",
    ),
    "line_too_long": (
        "bad_json",
        "a line of {n:,} bytes is too long",
        "wiersz jest za długi (bajtów: {n:,})",
    ),
}
