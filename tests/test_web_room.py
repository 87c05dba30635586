"""A room without a server: what happens when the storage fails, or somebody is away."""

import asyncio
import copy
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from wrobel import bots
from wrobel.analysis import analyze
from wrobel.table.actions import Action, fallback
from wrobel.web.processes.bot_client import BotError, Thinking
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms import friends
from wrobel.web.rooms.room import Room
from wrobel.web.rooms.room_driver import GRACE, Host
from wrobel.web.storage.store import Store
from wrobel.web.storage.stored_game import OVER, Game
from wrobel.web.wire.connection import Connection
from wrobel.web.wire.http_types import Header

TWO = ["human", "human", "random", "random"]


class Memory(Store):
    """A store that remembers nothing, and may fail."""

    def __init__(self, broken: bool = False) -> None:
        self.broken = broken
        self.rows: list[tuple[int, int, str]] = []

    async def append(self, id: str, number: int, player: int, text: str) -> None:
        if self.broken:
            raise OSError(id)
        self.rows.append((number, player, text))

    async def note(self, id: str, game: Game) -> None:
        pass


class Silent(Thinking):
    """Bots that never have an answer."""

    async def choose(self, *_: object) -> str:
        raise BotError("no answer")


def room_of(store: Memory, seats: list[str], clock: str = "none") -> Room:
    header = Header("tenhou", {}, b"room", seats, [""] * 4, pause=600)
    header.clock = "tournament" if clock == "tournament" else "none"
    return Room("x", Game(header), store, set(header.humans))


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await work()

    asyncio.run(all_of_it())


def test_a_move_that_cannot_be_stored_never_happened() -> None:
    async def work() -> None:
        room = room_of(Memory(broken=True), ["human", "random", "random", "random"])
        guest = Connection(0, "en")
        room.enter(guest)
        seq = room.game.seq
        with pytest.raises(RefusedError, match="could not be stored"):
            await room.act(0, seq, str(room.game.table.legal(0)[0]))
        assert (room.game.seq, room.game.moves) == (seq, [])
        assert guest.closed
        assert room.broken
        with pytest.raises(RefusedError):  # whoever is late gets nowhere either
            await room.act(0, seq, str(room.game.table.legal(0)[0]))

    run(work)


def test_a_move_is_finished_even_if_its_player_is_gone() -> None:
    async def work() -> None:
        store = Memory()
        room = room_of(store, ["human"] * 4)
        action = str(room.game.table.legal(0)[0])
        task = asyncio.create_task(room.act(0, room.game.seq, action))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(*room.tasks)
        assert room.game.moves == [(0, action)]
        assert store.rows == [(0, 0, action)]

    run(work)


def test_bots_without_an_answer_play_on() -> None:
    async def work() -> None:
        store = Memory()
        room = room_of(store, ["random", "random", "random", "human"])
        room.header.pause = 0
        guest = Connection(3, "en")
        room.enter(guest)
        host = Host(room, Silent())
        while 3 not in room.game.table.to_act:
            await asyncio.sleep(0)
        host.task.cancel()
        assert all(text == "pass" or text.endswith("drawn") for _, _, text in store.rows)
        assert store.rows

    run(work)


def test_how_long_the_others_wait() -> None:
    async def work() -> None:
        time = 1000.0
        room = room_of(Memory(), TWO)
        room.now = lambda: time
        room.quiet_since = time
        host = Host(room, Silent())
        host.task.cancel()
        here, away = Connection(0, "en"), Connection(1, "en")
        room.enter(here)
        room.enter(away)
        assert host.patience(0) is None
        assert host.patience(1) is None
        room.leave(away)
        assert host.patience(1) == GRACE
        time += 100
        room.quiet_since = time  # a discard long after they left: the pause, whatever they may do
        assert host.patience(1) == pytest.approx(0.6)
        room.enter(away)
        assert host.patience(1) is None

    run(work)


def test_one_person_alone_is_waited_for() -> None:
    async def work() -> None:
        room = room_of(Memory(), ["human", "random", "random", "random"])
        host = Host(room, Silent())
        host.task.cancel()
        assert host.patience(0) is None
        timed = room_of(Memory(), ["human", "random", "random", "random"], "tournament")
        patience = Host(timed, Silent()).patience(0)
        assert patience is not None
        assert 20 < patience <= 25

    run(work)


def test_who_must_declare_is_told_although_nothing_happened() -> None:
    """After the last discard no event says that tenpai or noten is asked for."""

    async def work() -> None:
        seed = next(filter(asks_for_tenpai, (b"declare %d" % n for n in range(200))))
        room = room_of(Memory(), ["human"] * 4)
        room.game = Game(Header("tenhou", {}, seed, ["human"] * 4, [""] * 4))
        guests = [Connection(player, "en") for player in range(4)]
        for guest in guests:
            room.enter(guest)
        while room.game.table.phase != "declare":
            for guest in guests:
                guest.waiting.clear()
            if room.game.table.held:
                await room.go_on()
            else:
                player = room.game.table.to_act[0]
                await room.act(player, room.game.seq, str(quiet(room.game.table.legal(player))))
        asked = room.game.table.to_act
        for player in asked:
            told = guests[player].waiting.popleft()
            assert told is not None
            assert b'"type":"tenpai"' in told

    run(work)


def test_the_waits_of_shown_hands_are_told() -> None:
    async def work() -> None:
        seed = next(filter(asks_for_tenpai, (b"declare %d" % n for n in range(200))))
        room = room_of(Memory(), ["human"] * 4)
        room.game = Game(Header("tenhou", {}, seed, ["human"] * 4, [""] * 4))
        guest = Connection(0, "en")
        room.enter(guest)
        assert b'"waits":[[' not in guest.waiting[-1]
        while room.game.table.phase != "hand_over":
            guest.waiting.clear()
            if room.game.table.held:
                await room.go_on()
            else:
                player = room.game.table.to_act[0]
                await room.act(player, room.game.seq, str(quiet(room.game.table.legal(player))))
        told = msgspec.json.decode(guest.waiting[-1])
        [end] = [event for event in room.game.table.events if event["type"] == "exhausted"]
        assert end["tenpai"]
        assert "waits" not in end
        for hand, waits in zip(end["hands"], told["waits"], strict=True):
            assert waits == (None if hand is None else list(analyze(hand, "tenhou").waits))

    run(work)


def asks_for_tenpai(seed: bytes) -> bool:
    """Is somebody tenpai at the end when everybody discards what they draw?"""
    table = Game(Header("tenhou", {}, seed, ["human"] * 4, [""] * 4)).table
    while table.phase in ("turn", "claim", "rob"):
        if table.held:
            table.go_on()
        else:
            player = table.to_act[0]
            table.apply(player, quiet(table.legal(player)))
    return bool(table.phase == "declare")


def quiet(legal: Sequence[Action]) -> Action:
    """What is done out of time, but nobody wins."""
    return fallback([action for action in legal if action.type != "win"])


def test_out_of_time_a_win_is_taken() -> None:
    async def work() -> None:
        players = [bots.make("efficient", bytes([player])) for player in range(4)]
        for seed in (b"win %d" % number for number in range(20)):
            game = Game(Header("tenhou", {}, seed, ["human"] * 4, [""] * 4))
            player = up_to_a_win(game, players)
            if player is not None:
                break
        assert player is not None
        room = room_of(Memory(), ["human"] * 4)
        room.game = game
        for seat in range(4):
            room.enter(Connection(seat, "en"))
        await room.default(player, room.game.seq)
        while game.table.phase == "claim":  # the others are asked too
            if game.table.held:
                await room.go_on()
            else:
                await room.default(game.table.to_act[0], room.game.seq)
        assert any(event["type"] == "win" for event in game.table.events)

    run(work)


def up_to_a_win(game: Game, players: list[bots.Bot]) -> int | None:
    """Play until somebody may win; who that is."""
    table = game.table
    while table.phase in ("turn", "claim", "rob"):
        if table.held:
            table.go_on()
            continue
        player = table.to_act[0]
        if any(action.type == "win" for action in table.legal(player)):
            return int(player)
        table.apply(player, players[player].choose(table.view(player)))
    return None


def test_the_list_of_games_knows_the_hand_that_is_played() -> None:
    async def work() -> None:
        store = Memory()
        room = room_of(store, ["human", "efficient", "efficient", "efficient"])
        noted = []
        room.note = lambda: noted.append(room.game.summary()["hand"])  # type: ignore[method-assign]
        guest = Connection(0, "en")
        room.enter(guest)
        while room.game.table.phase != "hand_over":
            if room.game.table.held:
                await room.go_on()
            else:
                player = room.game.table.to_act[0]
                await room.act(player, room.game.seq, str(quiet(room.game.table.legal(player))))
        ended = room.game.summary()["hand"]
        await room.next(guest)
        assert noted[-1] == room.game.summary()["hand"] != ended

    run(work)


def test_spectators_hear_of_everything_later_and_in_order() -> None:
    async def work() -> None:
        time = 1000.0
        room = room_of(Memory(), TWO)
        room.now = lambda: time
        looker = Connection(None, "en")
        for guest in (Connection(0, "en"), Connection(1, "en"), looker):
            room.enter(guest)
        assert room.gallery is not None
        for _ in range(6):
            if room.game.table.held:
                await room.go_on()
            else:
                await room.default(room.game.table.to_act[0], room.game.seq)
        dealt = looker.events
        room.gallery.wake()
        assert looker.events == dealt  # nothing is old enough
        time += room.gallery.delay
        room.gallery.wake()
        assert looker.events == room.game.table.event_count > dealt
        told = b"".join(looker.waiting)
        assert b'"concealed":null' in told
        assert b'"concealed":"' not in told
        room.leave(looker)
        assert room.gallery.guests == []

    run(work)


def test_whoever_gets_a_seat_in_mid_hand_is_not_told_when_it_is_asked() -> None:
    """Neither by a clock nor by an update of their own nor on asking: only who may claim is."""

    async def work() -> None:
        room = room_of(Memory(), ["human"] * 4, "tournament")
        for player in range(4):
            room.enter(Connection(player, "en"))
        await room.default(0, room.game.seq)
        header = copy.deepcopy(room.header)
        header.seat(1, "human", "", room.game.entries, seen=True)
        room.adopt(header, [1])
        guest = Connection(1, "en")
        room.enter(guest)
        while room.game.table.phase not in OVER:
            if room.game.table.held:
                await room.go_on()
                continue
            asked = room.game.table.to_act
            seq, told = room.game.seq, len(guest.waiting)
            with pytest.raises(RefusedError) as refused:
                room.wait(guest, 1, seq)
            assert refused.value.code == "next_hand"
            await room.default(asked[-1], seq)
            if room.game.seq == seq:
                assert len(guest.waiting) == told
            update = msgspec.json.decode(guest.waiting[-1])
            over = room.game.table.phase in OVER
            assert over or (update["clock"], update["legal"]) == (None, [])
            while len(guest.waiting) > 1:
                guest.waiting.popleft()
        assert not room.is_new(1)

    run(work)


def test_gestures_birds_and_the_pace_of_a_table() -> None:
    async def work() -> None:
        room = room_of(Memory(), TWO)
        one, other = Connection(0, "en"), Connection(1, "en")
        for guest in (one, other):
            room.enter(guest)
        other.waiting.clear()
        room.react(0, "well")
        assert other.waiting.popleft() == b'{"type":"reaction","player":0,"what":"well"}'
        for _ in range(100):  # who makes too many is not heard
            room.react(0, "wow")
        assert len(other.waiting) < 20
        other.waiting.clear()
        room.set_bird(0, "kos")
        told = other.waiting.popleft()
        assert told is not None
        assert b'"bird":"kos"' in told
        with pytest.raises(RefusedError):
            await friends.set_pace(room, other, 250)  # only the host of several may
        alone = room_of(Memory(), ["human", "random", "random", "random"])
        alone.enter(one)
        await friends.set_pace(alone, one, 250)
        assert alone.pace == 250
        one.waiting.clear()
        alone.react(0, "well")  # nobody is there to see it
        assert not one.waiting

    run(work)
