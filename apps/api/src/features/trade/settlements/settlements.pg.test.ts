import { apiRoot } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { firstBilling } from '@seri/domain/money/company-billing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBidding } from '../bidding/bidding-table.steps.ts';
import { lastingInvariants } from '../bidding/lasting-invariants.query.ts';
import { purchasesHandlers } from '../purchases/purchases.jobs.ts';
import { purchasesSteps } from '../purchases/purchases.steps.ts';

const { database, api, bid, bidRow, client, manager, lot, standing } = await openBidding();
let staff: TestUser;
/** R89: staff without the right to book money. */
let colleague: TestUser;
const { win, book, view, list, entriesOf, logsOf } = purchasesSteps(api, database, () => staff);

const post = (path: string, payload: object, by = staff) =>
  api.ask(by, { method: 'POST', url: `${apiRoot}/purchased-cars/${path}`, payload });
const change = (payload: object, by = staff) =>
  api.ask(by, { method: 'PUT', url: `${apiRoot}/purchased-cars/settlement`, payload });

const demoTerms = { ...firstBilling, legalName: 'Seri', address: 'Yokohama' };
const plain = { kept: [] as number[], costs: [] as object[], note: '' };
const penalty = { kind: 'penalty', amount: 50_000, note: '' };
const sale = { resoldOn: '2026-11-17', resoldAt: 'USS Tokyo', resoldFor: 500_000 };

interface Bought {
  id: number;
  bidId: number;
  lotId: number;
  version: number;
  agent: number;
}

async function bought(user: TestUser): Promise<Bought> {
  const lotId = await lot();
  const { body } = await bid(user, lotId, 600_000);
  await win(body.bidId);
  const id = await book(body.bidId, 590_000);
  const agent = (await view(staff, id)).body.charges.find(({ kind }) => kind === 'agent')?.id ?? 0;
  return { id, bidId: body.bidId, lotId, agent, version: (await view(staff, id)).body.version };
}

const cancel = ({ id, version }: Bought, more: object = {}, by = staff) =>
  post('cancel', { purchaseId: id, version, reason: 'window', ...plain, ...more }, by);
const resell = ({ id, version }: Bought, more: object = {}, by = staff) =>
  post('resell', { purchaseId: id, version, ...sale, ...plain, ...more }, by);
const settlementOf = async ({ id }: Bought) => {
  const { settlement } = (await view(staff, id)).body;
  if (!settlement) throw new Error(`The purchase ${id} is not settled.`);
  return settlement;
};
const chargesOf = async ({ id }: Bought) =>
  (await view(staff, id)).body.charges.map(({ kind, amount, state }) => `${kind} ${amount ?? 'unknown'} ${state}`);
const reverse = async (purchase: Bought, by = staff) => {
  const { id, version } = await settlementOf(purchase);
  return post('settlement/reverse', { id, version, reason: 'a mistake' }, by);
};

const balanceOf = async (user: TestUser) => ((await standing(user)).body.balanceInfo as { balance: number }).balance;
const laterEntries = async (purchaseId: number, from: number) =>
  (await entriesOf(purchaseId)).slice(from).map(({ kind, fee, amount }) => [kind, fee, amount]);

async function expectWhole(): Promise<void> {
  for (const [name, query] of Object.entries(lastingInvariants)) {
    expect({ name, broken: (await database.pool.query(query)).rows }).toEqual({ name, broken: [] });
  }
}

beforeAll(async () => {
  staff = await manager({ rights: { accounting: true } });
  colleague = await manager();
});

describe('R91 a purchase that is cancelled', () => {
  it('gives back everything, and costs what is kept and what its end costs', async () => {
    const user = await client();
    const purchase = await bought(user);
    expect((await cancel(purchase, { kept: [purchase.agent], costs: [penalty] })).status).toBe(200);
    expect(await balanceOf(user)).toBe(-85_000);
    expect(await laterEntries(purchase.id, 3)).toEqual([
      ['refund', null, 590_000],
      ['refund', 'agent', 35_000],
      ['refund', 'delivery', 15_000],
      ['fee', 'agent', -35_000],
      ['fee', 'penalty', -50_000],
    ]);
    const { body } = await view(user, purchase.id);
    expect(body).toMatchObject({ isReturned: true, logistics: { status: 7 }, finances: { total: 85_000 } });
    expect(body.settlement).toMatchObject({ kind: 'cancelled', reason: 'window', gain: 0 });
    expect(await bidRow(purchase.bidId)).toMatchObject({ status: 7, purchase_id: null });
    expect((await logsOf(purchase.id)).at(-1)).toMatchObject({
      action: 'purchase.settled',
      detail: { pays: 85_000, back: 555_000 },
    });
    expect((await list(user)).body).toMatchObject({ totalPrice: 85_000 });
    await expectWhole();
  });

  it('is mailed with what it costs now', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const purchase = await bought(user);
    await runJobs(database, purchasesHandlers(api.platform));
    api.mails.length = 0;
    await cancel(purchase, { costs: [penalty] });
    await runJobs(database, purchasesHandlers(api.platform));
    expect(api.mails.map(({ subject }) => subject.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(/^Lot .+: the purchase has ended, it costs 50 000 ¥$/),
    ]);
    expect(api.mails[0]?.text.replaceAll('\u00A0', ' ')).toContain('Please transfer 50 000 ¥.');
  });

  it('is cancelled once, however many try, and not over another version', async () => {
    const user = await client();
    const purchase = await bought(user);
    const tries = await Promise.all([cancel(purchase), cancel(purchase, { costs: [penalty] }), resell(purchase)]);
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const { rows } = await database.pool.query('select from settlement where purchase_id = $1', [purchase.id]);
    expect(rows).toHaveLength(1);
    await expectWhole();
  });

  it('is not cancelled over charges that were not seen', async () => {
    const purchase = await bought(await client());
    const charge = { purchaseId: purchase.id, kind: 'storage', amount: 5000, note: '', isBooked: true };
    expect((await post('charge', charge)).status).toBe(200);
    expect((await cancel(purchase)).status).toBe(409);
    await expectWhole();
  });

  it.each([
    [{ kept: [999_999_999] }, 'kept'],
    [{ costs: [{ kind: 'discount', amount: 5, note: '' }] }, 'costs.0'],
    [{ costs: [penalty, { kind: 'other', amount: 5, note: '' }] }, 'costs.1'],
  ])('with %j is refused, and nothing changes', async (more, field) => {
    const user = await client();
    const purchase = await bought(user);
    const { status, body } = await cancel(purchase, more);
    expect([status, Object.keys((body['data'] as { fields: object }).fields)]).toEqual([422, [field]]);
    expect(await balanceOf(user)).toBe(-640_000);
    expect(await bidRow(purchase.bidId)).toMatchObject({ status: 6, purchase_id: purchase.id });
  });

  it('cannot be undone like a change of the desk', async () => {
    const user = await client();
    const purchase = await bought(user);
    await cancel(purchase);
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from action_log where subject = $1 and action = 'bid.settled'`,
      [`bid:${purchase.bidId}`],
    );
    const undo = { method: 'PUT', url: `${apiRoot}/bid/undo`, payload: { id: Number(rows[0]?.id) } } as const;
    expect((await api.ask(staff, undo)).body).toMatchObject({ code: 'UNDO_CLOSED' });
  });
});

describe('R91 a car that is sold again', () => {
  it('at a loss costs the difference', async () => {
    const user = await client();
    const purchase = await bought(user);
    const { charges } = (await view(staff, purchase.id)).body;
    const kept = charges.filter(({ state }) => state === 'booked').map(({ id }) => id);
    const costs = [{ kind: 'auction', amount: 20_000, note: 'fee of the seller' }];
    expect((await resell(purchase, { kept, costs })).status).toBe(200);
    expect(await balanceOf(user)).toBe(-160_000);
    expect((await view(user, purchase.id)).body).toMatchObject({
      logistics: { status: 8 },
      finances: { total: 160_000 },
    });
    await expectWhole();
  });

  it('at a gain costs nothing, and the gain is booked without a purchase', async () => {
    const user = await client();
    const purchase = await bought(user);
    await resell(purchase, { resoldFor: 700_000 });
    expect(await balanceOf(user)).toBe(110_000);
    const { rows } = await database.pool.query<{ kind: string; amount: string; purchase_id: string | null }>(
      'select kind, amount, purchase_id from ledger_entry where account_id = $1 order by number desc limit 1',
      [user.accountId],
    );
    expect(rows).toEqual([{ kind: 'correction', amount: expect.anything(), purchase_id: null }]);
    expect(Number(rows[0]?.amount)).toBe(110_000);
    await expectWhole();
  });
});

describe('R91 the lines of a settlement', () => {
  it('change by the difference', async () => {
    const user = await client();
    const purchase = await bought(user);
    await cancel(purchase, { kept: [purchase.agent], costs: [penalty] });
    const { id, version } = await settlementOf(purchase);
    const to = { id, version, note: 'agreed by phone', resoldFor: null, kept: [] };
    const costs = [
      { ...penalty, amount: 30_000 },
      { kind: 'storage', amount: 2000, note: '' },
    ];
    expect((await change({ ...to, costs })).status).toBe(200);
    expect(await laterEntries(purchase.id, 8)).toEqual([
      ['correction', 'penalty', 20_000],
      ['refund', 'agent', 35_000],
      ['fee', 'storage', -2000],
    ]);
    expect(await balanceOf(user)).toBe(-32_000);
    expect((await change({ ...to, costs })).status).toBe(409);
    expect(await settlementOf(purchase)).toMatchObject({ note: 'agreed by phone', version: version + 1 });
    await expectWhole();
  });

  it('of a resale follow its price, with the gain', async () => {
    const user = await client();
    const purchase = await bought(user);
    await resell(purchase, { resoldFor: 700_000 });
    for (const [resoldFor, balance] of [
      [550_000, -40_000],
      [640_000, 50_000],
    ] as const) {
      const { id, version } = await settlementOf(purchase);
      expect((await change({ id, version, ...plain, resoldFor })).status).toBe(200);
      expect(await balanceOf(user)).toBe(balance);
      await expectWhole();
    }
    const { id, version } = await settlementOf(purchase);
    expect((await change({ id, version, ...plain, resoldFor: null })).status).toBe(422);
  });
});

describe('R91 a settlement that is reversed', () => {
  it('lets the purchase stand again, as it was', async () => {
    const user = await client();
    const purchase = await bought(user);
    await database.db.updateTable('purchase').set({ status: 2 }).where('id', '=', purchase.id).execute();
    const before = await chargesOf(purchase);
    await resell(purchase, { resoldFor: 700_000, kept: [purchase.agent] });
    expect((await reverse(purchase)).status).toBe(200);
    expect((await chargesOf(purchase)).filter((line) => !line.endsWith('returned'))).toEqual(before);
    expect(await balanceOf(user)).toBe(-640_000);
    const { body } = await view(user, purchase.id);
    expect(body).toMatchObject({
      isReturned: false,
      settlement: null,
      finances: { total: 640_000 },
      logistics: { status: 2 },
    });
    expect(await bidRow(purchase.bidId)).toMatchObject({ status: 6, purchase_id: purchase.id });
    await expectWhole();
    const again = { ...purchase, version: (await view(staff, purchase.id)).body.version };
    expect((await cancel(again, { costs: [penalty] })).status).toBe(200);
    expect(await balanceOf(user)).toBe(-50_000);
    await expectWhole();
  });

  it('happens once, and not after the lot was won by somebody else', async () => {
    const purchase = await bought(await client());
    await cancel(purchase);
    const { id, version } = await settlementOf(purchase);
    const body = { id, version, reason: 'a mistake' };
    const tries = await Promise.all([post('settlement/reverse', body), post('settlement/reverse', body)]);
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);

    const lost = await bought(await client());
    await cancel(lost);
    const { body: other } = await bid(await client(), lost.lotId, 700_000);
    await win(other.bidId);
    for (const price of [null, 690_000]) {
      if (price !== null) await book(other.bidId, price);
      expect((await reverse(lost)).body).toMatchObject({ code: 'AUCTION_FINISHED' });
    }
    await expectWhole();
  });

  it('needs as much credit as the bid did, and no more', async () => {
    const user = await client({ creditLimit: 700_000 });
    const purchase = await bought(user);
    await cancel(purchase, { costs: [penalty] });
    expect((await reverse(purchase)).status).toBe(200);
    expect(await balanceOf(user)).toBe(-640_000);
    const again = { ...purchase, version: (await view(staff, purchase.id)).body.version };
    await cancel(again);
    expect((await bid(user, await lot(), 500_000)).status).toBe(200);
    expect((await reverse(purchase)).body).toMatchObject({ code: 'CREDIT_EXCEEDED', data: { headroom: 200_000 } });
    expect(await balanceOf(user)).toBe(0);
    await expectWhole();
  });
});

describe('R91 the gain of a resale', () => {
  it('is the company’s if its terms say so, also in corrections after they have changed', async () => {
    const owner = await manager({ isOwner: true });
    const save = async (isResaleGainOfClient: boolean, version: number) => {
      const details = { ...demoTerms, isResaleGainOfClient };
      const body = { method: 'PUT', url: `${apiRoot}/site/billing`, payload: { version, details } } as const;
      expect((await api.ask(owner, body)).status).toBe(200);
    };
    await save(false, 0);
    const user = await client();
    const purchase = await bought(user);
    await resell(purchase, { resoldFor: 700_000 });
    await save(true, 1);
    expect(await balanceOf(user)).toBe(0);
    expect((await view(user, purchase.id)).body.settlement).toMatchObject({ gain: 0, isGainOfClient: false });
    const { id, version } = await settlementOf(purchase);
    expect((await change({ id, version, ...plain, resoldFor: 800_000 })).status).toBe(200);
    expect(await balanceOf(user)).toBe(0);
    await expectWhole();
  });
});

describe('R91 whoever may not', () => {
  it('R89 reverses no settlement without the right to book money', async () => {
    const purchase = await bought(await client());
    expect((await cancel(purchase, {}, colleague)).status).toBe(200);
    expect((await reverse(purchase, colleague)).status).toBe(403);
    expect((await view(colleague, purchase.id)).body.can).toMatchObject({ settle: true, reverse: false });
    expect((await view(staff, purchase.id)).body.can).toMatchObject({ settle: true, reverse: true });
  });

  it('settles nothing', async () => {
    const user = await client();
    const purchase = await bought(user);
    expect([(await cancel(purchase, {}, user)).status, (await resell(purchase, {}, user)).status]).toEqual([403, 403]);
    await cancel(purchase);
    expect((await reverse(purchase, user)).status).toBe(403);
    expect((await view(user, purchase.id)).body.can).toMatchObject({ settle: false, reverse: false });
  });
});
