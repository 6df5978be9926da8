import { expect, test } from 'vitest';
import { findGlossary } from '../glossary.ts';
import { readSheet } from './read-sheet.ts';
import { line, room } from './reading.testkit.ts';

test('the head of a note is no label, the print of a form no note', () => {
  const lines = [line('フレームNo.', 0), line('フレーム：', 1), line('フレーム・', 2)];
  const seen = {
    form: 'a form',
    lines: lines.map((one) => ({ ...one, area: 'remarks' })),
    rooms: { remarks: room },
    fields: [],
    ringed: [],
  };
  const { notes, labels } = readSheet(seen, { isCar: false, glossary: findGlossary('') });
  expect(notes.map(({ meaning }) => meaning?.en)).toEqual(['Frame', 'Frame']);
  expect(labels.map(({ meaning }) => meaning.en)).toEqual(['Frame number']);
});
