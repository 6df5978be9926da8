import type { SheetMark } from '../page/lot-view.ts';
import { onMap, type Point, spreadMarks } from './spread-marks.ts';

export interface PlacedMark extends SheetMark {
  /** The index in the list, used as id because marks can be equal in every field. */
  rank: number;
  spot: Point;
  badge: Point;
}

const weights = ['severe', 'plain', 'small'] as const;

/** Sorts marks by severity, the worst first. */
export function placeMarks(marks: readonly SheetMark[]): PlacedMark[] {
  const sorted = marks.toSorted((one, other) => weights.indexOf(one.weight) - weights.indexOf(other.weight));
  const spots = sorted.map(onMap);
  const badges = spreadMarks(spots);
  return sorted.map((mark, rank) => {
    const spot = spots[rank] ?? onMap(mark);
    return { ...mark, rank, spot, badge: badges[rank] ?? spot };
  });
}
