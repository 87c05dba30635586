"""What ``import wrobel`` gives, and what it costs."""

import subprocess
import sys
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import wrobel
from wrobel import tile_pictures
from wrobel.cli import main
from wrobel.notation import read_tiles
from wrobel.tiles import NAMES

SVG = "{http://www.w3.org/2000/svg}"
WIN = {"rules": "tenhou", "hand": "123456m456p7892s", "win": "2s", "by": "self-draw"}

ALONE = """
import sys
import wrobel
assert set(wrobel.__all__) <= set(dir(wrobel))
loaded = {name for name in sys.modules if name.startswith("wrobel.")}
assert loaded <= {"wrobel._interpreted", "wrobel.version"}, loaded
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
    assert repr(table.view(0)) == "<View tenhou: player 0, turn, 12 actions>"
    assert repr(wrobel.read_hand("123m [111z]")) == "<Hand 123m [111z]>"
    assert repr(wrobel.score(WIN)) == "<Score tenhou: 1 han, 30 fu>"
    assert repr(wrobel.score({**WIN, "by": "discard"})) == "<Score tenhou: no_yaku>"
    assert repr(wrobel.bots.make("random", b"")) == "<Bot random>"
    game = wrobel.logs.game_of(table.events)
    assert repr(game) == f"<GameLog wrobel: tenhou, {len(table.events)} events>"
    assert repr(wrobel.logs.verify(game)) == "<Report: hands 1, illegal 1, payments 0>"
    assert repr(wrobel.review(table.events)) == "<Review tenhou: 0 decisions>"
    played = wrobel.sim.run("tenhou", ["tsumogiri"] * 4, hands=1, seed="demo")
    assert repr(played) == f"<Result tenhou: {played.hands} hands, {played.matches} matches>"


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-new"])
def test_a_table_and_its_views_say_the_same(rules: str) -> None:
    table = wrobel.Table(rules, seed="demo")
    while table.phase not in ("hand_over", "match_over"):
        for player in range(table.options.players):
            assert table.legal(player) == table.view(player).legal
        for player in table.to_act:
            table.apply(player, table.legal(player)[-1])


def drawn(thing: Any) -> Counter[str]:
    """The tiles on a picture, which must be one whole SVG with all its faces."""
    page = thing._repr_html_()
    picture = page[: page.index("</svg>") + 6]
    root = ET.fromstring(picture)  # noqa: S314 - our own
    symbols = {node.get("id") for node in root.iter(f"{SVG}symbol")}
    used = [str(node.get("href")).removeprefix("#") for node in root.iter(f"{SVG}use")]
    known = {node.get("id") for node in root.iter()}
    assert set(used) <= known
    assert symbols <= set(used)
    return Counter(name[-2:] for name in used if name in symbols)


def test_hands_and_scores_draw_themselves() -> None:
    assert drawn(wrobel.read_hand("0m11z [234p] (5555z)")) == Counter(
        {"0m": 1, "1z": 2, "2p": 1, "3p": 1, "4p": 1, "5z": 2}
    )
    assert drawn(wrobel.score(WIN)).total() == 14
    assert "Fully concealed" in wrobel.score(WIN)._repr_html_()
    assert "yaku" in wrobel.score({**WIN, "by": "discard"})._repr_html_()


@pytest.mark.parametrize("rules", ["tenhou", "mcr", "hk-old"])
def test_tables_and_views_draw_themselves(rules: str) -> None:
    """Every tile that can be seen once, and no other."""
    table = wrobel.Table(rules, seed="picture")
    for _ in range(60):
        for player in table.to_act:
            table.apply(player, table.legal(player)[-1])
    if table.phase in ("hand_over", "match_over"):
        table = wrobel.Table(rules, seed="picture")
    for player in range(4):
        view = table.view(player)
        told = view.to_dict()
        seen = Counter(told["dora"])
        for seat in told["players"]:
            seen.update(names((seat["concealed"] or "") + seat["bonus"]))
            seen.update(one["tile"] for one in seat["discards"])
            for meld in seat["melds"]:
                tiles = names(meld["tiles"] or "")
                seen.update(tiles[1:-1] if meld["concealed"] else tiles)
        assert drawn(view) == seen
    hands = sum(table.view(player).to_dict()["players"][player]["tiles"] for player in range(4))
    assert drawn(table).total() >= hands


def names(text: str) -> list[str]:
    return [NAMES[tile] for tile in read_tiles(text)]


def test_pictures_where_no_pages_are_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_pictures, "faces", dict)
    assert ">5m</text>" in wrobel.read_hand("5m")._repr_html_()


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
