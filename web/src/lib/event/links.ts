/** Addresses of an event for other devices. */
import type { TableBook } from '../protocol';
import { toast } from '../state/toasts.svelte';
import type { EventState } from './event.svelte';

/** Where other devices find the pages: what the server knows of itself, else the address of this page. */
export function placesOf(known: string[]): string[] {
  const here = new URL('.', document.baseURI).href;
  const local = /^(127\.|localhost$|\[::1\]$)/.test(location.hostname);
  return local ? [...known, here] : [here, ...known.filter((one) => one !== here)];
}

/** Goes to the score book of a table; this browser gets a link to it that writes. */
export async function openBook(club: EventState, round: number, table: number): Promise<void> {
  try {
    const { id, key } = await club.ask<TableBook>(`/books/${round}/${table}`, 'POST');
    location.hash = `#/book/${id}/${key}`;
  } catch (error) {
    toast((error as Error).message);
  }
}

/** The link that opens an event; without a key it is everybody's. */
export const linkOf = (place: string, id: string, key: string): string => `${place}#/event/${id}${key ? `/${key}` : ''}`;
