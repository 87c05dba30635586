/** The lobby of a real server. */
import { seatsOf, type GameChoice } from '../game_choice';
import type { Created, Lang, NewGame, OpenGame, Ruleset } from '../protocol';
import type { Connection, Lobby, Mode } from '../state/connection';
import { PAUSES, settings } from '../state/settings.svelte';
import { ask as askTabletop } from '../tabletop/tabletop.svelte';
import type { Families } from '../tabletop/types';
import { ask } from './api';
import { SocketConnection } from './socket';

const wish = (choice: GameChoice, people: number): NewGame => ({
  rules: choice.rules,
  options: choice.options,
  length: choice.length,
  hints: choice.hints,
  clock: choice.clock,
  honour: choice.honour,
  claim_time: choice.claimTime,
  seats: seatsOf(choice, people),
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
  start = async (choice: GameChoice): Promise<string> => (await ask<Created>('games', 'POST', wish(choice, 1))).id;
  watch = async (choice: GameChoice): Promise<string> =>
    (await ask<Created>('games', 'POST', wish({ ...choice, clock: 'none', honour: false }, 0))).id;
  forget = (game: string): Promise<void> => ask(`games/${encodeURIComponent(game)}`, 'DELETE');
  join = async (game: string, token: string | null): Promise<Connection> => {
    // Whoever comes by a link gets a cookie first: so the seat is theirs and nobody else's.
    if (token) await ask('games').catch(() => undefined);
    return new SocketConnection(game, token);
  };
}
