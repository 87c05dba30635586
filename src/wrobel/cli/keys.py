"""One key at a time from the terminal: POSIX, Windows, or a line where there is neither."""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator

ARROWS = {"C": "right", "D": "left", "A": "up", "B": "down", "H": "home", "F": "end"}
WINDOWS_ARROWS = {"M": "right", "K": "left", "H": "up", "P": "down", "G": "home", "O": "end"}
END = "q"
ESCAPE_SECONDS = 0.05


def named(text: str) -> str:
    r"""The name of a key from what a terminal sends for it.

    >>> named("\x1b[C"), named("\x1bOD"), named("n"), named("\x04")
    ('right', 'left', 'n', 'q')
    """
    if text in ("", "\x03", "\x04"):
        return END
    if text.startswith("\x1b"):
        return ARROWS.get(text[-1], "") if len(text) > 2 else ""
    return text


def posix_key(descriptor: int) -> str:
    """Wait for a key; an escape sequence comes as a whole."""
    import select

    found = os.read(descriptor, 1)
    if found == b"\x1b":
        while select.select([descriptor], [], [], ESCAPE_SECONDS)[0] and len(found) < 8:
            found += os.read(descriptor, 1)
            if found[-1:].isalpha() and found != b"\x1bO":
                break
    return named(found.decode("utf-8", "replace"))


def line_key() -> str:
    """The first letter of a line; an empty one means the next event."""
    try:
        return (input().strip() or "n")[0]
    except EOFError:
        return END


@contextlib.contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """A function that waits for a key; the terminal is left as it was found."""
    if os.name == "nt":
        import msvcrt

        def windows_key() -> str:
            found: str = msvcrt.getwch()  # type: ignore[attr-defined]
            if found in ("\x00", "\xe0"):
                return WINDOWS_ARROWS.get(msvcrt.getwch(), "")  # type: ignore[attr-defined]
            return named(found)

        yield windows_key
        return
    try:
        import termios
        import tty

        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
    except (ImportError, OSError, ValueError):
        yield line_key
        return
    except termios.error:
        yield line_key
        return
    try:
        tty.setcbreak(descriptor)
        yield lambda: posix_key(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


@contextlib.contextmanager
def cooked() -> Iterator[None]:
    """Whole lines with echo for a moment, for a question in between."""
    try:
        import termios

        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
        now = termios.tcgetattr(descriptor)
        now[3] |= termios.ICANON | termios.ECHO
        termios.tcsetattr(descriptor, termios.TCSADRAIN, now)
    except (ImportError, OSError, ValueError):
        yield
        return
    try:
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
