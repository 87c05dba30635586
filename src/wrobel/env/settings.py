"""What environments can be asked for, and what is said of anything else."""

from wrobel.errors import OptionError, shown

LENGTHS = ("hand", "match")
ENCODINGS = ("planes",)
RENDER_MODES = ("ansi", "human")


def check(name: str, value: object, known: tuple[str, ...]) -> None:
    """Refuse what an environment does not know."""
    if value not in known:
        raise OptionError("option_value", option=name, value=shown(value), allowed=known)


def check_encoding(encoding: object) -> None:
    check("encoding", encoding, ENCODINGS)
