import { apiRoot } from '@seri/contract/headers';
import type { Debts } from '@seri/contract/trade/debts.schema';
import type { Payments } from '@seri/contract/trade/ledger.schema';
import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { firstBilling } from '@seri/domain/money/company-billing';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding/bidding-table.steps.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bookEntry } from '../ledger/book-entry.command.ts';
import { purchasesSteps } from '../purchases/purchases.steps.ts';
import { duesHandlers } from './dues.jobs.ts';

const { database, api, bid, client, manager, lot, moveTo } = await openBidding();
let staff: TestUser;
const { win, book, view } = purchasesSteps(api, database, () => staff);

/** Books money without a request: sign-ins end while the days of a test pass. */
const pays = ({ accountId }: TestUser, amount: number) =>
  inTransaction(database.db, (tx) =>
    bookEntry(tx, { accountId, kind: 'remittance', amount, description: '', reason: '', bookedBy: staff.accountId }),
  );
const setDueDay = ({ id }: { id: number }, dueOn: string) =>
  database.db.updateTable('purchase').set({ due_on: dueOn }).where('id', '=', id).execute();

beforeEach(async () => {
  staff = await manager({ rights: { accounting: true } });
  api.mails.length = 0;
});

async function buys(user: TestUser, price = 550_000): Promise<{ id: number; bidId: number }> {
  const { body } = await bid(user, await lot(), 600_000);
  await win(body.bidId);
  return { id: await book(body.bidId, price), bidId: body.bidId };
}

/** On the days after it, at ten in Japan. */
async function remindOn(day: string): Promise<string[]> {
  await moveTo(`${day}T10:00:00+09:00`);
  await database.pool.query(`select graphile_worker.add_job('dues.remind-all', '{}')`);
  const before = api.mails.length;
  for (let turn = 0; turn < 2; turn += 1) await runJobs(database, duesHandlers(api.platform));
  return api.mails.slice(before).map(({ to, subject }) => `${to}: ${subject.replaceAll('\u00A0', ' ')}`);
}

async function setBilling(changes: Partial<typeof firstBilling>): Promise<void> {
  const details = JSON.stringify({ ...firstBilling, ...changes });
  await database.pool.query(
    `insert into company_billing (version, details, changed_by)
     select coalesce(max(version), 0) + 1, $1, $2 from company_billing`,
    [details, staff.accountId],
  );
}

const emailOf = async ({ accountId }: TestUser) =>
  (await database.db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()).email;
const paymentsOf = async (user: TestUser) => (await api.ask<Payments>(user, { url: `${apiRoot}/payments/index` })).body;
const debtsSeenBy = async (by: TestUser, clients: 'mine' | 'all') =>
  (await api.ask<Debts>(by, { url: `${apiRoot}/debts?clients=${clients}` })).body;

describe('R93 the due day', () => {
  it('is five bank days after the purchase, over a weekend and a holiday', async () => {
    const user = await client();
    const { id } = await buys(user);
    // Wednesday the 18th; Monday the 23rd is Labour Thanksgiving Day.
    expect((await view(user, id)).body).toMatchObject({
      dueOn: '2026-11-26',
      paid: 0,
      open: 600_000,
      isOverdue: false,
    });
    expect(await paymentsOf(user)).toMatchObject({ debt: 600_000, overdue: 0, nextDueOn: '2026-11-26', free: 0 });
  });

  it('is that of the account, if it has its own', async () => {
    const user = await client();
    await database.db.updateTable('account').set({ due_days: 2 }).where('id', '=', user.accountId).execute();
    expect((await view(user, (await buys(user)).id)).body.dueOn).toBe('2026-11-20');
  });

  it('passes: the purchase is late until it is paid', async () => {
    const user = await client();
    const { id } = await buys(user);
    await setDueDay({ id }, '2026-11-18');
    expect((await view(user, id)).body.isOverdue).toBe(false);
    await setDueDay({ id }, '2026-11-17');
    expect((await view(user, id)).body.isOverdue).toBe(true);
    expect(await paymentsOf(user)).toMatchObject({ overdue: 600_000 });
    await pays(user, 600_000);
    expect((await view(user, id)).body).toMatchObject({ isOverdue: false, paid: 600_000, open: 0 });
  });
});

describe('R93 reminders', () => {
  it('come a day before, on the day, and two and five days after it, one mail for all cars', async () => {
    const user = await client();
    await buys(user);
    await buys(user, 500_000);
    const to = await emailOf(user);
    const own = async (day: string) => (await remindOn(day)).filter((mail) => mail.startsWith(to));
    expect(await own('2026-11-24')).toEqual([]);
    expect(await own('2026-11-25')).toEqual([`${to}: 1 150 000 ¥ is due for 2 cars`]);
    await pays(user, 600_000);
    expect(await own('2026-11-26')).toEqual([`${to}: 550 000 ¥ is due for a car`]);
    expect(await own('2026-11-27')).toEqual([]);
    expect(await own('2026-11-28')).toEqual([`${to}: Overdue: 550 000 ¥ for a car`]);
    expect(await own('2026-11-28')).toEqual([]);
    await pays(user, 550_000);
    expect(await own('2026-12-01')).toEqual([]);
  });

  it('wait for a payment that was announced with its slip', async () => {
    const user = await client();
    await buys(user);
    await moveTo('2026-11-24T12:00:00+09:00');
    await database.db
      .insertInto('payment_announcement')
      .values({
        account_id: user.accountId,
        amount: 600_000,
        currency: 'JPY',
        sent_on: '2026-11-24',
        note: '',
        slip_key: 'slip',
        slip_type: 'pdf',
      })
      .execute();
    const to = await emailOf(user);
    expect((await remindOn('2026-11-26')).filter((mail) => mail.startsWith(to))).toEqual([]);
    expect((await remindOn('2026-12-01')).filter((mail) => mail.startsWith(to))).toHaveLength(1);
  });

  it('are not sent if the company does not want them, nor of what was booked before', async () => {
    const user = await client();
    const { id } = await buys(user);
    const to = await emailOf(user);
    await setBilling({ reminds: false });
    expect((await remindOn('2026-11-25')).filter((mail) => mail.startsWith(to))).toEqual([]);
    await setBilling({});
    await database.db.updateTable('purchase').set({ is_reminded: false }).where('id', '=', id).execute();
    expect((await remindOn('2026-11-26')).filter((mail) => mail.startsWith(to))).toEqual([]);
  });

  it('what the release before has booked gets its due day', async () => {
    const user = await client();
    const { id } = await buys(user);
    await database.db.updateTable('purchase').set({ due_on: null }).where('id', '=', id).execute();
    await remindOn('2026-11-20');
    expect((await view(user, id)).body.dueOn).toBe('2026-11-26');
  });
});

describe('R93 the hold on bidding', () => {
  it('takes no new bid while something is late by so many days; an open bid may still change', async () => {
    const user = await client();
    const { id } = await buys(user);
    const [open, other] = [await lot(), await lot()];
    await bid(user, open, 600_000);
    await setBilling({ stopsBiddingAfter: 3 });
    await setDueDay({ id }, '2026-11-16');
    expect(codeOf(await bid(user, other, 600_000))).toBe('taken');
    await setDueDay({ id }, '2026-11-15');
    const refused = await bid(user, await lot(), 600_000);
    expect(codeOf(refused)).toBe('409 PAYMENT_OVERDUE');
    expect((refused.body as { data?: object }).data).toEqual({
      overdue: [{ purchaseId: id, open: 600_000, dueOn: '2026-11-15' }],
    });
    expect(codeOf(await bid(user, open, 650_000))).toBe('taken');
    await pays(user, 600_000);
    expect(codeOf(await bid(user, await lot(), 600_000))).toBe('taken');
    await setBilling({});
  });
});

it('R93 staff see what their clients owe, by its age', async () => {
  const own = await client({ managerId: staff.accountId });
  const cars = [await buys(own), await buys(own, 500_000), await buys(own, 450_000)] as const;
  await setDueDay(cars[0], '2026-09-01');
  await setDueDay(cars[1], '2026-11-11');
  await setDueDay(cars[2], '2026-11-18');
  await pays(own, 100_000);
  const mine = await debtsSeenBy(staff, 'mine');
  expect(mine.list).toMatchObject([
    {
      client: { id: own.accountId },
      open: 1_550_000,
      overdue: 1_050_000,
      buckets: { notDue: 500_000, week: 550_000, month: 0, twoMonths: 0, older: 500_000 },
      oldestDueOn: '2026-09-01',
    },
  ]);
  expect(mine.total).toEqual(mine.list[0]?.buckets);
  const other = await client();
  await buys(other);
  const all = (await debtsSeenBy(staff, 'all')).list.map((one) => one.client.id);
  expect(all).toEqual(expect.arrayContaining([own.accountId, other.accountId]));
  expect((await debtsSeenBy(staff, 'mine')).list).toEqual(mine.list);
  expect((await api.ask(own, { url: `${apiRoot}/debts` })).status).toBe(403);
});
