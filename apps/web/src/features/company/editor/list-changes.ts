export const added = <Item>(list: readonly Item[], item: Item): Item[] => [...list, item];

export const removed = <Item>(list: readonly Item[], at: number): Item[] => list.toSpliced(at, 1);

export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const item = list[at];
  const to = at + by;
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, item);
}
