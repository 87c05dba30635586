"""Logs written at one seat: what they hide is filled in, so that the hand can be followed.

Whose tiles were hidden has no decisions here; the others are judged by what they saw, in which the
filled-in tiles are blank.
"""

from wrobel.logs import events as e
from wrobel.logs.possible_hands import Hidden, Slot, Unfolding, fill, use_all
from wrobel.logs.records import records_of
from wrobel.notation import read_tiles, write_tiles
from wrobel.rules.families import layout_of
from wrobel.rules.options import Options
from wrobel.state.fair import tile_set
from wrobel.tiles import BY_NAME, NAMES

DEALT = 13
PLAIN = 136  # tiles of a set without bonus tiles


def hidden_players(events: list[e.AnyEvent]) -> set[int]:
    """Those of whose tiles a hand does not tell all."""
    found = set()
    for event in events:
        if isinstance(event, e.Hand):
            found |= {player for player, tiles in enumerate(event.hands) if tiles is None}
        elif isinstance(event, e.Draw) and event.tile is None:
            found.add(event.player)
    return found


def filled_in(options: Options, events: list[e.AnyEvent]) -> list[e.AnyEvent]:
    """The events of a hand with tiles that may have been there; HandError if none can."""
    found, draws = unfolded(events)
    fill(found, tile_set(options.red_fives, layout_of(options, "given").tiles > PLAIN))
    hands = [write_tiles(slot.tile or 0 for slot in player.dealt) for player in found.players]
    result: list[e.AnyEvent] = []
    for event in events:
        if isinstance(event, e.Hand):
            event = e.changed(event, hands=hands)
        elif isinstance(event, e.Draw):
            event = e.changed(event, tile=NAMES[draws.pop(0).tile or 0])
        result.append(event)
    return result


def unfolded(events: list[e.AnyEvent]) -> tuple[Unfolding, list[Slot]]:
    """What was shown of a hand, tile by tile, and its draws in order."""
    players: list[Hidden] = []
    found = Unfolding(players)
    under: list[int] = []
    for event in events:
        if isinstance(event, e.Hand):
            for text in event.hands:
                known = [None] * DEALT if text is None else read_tiles(text)
                slots = [Slot(tile) for tile in known]
                players.append(Hidden(slots, list(slots)))
            found.indicators += [BY_NAME[tile] for tile in event.dora]
        elif isinstance(event, e.Dora):
            found.indicators.append(BY_NAME[event.tile])
        elif isinstance(event, e.Draw):
            slot = Slot(None if event.tile is None else BY_NAME[event.tile])
            found.draws.append((slot, event.tail))
            players[event.player].draw(slot)
        elif isinstance(event, e.Discard):
            player = players[event.player]
            player.discard(BY_NAME[event.tile], bool(event.drawn))
            player.riichi = player.riichi or event.riichi
        elif isinstance(event, e.Claim):
            use_all(players[event.player], list(read_tiles(event.own)))
        elif isinstance(event, e.ClosedKong):
            use_all(players[event.player], list(read_tiles(event.tiles or "")))
        elif isinstance(event, e.AddedKong | e.Bonus):
            players[event.player].use(BY_NAME[event.tile])
        elif isinstance(event, e.Win):
            told = records_of([event])[0][3] or {}
            under = max(under, read_tiles(told.get("ura") or ""), key=len)
    found.indicators += under
    return found, [slot for slot, _ in found.draws]
