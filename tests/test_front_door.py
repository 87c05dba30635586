"""What ``import wrobel`` gives, and what it costs."""

import subprocess
import sys

import pytest

import wrobel
from wrobel.cli import main

ALONE = """
import sys
import wrobel
assert set(wrobel.__all__) <= set(dir(wrobel))
loaded = {name for name in sys.modules if name.startswith("wrobel.")}
assert loaded <= {"wrobel._interpreted"}, loaded
wrobel.score({"rules": "tenhou", "hand": "123456m456p7892s", "win": "2s", "by": "self-draw"})
table = wrobel.Table("mcr", seed="demo")
table.apply(0, table.view(0).legal[0])
wrobel.settle({"rules": "tenhou", "kind": "draw", "tenpai": ["E"]})
wrobel.bots.make("efficient").choose(table.view(table.to_act[0]))
others = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in others if not name.lower().startswith(("_", "wrobel", "cython"))))
"""


def test_the_library_pulls_in_nothing() -> None:
    """Nothing of ours before it is asked for, and nothing of others at all."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_every_name_is_there() -> None:
    assert dir(wrobel) == sorted({*wrobel.__all__, "__version__"})
    assert all(getattr(wrobel, name) is not None for name in wrobel.__all__)


def test_objects_say_what_they_are() -> None:
    table = wrobel.Table("tenhou", seed="demo")
    assert repr(table) == "<Table tenhou: turn, player 0 to act>"
    assert repr(wrobel.read_hand("123m [111z]")).startswith("Hand(")


def test_logs_by_the_front_door() -> None:
    table = wrobel.Table("tenhou", seed="demo")
    while table.phase not in ("hand_over", "match_over"):
        for player in table.to_act:
            table.apply(player, table.legal(player)[0])
    data = wrobel.logs.write(wrobel.logs.game_of(table.events))
    [game] = wrobel.logs.read(data)
    assert wrobel.logs.verify(game).clean


def test_play_without_its_packages_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    for name in [name for name in sys.modules if name.startswith("wrobel.web")]:
        monkeypatch.delitem(sys.modules, name)
    for lang, word in (("en", "needs"), ("pl", "wymaga")):
        monkeypatch.setenv("WROBEL_LANG", lang)
        assert main.run(["serve", "--port", "0"]) == 2
        told = capsys.readouterr().err
        assert (told.count("\n"), "wrobel[play]" in told, word in told) == (1, True, True)
