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
    fetchPlain(new URL('../api/tabletop/core.zip', here)).then((answer) => {
      if (!answer.ok) throw new Error(`core.zip: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  python.unpackArchive(core, 'zip', { extractDir: '/home/wrobel' });
  const keep = await compiledBefore(python, core);
  python.runPython("import sys; sys.path.insert(0, '/home/wrobel')");
  const answer = python.pyimport('wrobel.tabletop.answers').answer_text;
  return (question, body, lang) => {
    const text = answer(question, body, lang);
    keep();
    return text;
  };
}

// What Python compiled is kept from start to start, for these very sources: the next start is much faster.
async function compiledBefore(python, core) {
  const { FS } = python;
  try {
    const digest = await crypto.subtle.digest('SHA-256', core);
    const tag = [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    FS.mkdirTree('/compiled');
    FS.mount(FS.filesystems.IDBFS, {}, '/compiled');
    await new Promise((done, failed) => FS.syncfs(true, (error) => (error ? failed(error) : done())));
    for (const old of FS.readdir('/compiled')) {
      if (old !== '.' && old !== '..' && old !== tag) python.runPython(`import shutil; shutil.rmtree('/compiled/${old}', True)`);
    }
    python.runPython(`import sys; sys.pycache_prefix = '/compiled/${tag}'; sys.dont_write_bytecode = False`);
  } catch {
    return () => undefined; // no room, or a browser that does not let us: it works all the same
  }
  let waiting;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => FS.syncfs(false, () => undefined), 1500);
  };
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
