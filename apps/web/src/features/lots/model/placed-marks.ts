import type { SheetMark } from './lot-view.ts';
import { onMap, type Point, spreadMarks } from './spread-marks.ts';

/** A mark in the list, and on the map beside it. */
export interface PlacedMark extends SheetMark {
  /** Its place in the list: marks may be alike in all they say. */
  rank: number;
  spot: Point;
  badge: Point;
}

const weights = ['severe', 'plain', 'small'] as const;

/** The worst first. */
export function placeMarks(marks: readonly SheetMark[]): PlacedMark[] {
  const sorted = marks.toSorted((one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight));
  const spots = sorted.map(onMap);
  const badges = spreadMarks(spots);
  return sorted.map((mark, rank) => {
    const spot = spots[rank] ?? onMap(mark);
    return { ...mark, rank, spot, badge: badges[rank] ?? spot };
  });
}
