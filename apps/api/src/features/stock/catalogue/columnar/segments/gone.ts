import type { Segment, Span } from './segment.ts';
import { firstNotBelow } from '../scan/sort-rows.ts';

/** The removed lots of a segment, as ascending places in each of its two orders. */
export interface GonePlaces {
  byTime: Uint32Array;
  byModel: Uint32Array;
}

const none = new Uint32Array();
export const nothingGone: GonePlaces = { byTime: none, byModel: none };

/** Adds rows that were not removed before. */
export function withGone(segment: Segment, { byTime, byModel }: GonePlaces, rows: Uint32Array): GonePlaces {
  return {
    byTime: merged(byTime, rows),
    byModel: merged(
      byModel,
      rows.map((row) => placeByModel(segment, row)),
    ),
  };
}

export function goneWithin(gone: Uint32Array, { from, to }: Span): Uint32Array {
  const first = firstNotBelow((at) => gone[at] as number, from, 0, gone.length);
  if ((gone[first] ?? to) >= to) return none;
  return gone.subarray(
    first,
    firstNotBelow((at) => gone[at] as number, to, first, gone.length),
  );
}

/** Lots of one model are in the order of their rows, so a binary search finds the place. */
function placeByModel({ byTime, byModel, modelStarts }: Segment, row: number): number {
  const [start = 0, end = 0] = modelStarts.subarray(byTime.columns.model[row]);
  return firstNotBelow((place) => byModel.rows[place] as number, row, start, end);
}

function merged(former: Uint32Array, places: Uint32Array): Uint32Array {
  const added = places.toSorted();
  const all = new Uint32Array(former.length + added.length);
  let [from, at] = [0, 0];
  for (let to = 0; to < all.length; to += 1) {
    const isFormer = at === added.length || (former[from] as number) < (added[at] as number);
    all[to] = (isFormer ? former[from++] : added[at++]) as number;
  }
  return all;
}
