import { addDays, hour, type JapanDay } from '@seri/domain/time/japan-time';
import { roundTheClockId } from './plan-sessions.ts';

export interface LotIdParts {
  houseCode: string;
  date: JapanDay;
  /** The start time of a session round the clock, such as 0910. */
  clock?: string;
  index: number;
}

const form = /^(.+)-(\d{4}-\d{2}-\d{2})(?:-(\d{4}))?-(\d+)$/;

export function lotId(session: string, index: number): string {
  return `${session}-${index}`;
}

export function parseLotId(id: string): LotIdParts {
  const [, houseCode, date, clock, index] = form.exec(id) ?? [];
  if (houseCode === undefined || date === undefined) throw new RangeError(`${id} is no lot of the demo`);
  return { houseCode, date: date as JapanDay, ...(clock !== undefined && { clock }), index: Number(index) };
}

/** The lot that showed the vehicle before, if it came back: a week earlier, or an hour earlier round the clock. */
export function formerLotId({ houseCode, date, clock, index }: LotIdParts): string {
  if (clock === undefined) return lotId(`${houseCode}-${addDays(date, -7)}`, index);
  const startsAt = new Date(`${date}T${clock.slice(0, 2)}:${clock.slice(2)}:00+09:00`);
  return lotId(roundTheClockId(houseCode, new Date(startsAt.getTime() - hour)), index);
}
