"""Set-up, builds and measurements. Old versions of Python get as far as this file."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - that is what is asked here
    sys.exit(
        f"Wróbel needs Python 3.11 or newer, and {sys.executable} is "
        f"{sys.version_info[0]}.{sys.version_info[1]}: install one, or name one with make PYTHON=…"
    )
