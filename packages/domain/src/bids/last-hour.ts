import { minute } from '../time/japan-time.ts';

/** R57: before a session starts staff are warned: what they change by then is not sent to the client side. */
export interface LastHour {
  warnsFrom: Date;
  startsAt: Date;
}

/** Its length is the session's own. */
export function lastHourOf({ startsAt, minutes }: { startsAt: Date; minutes: number }): LastHour {
  return { warnsFrom: new Date(startsAt.getTime() - minutes * minute), startsAt };
}

export function isLastHour(now: Date, { warnsFrom, startsAt }: LastHour): boolean {
  return now > warnsFrom && now < startsAt;
}
