import { expect, it } from 'vitest';
import { monthText, statementMonths } from './statement-months.ts';

it('R90 a statement is for this month of Japan or one before it, over the turn of a year', () => {
  const months = statementMonths('2027-01-31');
  expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months).toHaveLength(36);
});

it.each([
  ['en', 'October 2026'],
  ['ru', 'октябрь 2026'],
] as const)('a month is named in %s', (language, expected) => {
  expect(monthText('2026-10', language)).toBe(expected);
});
