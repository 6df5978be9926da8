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

/** A bid that staff have to look at, and since when. */
interface Task {
  bidId: number;
  since: Date;
}

interface Duty {
  status: number;
  /** In milliseconds: the least and the most that it takes. */
  takes: readonly [number, number];
  tasks: (now: Date) => RawBuilder<Task>;
}

const { sold, soldByNegotiation } = lotStatusCodes;
const openLots = Object.values(lotStatusCodes).filter(isOpen);

/** Bids on the lots of the demonstration. */
const onItsLots = sql`from bid join lot on lot.id = lot_id and lot.held_on = bid.held_on and lot.kind <> 'stock'
  join lot_key on lot_key.id = lot.id
  join feed_source on feed_source.id = lot_key.source_id and feed_source.name = 'demo'`;

const roundTheClock = sql`join auction_session as session on session.id = bid.session_id
  join house on house.id = house_id and code = ${roundTheClockHouse.code}`;

/** No lot ends before its day: the many bids on coming days are not even looked at. */
const ofLately = (now: Date) => sql`bid.held_on between ${addDays(japanDay(now), -7)}::date and ${japanDay(now)}::date`;

/** What the desk does by itself, so that a bid is accepted and won while one watches. */
const duties: readonly Duty[] = [
  {
    // Where nobody runs round the clock, staff who look at the demonstration decide.
    status: codes.bid,
    takes: [20 * second, 40 * second],
    tasks: () => sql<Task>`select bid.id as "bidId", placed_at as since ${onItsLots} ${roundTheClock}
      where bid.status = ${codes.new} and lot.status = any(${openLots})`,
  },
  {
    // R54: the best bid, of equal ones the earlier.
    status: codes.won,
    takes: [4 * second, 12 * second],
    tasks: (now) => sql<Task>`select distinct on (lot_id) bid.id as "bidId", ended_at as since ${onItsLots}
      where bid.status = any(${waitingStatuses}) and ${ofLately(now)} and lot.status in (${sold}, ${soldByNegotiation})
        and amount + adjustment >= lot.sold_price and ended_at is not null
        and not exists (select from bid as win where win.lot_id = bid.lot_id and win.status = ${codes.won})
      order by lot_id, amount + adjustment desc, placed_at, bid.id`,
  },
  {
    // Regulars sell on what they have won, which frees their credit; everybody else keeps it.
    status: codes.blank,
    takes: [2 * hour, 3 * hour],
    tasks: (now) => sql<Task>`select bid.id as "bidId", ended_at as since ${onItsLots} ${roundTheClock}
      join account on account.id = account_id and email = any(${demoRegulars.map(({ email }) => email)})
      where bid.status = ${codes.won} and ${ofLately(now)} and ended_at is not null`,
  },
];

/** Records by the account of a manager what is due; what has changed meanwhile is looked at anew by the next tick. */
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
    for (const { bidId } of due) await record(db, manager, { bidId, status });
    if (status === codes.blank && due.length > 0) await inTransaction(db, (tx) => giveBackWins(tx, desk));
  }
}

/** Sessions round the clock are always in their last hour: a clerk whom it warned would never tell the client. */
async function record(db: Db, manager: Actor, recorded: { bidId: number; status: number }): Promise<void> {
  const clerk = { ...manager, permissions: { ...manager.permissions, lastHourBidWarning: false } };
  try {
    await setStatus(actingOf(db, clerk, undefined, undefined), recorded);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
