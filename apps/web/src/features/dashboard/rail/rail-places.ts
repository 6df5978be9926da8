import { hour } from '@seri/domain/time/japan-time';

/** A part of the rail's width from the left, 0 to 1. */
export interface RailScale {
  placeOf: (instant: string | Date) => number;
}

/** From the hour before the first auction to two hours after the start of the last one. */
export function railScale(starts: readonly string[]): RailScale {
  const times = starts.map((start) => Date.parse(start));
  const first = Math.floor((Math.min(...times) - hour / 2) / hour) * hour;
  const last = Math.ceil((Math.max(...times) + 2 * hour) / hour) * hour;
  return {
    placeOf(instant) {
      const time = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
      return Math.min(1, Math.max(0, (time - first) / (last - first)));
    },
  };
}

/** Which names have room: one that would overlap the name before it is left out, and only its mark stays. */
export function roomyNames(places: readonly number[], least: number): boolean[] {
  let end = -Infinity;
  return places.map((place) => {
    const fits = place >= end && place <= 1 - least / 2;
    if (fits) end = place + least;
    return fits;
  });
}

/** The house whose bidding closes next: a later one may close before another session of an earlier one. */
export function nextToClose<House extends { closesAt: string }>(
  houses: readonly House[],
  now: Date,
): House | undefined {
  const open = houses.filter(({ closesAt }) => Date.parse(closesAt) > now.getTime());
  return open.toSorted((one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt))[0];
}
