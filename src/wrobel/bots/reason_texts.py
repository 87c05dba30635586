"""The reasons of a bot in words, Polish and English."""

from dataclasses import replace
from typing import Any

from wrobel.bots.reasons import Reason
from wrobel.languages import Words
from wrobel.notation import write_tiles
from wrobel.rules.about import About, Noun
from wrobel.table.actions import Action
from wrobel.tiles import NAMES

TILES = Noun(("tile", "tiles"), ("kamień", "kamienie", "kamieni"))


def describe(reasons: list[Reason], view: dict[str, Any], about: About) -> list[Reason]:
    """The same reasons with their sentences."""
    found = []
    for place, reason in enumerate(reasons):
        polish, english = _parts(reason, about)
        first = place == 0 and len(reasons) > 1
        texts = {
            "pl": _sentence(
                _doing_pl(reason.action, view, about), polish, "najlepsze: " if first else ""
            ),
            "en": _sentence(_doing_en(reason.action, view), english, "best: " if first else ""),
        }
        found.append(replace(reason, texts=texts))
    return found


def _sentence(doing: str, parts: list[str], mark: str) -> str:
    tail = f" – {', '.join(parts)}" if parts else ""
    return f"{mark}{doing}{tail}"


def _doing_pl(action: Action, view: dict[str, Any], about: About) -> str:
    own = write_tiles(action.tiles) if action.tiles else ""
    tile = view["tile"] or ""
    chow, pung, kong = (
        about.words[key].say("pl") if key in about.words else key
        for key in ("chow", "pung", "kong")
    )
    put = about.words["to_discard"].say("pl").lower() if "to_discard" in about.words else "odrzuć"
    return {
        "pass": "pas",
        "discard": f"{put} {own}",
        "riichi": f"riichi, {put} {own}",
        "chow": f"weź {tile} na {chow} z {own}",
        "pung": f"weź {tile} na {pung}",
        "kong": f"weź {tile} na {kong}",
        "closed_kong": f"ukryty {kong} {own}",
        "added_kong": f"dołóż {own}: {kong}",
        "expose": f"wyłóż {own} i dobierz",
        "win": "wygraj",
        "nine_kinds": "przerwij rozdanie (dziewięć rodzajów)",
        "bonus_win": "wygraj kwiatami",
        "tenpai": "pokaż tenpai",
        "noten": "nie pokazuj ręki",
    }[action.type]


def _doing_en(action: Action, view: dict[str, Any]) -> str:
    own = write_tiles(action.tiles) if action.tiles else ""
    tile = view["tile"] or ""
    return {
        "pass": "pass",
        "discard": f"discard {own}",
        "riichi": f"riichi, discarding {own}",
        "chow": f"take {tile} for a chow with {own}",
        "pung": f"take {tile} for a pung",
        "kong": f"take {tile} for a kong",
        "closed_kong": f"concealed kong of {own}",
        "added_kong": f"add {own} to the pung",
        "expose": f"expose {own} and draw again",
        "win": "win",
        "nine_kinds": "abort the hand (nine kinds)",
        "bonus_win": "win with the bonus tiles",
        "tenpai": "show the waiting hand",
        "noten": "do not show the hand",
    }[action.type]


def _parts(reason: Reason, about: About) -> tuple[list[str], list[str]]:
    """What is said of the hand and of the danger."""
    polish: list[str] = []
    english: list[str] = []
    if reason.distance is not None:
        polish.append(_away_pl(reason.distance))
        english.append(_away_en(reason.distance))
    if reason.accepts:
        kinds = " ".join(NAMES[kind] for kind in reason.accepts)
        waits = reason.distance == 0
        waiting = f"czeka na {TILES.count(reason.tiles or 0, 'pl')}"
        helping = f"poprawiających kamieni: {reason.tiles}"
        polish.append(f"{waiting if waits else helping} ({kinds})")
        tiles = TILES.count(reason.tiles or 0, "en")
        english.append(f"{'waits for' if waits else 'helped by'} {tiles} ({kinds})")
    if reason.value:
        polish.append(f"ręka warta średnio {reason.value:.0f} {about.paid.pl[2]}")
        english.append(f"worth about {reason.value:.0f} {about.paid.en[1]} when it wins")
    if reason.action.type in ("discard", "riichi") and reason.danger is not None:
        level = _level(reason.danger, about.play.scale)
        polish.append(("bezpieczne", "dość bezpieczne", "ryzykowne", "niebezpieczne")[level])
        english.append(("safe", "fairly safe", "risky", "dangerous")[level])
    return polish, english


def _level(danger: float, scale: float) -> int:
    """How dangerous in four steps; ``scale`` says how large points are."""
    return (danger > 5 * scale) + (danger > 90 * scale) + (danger > 350 * scale)


def _away_pl(distance: int) -> str:
    if distance < 0:
        return "ręka gotowa"
    if distance == 0:
        return "ręka czeka"
    return f"brakuje {distance} do czekania"


def _away_en(distance: int) -> str:
    if distance < 0:
        return "the hand is complete"
    if distance == 0:
        return "the hand waits"
    return f"{distance} away from waiting"


# Why a player does not do what the bot beneath would: where a habit speaks for more, and for less.
_HABITS = {
    "overlooks": Words(
        "does not think of what the others may wait for", "nie myśli o tym, na co czekają inni"
    ),
    "pairs": Words("is fond of the pair", "szkoda mu pary"),
    "colour": Words("has set its heart on one suit", "uparł się na jeden kolor"),
    "gone": Words("does not count what lies on the table", "nie liczy tego, co już leży na stole"),
    "grabs": Words("takes what it can get", "bierze, co się da"),
    "silent": Words("does not think of riichi", "zapomina o riichi"),
    "care": Words("prefers to be careful", "woli nie ryzykować"),
    "hurry": Words("wants to be quick", "chce zdążyć pierwszy"),
    "worth": Words("wants a dearer hand", "chce droższej ręki"),
}
_LESS = {
    "care": Words("takes the risk", "podejmuje ryzyko"),
    "hurry": Words("is in no hurry", "nie spieszy się"),
}


def habit_words(habit: str, more: bool) -> dict[str, str]:
    """The habit behind a choice, in both languages."""
    words = _HABITS[habit] if more else _LESS.get(habit, _HABITS[habit])
    return {"pl": words.pl, "en": words.en}
