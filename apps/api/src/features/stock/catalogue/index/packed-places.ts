import type { CountedPlaces } from './catalogue-index.ts';
import { dayOf } from '../columnar/segments/day-number.ts';

/** The ids and days of found lots as arrays of numbers: a thread hands over the 20,000 of an export in one copy. */
export interface PackedPlaces {
  total: number;
  ids: Uint32Array;
  /** The day of each lot, counted from 1970. */
  days: Uint32Array;
}

export const noPlaces: PackedPlaces = { total: 0, ids: new Uint32Array(), days: new Uint32Array() };

export function unpackPlaces({ total, ids, days }: PackedPlaces): CountedPlaces {
  return { total, places: Array.from(ids, (id, at) => ({ id, heldOn: dayOf(days[at] as number) })) };
}
