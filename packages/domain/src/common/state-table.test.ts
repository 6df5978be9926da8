import { expect, test } from 'vitest';
import { stateTable } from './state-table.ts';

test('a table whose states can all be reached is returned', () => {
  const moves = { open: ['paid', 'refused'], paid: [], refused: ['open'] } as const;
  expect(stateTable('open', moves)).toBe(moves);
});

test('a table with an unreachable state throws', () => {
  expect(() => stateTable<string>('open', { open: ['paid'], paid: [], lost: ['paid'] })).toThrow(
    'Nothing leads to lost.',
  );
});

test('a table with a move to an unknown state throws', () => {
  expect(() => stateTable<string>('open', { open: ['paid', 'sent'], paid: [] })).toThrow('The state sent is unknown.');
});
