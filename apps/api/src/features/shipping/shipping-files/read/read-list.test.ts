import { expect, it } from 'vitest';
import { bombOf, xlsxWith } from './list-files.steps.ts';
import { listLimits } from './list-limits.ts';
import { readList } from './read-list.ts';

const megabyte = 1_000_000;
const rowOf = (line: number, text: string) =>
  `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>${text}</t></is></c></row>`;

it.each([
  ['more bytes than a list', new Uint8Array(listLimits.bytes + 1)],
  ['one row below so many empty ones that memory ends', xlsxWith(rowOf(999_999_999, 'GK3-1234567'))],
])('R102 a list is too large with %s', async (_what, bytes) => {
  expect(await readList(bytes)).toEqual({ problem: 'tooLarge' });
});

it('R102 a list is too large if it inflates to a hundred times its size, whatever it says about itself, and takes no memory', async () => {
  const bomb = bombOf(200);
  const lying = withDeclaredSize(bomb, 1_000);
  const before = { ...process.memoryUsage(), peak: process.resourceUsage().maxRSS * 1_024 };
  for (const bytes of [bomb, lying]) expect(await readList(bytes)).toEqual({ problem: 'tooLarge' });
  const after = process.memoryUsage();
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(5 * megabyte);
  expect(process.resourceUsage().maxRSS * 1_024 - before.peak).toBeLessThan(150 * megabyte);
});

it('R102 a list is unreadable once its time is over, and the next one is read', async () => {
  const bytes = xlsxWith(rowOf(1, 'GK3-1234567'));
  expect(await readList(bytes, { memory: 256, time: 0 })).toEqual({ problem: 'unreadable' });
  expect(await readList(bytes)).toEqual({
    sheets: [{ name: 'List', rows: [{ line: 1, cells: ['GK3-1234567'] }] }],
  });
});

/** Writes a small size over that of each part in the directory of a zip. */
function withDeclaredSize(zip: Uint8Array, size: number): Uint8Array {
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 1))
    lying.writeUInt32LE(size, at + 24);
  return lying;
}
