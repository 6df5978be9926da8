import { bidStatusCodes } from './bid-statuses.ts';
import { addDays, type JapanDay, weekdayOf } from '../time/japan-time.ts';

export const bidGroupLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** R53: a group that nobody has said more of buys one. */
export const defaultCars = 1;
export const mostCars = 99;

/** How many cars each group buys at most; `defaultCars` where nothing is said. */
export type GroupRooms = ReadonlyMap<string, number>;

export const carsOf = (rooms: GroupRooms, group: string): number => rooms.get(group) ?? defaultCars;

/** R53: it has won as many cars as it was to buy. */
export function isGroupFull(
  bids: readonly { group: string | null; status: number }[],
  rooms: GroupRooms,
  group: string,
): boolean {
  const wins = bids.filter((bid) => bid.group === group && bid.status === bidStatusCodes.won);
  return wins.length >= carsOf(rooms, group);
}

/** The Monday of a day's week. */
export function weekOf(day: JapanDay): JapanDay {
  return addDays(day, 1 - weekdayOf(day));
}

const weeksAhead = 52;

/** R53: those of this week and of a year ahead: what a bid has to read stays short, whatever somebody saves. */
export function hasGroups(day: JapanDay, today: JapanDay): boolean {
  const [week, first] = [weekOf(day), weekOf(today)];
  return week >= first && week <= addDays(first, weeksAhead * 7);
}

/** Groups are a client's own, per week: what tells one from another. */
export function groupKey(day: JapanDay, letter: string): string {
  return `${weekOf(day)} ${letter}`;
}
