import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { expect, test } from 'vitest';
import { composeSheet } from './compose-sheet.ts';
import { exampleFacts } from './example-facts.data.ts';
import { openFace } from './writing/faces.ts';
import { penNames } from './writing/pens.data.ts';
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

const facesOf = (wanted: readonly FaceName[]) =>
  Promise.all(wanted.map(async (name) => ({ name, face: await openFace(name) })));

test('the faces have every character that forms and handwriting use, or the printed one has it', async () => {
  const print = await openFace('print');
  const written = lotKinds.flatMap((kind) => composeSheet(exampleFacts[kind]).filter(isWriting));
  const missing = written.flatMap(({ text }) => charactersOf(text).filter((one) => !print.glyphOf(one)));
  expect(missing).toEqual([]);

  const words = [...names.surnames, ...Object.values(names).flatMap((table) => Object.values(table))];
  const printed = houseStyles.flatMap(({ title, form }) => [title, form]);
  const all = charactersOf([...words, ...printed].join(''));
  for (const { face } of await facesOf(['print', 'printBold', 'klee', 'kleeBold'])) {
    expect(all.filter((one) => !face.glyphOf(one))).toEqual([]);
  }
});

test('measured text is as wide as in the faces, or a little wider', async () => {
  for (const { name, face } of await facesOf(['print', 'printBold', ...penNames])) {
    for (const character of charactersOf(`AZaz09Wi-., あ漢ー（${name.startsWith('print') ? 'ﾏｲﾙ' : ''}`)) {
      const advance = face.glyphOf(character)?.advance ?? 0;
      expect(measureText(character, name) * 1000 - advance, `${character} of ${name}`).toBeGreaterThan(-25);
    }
  }
});

test('glyphs that are made of others are drawn', async () => {
  const klee = await openFace('klee');
  expect(klee.glyphOf('−')?.path).toMatch(/^M.+Z$/);
});

test('characters missing in the pen’s face are printed, and those in no face leave a gap', async () => {
  const [print, pen] = [await openFace('print'), await openFace('hachiMaruPop')];
  const writing = { x: 0, y: 0, size: 10, face: 'hachiMaruPop', color: '#000', anchor: 'start' } as const;
  const half = print.glyphOf('ﾏ')?.path ?? '';
  expect(half).not.toBe('');
  expect(outlineWriting({ ...writing, text: 'ﾏ' }, pen, print)).toContain(half);
  expect(outlineWriting({ ...writing, text: '\u{1F600}' }, pen, print)).toContain('d=""');
});
