"""A server and a browser of their own, for rows about pages."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.sample import Sample
from bench.timing import all_cores

NAMES = ("chromium", "chromium-browser", "google-chrome")


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'pages.sqlite'}"
        process = subprocess.Popen(
            [sys.executable, "-m", "wrobel", "serve", "--port", "0", "--db", db],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()
            process.wait()


@contextlib.contextmanager
def pages(sample: Sample, what: str) -> Iterator[tuple[Any, str] | None]:
    """A browser and the address of a server; nothing where there is no browser, which is said."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        found = None
    if found is None:
        sample.left_out[f"there is no browser: {what} was left out"] = None
        yield None
        return
    with all_cores(), server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            yield browser, address
        finally:
            browser.close()
