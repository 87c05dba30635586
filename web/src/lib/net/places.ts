/** Where other devices find this server. */
import type { Places } from '../protocol';
import { ask } from './api';

/** Where other devices find the pages: what the server knows of itself, else the address of this page. */
export function placesOf(known: string[]): string[] {
  const here = new URL('.', document.baseURI).href;
  const local = /^(127\.|localhost$|\[::1\]$)/.test(location.hostname);
  return local ? [...known, here] : [here, ...known.filter((one) => one !== here)];
}

/** The addresses on the local network, if the server was started for it. */
export const networkPlaces = async (): Promise<string[]> => (await ask<Places>('addresses')).addresses;
