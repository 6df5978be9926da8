import { describe, expect, test } from 'vitest';
import { isPaginationHidden, paginationItems, partsOfPage } from './pagination.ts';

describe('pagination hides', () => {
  test.each([
    { pageSize: 20, total: -1, hidden: true },
    { pageSize: 20, total: 0, hidden: true },
    { pageSize: 20, total: 19, hidden: true },
    { pageSize: 20, total: 20, hidden: true },
    { pageSize: 20, total: 21, hidden: false },
  ])('a total of $total with $pageSize a page: $hidden', ({ hidden, ...list }) => {
    expect(isPaginationHidden(list)).toBe(hidden);
    expect(paginationItems({ page: 1, ...list }).length === 0).toBe(hidden);
  });
});

describe('pagination shows one boundary and one sibling', () => {
  test.each([
    { page: 1, total: 400, items: [1, 2, 'gap', 20] },
    { page: 3, total: 400, items: [1, 2, 3, 4, 'gap', 20] },
    { page: 4, total: 400, items: [1, 2, 3, 4, 5, 'gap', 20] },
    { page: 5, total: 400, items: [1, 'gap', 4, 5, 6, 'gap', 20] },
    { page: 17, total: 400, items: [1, 'gap', 16, 17, 18, 19, 20] },
    { page: 20, total: 400, items: [1, 'gap', 19, 20] },
    { page: 2, total: 21, items: [1, 2] },
    { page: 99, total: 60, items: [1, 2, 3] },
  ])('page $page of $total lots', ({ page, total, items }) => {
    expect(paginationItems({ page, pageSize: 20, total })).toEqual(items);
  });

  test('every page is reachable from its neighbours', () => {
    for (let page = 1; page <= 65; page += 1) {
      const items = paginationItems({ page, pageSize: 20, total: 1284 });
      expect(items).toContain(page);
      expect(items[0]).toBe(1);
      expect(items.at(-1)).toBe(65);
    }
  });
});

describe('a page of a list with consecutive parts', () => {
  const parts = [3, 0, 20, 5].map((count, name) => ({ name, count }));
  test.each([
    { offset: 0, pageSize: 2, names: [0], before: 0 },
    { offset: 0, pageSize: 4, names: [0, 1, 2], before: 0 },
    { offset: 2, pageSize: 20, names: [0, 1, 2], before: 2 },
    { offset: 3, pageSize: 20, names: [2], before: 0 },
    { offset: 20, pageSize: 20, names: [2, 3], before: 17 },
    { offset: 28, pageSize: 20, names: [], before: 0 },
  ])('of $pageSize rows from $offset overlaps $names', ({ offset, pageSize, names, before }) => {
    const page = partsOfPage(parts, { offset, pageSize });
    expect(page.parts.filter(({ count }) => count > 0).map(({ name }) => name)).toEqual(
      names.filter((name) => name !== 1),
    );
    expect(page.offset).toBe(before);
  });
});
