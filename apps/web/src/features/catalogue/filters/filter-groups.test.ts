import { expect, test } from 'vitest';
import { countChosen, isPartChosen, togglePart, toggleWhole } from './filter-groups.ts';

const day = { value: '2026-11-24', parts: ['a', 'b', 'c'] };
const none = { wholes: [], parts: [] };

test('choosing a whole replaces its chosen parts and counts as one', () => {
  const chosen = toggleWhole({ wholes: [], parts: ['a', 'z'] }, day);
  expect(chosen).toEqual({ wholes: ['2026-11-24'], parts: ['z'] });
  expect(countChosen(chosen)).toBe(2);
  expect(isPartChosen(chosen, day, 'b')).toBe(true);
});

test('deselecting a whole deselects its parts', () => {
  expect(toggleWhole({ wholes: ['2026-11-24'], parts: ['z'] }, day)).toEqual({ wholes: [], parts: ['z'] });
});

test('deselecting one part of a chosen whole leaves the other parts chosen', () => {
  expect(togglePart({ wholes: ['2026-11-24'], parts: [] }, day, 'b')).toEqual({ wholes: [], parts: ['a', 'c'] });
});

test('a single part can be chosen and deselected', () => {
  const chosen = togglePart(none, day, 'b');
  expect(chosen).toEqual({ wholes: [], parts: ['b'] });
  expect(togglePart(chosen, day, 'b')).toEqual(none);
});
