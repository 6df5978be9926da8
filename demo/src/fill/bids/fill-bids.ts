import { putGroup } from '@seri/api/features/trade/bidding/groups/group.store';
import { readOpenBids } from '@seri/api/features/trade/ledger/open-bids.query';
import { roleOverrides } from '@seri/api/features/people/identity/identity.query';
import { readBalance } from '@seri/api/features/trade/ledger/ledger.query';
import { lockLotForBid } from '@seri/api/features/stock/lots/lot-for-bid.command';
import { reserveCar } from '@seri/api/features/stock/lots/reserve-car.command';
import type { Tx } from '@seri/api/platform/database/database';
import { isOpenBid, waitingStatuses } from '@seri/domain/bids/bid-statuses';
import { headroomOf, exposureOf } from '@seri/domain/money/exposure';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { type Overrides, permissionsOf, roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import { demoPeople } from '../../people.ts';
import { storiesOf } from './bid-stories.data.ts';
import { readCandidates } from './candidates.read.ts';
import { planBids } from './plan-bids.ts';
import type { PlannedBidder, PlannedBid } from './planned-bid.ts';
import { firstComingWeek } from './possible-bids.ts';
import type { BidderContacts } from './tell-bids.ts';
import { writeBids } from './write-bids.ts';

/** Logged for an account each day it is filled: it is filled at most once a day, so changes by visitors stay. */
const action = 'demo.bids-filled';
const lock = 7_316_009;
const desk = 'manager@demo.seri';
/** An account with fewer waiting bids gets new ones. */
const fewest = 2;

/**
 * Gives the accounts of the demonstration bids of every kind, group and status, once there are lots. On a later day,
 * accounts whose bids have nearly all ended get new ones. A second run on the same day changes nothing.
 */
export async function fillBids(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const people = (await readPeople(tx, japanDay(now))).filter(isDue);
  if (people.length === 0) return;
  const candidates = await readCandidates(tx, now);
  const bidders: PlannedBidder[] = [];
  for (const person of people) bidders.push(await readBidder(tx, person));
  const bids = planBids(bidders, candidates, now);
  await writeBids(tx, bids, new Map(people.map((person) => [person.id, contactsOf(person)])), now);
  await reserveCars(tx, bids);
  await setGroupLimits(tx, bids, firstComingWeek(candidates, now));
  const filled = people.map(({ id }) => ({ account_id: id, action, subject: `account:${id}`, done_at: now }));
  await tx.insertInto('action_log').values(filled).execute();
}

interface BidderAccount {
  id: number;
  email: string;
  full_name: string;
  role_id: number;
  overrides: Overrides;
  role_overrides: Overrides;
  credit_limit: number;
  daily_bid_limit: number;
  /** Null unless that account still has the role of a dealer or manager. */
  dealer_id: number | null;
  manager_id: number | null;
  filled_on: JapanDay | null;
  waiting: number;
}

async function readPeople(tx: Tx, today: JapanDay): Promise<readonly BidderAccount[]> {
  const { rows } = await sql<BidderAccount>`
    select account.id, account.email, account.full_name, account.role_id, account.overrides,
      ${roleOverrides} as role_overrides, account.credit_limit, account.daily_bid_limit, dealer.id as dealer_id,
      coalesce(own.id, desk.id) as manager_id,
      (select max(done_at at time zone 'Asia/Tokyo')::date from action_log
        where account_id = account.id and action = ${action}) as filled_on,
      (select count(*)::integer from bid where bid.account_id = account.id
        and status = any(${waitingStatuses}) and held_on >= ${today}::date) as waiting
    from account
    left join account as dealer on dealer.id = account.dealer_id and dealer.role_id = ${roleIds.dealer}
    left join account as own on own.id = account.manager_id and own.role_id = ${roleIds.manager}
    left join account as desk on desk.email = ${desk}
    where account.email = any(${demoPeople.map(({ email }) => email)}) order by account.id`.execute(tx);
  return rows.filter(({ filled_on }) => filled_on === null || filled_on < today);
}

function flagsOf({ role_id, overrides, role_overrides }: BidderAccount) {
  return permissionsOf(role_id, overrides, role_overrides);
}

function isDue(person: BidderAccount): boolean {
  if (!flagsOf(person).biddingAllowed || person.role_id === roleIds.manager || !person.manager_id) return false;
  return person.filled_on === null || person.waiting < fewest;
}

async function readBidder(tx: Tx, person: BidderAccount): Promise<PlannedBidder> {
  const { creditLimitCheck, dailyBidLimitCheck, exportTypeShow } = flagsOf(person);
  const { bids, rooms } = await readOpenBids(tx, person.id);
  const { credit_limit: creditLimit } = person;
  const means = { balance: await readBalance(tx, person.id), creditLimit, exposure: exposureOf(bids, rooms) };
  const stories = storiesOf(
    person.email,
    demoPeople.findIndex(({ email }) => email === person.email),
  );
  return {
    id: person.id,
    email: person.email,
    means: creditLimitCheck ? headroomOf(means) : Infinity,
    dailyLimit: dailyBidLimitCheck ? person.daily_bid_limit : 0,
    hasTypes: exportTypeShow,
    // Past bids are written by the first fill only.
    stories: person.filled_on === null ? stories : stories.filter(({ end }) => end === 'new' || end === 'bid'),
  };
}

function contactsOf({ full_name: name, dealer_id: dealerId, manager_id }: BidderAccount): BidderContacts {
  return { name, dealerId, managerId: manager_id ?? 0 };
}

/** R50: an ordered car leaves everybody else's listing. */
async function reserveCars(tx: Tx, bids: readonly PlannedBid[]): Promise<void> {
  const ordered = bids.filter(({ lot, steps }) => lot.state === 'stock' && isOpenBid(steps.at(-1)?.to.status ?? 0));
  for (const { lot } of ordered) await reserveCar(tx, await lockLotForBid(tx, lot.id));
}

/** R53: group B buys two cars at most, every other group one. */
async function setGroupLimits(tx: Tx, bids: readonly PlannedBid[], week: JapanDay): Promise<void> {
  const inB = bids.filter(({ story, lot }) => story.group === 'B' && lot.state === 'coming');
  const accounts = new Set(inB.map(({ bidder }) => bidder.id));
  for (const accountId of accounts) await putGroup(tx, { accountId, week, letter: 'B', cars: 2 });
}
