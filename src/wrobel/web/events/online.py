"""Rounds of events at tables of this server: open them, let players in, take their results.

A game says in its header which table of which event it is. When it is over its result becomes an
act of the event; if the server dies between the two, that happens when the event is opened again.
"""

import copy
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from wrobel.errors import EventError
from wrobel.rules.settle import start_score
from wrobel.tabletop.event.acts import Act
from wrobel.tabletop.event.online import seat_of, unfinished, waiting_tables
from wrobel.tabletop.event.state import Event, Round
from wrobel.web.background import begun
from wrobel.web.events import table_books
from wrobel.web.events.hall import Opened, noted
from wrobel.web.refusals import RefusedError
from wrobel.web.rooms.host_acts import Act as HostAct
from wrobel.web.rooms.match_length import match_length
from wrobel.web.storage import tokens
from wrobel.web.storage.event_store import Link
from wrobel.web.wire.club_types import OnlineTable, OpenTables
from wrobel.web.wire.http_types import HUMAN, EventTable, Header, Seated

if TYPE_CHECKING:
    from wrobel.web.rooms.rooms import House

log = logging.getLogger("wrobel.web")
MOST_NAME = 40


async def open_tables(house: "House", id: str, link: Link, wish: OpenTables) -> None:
    """Make a game for every table of a round that has none, and write down which."""
    async with house.hall.holding(id) as opened:
        one = opened.event.round(wish.round)
        waiting = waiting_tables(one)
        tables = [table for table in wish.tables or waiting if table in waiting]
        if not tables:
            raise EventError("event_nothing_to_open", round=one.number)
        same = await known_seed(house, one) if one.duplicate else None
        games, watch = {}, {}
        for table in tables:
            header = header_of(opened, one, table, wish, same or tokens.new_seed())
            games[str(table)], watch[str(table)] = await make_game(house, header)
        fields = {"round": one.number, "tables": games, "watch": watch}
        fields |= {"length": wish.length, "clock": wish.clock}
        await house.hall.append(opened, noted(link, "online", fields), link)


async def known_seed(house: "House", one: Round) -> bytes:
    """The seed of the walls that a duplicate round is played with."""
    for game in one.games.values():
        loaded = await house.store.load(game.id)
        if loaded is not None:
            return loaded.header.seed
    return tokens.new_seed()


def header_of(opened: Opened, one: Round, table: int, wish: OpenTables, seed: bytes) -> Header:
    """What the game of a table begins with: nobody is its host."""
    seats = one.tables[table - 1]
    options, hands = match_length(one.rules, one.overrides, wish.length)
    return Header(
        rules=one.rules,
        options=options,
        seed=seed,
        seats=[HUMAN] * len(seats),
        names=[opened.event.people[player].name[:MOST_NAME] for player in seats],
        hands=hands,
        clock=wish.clock,
        pause=wish.pause,
        event=EventTable(opened.id, one.number, table, sealed=one.duplicate),
    )


async def make_game(house: "House", header: Header) -> tuple[str, str]:
    """The name of a new game, and the secret with which people may look on."""
    id, watch = tokens.new_id(), tokens.new()
    await house.store.create(id, header, [(tokens.hashed(watch), None, None)])
    log.info("game %s: made for event %s", id, header.event and header.event.event)
    return id, watch


async def take_seat(house: "House", id: str, link: Link, person: str) -> Seated:
    """A player comes by their own link: to the table that waits for them, on any device."""
    if link.role != "player" or link.table is None:
        raise EventError("event_not_allowed")
    async with house.hall.holding(id) as opened:
        found = seat_of(opened.event, link.table)
    if found is None:
        raise EventError("event_no_seat_online")
    one, table, seat = found
    game = one.games[table].id
    token = await house.store.give_seat(game, seat, person)
    return Seated(game, seat, token)


async def begin(house: "House", id: str, link: Link, round: int, table: int) -> None:
    """Begin without those who have not come: a bot plays for them until they do."""
    async with house.hall.holding(id) as opened:
        game = opened.event.round(round).games.get(table)
    if game is None:
        raise EventError("event_no_table", round=round, table=table)
    room = await house.room(game.id)
    async with room.lock:
        if room.started:
            return
        header = copy.deepcopy(room.header)
        header.begin(room.game.entries, set(room.humans))
        act = HostAct("begun", time.time())
        number = await room.keep(room.store.change(room.id, header, act=act))
        room.joined.update(room.humans)
        room.begin()
        room.remember(number, act)
        room.tell_room()
        room.tell_all()
        room.stirred.set()
    async with house.hall.holding(id) as opened:
        act_of_staff = noted(link, "start_table", {"round": round, "table": table})
        await house.hall.append(opened, act_of_staff, link)


async def tables_of(house: "House", id: str, round: int) -> list[OnlineTable]:
    """How the tables of a round stand, in a few words; no tile of them."""
    async with house.hall.holding(id) as opened:
        games = dict(opened.event.round(round).games)
    found = []
    for table, game in sorted(games.items()):
        opened_room = house.rooms.get(game.id)
        if opened_room is None:
            loaded = await house.store.summary(game.id)
            if loaded is not None:
                header, summary, over = loaded
                nobody = [False] * len(header.seats)
                hand, scores = summary["hand"], summary["scores"]
                found.append(OnlineTable(table, nobody, header.begun, hand, scores, over))
            continue
        room = opened_room.room
        summary = room.game.summary()
        here = [room.is_here(seat) for seat in range(len(room.header.seats))]
        hand, scores = summary["hand"], summary["scores"]
        found.append(OnlineTable(table, here, room.started, hand, scores, room.game.over))
    return found


# Results


async def game_over(house: "House", header: Header) -> None:
    """A game of an event is over, and safe."""
    if header.event is not None:
        try:
            await settle(house, header.event.event)
        except RefusedError as error:  # the event was deleted
            log.info("event %s: %s", header.event.event, error.code)


async def settle(house: "House", id: str) -> None:
    """Take the results of games that are over; show the walls of rounds that are."""
    first = not (await house.hall.get(id)).settled
    if first:
        await table_books.catch_up(house, id)
    async with house.hall.holding(id) as opened:
        opened.settled = True
        waiting = unfinished(opened.event)
        over = await house.store.over([game for _, _, game in waiting])
        for one, table, game in waiting:
            if game in over:
                fields = result_of(one, table, game, over[game])
                who = f"{table}"
                act = Act(tokens.new_id(), "result", "table", who, time.time(), fields)
                await house.hall.append(opened, act)
        shown = games_to_show(opened.event)
    await unseal(house, shown)
    if first:
        going = [game for _, _, game in waiting if game not in over]
        begun(look_into(house, going), f"event {id}: its games")


async def look_into(house: "House", games: list[str]) -> None:
    """The last move may be the last thing a server did: whoever opens such a game notes its end."""
    for id in games:
        with suppress(RefusedError):
            await house.room(id)


def result_of(one: Round, table: int, game: str, scores: list[int]) -> dict[str, object]:
    """What a game brought; what is missing lies on the table as sticks."""
    options = one.options
    missing = options.players * start_score(options) - sum(scores)
    fields: dict[str, object] = {"round": one.number, "table": table, "scores": scores}
    stick = options.about.stick
    return {**fields, "deposits": missing // stick if stick else 0, "game": game}


def games_to_show(event: Event) -> list[str]:
    """The games of duplicate rounds that are over at all tables."""
    return [
        game.id
        for one in event.rounds
        if one.duplicate and not one.sealed
        for game in one.games.values()
    ]


async def unseal(house: "House", games: list[str]) -> None:
    """All have played with these walls: from now on they may be seen."""
    for id in games:
        opened = house.rooms.get(id)
        if opened is not None and opened.room.header.event is not None:
            opened.room.header.event.sealed = False
        await house.store.unseal(id)
