/** Python in a worker: Pyodide with Bottega and what it needs, all from the folder of the site. */
import type { PyodideAPI } from 'pyodide';

export type Python = PyodideAPI;

export class MissingFile extends Error {}

/** What `tools/site.py` writes of the files that Python needs. */
interface Parts {
  total: number;
  lock: Record<string, unknown>;
}

/** `progress` is told how many bytes of how many are here; only the first visit is worth counting. */
export async function startPython(
  base: string,
  counting: boolean,
  progress: (done: number, total: number) => void,
): Promise<Python> {
  const folder = `${base}python/`;
  const parts = (await (await fetched(`${folder}parts.json`)).json()) as Parts;
  if (counting) countBytes(parts.total, progress);
  const packed = fetched(`${folder}bottega.zip`).then((answer) => answer.arrayBuffer());
  packed.catch(() => undefined);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: JSON.stringify(parts.lock),
    env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
  });
  python.unpackArchive(await packed, 'zip', { extractDir: '/lib/bottega' });
  python.runPython('import sys; sys.path.insert(0, "/lib/bottega")');
  return python;
}

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new MissingFile(new URL(url).pathname);
  return answer;
}

/** Count what comes in, whoever asks for it. */
function countBytes(total: number, progress: (done: number, total: number) => void): void {
  const plain = self.fetch.bind(self);
  let done = 0;
  self.fetch = async (...asked: Parameters<typeof fetch>) => {
    const answer = await plain(...asked);
    if (!answer.body || !answer.ok) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        done += piece.byteLength;
        progress(Math.min(done, total), total);
        out.enqueue(piece);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
}
