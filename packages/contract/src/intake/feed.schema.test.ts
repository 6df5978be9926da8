import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { feedRow, houseRow, lotDetails, lotRow, photosRow, resultRow, sessionRow } from './feed.schema.ts';

/** docs/feed.md describes the format to sources; these tests compare it with the schemas. */
const document = readFileSync(join(import.meta.dirname, '../../../../docs/feed.md'), 'utf8');

const tables: readonly (readonly [heading: string, shape: Readonly<Record<string, z.ZodType>>])[] = [
  ['house', houseRow.shape],
  ['session', sessionRow.shape],
  ['lot', lotRow.shape],
  ['details of a lot', lotDetails.shape],
  ['photos', photosRow.shape],
  ['result', resultRow.shape],
];

interface Field {
  name: string;
  default: string;
  example: string;
}

function fieldsUnder(heading: string): Field[] {
  const [, section = ''] = document.split(`### ${heading}\n`);
  const [table = ''] = section.split(/\n\n|\n#/);
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter((cells) => cells.length > 5)
    .map(([, name = '', , fallback = '', , example = '']) => ({ name, default: fallback, example }));
}

function defaultOf(type: z.ZodType): string {
  const { success, data } = type.safeParse(undefined);
  if (!success) return 'required';
  return data === undefined ? 'none' : JSON.stringify(data);
}

it.each(tables)('R30 docs/feed.md lists every field of %s with its default and a valid example', (heading, shape) => {
  const fields = fieldsUnder(heading);
  const expected = Object.entries(shape).map(([name, type]) => ({ name, default: defaultOf(type) }));
  expect(fields.map(({ name, default: fallback }) => ({ name, default: fallback }))).toEqual(expected);
  const refused = fields.filter(({ name, example }) => !shape[name]?.safeParse(JSON.parse(example)).success);
  expect(refused).toEqual([]);
});

it('R30 each row of the example feed in docs/feed.md is valid', () => {
  const [, example = ''] = /```ndjson\n([^`]+)\n```/.exec(document) ?? [];
  const types = example.split('\n').map((line) => feedRow.parse(JSON.parse(line)).type);
  expect(types).toEqual(['house', 'session', 'lot', 'lot', 'photos', 'result']);
});

it('R14 docs/feed.md lists every status', () => {
  const rows = [...document.matchAll(/^\| (\d{4}) \| (\w+)/gm)].map(([, code, name]) => [name, Number(code)]);
  expect(Object.fromEntries(rows)).toEqual(lotStatusCodes);
});

it('R30 the notes on one rate of a bike are limited, because they are decoded whenever the lot is shown', () => {
  const engine = Array.from({ length: 20 }, () => ({ text: 'オイル漏れ' }));
  expect(lotDetails.safeParse({ rateNotes: { engine } }).success).toBe(true);
  expect(lotDetails.safeParse({ rateNotes: { engine: [...engine, { text: '白煙' }] } }).success).toBe(false);
});

it.each([
  'drawn:../../../etc/passwd',
  'drawn:sheet/../x',
  'drawn:/etc/passwd',
  'drawn:',
  'file:///etc/passwd',
  'http://a.b',
])('a picture at %s is refused', (address) => {
  const row = { type: 'photos', lot: '1', photos: [address] };
  expect(photosRow.safeParse(row).success).toBe(false);
  expect(photosRow.safeParse({ ...row, photos: ['drawn:sheet/uss-2026-11-18-7', 'https://a.b/c.jpg'] }).success).toBe(
    true,
  );
});
