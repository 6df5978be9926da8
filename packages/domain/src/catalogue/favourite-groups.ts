/** R7: a lot is in one favourite group of an account, or in none. */
export const favouriteGroups = ['A', 'B', 'C', 'D', 'E'] as const;

/** A name has to fit into a tab. */
export const groupNameAtMost = 30;

export type FavouriteGroup = (typeof favouriteGroups)[number];
export interface WishListEntry {
  group: FavouriteGroup;
  value: boolean;
}

/** The wire has one entry per group; at most one is true. */
export function wishList(active: FavouriteGroup | null): WishListEntry[] {
  return favouriteGroups.map((group) => ({ group, value: group === active }));
}

export function activeGroup(entries: readonly WishListEntry[]): FavouriteGroup | null {
  return entries.find((entry) => entry.value)?.group ?? null;
}
