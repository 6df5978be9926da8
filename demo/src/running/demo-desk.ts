import { setStatus } from '@seri/api/features/trade/bidding/desk/set-status';
import type { Actor } from '@seri/api/platform/actor';
import type { Db } from '@seri/api/platform/database/database';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { actingOf } from '@seri/api/platform/http/acting';
import { Refusal } from '@seri/api/platform/http/refusal';
import { bidStatusCodes as codes, waitingStatuses } from '@seri/domain/bids/bid-statuses';
import { addDays, hour, japanDay } from '@seri/domain/time/japan-time';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Demo } from '../demo.ts';
import { giveBackWins } from '../fill/purchases/give-back-wins.ts';
import { roundTheClockHouse } from '../lots/houses.data.ts';
import { fractionOf } from '@seri/drawings/random';
import { demoRegulars } from '../regulars.data.ts';
import { readDemoActors } from './demo-actors.ts';

const desk = 'manager@demo.seri';
const second = 1000;

/** A bid that waits for staff, and since when. */
interface DeskTask {
  bidId: number;
  since: Date;
}

interface Duty {
  status: number;
  /** The least and the most delay, in milliseconds. */
  takes: readonly [number, number];
  tasks: (now: Date) => RawBuilder<DeskTask>;
}

const { sold, soldByNegotiation } = lotStatusCodes;
const openLots = Object.values(lotStatusCodes).filter(isOpen);

const onItsLots = sql`from bid join lot on lot.id = lot_id and lot.held_on = bid.held_on and lot.kind <> 'stock'
  join lot_key on lot_key.id = lot.id
  join feed_source on feed_source.id = lot_key.source_id and feed_source.name = 'demo'`;

const roundTheClock = sql`join auction_session as session on session.id = bid.session_id
  join house on house.id = house_id and code = ${roundTheClockHouse.code}`;

/** No lot ends before its day, so this spares reading the many bids on coming days. */
const isRecent = (now: Date) => sql`bid.held_on between ${addDays(japanDay(now), -7)}::date and ${japanDay(now)}::date`;

/** The desk acts by itself, so that a visitor sees bids accepted and won. */
const duties: readonly Duty[] = [
  {
    // Only round the clock; on all other lots the staff who visit the demonstration decide.
    status: codes.bid,
    takes: [20 * second, 40 * second],
    tasks: () => sql<DeskTask>`select bid.id as "bidId", placed_at as since ${onItsLots} ${roundTheClock}
      where bid.status = ${codes.new} and lot.status = any(${openLots})`,
  },
  {
    // R54: the best bid wins, among equal ones the earlier.
    status: codes.won,
    takes: [4 * second, 12 * second],
    tasks: (now) => sql<DeskTask>`select distinct on (lot_id) bid.id as "bidId", ended_at as since ${onItsLots}
      where bid.status = any(${waitingStatuses}) and ${isRecent(now)} and lot.status in (${sold}, ${soldByNegotiation})
        and amount + adjustment >= lot.sold_price and ended_at is not null
        and not exists (select from bid as win where win.lot_id = bid.lot_id and win.status = ${codes.won})
      order by lot_id, amount + adjustment desc, placed_at, bid.id`,
  },
  {
    // Regulars resell their wins, which frees their credit; everybody else keeps them.
    status: codes.blank,
    takes: [2 * hour, 3 * hour],
    tasks: (now) => sql<DeskTask>`select bid.id as "bidId", ended_at as since ${onItsLots} ${roundTheClock}
      join account on account.id = account_id and email = any(${demoRegulars.map(({ email }) => email)})
      where bid.status = ${codes.won} and ${isRecent(now)} and ended_at is not null`,
  },
];

/** Carries out due tasks with a manager's account. A bid that changed meanwhile is left to the next tick. */
export async function runDesk({ seed, clock }: Demo, db: Db): Promise<void> {
  const [manager] = await readDemoActors(db, [desk]);
  if (!manager || !isStaff(manager)) return;
  const now = clock.now();
  for (const { status, takes, tasks } of duties) {
    const { rows } = await tasks(now).execute(db);
    const due = rows.filter(({ bidId, since }) => {
      const [least, most] = takes;
      return since.getTime() + least + (most - least) * fractionOf(seed, bidId, status) <= now.getTime();
    });
    for (const { bidId } of due) await setBidStatus(db, manager, { bidId, status });
    if (status === codes.blank && due.length > 0) await inTransaction(db, (tx) => giveBackWins(tx, desk));
  }
}

/**
 * Sessions round the clock are always in their last hour, in which a warned manager's changes stay with staff. The
 * warning is switched off, so that the client is told.
 */
async function setBidStatus(db: Db, manager: Actor, recorded: { bidId: number; status: number }): Promise<void> {
  const clerk = { ...manager, permissions: { ...manager.permissions, lastHourBidWarning: false } };
  try {
    await setStatus(actingOf(db, clerk, undefined, undefined), recorded);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
