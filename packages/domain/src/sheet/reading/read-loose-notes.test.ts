import { expect, test } from 'vitest';
import { readLooseNotes } from './read-loose-notes.ts';
import { line } from './reading.testkit.ts';

test('R77 on a form that is not known a short or unread line is not told, and a flag is only suspected', () => {
  const lines = [line('右フロントフェンダーキズ', 0), line('本革', 1), line('修復歴有', 2), line('京都大学病院', 3)];
  const notes = readLooseNotes(lines, true);
  expect(notes.map(({ japanese }) => japanese)).toEqual(['右フロントフェンダーキズ', '修復歴有']);
  expect(notes[1]).toMatchObject({ meaning: null, flag: null, suspicion: 'repaired' });
});
