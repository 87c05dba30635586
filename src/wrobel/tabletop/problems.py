"""What is wrong with a request, for a page: the sentence, and the field to write it beside."""

from wrobel.errors import WrobelError


def problem_of(error: WrobelError, lang: str) -> dict[str, str]:
    """The error with ``where`` it belongs; ``tile`` is the tile it is about, if any.

    >>> from wrobel.errors import HandError
    >>> found = problem_of(HandError("fifth_tile", "melds[1].tiles", tile="5m"), "pl")
    >>> found["where"], found["tile"], found["text"]
    ('melds.1', '5m', 'Piąty kamień 5m: są tylko cztery takie.')
    """
    field = error.place.partition(".")[0]
    found = {
        "where": field.replace("[", ".").replace("]", ""),
        "code": error.code,
        "text": error.sentence(lang),
    }
    tile = error.values.get("tile")
    return found if tile is None else {**found, "tile": str(tile)}
