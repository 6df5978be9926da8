import { addDays, type JapanDay, weekdayOf } from './japan-time.ts';

export const bidGroupLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** R53: a group that nobody has said more of buys one. */
export const defaultCars = 1;
export const mostCars = 99;

/** The Monday of a day's week. */
export function weekOf(day: JapanDay): JapanDay {
  return addDays(day, 1 - weekdayOf(day));
}

/** Groups are a client's own, per week: what tells one from another. */
export function groupKey(day: JapanDay, letter: string): string {
  return `${weekOf(day)} ${letter}`;
}
