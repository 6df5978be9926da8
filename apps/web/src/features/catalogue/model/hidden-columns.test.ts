import { expect, it } from 'vitest';
import { columnsOf } from './columns.data.ts';
import { formatHidden, parseHidden, shownColumns } from './hidden-columns.ts';

it('each kind of vehicle keeps its own hidden columns', () => {
  const hidden = { car: ['engine', 'average'], bike: [], machine: ['volume'] };
  expect(formatHidden(hidden)).toBe('car:engine,average;machine:volume');
  expect(parseHidden(formatHidden(hidden))).toEqual(hidden);
});

it('what somebody else has written there hides nothing', () => {
  const columns = columnsOf('car-auction');
  for (const stored of [null, '', 'x', 'car:;;:', 'car:paper,,']) {
    expect(shownColumns(columns, parseHidden(stored).car)).toEqual(columns);
  }
});

it('number and name stay, whatever is hidden', () => {
  const columns = columnsOf('car-auction');
  const left = shownColumns(
    columns,
    columns.map(({ id }) => id),
  );
  expect(left.map(({ id }) => id)).toEqual(['lot', 'name']);
});
