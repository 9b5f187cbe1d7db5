/** Compile Python for the browser, by the very Python that runs there: node compile.mjs <pyodide> <from> <to>. */
import { pathToFileURL } from 'node:url';

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const [place, folder] of [
  ['/from', from],
  ['/to', to],
]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.runPython(`
import os, py_compile, shutil
for folder, _, files in os.walk("/from"):
    target = "/to" + folder.removeprefix("/from")
    os.makedirs(target, exist_ok=True)
    for name in files:
        source = os.path.join(folder, name)
        if name.endswith(".py"):
            shown = source.removeprefix("/from/")
            level = 1 if shown.startswith("_pyodide/") else 2  # it reads its own docstrings
            py_compile.compile(source, os.path.join(target, name + "c"), dfile=shown, doraise=True, optimize=level,
                               invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
        else:
            shutil.copyfile(source, os.path.join(target, name))
`);
