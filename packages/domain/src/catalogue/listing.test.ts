import { describe, expect, it } from 'vitest';
import { isByDeadline, lastPage, nextSorting } from './listing.ts';

describe('R8 the sort of a listing', () => {
  it('goes from ascending to descending to none on the same column', () => {
    const first = nextSorting(undefined, 'year');
    const second = nextSorting(first, 'year');
    expect(first).toEqual({ sort: 'year', order: 'ASC' });
    expect(second).toEqual({ sort: 'year', order: 'DESC' });
    expect(nextSorting(second, 'year')).toBeUndefined();
  });

  it('starts ascending on another column', () => {
    expect(nextSorting({ sort: 'year', order: 'DESC' }, 'mileage')).toEqual({ sort: 'mileage', order: 'ASC' });
  });
});

it('R6 open lots are listed by deadline, unless the reader sorts', () => {
  const sorting = { sort: 'year', order: 'ASC' } as const;
  expect([isByDeadline({ show: 'open' }, undefined), isByDeadline({ show: 'open' }, sorting)]).toEqual([true, false]);
  expect([isByDeadline({ show: 'all' }, undefined), isByDeadline({}, undefined)]).toEqual([false, false]);
});

describe('R8 pages', () => {
  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [300, 70, 5],
  ])('%i lots on pages of %i end on page %i', (total, pageSize, last) => {
    expect(lastPage(total, pageSize)).toBe(last);
  });
});
