"""The unit and the container file of the docs keep what they promise."""

import configparser
import re
from pathlib import Path

import wrobel.cli.serve as command

CLUB = Path(__file__).parents[1] / "docs" / "club.md"
HARD = {
    "MemoryMax",
    "LimitNOFILE",
    "SystemCallFilter",
    "CapabilityBoundingSet",
    "PrivateDevices",
    "RestrictAddressFamilies",
    "UMask",
    "NoNewPrivileges",
    "ProtectSystem",
}


def block(language: str, holds: str) -> str:
    """The one block of the page in that language that holds a word."""
    blocks = re.findall(rf"```{language}\n(.*?)```", CLUB.read_text("utf-8"), re.DOTALL)
    [found] = [text for text in blocks if holds in text]
    return str(found)


def test_the_unit_is_hardened() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(block("ini", "[Service]"))
    service = unit["Service"]
    assert set(service) >= HARD
    assert (service["UMask"], service["CapabilityBoundingSet"]) == ("0077", "")
    assert "resources" not in block("ini", "[Service]")  # bots and readers need those calls


def test_the_container_is_built_of_what_is_known() -> None:
    container = block("dockerfile", "FROM")
    assert "ARG PYTHON\n" in container  # no default: a digest must be given
    assert set(re.findall(r"^FROM (\S+)", container, re.MULTILINE)) == {"${PYTHON}"}
    assert "@sha256:" in block("sh", "docker build")
    assert "--require-hashes --constraint requirements.lock" in container
    assert "HEALTHCHECK" in container
    assert "USER wrobel" in container


def test_their_options_exist() -> None:
    known = {f"--{name.replace('_', '-')}" for name in command.serve.__annotations__}
    for text in (block("ini", "[Service]"), block("dockerfile", "FROM")):
        [line] = [line for line in text.splitlines() if re.search(r"wrobel\W+serve\b", line)]
        assert set(re.findall(r"--[a-z-]+", line)) <= known
