import { addDays, type JapanDay } from '../time/japan-time.ts';

/** R101: how near the day of a task is, by the day in Japan. */
export const dueGroups = ['overdue', 'today', 'soon', 'later', 'undated'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Tasks of the next three days are soon. */
export const soonDays = 3;

export function dueGroupOf(dueOn: JapanDay | null, today: JapanDay): DueGroup {
  if (dueOn === null) return 'undated';
  if (dueOn <= today) return dueOn < today ? 'overdue' : 'today';
  return dueOn <= addDays(today, soonDays) ? 'soon' : 'later';
}
