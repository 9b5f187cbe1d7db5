import { expect, test } from 'vitest';
import { unpack } from './archive';

/** One file as a zip keeps it when it is only stored. */
function stored(name: string, content: string): number[] {
  const bytes = [...new TextEncoder().encode(content)];
  const head = new DataView(new ArrayBuffer(30));
  head.setUint32(0, 0x04034b50, true);
  head.setUint32(18, bytes.length, true);
  head.setUint16(26, name.length, true);
  return [...new Uint8Array(head.buffer), ...new TextEncoder().encode(name), ...bytes];
}

class Shelf {
  folders: string[] = [];
  files: Record<string, string> = {};

  mkdirTree(path: string): void {
    this.folders.push(path);
  }

  writeFile(path: string, data: Uint8Array): void {
    this.files[path] = new TextDecoder().decode(data);
  }
}

test('every file of an archive comes to its place', () => {
  const shelf = new Shelf();
  const end = [0x50, 0x4b, 0x01, 0x02, ...Array<number>(42).fill(0)]; // the directory, which is not needed
  const packed = new Uint8Array([
    ...stored('a/one.txt', 'eins'),
    ...stored('a/two.txt', ''),
    ...stored('b.txt', 'é'),
    ...end,
  ]);
  unpack(packed.buffer, shelf, '/lib');
  expect(shelf.files).toEqual({ '/lib/a/one.txt': 'eins', '/lib/a/two.txt': '', '/lib/b.txt': 'é' });
  expect(shelf.folders).toEqual(['/lib/a', '/lib']);
});

test('what is no archive is said to be none', () => {
  const page = new TextEncoder().encode('<!doctype html> a page that says that nothing is here');
  expect(() => unpack(page.buffer, new Shelf(), '/lib')).toThrow('not an archive');
});
