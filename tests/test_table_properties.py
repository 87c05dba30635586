"""What must hold at every step of every game, under all rules and many sets of options."""

import pickle
import random
from collections import defaultdict

import pytest
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tests.conftest import LONG
from tests.support.table_ledger import Ledger
from tests.support.table_play import (
    OVER,
    PLAYED,
    SETTINGS,
    STYLES,
    Setting,
    Style,
    finish,
    moments,
    seeds,
    step,
)
from wrobel import ActionError, Table, WrobelError
from wrobel.logs.fold import fold
from wrobel.notation import read_tiles
from wrobel.rules.rulesets import FAMILIES, load, options_of
from wrobel.table.actions import TYPES
from wrobel.tiles import NAMES

BY_ID = pytest.mark.parametrize("setting", PLAYED, ids=lambda setting: setting.id)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_settings_have_every_value_of_every_option(family: str) -> None:
    had = defaultdict(set)
    for setting in SETTINGS:
        for key, value in load(setting.rules, setting.options).items():
            had[key].add(value)
    for option in options_of(family):
        assert had[option.key] >= set(option.values), option.key
        assert option.values or len(had[option.key]) > 1, option.key


@BY_ID
def test_every_tile_and_every_point_is_somewhere(setting: Setting) -> None:
    for seed in seeds(3):
        ledger = None
        for table in moments(setting, seed, hands=3):
            ledger = ledger or Ledger(table)
            ledger.follow(table)
            ledger.check(table)
            assert bool(table.to_act) == (table.phase not in OVER)
            for player in range(4):
                legal = table.legal(player)
                assert bool(legal) == (player in table.to_act)
                assert len(set(legal)) == len(legal)


@BY_ID
def test_what_is_refused_changes_nothing(setting: Setting) -> None:
    dice = random.Random(setting.id)
    wrong = [f"{type} 5m".replace("_", "-") for type in TYPES] + ["discard 9z", "", "discard 1f"]
    for seed in seeds(1):
        for table in moments(setting, seed):
            before, told = table.digest(), table.events
            for player in dice.sample(range(4), 2):
                action = dice.choice(wrong)
                if action in map(str, table.legal(player)):
                    continue
                if any(str(legal).startswith(action) for legal in table.legal(player)):
                    continue  # a shorter way to say it
                with pytest.raises(WrobelError) as refused:
                    table.apply(player, action)
                if isinstance(refused.value, ActionError):
                    asked = player in table.to_act
                    assert refused.value.code == ("illegal" if asked else "not_asked")
                else:
                    assert refused.value.code in ("bad_field", "bad_tile")
                assert str(refused.value)
            if table.phase != "hand_over":
                with pytest.raises(ActionError):
                    table.next_hand()
            assert (table.digest(), table.events) == (before, told)


@BY_ID
def test_copies_go_their_own_way(setting: Setting) -> None:
    for seed in seeds(2):
        for number, table in enumerate(moments(setting, seed)):
            if number % 9:
                continue
            before, told, twin = table.digest(), table.events, table.copy()
            packed = pickle.loads(pickle.dumps(table))  # noqa: S301
            assert twin.digest() == packed.digest() == before
            assert packed.events == told
            ends = []
            for other in (twin, packed):
                finish(other, random.Random(number))
                ends.append(other.digest())
            assert ends[0] == ends[1]
            if table.phase not in OVER:
                assert ends[0] != before
            assert (table.digest(), table.events) == (before, told)


@BY_ID
def test_the_same_actions_lead_to_the_same_game(setting: Setting) -> None:
    for seed in seeds(2):
        games = [[table.digest() for table in moments(setting, seed)] for _ in range(2)]
        assert games[0] == games[1]
        tables = [Table(setting.rules, f"again {seed}", options=setting.options) for _ in range(2)]
        for table in tables:
            finish(table, random.Random(seed))
        assert tables[0].events == tables[1].events


@BY_ID
def test_a_table_is_the_fold_of_its_events(setting: Setting) -> None:
    for seed in seeds(2):
        told = 0
        for number, table in enumerate(moments(setting, seed, hands=2)):
            events = table.events
            decided, told = len(events) > told, len(events)
            if decided and (number % 7 == 0 or table.phase in OVER):
                again = fold(events)
                over = table.phase in OVER  # then the whole wall is told
                assert again.digest(wall=over) == table.digest(wall=over)
                assert again.events == events


@BY_ID
def test_answers_are_not_seen_before_all_are_in(setting: Setting) -> None:
    for seed in seeds(3):
        for table in moments(setting, seed):
            if len(table.to_act) < 2:
                continue
            told = len(table.events)
            for player in range(4):
                known = table.view(player).to_dict(), table.view(player).pack()
                others = [one for one in table.to_act if one != player]
                for one in others if len(others) + (player in table.to_act) > 1 else ():
                    for action in table.legal(one):
                        twin = table.copy()
                        twin.apply(one, action)
                        seen = twin.view(player).to_dict(), twin.view(player).pack()
                        assert seen == known
            assert len(table.events) == told


@pytest.mark.parametrize("rules", ["ema-2016", "wrc", "mcr"])
def test_false_answers_are_not_seen_either(rules: str) -> None:
    """In honour mode also claims that cannot be true wait until all are in."""
    tried = 0
    options = {"referee_mode": True} if rules == "mcr" else {}
    table, dice = Table(rules, "h", options=options, honour=True), random.Random(rules)
    while tried < 20 and table.phase not in OVER:
        if table.phase == "claim" and len(table.to_act) > 1:
            one, player = dice.sample(table.to_act, 2)
            held = table.view(one).to_dict()["players"][one]["concealed"]
            tile = NAMES[dice.choice(read_tiles(held))]
            known = table.view(player).to_dict(), table.view(player).pack()
            for false in ("win", f"pung {tile}", f"chow {tile}"):
                twin = table.copy()
                twin.apply(one, false)
                assert (twin.view(player).to_dict(), twin.view(player).pack()) == known
                tried += 1
        for player in table.to_act:
            legal = table.legal(player)
            table.apply(player, dice.choice(legal) if legal[0].type == "discard" else legal[0])
    assert tried >= 20


class TableMachine(RuleBasedStateMachine):
    """Any legal play, with every kind of question in between."""

    @initialize(setting=st.sampled_from(SETTINGS), seed=st.integers(0, 10**6))
    def begin(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.dice = random.Random(seed)
        self.table = setting.table(self.dice)
        self.ledger = Ledger(self.table)

    def playing(self) -> bool:
        return self.table.phase not in OVER

    @precondition(playing)
    @rule(chance=st.integers(0, 2**20), style=st.sampled_from(STYLES))
    def act(self, chance: int, style: Style) -> None:
        step(self.table, random.Random(chance), style)

    @precondition(playing)
    @rule(chance=st.integers(0, 2**20))
    def go_around(self, chance: int) -> None:
        dice = random.Random(chance)
        for _ in range(12):
            if self.playing():
                step(self.table, dice)

    @precondition(lambda self: self.table.phase == "hand_over")
    @rule()
    def deal(self) -> None:
        self.table.next_hand(self.setting.wall(self.dice))

    @rule(player=st.integers(0, 3))
    def look(self, player: int) -> None:
        view = self.table.view(player).to_dict()
        assert len(view["legal"]) == len(self.table.legal(player))
        assert view["scores"] == self.table.scores

    @rule(chance=st.integers(0, 2**20))
    def play_a_copy(self, chance: int) -> None:
        before, twin = self.table.digest(), self.table.copy()
        finish(twin, random.Random(chance))
        assert self.table.digest() == before

    @rule()
    def through_bytes(self) -> None:
        before = self.table.digest()
        self.table = pickle.loads(pickle.dumps(self.table))  # noqa: S301
        assert self.table.digest() == before

    @invariant()
    def nothing_is_lost(self) -> None:
        self.ledger.follow(self.table)
        self.ledger.check(self.table)
        assert bool(self.table.to_act) == self.playing()


TestTable = TableMachine.TestCase
TestTable.settings = hypothesis_settings(
    max_examples=400 if LONG else 40, stateful_step_count=60 if LONG else 30
)
