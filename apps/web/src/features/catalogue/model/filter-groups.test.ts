import { expect, test } from 'vitest';
import { countChosen, isPartChosen, togglePart, toggleWhole } from './filter-groups.ts';

const day = { value: '2026-11-24', parts: ['a', 'b', 'c'] };
const none = { wholes: [], parts: [] };

test('a whole takes its parts in, and counts once', () => {
  const chosen = toggleWhole({ wholes: [], parts: ['a', 'z'] }, day);
  expect(chosen).toEqual({ wholes: ['2026-11-24'], parts: ['z'] });
  expect(countChosen(chosen)).toBe(2);
  expect(isPartChosen(chosen, day, 'b')).toBe(true);
});

test('a whole that goes takes its parts along', () => {
  expect(toggleWhole({ wholes: ['2026-11-24'], parts: ['z'] }, day)).toEqual({ wholes: [], parts: ['z'] });
});

test('a part out of a whole leaves all its others', () => {
  expect(togglePart({ wholes: ['2026-11-24'], parts: [] }, day, 'b')).toEqual({ wholes: [], parts: ['a', 'c'] });
});

test('a part alone comes and goes', () => {
  const chosen = togglePart(none, day, 'b');
  expect(chosen).toEqual({ wholes: [], parts: ['b'] });
  expect(togglePart(chosen, day, 'b')).toEqual(none);
});
