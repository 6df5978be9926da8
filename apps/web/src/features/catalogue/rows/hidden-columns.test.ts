import { expect, it } from 'vitest';
import { columnsOf } from './columns.data.ts';
import { formatHidden, parseHidden, shownColumns } from './hidden-columns.ts';

it('hidden columns are stored per kind of vehicle', () => {
  const hidden = { car: ['engine', 'average'], bike: [], machine: ['volume'] };
  expect(formatHidden(hidden)).toBe('car:engine,average;machine:volume');
  expect(parseHidden(formatHidden(hidden))).toEqual(hidden);
});

it('unreadable stored values hide nothing', () => {
  const columns = columnsOf('car-auction');
  for (const stored of [null, '', 'x', 'car:;;:', 'car:paper,,']) {
    expect(shownColumns(columns, parseHidden(stored).car)).toEqual(columns);
  }
});

it('lot number and name cannot be hidden', () => {
  const columns = columnsOf('car-auction');
  const left = shownColumns(
    columns,
    columns.map(({ id }) => id),
  );
  expect(left.map(({ id }) => id)).toEqual(['lot', 'name']);
});
