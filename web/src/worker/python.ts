/** Python in a worker: Pyodide with Bottega and what it needs, all from the folder of the site. */
import type { PyodideAPI } from 'pyodide';
import { unpack } from './archive';

export type Python = PyodideAPI;

export class MissingFile extends Error {}

/** What `tools/site.py` writes of the files that Python needs. */
interface Parts {
  total: number;
  lock: Record<string, unknown>;
}

const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const PLACE = '/lib/bottega';

/** `progress` is told how many bytes of how many are here; only the first visit is worth counting. */
export async function startPython(
  base: string,
  counting: boolean,
  progress: (done: number, total: number) => void,
): Promise<Python> {
  const folder = `${base}python/`;
  const parts = fetched(`${folder}parts.json`).then((answer) => answer.json() as Promise<Parts>);
  const missing = watchFetching(parts, counting ? progress : null);
  const packed = fetched(`${folder}bottega.zip`).then((answer) => answer.arrayBuffer());
  packed.catch(() => undefined);
  const starting = loaded(folder, parts).catch(async (error) => {
    await lookForAll(folder);
    throw error;
  });
  const python = await Promise.race([starting, missing]);
  unpack(await packed, python.FS, PLACE);
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}

async function loaded(folder: string, parts: Promise<Parts>): Promise<Python> {
  const coming = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<typeof import('pyodide')>;
  const [{ loadPyodide }, { lock }] = await Promise.all([coming, parts]);
  return loadPyodide({
    indexURL: folder,
    lockFileContents: JSON.stringify(lock),
    env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
  });
}

/** Something did not start: say so if it is for want of a file. */
async function lookForAll(folder: string): Promise<void> {
  for (const file of FILES) await fetched(`${folder}${file}`);
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new MissingFile(new URL(url).pathname);
  return answer;
}

/** Count what comes in, whoever asks for it. What is returned fails at the first file that does not come: Pyodide waits. */
function watchFetching(
  parts: Promise<Parts>,
  progress: ((done: number, total: number) => void) | null,
): Promise<never> {
  const plain = self.fetch.bind(self);
  let done = 0;
  let total = 0;
  let lack: (error: Error) => void = () => undefined;
  const missing = new Promise<never>((_, reject) => (lack = reject));
  missing.catch(() => undefined);
  parts.then((known) => (total = known.total)).catch((error: Error) => lack(error));
  self.fetch = async (...asked: Parameters<typeof fetch>) => {
    const answer = await plain(...asked).catch((error: unknown) => {
      lack(new MissingFile(String(asked[0])));
      throw error;
    });
    if (!answer.ok) lack(new MissingFile(new URL(answer.url).pathname));
    // An answer as it came can be compiled from the browser's own cache of compiled code.
    if (!progress || !answer.body || !answer.ok) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        done += piece.byteLength;
        if (total > 0) progress(Math.min(done, total), total);
        out.enqueue(piece);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
  return missing;
}
