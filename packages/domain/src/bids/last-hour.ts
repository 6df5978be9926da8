import { minute } from '../time/japan-time.ts';

/**
 * R57: in the last hour before a session staff are warned, and their changes are not sent to the client and its dealer.
 * Each session sets how long that is.
 */
export interface LastHour {
  warnsFrom: Date;
  startsAt: Date;
}

export function lastHourOf({ startsAt, minutes }: { startsAt: Date; minutes: number }): LastHour {
  return { warnsFrom: new Date(startsAt.getTime() - minutes * minute), startsAt };
}

export function isLastHour(now: Date, { warnsFrom, startsAt }: LastHour): boolean {
  return now > warnsFrom && now < startsAt;
}
