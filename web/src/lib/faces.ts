/** The sprite of tile faces, put into the page once: every tile then points to its symbol. */
import sprite from '../generated/tiles.svg?url&no-inline';

export async function loadFaces(): Promise<void> {
  const answer = await fetch(sprite);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const faces = document.importNode(parsed.documentElement, true);
  faces.setAttribute('class', 'faces');
  faces.setAttribute('aria-hidden', 'true');
  document.body.prepend(faces);
}
