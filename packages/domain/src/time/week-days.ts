import { addDays, type JapanDay, weekdayOf } from './japan-time.ts';

/** The days that auctions are held on; those of a Sunday are found by their date. */
export const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type WeekDay = (typeof weekDays)[number];

/** R36: each stands for its next date, which may be today. */
export function nextDates(today: JapanDay): Record<WeekDay, JapanDay> {
  const dates = weekDays.map((day, at) => [day, addDays(today, (at + 8 - weekdayOf(today)) % 7)]);
  return Object.fromEntries(dates) as Record<WeekDay, JapanDay>;
}
