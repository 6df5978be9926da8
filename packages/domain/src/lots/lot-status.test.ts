import { expect, test } from 'vitest';
import { lamps, lotStatus, lotStatusCodes } from './lot-status.ts';

test.each([
  [4531, 'ongoing', 'ongoing'],
  [4532, 'upcoming', 'upcoming'],
  [4533, 'sold', 'sold'],
  [4534, 'soldByNegotiation', 'sold'],
  [4535, 'notSold', 'off'],
  [4536, 'cancelled', 'gone'],
  [4537, 'removed', 'gone'],
  [4538, 'unknown', 'unknown'],
  [4539, 'unsold', 'off'],
] as const)('code %i is %s and has the lamp %s', (code, status, lamp) => {
  expect(lotStatus(code)).toBe(status);
  expect(lamps[status]).toBe(lamp);
});

test('any other code is unknown', () => {
  for (const code of [0, 4530, 4540, 9999, null]) expect(lotStatus(code)).toBe('unknown');
});

test('no two states share a code', () => {
  expect(new Set(Object.values(lotStatusCodes)).size).toBe(9);
});
