"""``@kobalab/majiang-ai``: where it is installed, its rules, the command that puts it in a seat."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.client import ROOT, ClientError, Node, find_node
from wrobel.rules.rulesets import load

NAME = "majiang-ai"
RULES = "tenhou"
HERE = Path(__file__).resolve().parent
HOME = ROOT / "build" / "yardstick"
LOCK = "package-lock.json"
RULE = "rule.json"
FILES = ("package.json", LOCK, ".npmrc")
PACKAGE = Path("node_modules") / "@kobalab" / "majiang-ai" / "package.json"
# Our options with their words for them; what is not here has no word, or is never asked for.
KUIKAE = {"forbidden": 0, "allowed": 2}
LENGTH = {"east-only": 1, "east-south": 2}
RENCHAN = {"win-or-tenpai": 2}
AT_ONCE = {"double-triple-aborts": 2}
RIICHI_KONG = {"readings": 1, "waits": 2}


def rule_of(options: Mapping[str, Any]) -> dict[str, Any]:
    """The rules in majiang-core's words; ``KeyError`` for a value that it cannot play.

    Where they have one switch for several options of ours (abortive draws, double yakuman,
    liability) it follows the first of them, or any.

    >>> rule = rule_of(load("tenhou"))
    >>> rule["場数"], rule["赤牌"], rule["最大同時和了数"]
    (2, {'m': 1, 'p': 1, 's': 1}, 2)
    """
    red = {"m": 1, "p": 1, "s": 1} if options["red_fives"] else {"m": 0, "p": 0, "s": 0}
    doubled = ("double_kokushi", "double_chuuren", "double_suuankou", "double_daisuushii")
    first, second = options["uma_first"], options["uma_second"]
    return {
        "配給原点": options["start_points"],
        "順位点": [f"{place:.1f}" for place in (first, second, -second, -first)],
        "連風牌は2符": options["double_wind_pair_fu"] == 2,
        "赤牌": red,
        "クイタンあり": options["open_tanyao"],
        "喰い替え許可レベル": KUIKAE[options["kuikae"]],
        "場数": LENGTH[options["length"]],
        "途中流局あり": options["abort_nine_kinds"],
        "流し満貫あり": options["nagashi_mangan"] != "off",
        "ノーテン宣言あり": False,
        "ノーテン罰あり": options["noten_pool"] > 0,
        "最大同時和了数": AT_ONCE[options["multiple_ron"]],
        "連荘方式": RENCHAN[options["renchan"]],
        "トビ終了あり": options["tobi"],
        "オーラス止めあり": options["agari_yame"] == "automatic",
        "延長戦方式": 1 if options["west_round"] else 0,
        "一発あり": options["ippatsu"],
        "裏ドラあり": options["ura"],
        "カンドラあり": options["kan_dora"],
        "カン裏あり": options["kan_ura"],
        "カンドラ後乗せ": options["kan_dora_timing"] != "immediate",
        "ツモ番なしリーチあり": options["riichi_min_tiles"] < 4,
        "リーチ後暗槓許可レベル": RIICHI_KONG[options["riichi_kong"]],
        "役満の複合あり": options["yakuman_stack"],
        "ダブル役満あり": any(options[name] for name in doubled),
        "数え役満あり": options["counted_yakuman"],
        "役満パオあり": options["pao_daisangen"],
        "切り上げ満貫あり": options["kiriage"],
    }


def version(home: Path = HOME) -> str | None:
    """The version that is installed, if it is the one that is locked."""
    locked = json.loads((HERE / LOCK).read_text("utf-8"))
    wanted = locked["packages"][PACKAGE.parent.as_posix()]["version"]
    path = home / PACKAGE
    found = json.loads(path.read_text("utf-8"))["version"] if path.is_file() else None
    return str(found) if found == wanted else None


def install(home: Path = HOME) -> Node:
    """Node, the locked packages and the rules; ``ClientError`` if they cannot be had."""
    node = find_node(ROOT)
    home.mkdir(parents=True, exist_ok=True)
    if version(home) is None:
        for name in FILES:
            shutil.copy(HERE / name, home / name)
        words = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(words, cwd=home, check=False, capture_output=True, text=True)
        if done.returncode:
            raise ClientError(f"{done.stderr.strip()}\nnpm cannot install {NAME}")
    rule = rule_of(load(RULES))
    (home / RULE).write_text(json.dumps(rule, ensure_ascii=False, indent=2) + "\n", "utf-8")
    return node


def command(node: Node, home: Path = HOME) -> list[str]:
    """What puts it in a seat, but for the seat."""
    bridge = HERE / "majiang_bridge.mjs"
    return [str(node.folder / "node"), str(bridge), str(home)]


def bot(node: Node, home: Path = HOME) -> str:
    """The name by which the simulator knows it; its seats share a program where they can."""
    words = command(node, home)
    if os.name != "nt":
        words = [sys.executable, "-I", "-S", str(HERE / "relay.py"), *words]
    return "mjai:" + shlex.join(words)
