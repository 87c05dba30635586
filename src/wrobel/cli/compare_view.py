"""One hand under several rulesets on the screen."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console


def show_comparison(console: Console, found: Mapping[str, Any], lang: str) -> None:
    """Placeholder until the comparison's fields are settled."""
    console.print_json(data=found)
    _ = lang
