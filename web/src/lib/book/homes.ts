/** The page of an event from which a table's book was opened: there one goes on when the match is over. */
import { store, stored } from '../state/settings.svelte';

const KEY = 'wrobel.book.homes';
const MOST = 50;

type Homes = [book: string, address: string][];
const homes = (): Homes => (stored(KEY) as Homes | null) ?? [];

export function rememberHome(book: string, address: string): void {
  store(KEY, [[book, address], ...homes().filter(([other]) => other !== book)].slice(0, MOST));
}
export const homeOf = (book: string): string | undefined => homes().find(([other]) => other === book)?.[1];
