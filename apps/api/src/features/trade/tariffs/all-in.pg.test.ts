import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, newBid, type NewLot, newLot } from '@seri/api/testkit/factories';
import { today, tomorrow } from '@seri/api/testkit/fixed-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { penaltyOf, tariffSteps } from './tariffs.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof tariffSteps>;
let lastWon = 0;

const client = (given: NewAccount = {}) => api.signedIn(given);
const manager = (given: NewAccount = {}) => api.signedIn({ role: 'manager', rights: { tables: true }, ...given });
const lot = (given: Partial<NewLot> = {}) => newLot(database.db, { day: tomorrow, ...given });

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = tariffSteps(api);
  staff = await manager();
  for (const row of [
    { kind: 'auction', value: 15_000 },
    { kind: 'invoice', value: 15_000 },
    { kind: 'freight', how: 'per_m3', value: 9000, dischargePort: 'Mombasa' },
    { kind: 'insurance', how: 'percent_bp', value: 70 },
  ] as const)
    await steps.add(staff, penaltyOf({ ...row, booksAt: 'win' }));
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A purchase as staff left it, on its way to that port. */
async function bought(accountId: number, dischargePort: string): Promise<number> {
  lastWon += 1;
  const day = '2026-11-10';
  const lotId = await newLot(database.db, { day });
  await database.db.updateTable('lot').set({ engine_cc: 1496 }).where('id', '=', lotId).execute();
  const bidId = await newBid(database.db, accountId, { lotId, status: 7 });
  const row = await database.db
    .insertInto('purchase')
    .values({
      bid_id: bidId,
      account_id: accountId,
      lot_id: lotId,
      held_on: day,
      price: 900_000,
      created_by: staff.accountId,
      export_port: 'Yokohama',
      discharge_port: dischargePort,
      purchased_at: `${day}T03:00:${String(lastWon).padStart(2, '0')}Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('R88 all-in for a lot', () => {
  it('sums what is known and counts what is not', async () => {
    const { status, body } = await steps.allIn(await client(), await lot());
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 1_080_000,
      lines: [
        { kind: 'auction', amount: 15_000, missing: [] },
        { kind: 'agent', amount: 35_000, missing: [] },
        { kind: 'delivery', amount: 15_000, missing: [] },
        { kind: 'invoice', amount: 15_000, missing: [] },
        { kind: 'freight', amount: null, missing: ['dischargePort'] },
        { kind: 'insurance', amount: null, missing: ['cfr'] },
      ],
      unknown: 2,
      loadPort: null,
      dischargePort: null,
    });
  });

  it('goes where the last car of the client went', async () => {
    const user = await client();
    await bought(user.accountId, 'Auckland');
    await bought(user.accountId, 'Mombasa');
    const lotId = await lot();
    await database.db.updateTable('lot').set({ engine_cc: 1496 }).where('id', '=', lotId).execute();
    const { body } = await steps.allIn(user, lotId);
    expect(body).toMatchObject({ unknown: 0, total: 1_179_009, loadPort: 'Yokohama', dischargePort: 'Mombasa' });
    expect(body.lines.slice(-2)).toEqual([
      { kind: 'freight', amount: 90_000, missing: [] },
      { kind: 'insurance', amount: 9009, missing: [] },
    ]);
  });

  it('is in the terms of the client, and of nobody else', async () => {
    const [user, other, dealer] = [await client(), await client(), await client({ role: 'dealer' })];
    await steps.add(staff, penaltyOf({ kind: 'agent', accountId: user.accountId, value: 20_000, booksAt: 'win' }));
    await steps.add(staff, penaltyOf({ kind: 'agent', clientTier: 'dealer', value: 30_000, booksAt: 'win' }));
    const lotId = await lot();
    const agentOf = async (by: TestUser, query = {}) =>
      (await steps.allIn(by, lotId, query)).body.lines.find(({ kind }) => kind === 'agent')?.amount;
    expect([await agentOf(user), await agentOf(other), await agentOf(dealer)]).toEqual([20_000, 35_000, 30_000]);
    expect(await agentOf(staff, { userId: String(user.accountId) })).toBe(20_000);
  });

  it('takes the rows of the day of the auction', async () => {
    const user = await client();
    const row = penaltyOf({ kind: 'auction', accountId: user.accountId, value: 1, validTo: today, booksAt: 'win' });
    await steps.add(staff, row);
    await steps.add(staff, { ...row, value: 2, validFrom: '2026-11-19', validTo: null });
    const auctionOf = async (lotId: number) => (await steps.allIn(user, lotId)).body.lines[0]?.amount;
    expect([await auctionOf(await lot({ day: today })), await auctionOf(await lot())]).toEqual([1, 2]);
  });

  it('is for those who may bid, on lots that they see, and for clients that staff see', async () => {
    const [user, other] = [await client(), await client()];
    const lotId = await lot();
    const blind = await client({ overrides: { carAuctionsView: false } });
    const idle = await client({ overrides: { biddingAllowed: false } });
    const statusOf = async (by: TestUser | null, query = {}) => (await steps.allIn(by, lotId, query)).status;
    expect(await statusOf(null)).toBe(401);
    expect(await statusOf(idle)).toBe(403);
    expect(await statusOf(blind)).toBe(404);
    expect(await statusOf(user, { userId: String(other.accountId) })).toBe(403);
    const noClients = await manager({ overrides: { managerBidForClient: false } });
    expect(await statusOf(noClients, { userId: String(other.accountId) })).toBe(403);
    expect(await statusOf(staff, { userId: String((await manager()).accountId) })).toBe(404);
    expect(await statusOf(user, { amount: '1e9' })).toBe(422);
  });
});

describe('R88 the preview of a row', () => {
  it('prices the last purchases without and with it, and writes nothing', async () => {
    const user = await client();
    const [toMombasa, toAuckland] = [await bought(user.accountId, 'Mombasa'), await bought(user.accountId, 'Auckland')];
    const row = penaltyOf({
      kind: 'freight',
      how: 'per_m3',
      value: 7500,
      dischargePort: 'Auckland',
      booksAt: 'departure',
    });
    const { body } = await steps.preview(staff, row);
    expect(body.day).toBe(today);
    expect(body.purchases.slice(0, 2)).toMatchObject([
      { id: toAuckland, price: 900_000, before: null, after: 75_000 },
      { id: toMombasa, before: 90_000, after: 90_000 },
    ]);
    expect((await steps.preview(staff, row)).body).toEqual(body);
  });

  it('puts a row in the place of another one, on a day on which it is valid', async () => {
    const user = await client();
    const id = await bought(user.accountId, 'Mombasa');
    const row = penaltyOf({ kind: 'auction', accountId: user.accountId, value: 100, booksAt: 'win' });
    const { body: written } = await steps.add(staff, row);
    const next = { ...row, value: 300, validFrom: '2027-01-01' } as const;
    const { body } = await steps.preview(staff, next, written.id);
    expect([body.day, body.purchases[0]]).toMatchObject(['2027-01-01', { id, before: 100, after: 300 }]);
    expect(await steps.preview(staff, next)).toMatchObject({ status: 409, body: { code: 'TARIFF_OVERLAP' } });
  });
});
