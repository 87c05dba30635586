/** Addresses of an event for other devices. */

/** Where other devices find the pages: what the server knows of itself, else the address of this page. */
export function placesOf(known: string[]): string[] {
  const here = new URL('.', document.baseURI).href;
  const local = /^(127\.|localhost$|\[::1\]$)/.test(location.hostname);
  return local ? [...known, here] : [here, ...known.filter((one) => one !== here)];
}

/** The link that opens an event; without a key it is everybody's. */
export const linkOf = (place: string, id: string, key: string): string => `${place}#/event/${id}${key ? `/${key}` : ''}`;
