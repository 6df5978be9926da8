import { expectInvariants } from '@seri/api/features/trade/bidding/bidding-invariants.steps';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { openBlobs } from '@seri/api/platform/blobs/blobs';
import { sql } from 'kysely';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shareOf } from '../../lots/demo-plan.ts';
import { demoRegulars } from '../../regulars.data.ts';
import { fillDemo } from '../fill-demo.ts';
import { fillCarPapers } from '../shipping/fill-car-papers.ts';
import { fillTasks } from '../shipping/fill-tasks.ts';
import { fillVoyages } from '../shipping/fill-voyages.ts';
import { fillInvoices } from '../fill-invoices.ts';
import { fillLots } from '../fill-lots.ts';
import { fillPurchases } from './fill-purchases.ts';
import { purchaseStories } from './purchase-ages.data.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let database: TestDatabase;
/** A Thursday, noon in Japan. */
const now = new Date('2026-11-19T03:00:00Z');
const fill = () => inTransaction(database.db, (tx) => fillPurchases(tx, now));
const readAll = () => database.db.selectFrom('purchase').selectAll().orderBy('id').execute();

async function balances(): Promise<Map<string, number>> {
  const { rows } = await sql<{ email: string; balance: number }>`
    select email, sum(amount)::bigint as balance from ledger_entry join account on account.id = account_id
    group by email`.execute(database.db);
  return new Map(rows.map(({ email, balance }) => [email, balance]));
}

/** Purchases of stories without an end, whose clients have sent nothing for them. */
async function costsOfUnpaid(): Promise<Map<string, number>> {
  const unpaid = Object.keys(purchaseStories).filter((email) =>
    purchaseStories[email]?.some(({ isUnpaid }) => isUnpaid),
  );
  const { rows } = await sql<{ email: string; cost: number }>`
    select email, sum(cost)::bigint as cost from purchase join account on account.id = account_id
    where email = any(${unpaid}) and voided_at is null group by email`.execute(database.db);
  return new Map(rows.map(({ email, cost }) => [email, cost]));
}

const lessened = (money: ReadonlyMap<string, number>, by: ReadonlyMap<string, number>) =>
  new Map([...money].map(([email, balance]) => [email, balance - (by.get(email) ?? 0)]));

let before: Map<string, number>;

beforeAll(async () => {
  database = await openTestDatabase({ now: now.toISOString() });
  await inTransaction(database.db, (tx) => fillDemo(tx, { now, hashPassword: async () => 'hash' }));
  const clock = new FixedClock(now.toISOString());
  await fillLots({ seed: 3, plan: shareOf(900), database, clock, log: silentLog });
  before = await balances();
  await fill();
  await inTransaction(database.db, (tx) => fillVoyages(tx, now));
});

afterAll(() => database.drop());

describe('the purchases of the demonstration', () => {
  it('are at every stop, cancelled and resold', async () => {
    const statuses = new Set((await readAll()).map(({ status }) => status));
    expect(statuses).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
  });

  it('exist for every account with stories, and fill more than a page for one of them', async () => {
    const { rows } = await sql<{ email: string; count: number }>`
      select email, count(*)::integer as count from purchase join account on account.id = account_id group by email`.execute(
      database.db,
    );
    const counts = new Map(rows.map(({ email, count }) => [email, count]));
    for (const [email, stories] of Object.entries(purchaseStories)) expect(counts.get(email)).toBe(stories.length);
    expect(counts.get('client@demo.seri')).toBeGreaterThan(20);
  });

  it('are paid for, so that no balance changes, but for a few that are still to be paid', async () => {
    const owing = await costsOfUnpaid();
    expect([...owing.keys()].toSorted()).toEqual(['marina@amur-motors.example', 'troublesome@demo.seri']);
    expect(await balances()).toEqual(lessened(before, owing));
  });

  it('R93 are due from their day on: of those that are still to be paid some are late', async () => {
    const { rows } = await sql<{ late: number; due: number }>`
      select count(*) filter (where due_on < '2026-11-19')::integer as late,
        count(*) filter (where due_on >= '2026-11-19')::integer as due
      from purchase where allocated < cost`.execute(database.db);
    expect(rows).toEqual([{ late: 3, due: 2 }]);
  });

  it('have dates in the order of their auctions, and send no mail', async () => {
    for (const { purchased_at, held_on } of await readAll()) {
      expect(purchased_at.getTime()).toBeGreaterThan(Date.parse(`${held_on}T00:00:00+09:00`));
    }
    const jobs = await database.pool.query(
      `select from graphile_worker.jobs where task_identifier like 'purchases.mail%'`,
    );
    expect(jobs.rowCount).toBe(0);
  });

  it('R98 are on four ships, and at sea since their ship has sailed', async () => {
    await inTransaction(database.db, (tx) => fillVoyages(tx, now));
    const { rows } = await sql<{ voyage: string; state: string; cars: number; isTrue: boolean }>`
      select vessel || ' ' || number as voyage, state, count(*)::integer as cars,
        bool_and(purchase.status <> 4 or sailed_on = (
          select happened_on from purchase_stage where purchase_id = purchase.id and status = 4
        )) as "isTrue"
      from voyage join purchase_route on voyage_id = voyage.id join purchase on purchase.id = purchase_id
      group by 1, 2 order by 1`.execute(database.db);
    expect(rows).toEqual([
      { voyage: 'Aogiri 43', state: 'planned', cars: 1, isTrue: true },
      { voyage: 'North Star 90', state: 'sailed', cars: 1, isTrue: true },
      { voyage: 'Umikaze Maru 218', state: 'sailed', cars: 3, isTrue: true },
      { voyage: 'Umikaze Maru 219', state: 'planned', cars: 2, isTrue: true },
    ]);
  });

  it('R99 have certificates and bills of lading, one of them held, and photos of the yard', async () => {
    const blobs = openBlobs({ dataDir: await mkdtemp(join(tmpdir(), 'seri-fill-')) });
    await fillCarPapers(database.db, blobs, now);
    await fillCarPapers(database.db, blobs, now);
    const { rows } = await sql<{ kind: string; state: string; count: number }>`
      select kind, state, count(*)::integer as count from car_paper group by 1, 2 order by 1, 2`.execute(database.db);
    expect(rows).toEqual([
      { kind: 'bill_of_lading', state: 'shared', count: 4 },
      { kind: 'export_certificate', state: 'held', count: 1 },
      { kind: 'export_certificate', state: 'shared', count: 6 },
      { kind: 'yard_photos', state: 'shared', count: 12 },
    ]);
  });

  it('R101 have tasks, two of the desk overdue, and those of clients as their facts are', async () => {
    const fillOnce = () => inTransaction(database.db, (tx) => fillTasks(tx, now));
    await fillOnce();
    await fillOnce();
    const { rows } = await sql<{ overdue: number; open: number; feigned: number }>`
      select count(*) filter (where due_on < '2026-11-19' and kind not in ('client_payment', 'parties'))::integer as overdue,
        count(*)::integer as open,
        (select count(*)::integer from purchase_task where kind in ('client_payment', 'parties') and ended_by is not null) as feigned
      from purchase_task where ended_at is null`.execute(database.db);
    expect(rows[0]).toMatchObject({ overdue: 2, feigned: 0 });
    expect(rows[0]?.open).toBeGreaterThan(10);
  });

  it('have papers: invoices for cars on their way, one credited and made out anew, proformas and a deposit', async () => {
    const fillPapers = () => inTransaction(database.db, (tx) => fillInvoices(tx, now));
    await fillPapers();
    await fillPapers();
    const { rows } = await sql<{ kind: string; purpose: string; count: number }>`
      select kind, purpose, count(*)::integer as count from invoice group by 1, 2 order by 1, 2`.execute(database.db);
    expect(rows).toEqual([
      { kind: 'credit_note', purpose: 'sale', count: 1 },
      { kind: 'invoice', purpose: 'sale', count: 9 },
      { kind: 'proforma', purpose: 'deposit', count: 1 },
      { kind: 'proforma', purpose: 'sale', count: 2 },
    ]);
    const papers = database.db.selectFrom('invoice').select(['number', 'issued_on']).where('kind', '<>', 'proforma');
    const days = (await papers.orderBy('number').execute()).map(({ issued_on: day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toMatch(/^2026-1[01]-/);
  });

  it('are unchanged by a second fill and break no invariant; a void win gets one purchase, and its money is returned', async () => {
    const first = await readAll();
    await fill();
    expect(await readAll()).toEqual(first);
    await expectInvariants(database, [
      // The fill is a single transaction and sends no events about the past.
      'each change of a bid or a group is told once to its client, its dealer and staff, and to nobody else',
      'nobody is notified of their own change',
      'a notice is for the client, its dealer or staff, once',
      // The history of the lots is not recorded, so no check against it can hold.
      'an order has the price that the car had when it was placed',
      'nobody bids on a lot that has ended',
      'a lot changes its state only as its state table allows',
      'nobody bound by the deadline bids at or after it',
    ]);

    const regular = database.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', demoRegulars[0]?.email ?? '');
    const { id } = await regular.executeTakeFirstOrThrow();
    const blankBid = { status: 7, lot: { day: '2026-11-10', status: lotStatusCodes.sold } } as const;
    const bidIds = new Set([await newBid(database.db, id, blankBid), await newBid(database.db, id, blankBid)]);
    await fill();
    await fill();
    const purchases = (await readAll()).filter(({ bid_id }) => bidIds.has(bid_id));
    expect(purchases.map(({ status, voided_at }) => [status, voided_at !== null])).toEqual([
      [8, true],
      [7, true],
    ]);
    expect(await balances()).toEqual(lessened(before, await costsOfUnpaid()));
  });
});
