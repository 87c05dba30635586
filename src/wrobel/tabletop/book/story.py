"""Everything about one hand of a book: why it is worth that, and what was ever written about it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from wrobel.errors import TextError, WrobelError, shown
from wrobel.rules.scorer import score
from wrobel.rules.trace import Text
from wrobel.tabletop.book.book import Book, HandRow
from wrobel.tabletop.book.entries import Entry, by_persons
from wrobel.tabletop.book.words import happened, score_request

WRITTEN = Text("Written: {what}", "Wpisano: {what}")
CHANGED = Text("Corrected: {before} → {what}", "Poprawiono: {before} → {what}")
VOIDED = Text("Voided", "Unieważniono")
BACK = Text("Brought back", "Przywrócono")
DOUBTED = Text("Doubted: {reason}", "Zakwestionowano: {reason}")
CONFIRMED = Text("Confirmed", "Potwierdzono")


def story(state: Book, entries: Sequence[Entry], hand: object, lang: str) -> dict[str, Any]:
    """The scores of the winners whose tiles were entered, and the entries about the hand.

    >>> from wrobel.tabletop.book import fold
    >>> from wrobel.tabletop.book.order import ordered
    >>> def win(points):
    ...     return {"type": "win", "wins": [{"winner": 0, "from": 1, "value": {"points": points}}]}
    >>> lines = [{"id": "a", "type": "start", "rules": "mcr", "players": list("ABCD")},
    ...     {"id": "b", **win(9)}, {"id": "c", "type": "change", "of": "b", "entry": win(8)}]
    >>> [step["what"] for step in story(fold(lines), ordered(lines)[0], "b", "en")["history"]]
    ['Written: A: 9 points from B', 'Corrected: A: 9 points from B → A: 8 points from B']
    """
    row = next((one for one in state.hands if one.id == hand), None)
    if row is None:
        raise TextError("not_text", "hand", value=shown(hand))
    return {"scores": scores_of(state, row, lang), "history": history(state, row, entries, lang)}


def scores_of(state: Book, row: HandRow, lang: str) -> list[dict[str, Any]]:
    """Every win by tiles with its trace."""
    if state.options is None or row.type != "win":
        return []
    requests = [
        score_request(state, state.options, row, win)
        for win in row.entry["wins"]
        if win.get("hand") is not None
    ]
    return [score(request, trace=True).to_dict(lang) for request in requests]


def history(
    state: Book, row: HandRow, entries: Sequence[Entry], lang: str
) -> list[dict[str, str | None]]:
    """Who wrote what about the hand, and when; the oldest first."""
    about = {row.id: row.type}  # the entries about the hand
    newest = ""
    steps: list[dict[str, str | None]] = []
    for entry in entries:
        target = entry.fields.get("of")
        if entry.id != row.id and not (isinstance(target, str) and target in about):
            continue
        about[entry.id] = entry.type
        text: Text | None = None
        if entry.id == row.id:
            newest = phrase(state, row, entry.fields, lang)
            text = WRITTEN.having(what=newest)
        elif entry.type == "change":
            before, newest = newest, phrase(state, row, entry.fields.get("entry"), lang)
            text = CHANGED.having(before=before, what=newest)
        elif entry.type == "void":
            text = BACK if about[str(target)] == "void" else VOIDED
        elif entry.type == "doubt":
            text = DOUBTED.having(reason=str(entry.fields.get("reason", "")))
        elif entry.type == "confirm":
            text = CONFIRMED
        if text is not None:
            at = entry.fields.get("at")
            told = at if isinstance(at, str) else None
            steps.append({"what": text.say(lang), "at": told, "device": entry.device})
    return steps


def phrase(state: Book, row: HandRow, fields: object, lang: str) -> str:
    """A hand in a line, as some entry had it; whatever may stand there."""
    if not isinstance(fields, Mapping):
        return "?"
    try:
        entry = by_persons(fields, row.person)
        return happened(state, replace(row, type=str(fields["type"]), entry=entry), lang)
    except (KeyError, TypeError, IndexError, ValueError, WrobelError):
        return "?"
