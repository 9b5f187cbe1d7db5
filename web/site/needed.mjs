/** Which files of Python's library the sources in a folder need: node needed.mjs <pyodide> <from> <further modules ...>. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, from, ...further] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdir('/from');
python.FS.mount(python.FS.filesystems.NODEFS, { root: from }, '/from');
python.FS.writeFile('/library.zip', readFileSync(`${pyodide}/python_stdlib.zip`));
python.FS.writeFile('/further.json', JSON.stringify(further));
python.runPython(readFileSync(new URL('needed.py', import.meta.url), 'utf8'));
