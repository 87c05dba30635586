/**
 * The faces of tiles, fetched once. Each is a picture of its own: a full table has some hundred tiles, and drawn as parts
 * of the page they would be thousands of elements. Winds on plates point to the symbols.
 */
import sprite from '../generated/tiles.svg?url&no-inline';

let faces = $state.raw<Readonly<Record<string, string>>>({});

/** The address of a tile's picture; undefined before the faces are there. */
export const face = (tile: string): string | undefined => faces[tile];

const picture = (symbol: Element): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">${symbol.innerHTML}</svg>`,
  )}`;

export async function loadFaces(): Promise<void> {
  const answer = await fetch(sprite);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const symbols = [...parsed.querySelectorAll('symbol')];
  faces = Object.fromEntries(symbols.map((one) => [one.id.replace('tile-', ''), picture(one)]));
  const page = document.importNode(parsed.documentElement, true);
  page.setAttribute('class', 'faces');
  page.setAttribute('aria-hidden', 'true');
  document.body.prepend(page);
}
