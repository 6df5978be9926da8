import { describe, expect, it } from 'vitest';
import { activeGroup, favouriteGroups, wishList } from './favourite-groups.ts';

describe('R7 favourite groups', () => {
  it('shows a lot in its one group and in no other', () => {
    expect(wishList('C').filter((entry) => entry.value)).toEqual([{ group: 'C', value: true }]);
    expect(wishList(null).some((entry) => entry.value)).toBe(false);
  });

  it('reads back what it wrote', () => {
    for (const group of [...favouriteGroups, null]) expect(activeGroup(wishList(group))).toBe(group);
  });
});
