/** Events as sentences for the live region. */
import { number, type Catalogue, type Who } from './i18n';
import { spokenRuling } from './honour/faults.svelte';
import type { PerPlayer, Player, TableEvent, Wind } from './protocol';

/** What is said about one event; null when there is nothing to say. */
export function sentence(event: TableEvent, t: Catalogue, me: Player, who: (player: Player) => Who): string | null {
  const name = (player: Player): string => who(player).name;
  switch (event.type) {
    case 'hand':
      return t.say.handBegins(who(event.dealer), event.winds[me] as Wind);
    case 'draw':
      return event.player === me && event.tile ? t.say.youDrew(t.tile(event.tile)) : null;
    case 'discard':
      return t.say.discarded(name(event.player), t.tile(event.tile), event.riichi ?? false);
    case 'chow':
    case 'pung':
    case 'kong':
      return t.say.claimed(name(event.player), t.act[event.type].toLowerCase(), t.tile(event.tile));
    case 'closed_kong':
      return t.say.closedKong(
        name(event.player),
        t.act.closed_kong.toLowerCase(),
        event.tiles ? t.tile(event.tiles.slice(1, 2) + event.tiles.slice(-1)) : null,
      );
    case 'added_kong':
      return t.say.addedKong(name(event.player), t.act.kong.toLowerCase(), t.tile(event.tile));
    case 'take':
      return t.say.took(name(event.player));
    case 'ruling':
      return spokenRuling(event, name(event.player)) ?? t.say.ruled(name(event.player));
    case 'bonus':
      return t.say.exposed(name(event.player), t.tile(event.tile));
    case 'riichi':
      return t.say.riichi(name(event.player));
    case 'dora':
      return t.say.dora(t.tile(event.tile));
    case 'win':
      return t.say.won(who(event.player), event.from === null ? t.say.ownDraw : t.say.onTileOf(who(event.from)));
    case 'exhausted':
      return t.say.exhausted;
    case 'abort':
      return t.say.aborted(t.abort[event.why]);
    case 'settled':
      return event.payments && t.say.settled(changes(event.payments, name));
    case 'final':
      return event.places && t.say.finished(name(event.places.indexOf(1) as Player));
    default:
      return null;
  }
}

const changes = (payments: PerPlayer<number>, name: (player: Player) => string): string =>
  payments.map((payment, player) => `${name(player as Player)} ${number(payment, true)}`).join(', ');
