/** Addresses of an event for other devices. */
import { networkPlaces, placesOf } from '../net/places';
import { rememberHome } from '../book/homes';
import { goTo } from '../history';
import type { MadeLink, TableBook } from '../protocol';
import { toast } from '../state/toasts.svelte';
import type { EventState } from './event.svelte';

/** The addresses of this server that phones can open, the most useful first. */
export async function knownPlaces(): Promise<string[]> {
  return placesOf(await networkPlaces().catch(() => []));
}

/** Does a link lead to this machine only, from whichever device it is opened? */
export const isLocal = (link: string): boolean => /\/\/(127\.|localhost|\[::1\])/.test(link);

/** The links of all tables, in their order; a table keeps its link for the whole event. */
export async function tableLinks(club: EventState): Promise<string[]> {
  const place = club.place || ((await knownPlaces())[0] ?? '');
  const tables = Math.max(1, ...(club.event?.rounds ?? []).map((one) => one.tables.length));
  const made: string[] = [];
  for (let table = 1; table <= tables; table += 1) {
    const { key } = await club.ask<MadeLink>('/links', 'POST', { role: 'table', table });
    made.push(linkOf(place, club.id, key));
  }
  return made;
}

/** Goes to the score book of a table; this browser gets a link to it that writes. */
export async function openBook(club: EventState, round: number, table: number): Promise<void> {
  try {
    const { id, key } = await club.ask<TableBook>(`/books/${round}/${table}`, 'POST');
    rememberHome(id, location.hash);
    goTo(`#/book/${id}/${key}`);
  } catch (error) {
    toast((error as Error).message);
  }
}

/** The link that opens an event; without a key it is everybody's. */
export const linkOf = (place: string, id: string, key: string): string => `${place}#/event/${id}${key ? `/${key}` : ''}`;
