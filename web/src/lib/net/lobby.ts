/** The lobby of a real server. */
import type { GameChoice } from '../choice';
import type { Created, NewGame, OpenGame, Ruleset } from '../protocol';
import type { Connection, Lobby, Mode } from '../state/connection';
import { settings } from '../state/settings.svelte';
import { ask } from './api';
import { SocketConnection } from './socket';

/** Milliseconds after every discard. */
const PAUSES = { slow: 1100, usual: 600, quick: 250 };

const wish = ({ rules, options, length, bots, hints, clock }: GameChoice, first: string): NewGame => ({
  rules,
  options,
  length,
  hints,
  clock,
  seats: [first, bots, bots, bots],
  pause: PAUSES[settings.pace],
  shuffle: true,
});

export class ServerLobby implements Lobby {
  rulesets = (): Promise<Ruleset[]> => ask('rulesets');
  mode = async (): Promise<Mode> => (await ask<{ mode: Mode }>('health')).mode;
  games = (): Promise<OpenGame[]> => ask('games');
  start = async (choice: GameChoice): Promise<string> => (await ask<Created>('games', 'POST', wish(choice, 'human'))).id;
  watch = async (choice: GameChoice): Promise<string> =>
    (await ask<Created>('games', 'POST', wish({ ...choice, clock: 'none' }, choice.bots))).id;
  forget = (game: string): Promise<void> => ask(`games/${encodeURIComponent(game)}`, 'DELETE');
  join = async (game: string, token: string | null): Promise<Connection> => {
    // Whoever comes by a link gets a cookie first: so the seat is theirs and nobody else's.
    if (token) await ask('games').catch(() => undefined);
    return new SocketConnection(game, token);
  };
}
