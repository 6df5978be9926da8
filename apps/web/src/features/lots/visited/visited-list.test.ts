import { expect, it } from 'vitest';
import { addVisited, parseVisited, visitedAtMost } from './visited-list.ts';

it('the newest lot comes first and occurs once', () => {
  expect(addVisited([3, 2, 1], 1)).toEqual([1, 3, 2]);
});

it('the twenty-first lot removes the oldest', () => {
  const twenty = Array.from({ length: visitedAtMost }, (_, index) => index + 1);
  expect(addVisited(twenty, 99)).toHaveLength(visitedAtMost);
  expect(addVisited(twenty, 99)).not.toContain(20);
});

it('unreadable stored values are ignored', () => {
  expect(parseVisited('5,x,-1,,7')).toEqual([5, 7]);
  expect(parseVisited(null)).toEqual([]);
});
