"""Which status of HTTP a refusal has, by its code, and which code a status has."""

STATUS = {
    "unknown": 404,
    "no_code": 404,
    "no_page": 404,
    "no_profile": 404,
    "no_method": 405,
    "no_event": 404,
    "no_book": 404,
    "nothing_yet": 404,
    "foreign": 403,
    "forbidden": 403,
    "no_link": 403,
    "no_key": 403,
    "no_book_link": 403,
    "only_reading": 403,
    "not_alone": 409,
    "not_finished": 409,
    "sealed": 409,
    "full": 409,
    "event_full": 409,
    "book_full": 409,
    "book_taken": 409,
    "too_many_links": 409,
    "books_full": 409,
    "too_slow": 408,
    "too_large": 413,
    "too_many": 429,
    "kept_enough": 429,
    "wrong_codes": 429,
    "bug": 500,
    "no_spreadsheets": 501,
    "busy": 503,
    "shutdown": 503,
    "no_database": 503,
    "no_reader": 503,
    "overworked": 503,
}
CODE = {404: "no_page", 405: "no_method", 413: "too_large", 429: "too_many"}


def status_of(code: str) -> int:
    """The status of a refusal; what is wrong with a request itself is 400.

    >>> status_of("too_many"), status_of("bad_field")
    (429, 400)
    """
    return STATUS.get(code, 400)


def code_of(status: int) -> str:
    """The code of what the web framework refuses by itself.

    >>> code_of(405), code_of(400)
    ('no_method', 'bad_request')
    """
    return CODE.get(status, "bad_request" if status < 500 else "bug")
