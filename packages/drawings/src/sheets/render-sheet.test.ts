import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { expect, test } from 'vitest';
import { composeSheet } from './compose-sheet.ts';
import { exampleFacts } from './example-facts.data.ts';
import { openFaces } from './writing/faces.ts';
import { houseStyles } from './house-styles.data.ts';
import { type FaceName, isWriting } from './writing/ink.ts';
import * as names from './writing/japanese-names.data.ts';
import { sheetSize } from './layouts.data.ts';
import { charactersOf, measureText } from './writing/measure-text.ts';
import { outlineWriting } from './writing/outline-writing.ts';
import { renderSheet } from './render-sheet.ts';

test('a sheet has the form’s size, is opaque and has writing', async () => {
  const { dots, ...size } = await renderSheet(exampleFacts.car);
  expect(size).toEqual(sheetSize);
  expect(dots).toHaveLength(4 * size.width * size.height);
  const colors = new Set(new Uint32Array(new Uint8Array(dots).buffer));
  expect([...colors].every((color) => color >>> 24 === 255)).toBe(true);
  expect(colors.size).toBeGreaterThan(100);
});

test('names with special characters do not break the SVG', async () => {
  const facts = { ...exampleFacts.car, maker: 'A&B <x>', model: '"\u0000]]>', points: '<script>' };
  expect(await renderSheet(facts)).toMatchObject(sheetSize);
});

test('the faces have every character that forms and handwriting use', async () => {
  const faces = await openFaces();
  const written = lotKinds.flatMap((kind) => composeSheet(exampleFacts[kind]).filter(isWriting));
  const missing = written.flatMap(({ text, face }) => charactersOf(text).filter((one) => !faces[face].glyphOf(one)));
  expect(missing).toEqual([]);

  const words = [...names.surnames, ...Object.values(names).flatMap((table) => Object.values(table))];
  const printed = houseStyles.flatMap(({ title, form }) => [title, form]);
  const all = charactersOf([...words, ...printed].join(''));
  for (const face of ['print', 'printBold', 'pen', 'penBold'] as const satisfies readonly FaceName[]) {
    expect(all.filter((one) => !faces[face].glyphOf(one))).toEqual([]);
  }
});

test('measured text widths match the faces', async () => {
  const faces = await openFaces();
  for (const face of ['print', 'printBold', 'pen', 'penBold'] as const) {
    for (const character of charactersOf('AZaz09Wi-., あ漢ー（ﾏｲﾙ')) {
      const advance = faces[face].glyphOf(character)?.advance ?? 0;
      expect(Math.abs(measureText(character, face) * 1000 - advance), `${character} of ${face}`).toBeLessThan(25);
    }
  }
});

test('characters missing in the pen’s face are printed, and those in no face leave a gap', async () => {
  const faces = await openFaces();
  const writing = { x: 0, y: 0, size: 10, face: 'pen', color: '#000', anchor: 'start' } as const;
  const minus = faces.print.glyphOf('−')?.path ?? '';
  expect(minus).not.toBe('');
  expect(outlineWriting({ ...writing, text: '−' }, faces)).toContain(minus);
  expect(outlineWriting({ ...writing, text: '\u{1F600}' }, faces)).toContain('d=""');
});
