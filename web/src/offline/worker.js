// The desk without a server: the same Python that answers there, run by Pyodide in a worker of its own.
// Served as it is from python/, the one folder where the Content-Security-Policy allows WebAssembly.
import { loadPyodide } from './pyodide.mjs';

const PROGRAM = 'pyodide.asm.wasm';
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

async function start() {
  const [python, core] = await Promise.all([
    loadPyodide({ indexURL: here, lockFileURL: `${here}lock.json` }),
    fetchPlain(new URL('../api/desk/core.zip', here)).then((answer) => {
      if (!answer.ok) throw new Error(`core.zip: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  python.unpackArchive(core, 'zip', { extractDir: '/home/wrobel' });
  python.runPython("import sys; sys.path.insert(0, '/home/wrobel')");
  return python.pyimport('wrobel.desk.answers').answer_text;
}

let desk;
self.onmessage = async ({ data: { id, question, body, lang } }) => {
  try {
    desk ??= start();
    const answer = await desk;
    self.postMessage({ id, text: answer(question, body, lang) });
  } catch (error) {
    desk = undefined;
    self.postMessage({ id, error: String(error) });
  }
};
