import { expect, test } from 'vitest';
import { packText, unpackText } from './packed';

test('a record comes out of a link as it went in', async () => {
  const record = 'bottega 1\ngame toy\n0 bid 300\n1 pass – “così”\n'.repeat(40);
  const packed = await packText(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 4);
  expect(await unpackText(packed)).toBe(record);
});
