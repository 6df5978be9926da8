import { apiRoot } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import type { Insertable } from 'kysely';
import type { Tariff } from '../../../../platform/database/schema.generated.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBidding } from '../../bidding/bidding-table.steps.ts';
import { lastingInvariants } from '../../bidding/lasting-invariants.query.ts';
import { purchasesHandlers } from '../purchases.jobs.ts';
import { purchasesSteps } from '../purchases.steps.ts';

const { database, api, bid, client, manager, lot, standing } = await openBidding();
let staff: TestUser;
const { win, book, undo, view, list, entriesOf, logsOf, toldOf } = purchasesSteps(api, database, () => staff);

const path = `${apiRoot}/purchased-cars/charge`;
const enter = (purchaseId: number, more: object = {}, by = staff, key?: string) =>
  api.ask(by, {
    method: 'POST',
    url: path,
    payload: { purchaseId, kind: 'inspection', amount: 22_000, note: '', isBooked: true, ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const change = (charge: { id: number; version: number }, to: object, by = staff) =>
  api.ask(by, {
    method: 'PUT',
    url: path,
    payload: { id: charge.id, version: charge.version, note: '', isBooked: true, ...to },
  });
const remove = ({ id, version }: { id: number; version: number }, by = staff) =>
  api.ask(by, { method: 'DELETE', url: `${path}?id=${id}&version=${version}` });

async function bought(user: TestUser): Promise<{ id: number; bidId: number }> {
  const { body } = await bid(user, await lot(), 600_000);
  await win(body.bidId);
  return { id: await book(body.bidId, 590_000), bidId: body.bidId };
}

async function chargeOf(purchaseId: number, kind = 'inspection') {
  const charge = (await view(staff, purchaseId)).body.charges.find((one) => one.kind === kind);
  if (!charge) throw new Error(`The purchase ${purchaseId} has no ${kind}.`);
  return charge;
}

/** A price for this client alone. */
async function addTariff({ accountId }: TestUser, row: Partial<Insertable<Tariff>>): Promise<void> {
  const usual = { how: 'flat', value: 0, books_at: 'win', valid_from: '2026-01-01', account_id: accountId };
  await database.db
    .insertInto('tariff')
    .values({ kind: 'other', ...usual, ...row })
    .execute();
}

const balanceOf = async (user: TestUser) => ((await standing(user)).body.balanceInfo as { balance: number }).balance;
const laterEntries = async (purchaseId: number) =>
  (await entriesOf(purchaseId)).slice(3).map(({ kind, fee, amount }) => [kind, fee, amount]);

async function expectWhole(): Promise<void> {
  for (const [name, query] of Object.entries(lastingInvariants)) {
    expect({ name, broken: (await database.pool.query(query)).rows }).toEqual({ name, broken: [] });
  }
}

beforeAll(async () => {
  staff = await manager({ rights: { accounting: true } });
});

beforeEach(() => {
  api.mails.length = 0;
});

describe('R87 the charges of a new purchase', () => {
  it('are booked at their rate; those without one are to come, and nobody knows them', async () => {
    const user = await client();
    const { id } = await bought(user);
    const { body } = await view(user, id);
    expect(body.charges.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['auction', null, 'expected'],
      ['agent', 35_000, 'booked'],
      ['delivery', 15_000, 'booked'],
      ['freight', null, 'expected'],
      ['invoice', null, 'expected'],
      ['insurance', null, 'expected'],
    ]);
    expect(body.toCome).toEqual({ known: 0, unknown: 4 });
    expect(body.finances.total).toBe(640_000);
  });

  it('are those of the table: what arises with the win is booked, the rest an estimate', async () => {
    const user = await client();
    await addTariff(user, { kind: 'agent', how: 'percent_bp', value: 500, least: 20_000 });
    await addTariff(user, { kind: 'auction', value: 15_000 });
    await addTariff(user, { kind: 'freight', value: 45_000, books_at: 'departure' });
    const { id, bidId } = await bought(user);
    const agentOf = async () => (await chargeOf(id, 'agent')).amount;
    expect([await agentOf(), await balanceOf(user)]).toEqual([29_500, -(590_000 + 29_500 + 15_000 + 15_000)]);
    expect(await chargeOf(id, 'freight')).toMatchObject({ amount: 45_000, state: 'expected' });
    await book(bidId, 600_001);
    expect([await agentOf(), await balanceOf(user)]).toEqual([30_000, -(600_001 + 30_000 + 15_000 + 15_000)]);
    const { id: chargeId, version } = await chargeOf(id, 'agent');
    await change({ id: chargeId, version }, { amount: 25_000 });
    await book(bidId, 590_000);
    expect([await agentOf(), await balanceOf(user)]).toEqual([25_000, -(590_000 + 25_000 + 15_000 + 15_000)]);
    await expectWhole();
  });
});

describe('R87 a charge that staff enter', () => {
  it('is booked at once, and stands after the five lines of the wire', async () => {
    const user = await client();
    const { id } = await bought(user);
    expect((await enter(id)).status).toBe(200);
    expect(await laterEntries(id)).toEqual([['fee', 'inspection', -22_000]]);
    expect(await balanceOf(user)).toBe(-662_000);
    const { finances } = (await view(user, id)).body;
    expect(finances.fields.map(({ value }) => value)).toEqual([590_000, 35_000, 0, 0, 0, 15_000, 22_000]);
    expect(finances.total).toBe(662_000);
    expect((await list(user)).body.list[0]).toMatchObject({ totalPrice: 662_000 });
    expect((await logsOf(id)).at(-1)).toMatchObject({
      action: 'purchase.charge-entered',
      account_id: staff.accountId,
      on_behalf_of: user.accountId,
    });
    expect((await toldOf(id)).slice(-2).map(({ audience }) => audience)).toEqual([
      `account:${user.accountId}`,
      'staff',
    ]);
    await expectWhole();
  });

  it('that is only expected moves no money and gives no notice', async () => {
    const user = await client();
    const { id } = await bought(user);
    await enter(id, { kind: 'storage', amount: 6000, isBooked: false });
    expect(await laterEntries(id)).toEqual([]);
    expect((await view(user, id)).body.toCome).toEqual({ known: 6000, unknown: 4 });
    expect(await noticesOf(user)).toEqual([]);
  });

  it('may be a second one of its kind; the same request is booked once', async () => {
    const user = await client();
    const { id } = await bought(user);
    const key = '0197a1c2-0000-7000-8000-000000000001';
    await Promise.all([enter(id, {}, staff, key), enter(id, {}, staff, key), enter(id)]);
    await enter(id, {}, staff, key);
    expect(await laterEntries(id)).toEqual([
      ['fee', 'inspection', -22_000],
      ['fee', 'inspection', -22_000],
    ]);
  });

  it('lowers the cost if it is a discount', async () => {
    const user = await client();
    const { id } = await bought(user);
    await enter(id, { kind: 'discount', amount: -10_000 });
    expect(await balanceOf(user)).toBe(-630_000);
    expect(await laterEntries(id)).toEqual([['correction', 'discount', 10_000]]);
    await expectWhole();
  });

  it.each([
    [{ amount: null }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ kind: 'discount', amount: 5 }, 'amount'],
    [{ kind: 'other' }, 'note'],
  ])('such as %j is refused', async (more, field) => {
    const { id } = await bought(await client());
    const { status, body } = await enter(id, more);
    expect([status, Object.keys((body['data'] as { fields: object }).fields)]).toEqual([422, [field]]);
    expect(await laterEntries(id)).toEqual([]);
  });
});

describe('R87 a charge that changes', () => {
  it('gets its amount and is booked', async () => {
    const user = await client();
    const { id } = await bought(user);
    const freight = await chargeOf(id, 'freight');
    expect((await change(freight, { amount: 95_000, isBooked: false })).status).toBe(200);
    expect(await laterEntries(id)).toEqual([]);
    await change({ ...freight, version: 2 }, { amount: 96_000 });
    expect(await laterEntries(id)).toEqual([['fee', 'freight', -96_000]]);
    expect((await view(user, id)).body.toCome).toEqual({ known: 0, unknown: 3 });
    await expectWhole();
  });

  it('is corrected by the difference', async () => {
    const user = await client();
    const { id } = await bought(user);
    const agent = await chargeOf(id, 'agent');
    for (const [version, amount] of [30_000, 40_000, 40_000, 0].entries()) {
      expect((await change({ ...agent, version: version + 1 }, { amount })).status).toBe(200);
    }
    expect(await laterEntries(id)).toEqual([
      ['correction', 'agent', 5000],
      ['correction', 'agent', -10_000],
      ['correction', 'agent', 40_000],
    ]);
    expect(await balanceOf(user)).toBe(-605_000);
    await expectWhole();
  });

  it('over a version that is gone is refused, however many try', async () => {
    const user = await client();
    const { id } = await bought(user);
    const freight = await chargeOf(id, 'freight');
    const tries = await Promise.all([95_000, 96_000, 97_000].map((amount) => change(freight, { amount })));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await laterEntries(id)).toHaveLength(1);
    expect((await change({ ...freight, version: 2 }, { amount: 5, isBooked: false })).status).toBe(409);
    await expectWhole();
  });

  it('is given back once, and stays as returned', async () => {
    const user = await client();
    const { id } = await bought(user);
    await enter(id);
    const charge = await chargeOf(id);
    const tries = await Promise.all([remove(charge), remove(charge), change(charge, { amount: 5 })]);
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const { state } = await chargeOf(id);
    expect([await balanceOf(user), state]).toEqual(
      state === 'returned' ? [-640_000, 'returned'] : [-640_005, 'booked'],
    );
    await expectWhole();
  });

  it('stays as it was returned when its purchase gets another price', async () => {
    const user = await client();
    await addTariff(user, { kind: 'agent', how: 'percent_bp', value: 500 });
    const { id, bidId } = await bought(user);
    expect((await remove(await chargeOf(id, 'agent'))).status).toBe(200);
    const returned = await chargeOf(id, 'agent');
    await book(bidId, 700_000);
    expect(await chargeOf(id, 'agent')).toEqual(returned);
    expect(await balanceOf(user)).toBe(-715_000);
  });

  it('goes without a trace in the ledger if it was only expected', async () => {
    const { id } = await bought(await client());
    expect((await remove(await chargeOf(id, 'invoice'))).status).toBe(200);
    expect((await view(staff, id)).body.charges.map(({ kind }) => kind)).not.toContain('invoice');
    expect((await logsOf(id)).at(-1)).toMatchObject({ action: 'purchase.charge-removed' });
    expect(await laterEntries(id)).toEqual([]);
  });
});

describe('R87 a void purchase', () => {
  it('gives back every booked charge, expects nothing more, and takes no other', async () => {
    const user = await client();
    const { id, bidId } = await bought(user);
    await enter(id);
    await enter(id, { kind: 'discount', amount: -7000 });
    const charge = await chargeOf(id);
    await undo(bidId, 'cancelled');
    expect(await balanceOf(user)).toBe(0);
    const { charges, can } = (await view(staff, id)).body;
    expect([new Set(charges.map(({ state }) => state)), can.editCharges]).toEqual([new Set(['returned']), false]);
    expect((await enter(id)).status).toBe(409);
    expect((await change(charge, { amount: 5 })).status).toBe(409);
    await expectWhole();
  });

  it('takes no charge that is entered while it is voided', async () => {
    const user = await client();
    const { id, bidId } = await bought(user);
    await Promise.all([enter(id), undo(bidId, 'cancelled'), enter(id, { kind: 'storage' })]);
    expect(await balanceOf(user)).toBe(0);
    await expectWhole();
  });
});

describe('R87 charges are told', () => {
  it('in a notice each, and in one mail with the figures of now', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const { id } = await bought(user);
    await runJobs(database, purchasesHandlers(api.platform));
    api.mails.length = 0;
    await enter(id);
    await enter(id, { kind: 'discount', amount: -7000 });
    await remove(await chargeOf(id));
    expect(await noticesOf(user)).toEqual([
      ['chargeBooked', id],
      ['chargeDiscounted', id],
      ['chargeReturned', id],
    ]);
    await runJobs(database, purchasesHandlers(api.platform));
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]?.subject.replaceAll('\u00A0', ' ')).toMatch(/^Please pay 633 000 ¥: charges of lot .+/);
  });
});

async function noticesOf(user: TestUser) {
  const { rows } = await database.pool.query<{ cause: string; purchase: number }>(
    `select content ->> 'cause' as cause, (content ->> 'purchaseId')::bigint as purchase from notice
     where account_id = $1 and event_type = 'managerCharge' order by id`,
    [user.accountId],
  );
  return rows.map(({ cause, purchase }) => [cause, purchase]);
}

describe('R87 whoever may not', () => {
  it('R89 gives or takes no discount without the right to book money', async () => {
    const [{ id }, colleague] = [await bought(await client()), await manager()];
    expect((await enter(id, { kind: 'discount', amount: -7000 }, colleague)).status).toBe(403);
    await enter(id, { kind: 'discount', amount: -7000 });
    const discount = await chargeOf(id, 'discount');
    expect((await change(discount, { amount: -9000 }, colleague)).status).toBe(403);
    expect((await remove(discount, colleague)).status).toBe(403);
    expect((await enter(id, {}, colleague)).status).toBe(200);
    expect((await view(colleague, id)).body.can).toMatchObject({ editCharges: true, discount: false });
    expect((await view(staff, id)).body.can).toMatchObject({ editCharges: true, discount: true });
  });

  it('changes no charge', async () => {
    const [user, other] = [await client(), await client()];
    const { id } = await bought(user);
    const charge = await chargeOf(id, 'agent');
    for (const by of [user, other]) {
      expect((await enter(id, {}, by)).status).toBe(403);
      expect((await change(charge, { amount: 1 }, by)).status).toBe(403);
      expect((await remove(charge, by)).status).toBe(403);
    }
    expect((await view(user, id)).body.can.editCharges).toBe(false);
    expect(await laterEntries(id)).toEqual([]);
  });
});
