/** The lobby of a real server. */
import type { GameChoice } from '../game_choice';
import type { Created, Lang, NewGame, OpenGame, Ruleset } from '../protocol';
import type { Connection, Lobby, Mode } from '../state/connection';
import { PAUSES, settings } from '../state/settings.svelte';
import { ask as askTabletop } from '../tabletop/tabletop.svelte';
import type { Families } from '../tabletop/types';
import { ask } from './api';
import { SocketConnection } from './socket';

const wish = ({ rules, options, length, bots, hints, clock, honour, claimTime }: GameChoice, first: string): NewGame => ({
  rules,
  options,
  length,
  hints,
  clock,
  honour,
  claim_time: claimTime,
  seats: [first, bots, bots, bots],
  pause: PAUSES[settings.pace],
  shuffle: true,
});

export class ServerLobby implements Lobby {
  families = async (lang: Lang): Promise<Families> => {
    const answer = await askTabletop('families', {}, lang);
    if (!answer.ok) throw new Error(answer.problem.text);
    return answer;
  };
  rulesets = (): Promise<Ruleset[]> => ask('rulesets');
  mode = async (): Promise<Mode> => (await ask<{ mode: Mode }>('health')).mode;
  games = (): Promise<OpenGame[]> => ask('games');
  start = async (choice: GameChoice): Promise<string> => (await ask<Created>('games', 'POST', wish(choice, 'human'))).id;
  watch = async (choice: GameChoice): Promise<string> =>
    (await ask<Created>('games', 'POST', wish({ ...choice, clock: 'none', honour: false }, choice.bots))).id;
  forget = (game: string): Promise<void> => ask(`games/${encodeURIComponent(game)}`, 'DELETE');
  join = async (game: string, token: string | null): Promise<Connection> => {
    // Whoever comes by a link gets a cookie first: so the seat is theirs and nobody else's.
    if (token) await ask('games').catch(() => undefined);
    return new SocketConnection(game, token);
  };
}
