import type { CountedPlaces } from './catalogue-index.ts';
import { dayOf } from '../columnar/segments/day-number.ts';

/** Places as they go from one thread to another: the twenty thousand of an export are copied at once, and not one by one. */
export interface PackedPlaces {
  total: number;
  ids: Uint32Array;
  /** Of each its day, counted from 1970. */
  days: Uint32Array;
}

export const noPlaces: PackedPlaces = { total: 0, ids: new Uint32Array(), days: new Uint32Array() };

export function unpackPlaces({ total, ids, days }: PackedPlaces): CountedPlaces {
  return { total, places: Array.from(ids, (id, at) => ({ id, heldOn: dayOf(days[at] as number) })) };
}
