import { hour, type JapanDay, startOfJapanDay } from '@seri/domain/japan-time';
import type { DemoHouse, DemoLot, DemoSession } from './demo-lot.ts';
import { fillSession } from './fill-session.ts';
import { demoHouses } from './houses.data.ts';
import { planSessions, shareLots } from './plan-sessions.ts';

export type { DemoHouse, DemoLot, DemoPhoto, DemoSession } from './demo-lot.ts';

export interface DemoLotsOptions {
  seed: number;
  count: number;
  today: JapanDay;
  /** Results are known up to then; by default early in the afternoon of `today`, in the middle of the sessions. */
  asOf?: Date;
}

export interface DemoCatalogue {
  houses: readonly DemoHouse[];
  sessions: readonly DemoSession[];
  lots: readonly DemoLot[];
}

/** The auctions of the week from `today` on. */
export function demoLots({ seed, count, today, asOf = afternoonOf(today) }: DemoLotsOptions): DemoCatalogue {
  const sessions = planSessions(demoHouses, today);
  const shares = shareLots(demoHouses, count);
  const sessionOf = new Map(sessions.map((session) => [session.houseCode, session]));
  const lots = demoHouses.flatMap((house) => {
    const session = sessionOf.get(house.code);
    return session ? fillSession({ seed, house, session, count: shares.get(house.code) ?? 0, asOf }) : [];
  });
  return { houses: demoHouses, sessions, lots };
}

function afternoonOf(today: JapanDay): Date {
  return new Date(startOfJapanDay(today).getTime() + 12.5 * hour);
}
