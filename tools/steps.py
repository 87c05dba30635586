"""Steps of a set-up: each prints one line with its time, a long one shows that it moves.

A step that fails says what failed and what to do, in the language of ``WROBEL_LANG`` or the locale.
"""

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

TEXTS = {
    "uv": ("uv, which installs packages", "uv, który instaluje pakiety"),
    "packages": ("Python packages", "pakiety Pythona"),
    "bytecode": ("bytecode for a quick start", "kod bajtowy dla szybkiego startu"),
    "node": ("Node, from PyPI", "Node z PyPI"),
    "npm": ("packages of the browser's side", "pakiety strony przeglądarki"),
    "pages": ("pages for the browser", "strony dla przeglądarki"),
    "kernel": ("inner modules compiled", "kompilacja modułów wewnętrznych"),
    "seconds": ("{time:6.1f} s  {name}", "{time:6.1f} s  {name}"),
    "running": ("still working: {names}", "praca trwa: {names}"),
    "failed": ("FAILED after {time:.1f} s: {name}", "NIEPOWODZENIE po {time:.1f} s: {name}"),
    "beside": (
        "The table opens now and runs interpreted; the inner modules are compiled beside it. "
        "Bots think with them as soon as they are ready, the rest from the next start on.",
        "Stół otwiera się od razu i działa w trybie interpretowanym; moduły wewnętrzne kompilują "
        "się obok. Boty korzystają z nich, gdy tylko będą gotowe, reszta od następnego startu.",
    ),
    "compiled": (
        "The inner modules are compiled ({time:.0f} s): bots think with them from now on, the "
        "rest from the next start on.",
        "Moduły wewnętrzne są skompilowane ({time:.0f} s): boty korzystają z nich od teraz, "
        "reszta od następnego startu.",
    ),
    "interpreted": (
        "Wróbel runs interpreted: slower, with the same answers.",
        "Wróbel działa w trybie interpretowanym: wolniej, z tymi samymi wynikami.",
    ),
    "no_pages": (
        "Wróbel is set up without pages for the browser; everything else works.",
        "Wróbel jest gotowy bez stron dla przeglądarki; cała reszta działa.",
    ),
    # what to do
    "no compiler": (
        "There is no C compiler. To have it faster, install one (Debian: apt install gcc "
        "python3-dev; macOS: xcode-select --install) and run this again.",
        "Nie ma kompilatora C. Aby przyspieszyć program, zainstaluj kompilator (Debian: apt "
        "install gcc python3-dev; macOS: xcode-select --install) i uruchom to ponownie.",
    ),
    "no headers": (
        "The headers of Python are missing (Debian: apt install python3-dev).",
        "Brakuje plików nagłówkowych Pythona (Debian: apt install python3-dev).",
    ),
    "no network": (
        "The package registry cannot be reached. Check the connection (and the proxy), then run "
        "this again: what is done is kept.",
        "Nie można połączyć się z rejestrem pakietów. Sprawdź połączenie (i serwer proxy), potem "
        "uruchom to ponownie: to, co gotowe, zostaje.",
    ),
    "disk full": (
        "The disk is full. Make room (the set-up needs about one gigabyte), then run this again.",
        "Dysk jest pełny. Zwolnij miejsce (potrzebny jest około jeden gigabajt) i uruchom to "
        "ponownie.",
    ),
    "read-only": (
        "This folder cannot be written. Copy the project to a folder of your own.",
        "W tym katalogu nie można zapisywać. Skopiuj projekt do własnego katalogu.",
    ),
    "no venv": (
        "This Python can make no virtual environment (Debian: apt install python3-venv).",
        "Ten Python nie umie utworzyć środowiska wirtualnego (Debian: apt install python3-venv).",
    ),
    "no Node": (
        "There is no Node 20.19 or newer, and none could be installed. Install Node with npm, "
        "then run make web.",
        "Nie ma Node 20.19 ani nowszego i nie udało się go zainstalować. Zainstaluj Node z npm, "
        "potem wykonaj make web.",
    ),
}
# Words in what a command said, and what they mean; the first that fits.
SIGNS = (
    ("disk full", ("No space left", "ENOSPC", "Disk quota")),
    ("read-only", ("Permission denied", "EACCES", "Read-only file system", "EROFS")),
    ("no compiler", ("no compiler",)),
    ("no headers", ("Python.h",)),
    ("no venv", ("ensurepip",)),
    (
        "no network",
        (
            *("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "dns error"),
            *("error sending request", "Failed to fetch", "name resolution", "getaddrinfo"),
            *("Network is unreachable", "Connection refused", "Could not find a version"),
            *("Failed to connect", "timed out"),
        ),
    ),
    ("no Node", ("no Node",)),
)


class StepError(RuntimeError):
    """A step failed; the text is what its command said."""


def language() -> int:
    named = (os.environ.get(name) for name in ("WROBEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return int(next(filter(None, named), "en").lower().startswith("pl"))


def say(key: str, **values: object) -> str:
    return TEXTS[key][language()].format(**values)


def advice(said: str) -> str | None:
    """What to do about it, if that is known.

    >>> advice("npm error code ENOSPC").startswith(say("disk full")[:8])
    True
    """
    return next((say(key) for key, signs in SIGNS if any(sign in said for sign in signs)), None)


class Steps:
    """Prints the steps, several of which may run at the same time."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.running: dict[str, float] = {}
        self.shown = False
        self.failed: set[str] = set()

    def tell(self, text: str) -> None:
        with self.lock:
            self.wipe()
            print(text, file=sys.stderr, flush=True)

    def wipe(self) -> None:
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            self.shown = False

    def watch(self, name: str, done: threading.Event) -> None:
        """Show what is going on: every second in place on a terminal, else every ten a line."""
        terminal = sys.stderr.isatty()
        while not done.wait(1 if terminal else 10):
            with self.lock:
                if next(iter(self.running), None) != name:
                    continue  # the oldest step speaks for all
                now = time.monotonic()
                names = ", ".join(
                    f"{say(one)} ({now - since:.0f} s)" for one, since in self.running.items()
                )
                text = f"          {say('running', names=names)}"
                self.wipe()
                sys.stderr.write(text[:78] if terminal else text + "\n")
                sys.stderr.flush()
                self.shown = terminal

    @contextmanager
    def step(self, name: str, fatal: bool = True) -> Iterator[None]:
        """Time what is done inside; a failure ends all if it is fatal, else the rest goes on."""
        started = time.monotonic()
        done = threading.Event()
        with self.lock:
            self.running[name] = started
        watcher = threading.Thread(target=self.watch, args=(name, done), daemon=True)
        watcher.start()
        wrong = None
        try:
            yield
        except (RuntimeError, OSError) as error:
            wrong = str(error)
        finally:
            done.set()
            watcher.join()
            with self.lock:
                del self.running[name]
        took = time.monotonic() - started
        if wrong is None:
            self.tell(say("seconds", time=took, name=say(name)))
            return
        self.failed.add(name)
        hint = advice(wrong)
        lines = [line for line in wrong.strip().splitlines() if line.strip()]
        known = hint is not None and name == "kernel" and len(lines) == 1
        self.tell(say("failed", time=took, name=say(name)))
        for line in [] if known else lines[-12:]:
            self.tell(f"          {line}")
        if hint:
            self.tell(f"          {hint}")
        if fatal:
            sys.exit(1)
