import { expect, test } from 'vitest';
import { stateTable } from './state-table.ts';

test('a table in which every state is reached stands', () => {
  const moves = { asked: ['given', 'refused'], given: [], refused: ['asked'] } as const;
  expect(stateTable('asked', moves)).toBe(moves);
});

test('a state that nothing leads to is refused', () => {
  expect(() => stateTable<string>('asked', { asked: ['given'], given: [], lost: ['given'] })).toThrow(
    'Nothing leads to lost.',
  );
});

test('a move to a state that the table does not know is refused', () => {
  const moves = { asked: ['given', 'sent'], given: [] } as unknown as Record<'asked' | 'given', ('asked' | 'given')[]>;
  expect(() => stateTable('asked', moves)).toThrow('The state sent is unknown.');
});
