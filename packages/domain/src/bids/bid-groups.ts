import { bidStatusCodes } from './bid-statuses.ts';
import { addDays, type JapanDay, weekdayOf } from '../time/japan-time.ts';

export const bidGroupLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** R53: a group buys one car unless its client sets another number. */
export const defaultCars = 1;
export const mostCars = 99;

/** How many cars each group may still buy, by its key; a missing group may buy `defaultCars`. */
export type GroupRooms = ReadonlyMap<string, number>;

export const carsOf = (rooms: GroupRooms, group: string): number => rooms.get(group) ?? defaultCars;

/** R53: the group has won as many cars as it may buy. */
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

/** R53: groups exist for this week and a year ahead, which bounds the rows that each bid has to read. */
export function hasGroups(day: JapanDay, today: JapanDay): boolean {
  const [week, first] = [weekOf(day), weekOf(today)];
  return week >= first && week <= addDays(first, weeksAhead * 7);
}

/** Identifies a group among those of one client. */
export function groupKey(day: JapanDay, letter: string): string {
  return `${weekOf(day)} ${letter}`;
}
