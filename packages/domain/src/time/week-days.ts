import { addDays, type JapanDay, weekdayOf } from './japan-time.ts';

/** The usual days of auctions; an auction on a Sunday is found by its date. */
export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type WeekDay = (typeof weekDays)[number];

/** R38: the last day before today on which there usually were auctions. */
export function lastAuctionDay(today: JapanDay): JapanDay {
  const yesterday = addDays(today, -1);
  return weekdayOf(yesterday) > weekDays.length ? addDays(yesterday, -1) : yesterday;
}

/** R36: a weekday means its next date, which may be today. */
export function nextDates(today: JapanDay): Record<WeekDay, JapanDay> {
  const dates = weekDays.map((day, index) => [day, addDays(today, (index + 8 - weekdayOf(today)) % 7)]);
  return Object.fromEntries(dates) as Record<WeekDay, JapanDay>;
}
