"""The rival of ``make yardstick``: our events in its words, its replies in ours, its rules."""

import json
import os
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tools.client import ClientError, Node, node_of_path, node_of_wheel
from tools.yardstick import __main__ as yardstick
from tools.yardstick import check, majiang

from tests.conftest import missing
from wrobel import Table
from wrobel.bots import make
from wrobel.logs.foreign_tiles import names_of
from wrobel.logs.mjai.translator import Translator, mjai_names
from wrobel.logs.wrobel_log import from_dict
from wrobel.mjai.process import Crashed, MjaiProcess
from wrobel.rules.rulesets import load
from wrobel.sim.records import MatchRecord
from wrobel.sim.settings import command_of
from wrobel.table.actions import read_action
from wrobel.table.events import seen

WORDS = (majiang.HERE / "majiang_words.mjs").as_uri()
# Requests in, a line of answer for each: batches of events with what was replied to the last.
PROGRAM = f"""
import {{ Words }} from '{WORDS}';
import {{ readFileSync }} from 'node:fs';
for (const line of readFileSync(0, 'utf8').split('\\n').filter(Boolean)) {{
  const {{ seat, batches, reply }} = JSON.parse(line);
  const words = new Words(seat, {{}});
  const told = batches.map((batch) => words.messages(batch));
  const answer = reply === undefined ? null : words.answer(reply);
  console.log(JSON.stringify({{ told, answer, declared: words.declared }}));
}}
"""
FASTER = (majiang.HERE / "majiang_faster.mjs").as_uri()
SCORE = (majiang.HERE / "majiang_score.mjs").as_uri()
# Random hands, near to complete and complete: the rival's own functions and those in their place.
SAME = f"""
import {{ createRequire }} from 'node:module';
import {{ readFileSync }} from 'node:fs';
import {{ faster }} from '{FASTER}';
import {{ meld, score }} from '{SCORE}';
const home = process.argv[1];
const load = createRequire(home + '/package.json');
const Majiang = load('@kobalab/majiang-core');
const Player = load('@kobalab/majiang-ai');
const rule = JSON.parse(readFileSync(home + '/rule.json', 'utf8'));
const plain = {{ ...Majiang.Util, far: Player.prototype.xiangting }};
faster(Majiang, Player);
let state = 1;
const random = (most) => {{
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >> 8) % most;
}};
const found = {{ hands: 0, scored: 0, left: 0, differ: [] }};
const same = (what, hand, one, other) => {{
  if (JSON.stringify(one) !== JSON.stringify(other)) found.differ.push([what, hand, one, other]);
}};
function complete() {{
  const shoupai = new Majiang.Shoupai();
  const used = {{}};
  const add = (tile) => (used[tile] = (used[tile] ?? 0) + 1) <= 4;
  const suits = [['m'], ['s', 'z'], ['m', 'p', 's'], ['m', 'p', 's', 'z'], ['p', 'z']][random(5)];
  const ends = random(4) === 0;
  const pairs = random(8) === 0;
  const any = (suit) => (suit === 'z' ? 1 + random(7) : ends ? [1, 9][random(2)] : 1 + random(9));
  for (let part = 0; part < (pairs ? 7 : 5); part++) {{
    const suit = suits[random(suits.length)];
    const run = !pairs && part && suit !== 'z' && random(3) > 0;
    const first = run ? (ends ? [1, 7][random(2)] : 1 + random(7)) : any(suit);
    const tiles = run ? [first, first + 1, first + 2] : Array(part && !pairs ? 3 : 2).fill(first);
    if (!tiles.every((number) => add(suit + number))) return null;
    if (pairs || !part || random(4)) {{
      for (const number of tiles) shoupai._bingpai[suit][number]++;
      continue;
    }}
    const kong = !run && add(suit + first) && random(3) === 0;
    const red = tiles.includes(5) && !shoupai._fulou.some((one) => one.includes('0')) && random(2);
    const numbers = (kong ? [...tiles, first] : tiles).map(String);
    if (red) numbers[numbers.lastIndexOf('5')] = '0';
    if (!kong || random(2)) numbers[numbers.length - 1] += run ? '-' : '+-='[random(3)];
    shoupai._fulou.push(suit + numbers.join(''));
  }}
  const held = ['m', 'p', 's', 'z'].flatMap((suit) =>
    shoupai._bingpai[suit].flatMap((count, number) => (count && number ? [suit + number] : [])),
  );
  shoupai._zimo = held[random(held.length)];
  return shoupai;
}}
const numbersOf = (shoupai) => {{
  const counts = ['m', 'p', 's', 'z'].flatMap((suit) => shoupai._bingpai[suit]);
  const packed = [0, 10, 20, 30].map((at) =>
    counts.slice(at + 1, at + 10).reduce((sum, held, number) => sum + held * 5 ** number, 0),
  );
  return [counts, packed];
}};
while (found.hands < 2000) {{
  const shoupai = complete();
  if (!shoupai) continue;
  found.hands++;
  const [round, seat] = [random(2), random(4)];
  const indicators = [['m', 'p', 's'][random(3)] + random(10), 'z' + (1 + random(7))];
  const dora = indicators.map((one) => {{
    const tile = Majiang.Shan.zhenbaopai(one);
    return 'mpsz'.indexOf(tile[0]) * 10 + +tile[1];
  }});
  const spelled = shoupai.toString();
  const param = {{
    rule, zhuangfeng: round, menfeng: seat, hupai: {{ lizhi: shoupai.menqian }},
    baopai: indicators, jicun: {{ changbang: 0, lizhibang: 0 }},
  }};
  const drawn = 'mpsz'.indexOf(shoupai._zimo[0]) * 10 + +shoupai._zimo[1];
  const [counts, packed] = numbersOf(shoupai);
  const melds = shoupai._fulou.map(meld);
  const mine = score(counts, packed, melds, drawn, {{ rule, round, seat, dora }});
  if (mine < 0) found.left++;
  else {{
    found.scored++;
    same('score', spelled, mine, plain.hule(shoupai, null, param).defen);
  }}
  const player = Object.assign(Object.create(Player.prototype), {{
    _rule: rule, _menfeng: seat, _model: {{ zhuangfeng: round }},
    _suanpai: {{ _paishu: {{ z: [0, ...Array.from({{ length: 7 }}, () => random(3))] }} }},
  }});
  for (let away = 0; away < 6; away++) {{
    const hand = shoupai.toString();
    same('xiangting', hand, Majiang.Util.xiangting(shoupai), plain.xiangting(shoupai));
    same('yaku', hand, player.xiangting(shoupai), plain.far.call(player, shoupai));
    const held = shoupai.get_dapai(false);
    shoupai.dapai(held[random(held.length)]);
    same('tingpai', hand, Majiang.Util.tingpai(shoupai), plain.tingpai(shoupai));
    while (!shoupai._zimo) {{
      const suit = 'mpsz'[random(4)];
      const tile = suit + (1 + random(suit === 'z' ? 7 : 9));
      if (shoupai._bingpai[suit][tile[1]] < 4) shoupai.zimo(tile);
    }}
  }}
}}
console.log(JSON.stringify(found));
"""
HIDDEN = ["?"] * 13
HAND = ["5mr", "5m", "1m", "9p", "5pr", "4p", "6p", "1s", "E", "E", "P", "F", "C"]
DEAL: dict[str, Any] = {
    "type": "start_kyoku",
    "bakaze": "S",
    "kyoku": 2,
    "oya": 1,
    "honba": 3,
    "kyotaku": 1,
    "dora_marker": "5sr",
    "scores": [10000, 20000, 30000, 40000],
    "tehais": [HIDDEN, HIDDEN, HAND, HIDDEN],
}


def draw(actor: int, pai: str = "?") -> dict[str, Any]:
    return {"type": "tsumo", "actor": actor, "pai": pai}


def throw(actor: int, pai: str, drawn: bool = False) -> dict[str, Any]:
    return {"type": "dahai", "actor": actor, "pai": pai, "tsumogiri": drawn}


def claim(type: str, actor: int, target: int, pai: str, *consumed: str) -> dict[str, Any]:
    return {
        "type": type,
        "actor": actor,
        "target": target,
        "pai": pai,
        "consumed": list(consumed),
    }


def dora(pai: str) -> dict[str, Any]:
    return {"type": "dora", "dora_marker": pai}


# What happens after the deal above (seat 2 looks, seat 1 deals), and the messages of it.
MESSAGES: list[tuple[str, list[dict[str, Any]], list[dict[str, Any]]]] = [
    ("a draw of another", [draw(1)], [{"zimo": {"l": 0, "p": ""}}]),
    ("an own draw", [draw(2, "5sr")], [{"zimo": {"l": 1, "p": "s0"}}]),
    ("a discard from the hand", [throw(1, "N")], [{"dapai": {"l": 0, "p": "z4"}}]),
    ("the tile just drawn", [throw(1, "P", True)], [{"dapai": {"l": 0, "p": "z5_"}}]),
    (
        "a riichi",
        [
            {"type": "reach", "actor": 0},
            throw(0, "C", True),
            {"type": "reach_accepted", "actor": 0},
        ],
        [{"dapai": {"l": 3, "p": "z7_*"}}],
    ),
    (
        "a chow with a red five",
        [claim("chi", 2, 1, "7p", "6p", "5pr")],
        [{"fulou": {"l": 1, "m": "p067-"}}],
    ),
    (
        "a chow of a red five",
        [claim("chi", 3, 2, "5mr", "6m", "4m")],
        [{"fulou": {"l": 2, "m": "m40-6"}}],
    ),
    (
        "a pung from the next player",
        [claim("pon", 0, 1, "E", "E", "E")],
        [{"fulou": {"l": 3, "m": "z111+"}}],
    ),
    (
        "a pung with a red five, from across",
        [claim("pon", 0, 2, "5s", "5sr", "5s")],
        [{"fulou": {"l": 3, "m": "s505="}}],
    ),
    (
        "a pung of a red five, from the player before",
        [claim("pon", 0, 3, "5pr", "5p", "5p")],
        [{"fulou": {"l": 3, "m": "p550-"}}],
    ),
    (
        "a claimed kong, its draw and its indicator",
        [claim("daiminkan", 0, 3, "5p", "5pr", "5p", "5p"), draw(0), throw(0, "1s"), dora("9m")],
        [
            {"fulou": {"l": 3, "m": "p5505-"}},
            {"gangzimo": {"l": 3, "p": ""}},
            {"kaigang": {"baopai": "m9"}},
            {"dapai": {"l": 3, "p": "s1"}},
        ],
    ),
    (
        "a closed kong, its indicator, its draw",
        [
            {"type": "ankan", "actor": 1, "consumed": ["5mr", "5m", "5m", "5m"]},
            dora("C"),
            draw(1),
        ],
        [
            {"gang": {"l": 0, "m": "m5550"}},
            {"kaigang": {"baopai": "z7"}},
            {"gangzimo": {"l": 0, "p": ""}},
        ],
    ),
    (
        "a kong added to a pung",
        [
            claim("pon", 0, 1, "5m", "5m", "5m"),
            throw(0, "1s"),
            {"type": "kakan", "actor": 0, "pai": "5mr", "consumed": ["5m", "5m", "5m"]},
        ],
        [
            {"fulou": {"l": 3, "m": "m555+"}},
            {"dapai": {"l": 3, "p": "s1"}},
            {"gang": {"l": 3, "m": "m555+0"}},
        ],
    ),
    (
        "an end and the next deal",
        [throw(1, "N"), {"type": "hora", "actor": 0, "target": 1}, {"type": "end_kyoku"}, DEAL],
        [{"dapai": {"l": 0, "p": "z4"}}],
    ),
]

# What was asked, what the rival replied, and the answer.
ANSWERS: list[tuple[dict[str, Any], Any, dict[str, Any]]] = [
    (throw(1, "7p"), None, {"type": "none"}),
    (throw(1, "7p"), {}, {"type": "none"}),
    (throw(1, "7p"), {"hule": "-"}, {"type": "hora", "actor": 2, "target": 1, "pai": "7p"}),
    (draw(2, "9m"), {"hule": "-"}, {"type": "hora", "actor": 2, "target": 2, "pai": "9m"}),
    (
        draw(2, "9m"),
        {"daopai": "-"},
        {"type": "ryukyoku", "actor": 2, "reason": "kyushukyuhai"},
    ),
    (draw(2, "9m"), {"dapai": "m9_"}, {"actor": 2, **throw(2, "9m", True)}),
    (draw(2, "9m"), {"dapai": "m0"}, {"actor": 2, **throw(2, "5mr")}),
    (draw(2, "9m"), {"dapai": "z7*"}, {"type": "reach", "actor": 2}),
    (throw(1, "7p"), {"fulou": "p067-"}, claim("chi", 2, 1, "7p", "5pr", "6p")),
    (throw(1, "5m"), {"fulou": "m505-"}, claim("pon", 2, 1, "5m", "5m", "5mr")),
    (throw(0, "E"), {"fulou": "z1111="}, claim("daiminkan", 2, 0, "E", "E", "E", "E")),
    (
        draw(2, "9m"),
        {"gang": "m5550"},
        {"type": "ankan", "actor": 2, "consumed": ["5m", "5m", "5m", "5mr"]},
    ),
    (
        draw(2, "9m"),
        {"gang": "m555+0"},
        {"type": "kakan", "actor": 2, "pai": "5mr", "consumed": ["5m", "5m", "5m"]},
    ),
]


@pytest.fixture(scope="module")
def node() -> Node:
    found = node_of_path() or node_of_wheel()
    if found is None:
        missing("node", "there is no Node")
    return found


def ask(node: Node, requests: list[dict[str, Any]]) -> list[dict[str, Any]]:
    done = subprocess.run(
        [str(node.folder / "node"), "--input-type=module", "-e", PROGRAM],
        input="\n".join(map(json.dumps, requests)),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_events_become_messages(node: Node) -> None:
    requests = [{"seat": 2, "batches": [[DEAL], events]} for _, events, _ in MESSAGES]
    for (title, events, expected), found in zip(MESSAGES, ask(node, requests), strict=True):
        deal, rest = found["told"]
        assert deal["messages"] == [
            {
                "qipai": {
                    "zhuangfeng": 1,
                    "jushu": 1,
                    "changbang": 3,
                    "lizhibang": 1,
                    "defen": [20000, 30000, 40000, 10000],
                    "baopai": "s0",
                    "shoupai": ["", "m105p4069s1z11567", "", ""],
                }
            }
        ]
        if events[-1] is DEAL:
            assert [*expected, *deal["messages"]] == rest["messages"], title
        else:
            assert expected == rest["messages"], title
        assert rest["asked"] is (events[-1] is not DEAL), title


def test_replies_become_answers(node: Node) -> None:
    requests = [
        {"seat": 2, "batches": [[DEAL, asked]], "reply": reply} for asked, reply, _ in ANSWERS
    ]
    found = ask(node, requests)
    assert [one["answer"] for one in found] == [answer for _, _, answer in ANSWERS]
    declared = [one["declared"] for one in found if one["answer"]["type"] == "reach"]
    assert declared == [throw(2, "C")]


def in_their_words(names: list[str]) -> Counter[str]:
    honours = dict(zip("ESWNPFC", range(1, 8), strict=True))
    return Counter(
        f"z{honours[name]}" if name in honours else name[1] + ("0" if "r" in name else name[0])
        for name in mjai_names(names)
    )


def held(messages: list[dict[str, Any]], wind: int) -> Counter[str]:
    """The tiles of a seat by the messages alone."""
    hand: Counter[str] = Counter()
    for message in messages:
        ((kind, told),) = message.items()
        if kind == "qipai":
            hand.clear()
            suit = ""
            for sign in told["shoupai"][wind]:
                if sign in "mpsz":
                    suit = sign
                else:
                    hand[suit + sign] += 1
        elif told.get("l") != wind:
            continue
        elif kind in ("zimo", "gangzimo"):
            hand[told["p"]] += 1
        elif kind == "dapai":
            hand[told["p"][:2]] -= 1
        elif kind == "gang" and not told["m"][-2].isdigit():
            hand[told["m"][0] + told["m"][-1]] -= 1
        elif kind in ("fulou", "gang"):
            numbers = told["m"][1:]
            for place, number in enumerate(numbers):
                if number.isdigit() and numbers[place + 1 : place + 2] not in ("+", "=", "-"):
                    hand[told["m"][0] + number] -= 1
    return +hand


def test_a_match_in_their_words_leaves_the_same_tiles_in_hand(node: Node) -> None:
    table = Table("tenhou", seed="yardstick", names=["a", "b", "c", "d"])
    bots = [make("efficient", seed=str(player)) for player in range(4)]
    hands = []  # of every seat at the end of every hand: events so far, its wind, its tiles
    for _ in range(6):
        while table.phase not in ("hand_over", "match_over"):
            for player in list(table.to_act):
                if player in table.to_act:
                    table.apply(player, bots[player].choose(table.view(player)))
        for player in range(4):
            me = table.view(player).to_dict()
            tiles = in_their_words(names_of(me["players"][player]["concealed"]))
            wind = "ESWN".index(me["players"][player]["wind"])
            hands.append((player, len(table.events), wind, tiles))
        table.next_hand()
    requests = []
    for player, told, _, _ in hands:
        translate = Translator(player)
        events = [from_dict(seen(event, player)) for event in table.events[:told]]
        requests.append(
            {"seat": player, "batches": [[one for e in events for one in translate(e)]]}
        )
    calls: Counter[str] = Counter()
    for (_, _, wind, tiles), found in zip(hands, ask(node, requests), strict=True):
        messages = found["told"][0]["messages"]
        calls.update(kind for message in messages for kind in message)
        assert held(messages, wind) == tiles
    assert calls["fulou"] > 0


def test_the_rules_are_ours() -> None:
    rule = majiang.rule_of(load(majiang.RULES))
    assert rule["喰い替え許可レベル"] == 0
    assert rule["最大同時和了数"] == 2
    assert rule["連荘方式"] == 2
    assert rule["延長戦方式"] == 1
    assert rule["リーチ後暗槓許可レベル"] == 2
    on = {key for key, value in rule.items() if value is True}
    assert {"クイタンあり", "途中流局あり", "トビ終了あり", "オーラス止めあり", "裏ドラあり"} <= on
    off = {key for key, value in rule.items() if value is False}
    assert {"ダブル役満あり", "切り上げ満貫あり", "ノーテン宣言あり", "連風牌は2符"} <= off


@pytest.mark.parametrize(
    ("option", "value", "key", "theirs"),
    [
        ("red_fives", 0, "赤牌", {"m": 0, "p": 0, "s": 0}),
        ("kuikae", "allowed", "喰い替え許可レベル", 2),
        ("length", "east-only", "場数", 1),
        ("open_tanyao", False, "クイタンあり", False),
        ("tobi", False, "トビ終了あり", False),
        ("west_round", False, "延長戦方式", 0),
        ("kiriage", True, "切り上げ満貫あり", True),
        ("riichi_kong", "readings", "リーチ後暗槓許可レベル", 1),
    ],
)
def test_an_option_has_its_word(option: str, value: object, key: str, theirs: object) -> None:
    options = dict(load(majiang.RULES))
    assert majiang.rule_of({**options, option: value})[key] == theirs
    assert majiang.rule_of(options)[key] != theirs


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(KeyError):
        majiang.rule_of({**load(majiang.RULES), "renchan": "something else"})


def test_places_go_together_by_deal() -> None:
    records = [
        MatchRecord(index, index // 2, (index % 2, 1 - index % 2, 2, 3), [], places)
        for index, places in enumerate([[1, 2, 3, 4], [4, 2, 3, 1], [4, 3, 2, 1], [2, 4, 1, 3]])
    ]
    cut = MatchRecord(4, 2, (0, 1, 2, 3), [], [])
    found = yardstick.mean_place([*records, cut])
    assert (found.n, found.mean) == (2, 2.75)


def test_a_difference_is_found() -> None:
    legal = [read_action(text) for text in ("pass", "pung 05p", "chow 46p", "win")]
    right = {"chows": ["p465-"], "pungs": ["p505="], "kongs": [], "win": True}
    assert check.thought({**right, "chows": ["p45-6"]}) == check.allowed(legal)
    assert check.thought({**right, "chows": ["p5-67"]}) != check.allowed(legal)
    assert check.thought({**right, "pungs": ["p555="]}) != check.allowed(legal)


@pytest.fixture(scope="module")
def installed(node: Node) -> Node:
    if majiang.version() is None:
        missing("rival", "the packages of make yardstick are not installed")
    majiang.install()
    return node


def test_the_rival_sees_what_its_seat_sees_and_decides_as_its_plain_self(installed: Node) -> None:
    command = majiang.command(installed)
    hands, decisions, wrong = check.check(majiang.RULES, command, ["check/0"], most=4)
    assert wrong == []
    assert hands == 4
    assert decisions > 200


def test_what_makes_the_rival_faster_changes_nothing(installed: Node) -> None:
    done = subprocess.run(
        [
            str(installed.folder / "node"),
            "--input-type=module",
            "-e",
            SAME,
            str(majiang.HOME),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["differ"] == []
    assert found["scored"] > found["left"] > 0


@pytest.mark.skipif(os.name == "nt", reason="every seat has its own program there")
def test_seats_share_a_program(installed: Node) -> None:
    command = command_of(majiang.bot(installed))
    seats = [MjaiProcess(command, seat) for seat in range(3)]
    try:
        for seat, one in enumerate(seats):
            one.send([{"type": "start_game", "id": seat}, {**DEAL, "tehais": [HAND] * 4}])
            one.send([draw(seat, "N")])
        for seat, one in enumerate(seats):
            answer = json.loads(one.answer(60.0))
            assert (answer["type"], answer["actor"]) == ("dahai", seat)
        seats[1].send([{"type": "tsumo"}])  # nonsense: the end of this seat alone
        with pytest.raises(Crashed, match="Error"):
            seats[1].answer(60.0)
        seats[2].send([throw(2, "N")])
        assert json.loads(seats[2].answer(60.0)) == {"type": "none"}
    finally:
        for one in seats:
            one.close()


def test_figures_take_the_place_of_earlier_ones_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs = tmp_path / "proofs.json"
    monkeypatch.setattr(yardstick, "PROOFS", proofs)
    other = {"rules": "tenhou", "bot": "strong", "against": "efficient", "hands": 1}
    proofs.write_text(json.dumps([other]))
    rival = {"rules": "tenhou", "bot": "strong", "against": majiang.NAME, "first_faults": []}
    for hands in (2, 3):
        row = {**rival, "hands": hands, "interrupted": False}
        yardstick.write([row], "the command", "abc")
    first, second = json.loads(proofs.read_text())
    assert first == other
    assert (second["hands"], second["command"], second["commit"]) == (3, "the command", "abc")
    assert "first_faults" not in second


def test_what_is_not_installed_has_no_version(tmp_path: Path) -> None:
    assert majiang.version(tmp_path) is None
    path = tmp_path / majiang.PACKAGE
    path.parent.mkdir(parents=True)
    path.write_text('{"version": "0.0.1"}')
    assert majiang.version(tmp_path) is None  # another one than that of the lock file


def test_without_node_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_root: object) -> Node:
        raise ClientError("there is no Node 20.19 or newer")

    monkeypatch.setattr(majiang, "find_node", none)
    monkeypatch.setattr("sys.argv", ["yardstick", "--matches", "4"])
    with pytest.raises(SystemExit, match="No yardstick here: there is no Node"):
        yardstick.main()
