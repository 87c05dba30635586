// The desk without a server: the same Python that answers there, run by Pyodide in a worker of its own.
// Served as it is from python/, the one folder where the Content-Security-Policy allows WebAssembly.
import { forgetMemory, keepMemory, keptMemory, makeRoomFor, placeOf } from './memory.js';
import { loadPyodide } from './pyodide.mjs';

const PROGRAM = 'pyodide.asm.wasm';
const HOME = '/home/wrobel';
/** So long nobody has asked anything: then there is time to keep the memory. */
const QUIET = 2000;
const here = new URL('.', self.location.href).href;

// The program lies here compressed, so that no server has to pack ten megabytes for every visitor.
const fetchPlain = self.fetch.bind(self);
self.fetch = async (input, init) => {
  const address = typeof input === 'string' ? input : (input.url ?? input.href);
  if (!address.endsWith(`/${PROGRAM}`)) return fetchPlain(input, init);
  const packed = await fetchPlain(`${here}${PROGRAM}.packed`, init);
  if (!packed.ok) return packed;
  const body = packed.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
};

const reached = (part) => self.postMessage({ part });

/** The sources, and where Python's memory with them is kept. */
async function fetchCore() {
  const answer = await fetchPlain(new URL('../api/tabletop/core.zip', here));
  if (!answer.ok) throw new Error(`core.zip: ${answer.status}`);
  return [await answer.arrayBuffer(), placeOf(answer.headers.get('ETag') ?? '')];
}

/** Python as it was when its memory was kept, else from the beginning. */
async function wake(memory) {
  const where = { indexURL: here, lockFileURL: `${here}lock.json` };
  if (memory) {
    try {
      makeRoomFor(memory);
      return await loadPyodide({ ...where, _loadSnapshot: memory });
    } catch (why) {
      console.info(String(why));
      await forgetMemory(); // of no use, whatever the reason
    }
  }
  return loadPyodide({ ...where, _makeSnapshot: true });
}

async function start() {
  const [core, place] = await fetchCore();
  const memory = await keptMemory(place);
  reached(0.2);
  const python = await wake(memory);
  reached(0.8);
  let unpacked = false;
  const unpack = () => {
    if (!unpacked) python.unpackArchive(core, 'zip', { extractDir: HOME });
    unpacked = true;
  };
  const woken = python.runPython("import sys; 'wrobel.tabletop.answers' in sys.modules");
  if (!woken) {
    unpack();
    python.runPython(`sys.path.insert(0, '${HOME}')`);
  }
  const desk = python.pyimport('wrobel.tabletop.answers');
  reached(1);
  return {
    woken,
    answer(...asked) {
      try {
        return desk.answer_text(...asked);
      } catch (why) {
        if (unpacked) throw why;
        unpack(); // something is missing in the memory that was kept
        return desk.answer_text(...asked);
      }
    },
    /** When there is time: what a later question may want is laid out, and the memory is kept. */
    settle: () => (woken ? Promise.resolve(unpack()) : keep(python, desk, place)),
  };
}

/** Loads what the pages ask for, and keeps Python's memory as it is then. */
async function keep(python, desk, place) {
  desk.warm_up();
  await keepMemory(place, python.makeMemorySnapshot());
}

let desk;
let settling;
function settleWhenQuiet(started) {
  clearTimeout(settling);
  settling = setTimeout(async () => {
    const { settle } = started;
    started.settle = () => Promise.resolve();
    await settle().catch((why) => console.info(String(why))); // no room, or not in this browser: the next start is slow again
    self.postMessage({ kept: true, woken: started.woken });
  }, QUIET);
}

self.onmessage = async ({ data: { id, question, body, lang } }) => {
  try {
    desk ??= start();
    const started = await desk;
    self.postMessage({ id, text: question ? started.answer(question, body, lang) : '' });
    settleWhenQuiet(started);
  } catch (error) {
    desk = undefined;
    self.postMessage({ id, error: String(error) });
  }
};
