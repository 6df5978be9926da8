import { addDays, hour, type JapanDay, startOfJapanDay, weekdayOf } from '@seri/domain/japan-time';
import type { DemoHouse, DemoSession } from './demo-lot.ts';

/** Every house's next session; a session of today counts. */
export function planSessions(houses: readonly DemoHouse[], today: JapanDay): readonly DemoSession[] {
  return houses.map((house) => {
    const date = addDays(today, (house.weekday - weekdayOf(today) + 7) % 7);
    return {
      houseCode: house.code,
      date,
      startsAt: new Date(startOfJapanDay(date).getTime() + house.startHour * hour),
    };
  });
}

/** Shares `count` lots among the houses by size; the shares add up to it. */
export function shareLots(houses: readonly DemoHouse[], count: number): ReadonlyMap<string, number> {
  const total = houses.reduce((sum, house) => sum + house.size, 0);
  let sizeSoFar = 0;
  let given = 0;
  return new Map(
    houses.map((house) => {
      sizeSoFar += house.size;
      const upToHere = Math.round((count * sizeSoFar) / total);
      const share = upToHere - given;
      given = upToHere;
      return [house.code, share];
    }),
  );
}
