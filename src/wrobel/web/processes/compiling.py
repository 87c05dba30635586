"""A server that was started while its inner modules are being compiled.

``make play`` opens the table interpreted and names, in ``WROBEL_COMPILING``, a file that is there
until they are compiled. This process keeps to its sources, since the two kinds do not mix; that of
the bots is started anew and takes the compiled ones.
"""

import os
from pathlib import Path
from typing import Literal

import wrobel


def is_compiled_by_now() -> bool:
    """Have the modules been compiled since this process, which began without them, was started?"""
    told = os.environ.get("WROBEL_COMPILING")
    return told is not None and not Path(told).exists()


def mode() -> Literal["compiled", "interpreted", "compiling"]:
    """How this process runs; ``compiling`` if the next one will run compiled."""
    if wrobel.mode() == "compiled":
        return "compiled"
    return "compiling" if os.environ.get("WROBEL_COMPILING") else "interpreted"


def environment() -> dict[str, str]:
    """That of a process which thinks for this one."""
    if not is_compiled_by_now():
        return dict(os.environ)
    return {name: value for name, value in os.environ.items() if name != "WROBEL_INTERPRETED"}
