import { expectInvariants } from '@seri/api/features/trade/bidding/bidding-invariants.steps';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { endReasons } from '@seri/domain/bids/bid-result';
import { day, hour } from '@seri/domain/time/japan-time';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { shareOf } from '../../lots/demo-plan.ts';
import { fillDemo } from '../fill-demo.ts';
import { fillLots } from '../fill-lots.ts';
import { fillBids } from './fill-bids.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let database: TestDatabase;
/** A Thursday, noon in Japan. */
const now = new Date('2026-11-19T03:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * day);
const fill = ({ db }: TestDatabase, at = now) => inTransaction(db, (tx) => fillBids(tx, at));

async function ask<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.db)).rows;
}

const readAll = async ({ db }: TestDatabase) => ({
  bids: await db.selectFrom('bid').selectAll().orderBy('id').execute(),
  groups: await db.selectFrom('bid_group').selectAll().orderBy('account_id').execute(),
  messages: await db.selectFrom('bid_message').selectAll().orderBy('id').execute(),
  notices: await db.selectFrom('notice').select(['id', 'account_id', 'read_at']).orderBy('id').execute(),
  log: await db.selectFrom('action_log').select(['id', 'action', 'subject']).orderBy('id').execute(),
});

async function fillAll(filled: TestDatabase): Promise<void> {
  const clock = new FixedClock(now.toISOString());
  await inTransaction(filled.db, (tx) => fillDemo(tx, { now, hashPassword: async () => 'hash' }));
  await fillLots({ seed: 3, plan: shareOf(900), database: filled, clock, log: silentLog });
  await fill(filled);
}

beforeAll(async () => {
  database = await openTestDatabase({ now: now.toISOString() });
  await fillAll(database);
});

afterAll(() => database.drop());

it('without lots the fill writes no bids and does not fail', async () => {
  const empty = await openTestDatabase({ now: now.toISOString() });
  onTestFinished(() => empty.drop());
  await inTransaction(empty.db, (tx) => fillDemo(tx, { now, hashPassword: async () => 'hash' }));
  await fill(empty);
  expect((await readAll(empty)).bids).toEqual([]);
});

describe('the bids of the demonstration', () => {
  it('are of every status, kind, group and end, with comments, adjustments and raises', async () => {
    const { bids, groups, messages } = await readAll(database);
    const seen = (of: (bid: (typeof bids)[number]) => unknown) => new Set(bids.map(of));
    expect(seen((bid) => bid.status)).toEqual(new Set(Object.values(bidStatusCodes)));
    expect(seen((bid) => bid.kind)).toEqual(new Set(['car', 'bike', 'machine', 'stock']));
    expect(seen((bid) => bid.bid_group)).toEqual(new Set([null, 'A', 'B']));
    expect(seen((bid) => bid.end_reason)).toEqual(new Set([null, ...endReasons]));
    expect(seen((bid) => Math.sign(bid.adjustment))).toEqual(new Set([0, 1, -1]));
    expect(groups.some(({ letter, cars }) => letter === 'B' && cars === 2)).toBe(true);
    expect(messages.length).toBeGreaterThan(5);
    expect(bids.some((bid) => bid.placed_at > bid.created_at)).toBe(true);
    expect(bids.length).toBeGreaterThan(100);
  });

  it.each(['client@demo.seri', 'dealer@demo.seri', 'vip@demo.seri', 'troublesome@demo.seri'])(
    'exist for %s, past and coming',
    async (email) => {
      const [found] = await ask(sql<{ bids: number; past: number; coming: number; statuses: number }>`
        select count(*)::integer as bids, count(distinct status)::integer as statuses,
          count(*) filter (where held_on < '2026-11-19')::integer as past,
          count(*) filter (where held_on > '2026-11-19')::integer as coming
        from bid join account on account.id = account_id where email = ${email}`);
      expect(found?.past).toBeGreaterThan(3);
      expect(found?.coming).toBeGreaterThan(0);
      expect(found?.statuses).toBeGreaterThanOrEqual(4);
    },
  );

  it('have chats by both sides, with unread lines on either', async () => {
    const [found] = await ask(sql<{ byStaff: number; newToStaff: number; newToClients: number }>`
      select count(*) filter (where is_from_staff)::integer as "byStaff",
        count(*) filter (where not is_from_staff and id > coalesce((select up_to from bid_chat_read as mark
          where mark.bid_id = message.bid_id and reader_id = 0), 0))::integer as "newToStaff",
        count(*) filter (where is_from_staff and id > coalesce((select up_to from bid_chat_read as mark
          where mark.bid_id = message.bid_id and reader_id <> 0), 0))::integer as "newToClients"
      from bid_message as message`);
    expect(found?.byStaff).toBeGreaterThan(4);
    expect(found?.newToStaff).toBeGreaterThan(0);
    expect(found?.newToClients).toBeGreaterThan(0);
    const early = sql`select message.id from bid_message as message join bid on bid.id = bid_id
      where written_at < bid.created_at or written_at > ${now}`;
    expect(await ask(early)).toEqual([]);
  });

  it('leave the export type that their bidder chose last for the kind of lots', async () => {
    const choices = await ask(sql<{ chosen: number | null; last: number | null }>`
      select bid_type as chosen, (select bid_type from bid where bid.account_id = choice.account_id
        and bid.kind = choice.kind order by placed_at desc, id desc limit 1) as last
      from bid_type_choice as choice`);
    expect(choices.length).toBeGreaterThan(3);
    expect(choices.filter(({ chosen, last }) => chosen !== last)).toEqual([]);
  });

  it('wait only on coming lots, and orders reserve their cars', async () => {
    const wrong = await ask(sql`
      select bid.id from bid join lot on lot.id = lot_id and lot.held_on = bid.held_on
      where (bid.kind <> 'stock' and bid.status in (1, 2) and (lot.status <> ${lotStatusCodes.upcoming} or runs_at < ${later(0)}))
        or (bid.kind = 'stock' and (bid.status in (1, 2, 6)) = (lot.status = ${lotStatusCodes.upcoming}))`);
    expect(wrong).toEqual([]);
  });

  it('win only at or above the sold price; an outbid bid offered less', async () => {
    const wrong = await ask(sql`
      select bid.id, amount, adjustment, lot.sold_price, bid.status, bid.end_reason
      from bid join lot on lot.id = lot_id and lot.held_on = bid.held_on
      where bid.kind <> 'stock' and ((bid.status in (6, 7) and (lot.sold_price is null or amount + adjustment < lot.sold_price))
        or (bid.end_reason = 'soldForMore' and amount + adjustment >= lot.sold_price)
        or (bid.end_reason = 'otherWon' and not exists (select from bid as best where best.lot_id = bid.lot_id
          and best.status in (6, 7) and best.account_id <> bid.account_id
          and (best.amount + best.adjustment, bid.placed_at) > (bid.amount + bid.adjustment, best.placed_at)))
        or (bid.end_reason = 'notSold' and lot.status <> ${lotStatusCodes.notSold}))`);
    expect(wrong).toEqual([]);
  });

  it('keep the invariants of bids, except those about live events', async () => {
    await expectInvariants(database, [
      'each change of a bid or a group is told once to its client, its dealer and staff, and to nobody else',
      // The fill sets group limits without a log row.
      'a group has the value of its last log row',
      // The history of the lots is not recorded, so no check against it can hold.
      'an order has the price that the car had when it was placed',
      'nobody bids on a lot that has ended',
      'a lot changes its state only as its state table allows',
      'nobody bound by the deadline bids at or after it',
      // These compare transactions, and the fill is a single one.
      'nobody is notified of their own change',
      'a notice is for the client, its dealer or staff, once',
    ]);
  });

  it('stay within balance and limit, and belong to accounts that may bid', async () => {
    const wrong = await ask(sql`
      select email from account where credit_limit
        + (select coalesce(sum(amount), 0) from ledger_entry where account_id = account.id)
        < (select coalesce(sum(amount + adjustment), 0) from bid where account_id = account.id and status in (1, 2, 6))
        and role_id <> 981 and exists (select from bid where account_id = account.id and status in (1, 2, 6))
      union
      select email from account join bid on account_id = account.id where role_id not in (981, 1064, 1065, 1092)`);
    expect(wrong).toEqual([]);
  });

  it('are logged with notices step by step, in order and in the past', async () => {
    const wrong = await ask(sql`
      select bid.id from bid join action_log on subject = 'bid:' || bid.id
      group by bid.id having count(*) <> bid.version or max(done_at) > ${now} or min(done_at) <> bid.created_at
        or (array_agg((detail -> 'to' ->> 'status')::integer order by done_at desc))[1] <> bid.status
      union select id from bid where not exists (select from action_log where subject = 'bid:' || bid.id)
      union select id from bid where not exists (select from notice where bid_id = bid.id)`);
    expect(wrong).toEqual([]);
    const unread = await ask(sql<{ read: boolean }>`select distinct read_at is not null as read from notice`);
    expect(unread).toHaveLength(2);
  });

  it('were taken back before the cancel deadline', async () => {
    const wrong = await ask(sql`
      select bid.id from bid join auction_session as session on session.id = session_id
      join action_log on subject = 'bid:' || bid.id
      where bid.status = 4 and (detail -> 'to' ->> 'status')::integer = 4
        and done_at >= starts_at - make_interval(mins => cancelling_closes_minutes)`);
    expect(wrong).toEqual([]);
  });
});

it('a second fill changes nothing on the same day, and on a later day gives new bids to accounts whose bids have ended', async () => {
  const other = await openTestDatabase({ now: now.toISOString() });
  onTestFinished(() => other.drop());
  await fillAll(other);
  await sql`update bid set status = 4 where status in (1, 2)
    and account_id = (select id from account where email = 'vip@demo.seri')`.execute(other.db);
  // Bids may have changed since the first fill.
  const before = await readAll(other);
  await fill(other, new Date(now.getTime() + 3 * hour));
  expect(await readAll(other)).toEqual(before);

  await fill(other, later(1));
  const after = await readAll(other);
  const added = after.bids.slice(before.bids.length);
  const vip = other.db.selectFrom('account').select('id').where('email', '=', 'vip@demo.seri');
  const { id } = await vip.executeTakeFirstOrThrow();
  expect(after.bids.slice(0, before.bids.length)).toEqual(before.bids);
  expect(added.filter((bid) => bid.account_id === id).length).toBeGreaterThan(1);
  // Past bids are written by the first fill only.
  expect(added.every((bid) => [1, 2].includes(bid.status))).toBe(true);
  const lotsBefore = new Set(before.bids.map((bid) => bid.lot_id));
  expect(added.filter((bid) => lotsBefore.has(bid.lot_id))).toEqual([]);
  await fill(other, later(1));
  expect(await readAll(other)).toEqual(after);
});
