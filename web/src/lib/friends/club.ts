/** Tables of several people: made, joined, shown to others. */
import { seatsOf, type GameChoice } from '../game_choice';
import { ask } from '../net/api';
import type { Created, NewGame, Seated, WatchLink } from '../protocol';
import { store, stored } from '../state/settings.svelte';

const KEY = 'wrobel.name';

export const myName = (): string => {
  const kept = stored(KEY)?.['name'];
  return typeof kept === 'string' ? kept : '';
};
export const keepName = (name: string): void => store(KEY, { name });

/** Opens a table for so many people; the answer is its address. */
export async function openTable(choice: GameChoice, people: number, name: string, toAll: boolean): Promise<string> {
  const wish: NewGame = {
    rules: choice.rules,
    options: choice.options,
    length: choice.length,
    hints: false,
    clock: choice.clock,
    honour: choice.honour,
    claim_time: choice.claimTime,
    seats: seatsOf(choice, people),
    names: [name],
    pause: 600,
    open: toAll,
  };
  const made = await ask<Created>('games', 'POST', wish);
  return `/game/${made.id}/${made.tokens[made.player ?? 0] ?? ''}`;
}

/** Takes a seat at the table of a code; the answer is its address. */
export async function sit(code: string, name: string): Promise<string> {
  const { id, token } = await ask<Seated>('join', 'POST', { code, name });
  return `/game/${id}/${token}`;
}

export const forgetMe = (): Promise<void> => ask('me', 'DELETE');

const page = (path: string, place = document.baseURI): string => new URL(`#${path}`, place).href;
/** The invitation of a code, at an address that others reach. */
export const linkOf = (code: string, place?: string): string => page(`/join/${code}`, place);
export const watchLink = async (game: string): Promise<string> =>
  page(`/game/${game}/${(await ask<WatchLink>(`games/${encodeURIComponent(game)}/watch`, 'POST')).token}`);
