// Python's memory after its start, kept from visit to visit: starting again is then reading it back, not starting.
import { version } from './pyodide.mjs';

const CACHE = 'kept-memory'; // not named like the caches that a new version of the pages clears
const PAGE = 65_536;

/** Where the memory of Python with these very sources is kept; the pages look there, too. */
export const placeOf = (tag) => `./memory/${version}/${encodeURIComponent(tag)}`;

export async function keptMemory(place) {
  try {
    const kept = await caches.match(place, { cacheName: CACHE });
    if (!kept) return undefined;
    return new Uint8Array(await new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  } catch {
    return undefined; // a browser that does not let us: Python starts all the same
  }
}

/** Keeps it in place of any other; where there is no room for it nothing changes. */
export async function keepMemory(place, memory) {
  const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(packed).blob();
  await forgetMemory();
  await (await caches.open(CACHE)).put(place, new Response(body));
}

export const forgetMemory = () => caches.delete(CACHE).catch(() => false);

/** The program begins with less memory than it had when it was kept: it gets so much before it sees any. */
export function makeRoomFor(memory) {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...all) => {
    const made = await instantiate.apply(WebAssembly, all);
    const own = made.instance.exports.memory;
    if (own instanceof WebAssembly.Memory && own.buffer.byteLength < memory.byteLength)
      own.grow(Math.ceil((memory.byteLength - own.buffer.byteLength) / PAGE));
    return made;
  };
}
