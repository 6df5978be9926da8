import type { ReadLine } from './reading.ts';

const middleOf = ({ place }: ReadLine) => place.y + place.height / 2;

/** Lines side by side are one row, from left to right; rows from top to bottom. */
export function findRows(lines: readonly ReadLine[]): ReadLine[][] {
  const rows: ReadLine[][] = [];
  for (const line of lines.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && middleOf(line) - middleOf(before) < Math.min(line.place.height, before.place.height) / 2)
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.place.x - other.place.x));
}
