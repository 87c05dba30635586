"""The build of the browser's side: when it is old, and what it needs."""

from pathlib import Path

import pytest
from tools import client


def tree(root: Path) -> Path:
    """A source tree with its pages built."""
    (root / "web/src").mkdir(parents=True)
    (root / "web/src/main.ts").write_text("1", "utf-8")
    static = client.static(root)
    static.mkdir(parents=True)
    (static / "index.html").write_text("built", "utf-8")
    (static / client.STAMP).write_text(client.digest(root), "utf-8")
    return root


def test_it_is_built_again_only_after_a_change(tmp_path: Path) -> None:
    root = tree(tmp_path)
    assert client.is_built(root)
    for folder in ("node_modules", "dist", "tests"):  # nothing the pages are made of
        (root / "web" / folder).mkdir()
        (root / "web" / folder / "other.ts").write_text("2", "utf-8")
    assert client.is_built(root)
    (root / "web/src/main.ts").write_text("2", "utf-8")
    assert not client.is_built(root)


@pytest.mark.parametrize("name", ["mkdocs.yml", "docs/score.md", "docs/pl/score.md"])
def test_the_help_is_built_again_after_a_change_of_the_docs(tmp_path: Path, name: str) -> None:
    root = tree(tmp_path)
    (root / "docs/pl/rules").mkdir(parents=True)
    (root / "docs/pl/rules/mcr.md").write_text("generated, and not shown", "utf-8")
    (root / "docs/examples.py").write_text("no page", "utf-8")
    assert client.is_built(root)
    (root / name).write_text("new", "utf-8")
    assert not client.is_built(root)


def test_without_sources_the_pages_are_as_new_as_can_be(tmp_path: Path) -> None:
    root = tree(tmp_path)
    (root / "web").rename(root / "elsewhere")
    assert client.is_built(root)
    (client.static(root) / "index.html").unlink()
    assert not client.is_built(root)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_which_node_will_do(version: str, good: bool) -> None:
    assert client.is_suitable(version) is good


def test_no_node_is_said_clearly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "node_of_path", lambda: None)
    monkeypatch.setattr(client, "node_of_wheel", lambda: None)
    with pytest.raises(client.ClientError, match="no Node"):
        client.build(tmp_path, install_missing_node=False)


def test_the_lock_names_no_registry() -> None:
    lock = (Path(__file__).parents[1] / "web/package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
