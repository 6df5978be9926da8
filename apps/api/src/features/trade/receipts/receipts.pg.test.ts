import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { roleIds } from '@seri/domain/people/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFirstRemittanceMinimum } from '../../people/company/company.query.ts';
import { ledgerSteps } from '../ledger/ledger.steps.ts';
import { bank, receiptsSteps } from './receipts.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof receiptsSteps>;
let ledger: ReturnType<typeof ledgerSteps>;
let staff: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = receiptsSteps(api);
  ledger = ledgerSteps(api, database);
  staff = await api.signedIn({ role: 'manager', rights: { accounting: true } });
  colleague = await api.signedIn({ role: 'manager' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const entriesOf = async (id: number) =>
  (await ledger.traceOf(id)).entries.map(({ kind, amount, balance }) => [kind, amount, balance]);
const receiptLogs = (id: number) =>
  database.db
    .selectFrom('action_log')
    .select(['action', 'account_id', 'on_behalf_of'])
    .where('subject', '=', `receipt:${id}`)
    .orderBy('id')
    .execute();

describe('R94 a receipt that staff write', () => {
  it('lies in the inbox until it is booked, with an entry, a log of both names and an event', async () => {
    const client = await newAccount(database.db);
    const id = await steps.enter(staff);
    expect(await steps.view(staff, id)).toMatchObject({
      state: 'new',
      amountJpy: 500_000,
      client: null,
      entryId: null,
    });
    const { status, body } = await steps.book(staff, id, client);
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, allocated: [], free: 500_000 } });
    expect(await entriesOf(client)).toEqual([['remittance', 500_000, 500_000]]);
    expect(await steps.view(staff, id)).toMatchObject({ state: 'booked', entryId: body.entryId, version: 2 });
    expect(await receiptLogs(id)).toEqual([
      { action: 'receipt.entered', account_id: staff.accountId, on_behalf_of: null },
      { action: 'receipt.booked', account_id: staff.accountId, on_behalf_of: client },
    ]);
    const events = await database.db.selectFrom('outbox').selectAll().where('name', '=', 'receipts.changed').execute();
    expect(events.map(({ audience, data }) => ({ audience, data }))).toContainEqual({
      audience: 'staff',
      data: { receiptId: id },
    });
  });

  it('is listed by what became of it, with counts, and found by a part of a text or by its amount', async () => {
    const before = (await steps.list(staff)).counts;
    const ids = [];
    for (const senderName of ['SOMEBODY ODD', 'OTHER'])
      ids.push(await steps.enter(staff, { senderName, amount: 777_001 }));
    await steps.mark(staff, ids[1] ?? 0, 'unidentified');
    const { list, counts, bankAccounts, can } = await steps.list(staff, { search: 'body o' });
    expect(list.map(({ id }) => id)).toEqual([ids[0]]);
    expect(counts).toEqual({ ...before, inbox: before.inbox + 1, unidentified: before.unidentified + 1 });
    expect([bankAccounts, can]).toEqual([[bank], { book: true }]);
    const unknown = await steps.list(colleague, { view: 'unidentified', search: '777,001' });
    expect(unknown.list.map(({ id }) => id)).toEqual([ids[1]]);
    expect([unknown.unidentified, unknown.can]).toEqual([777_001, { book: false }]);
    expect((await steps.list(staff, { view: 'unidentified', until: '2026-11-16' })).list).toEqual([]);
    await steps.mark(staff, ids[1] ?? 0, 'returned', 2, 'Sent back');
  });

  it.each([
    ['ignored', 'new', 'booked'],
    ['unidentified', 'returned', null],
    ['unidentified', 'booked', 'reversed'],
  ])('moves by the table of states only: %s, then %s', async (first, second, third) => {
    const client = await newAccount(database.db);
    const id = await steps.enter(staff);
    const moves = [first, second, third].filter((move) => move !== null);
    for (const [place, move] of moves.entries()) {
      const version = place + 1;
      if (move === 'booked') expect(await steps.book(staff, id, client, { version })).toMatchObject({ status: 200 });
      else if (move === 'reversed') expect(await steps.reverse(staff, id, version)).toMatchObject({ status: 200 });
      else expect(await steps.mark(staff, id, move, version, 'A reason')).toMatchObject({ status: 200 });
    }
    expect(await steps.view(staff, id)).toMatchObject({ state: moves.at(-1), version: moves.length + 1 });
    expect(await steps.mark(staff, id, 'unidentified', moves.length + 1)).toMatchObject({
      body: { code: 'STATE_CHANGED' },
    });
  });

  it('is ignored or returned for a reason only, and over the version that was seen', async () => {
    const id = await steps.enter(staff);
    const lacking = { status: 422, body: { data: { fields: { reason: { problem: 'required' } } } } };
    expect(await steps.mark(staff, id, 'ignored')).toMatchObject(lacking);
    expect(await steps.mark(staff, id, 'returned')).toMatchObject(lacking);
    expect(await steps.mark(staff, id, 'unidentified', 2)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    });
    expect(await steps.mark(staff, 999_999_999, 'unidentified')).toMatchObject({ status: 404 });
    expect(await steps.view(staff, id)).toMatchObject({ state: 'new', version: 1 });
  });
});

describe('R94 foreign money', () => {
  it('is booked in yen: its amount by the rate of the bank, less its fee, rounded once', async () => {
    const client = await newAccount(database.db);
    const usd = { currency: 'USD', amount: 1_000_000, rate: '149.25', bankFee: 2_500 };
    const id = await steps.enter(staff, usd);
    expect(await steps.view(staff, id)).toMatchObject({ ...usd, amountJpy: 1_490_000 });
    await steps.book(staff, id, client);
    expect(await entriesOf(client)).toEqual([['remittance', 1_490_000, 1_490_000]]);
  });

  it('is booked with the yen that staff say while the bank has not told its rate', async () => {
    const client = await newAccount(database.db);
    const id = await steps.enter(staff, { currency: 'USD', amount: 1_000_000 });
    expect(await steps.book(staff, id, client)).toMatchObject({
      status: 422,
      body: { data: { fields: { amountJpy: { problem: 'required' } } } },
    });
    expect(await steps.book(staff, id, client, { amountJpy: 1_491_000 })).toMatchObject({ status: 200 });
    expect(await entriesOf(client)).toEqual([['remittance', 1_491_000, 1_491_000]]);
  });
});

describe('R24 a booked receipt', () => {
  it('of the minimum lifts a restricted account, once', async () => {
    const client = await newAccount(database.db, { role: 'restricted' });
    const amount = await readFirstRemittanceMinimum(database.db);
    await steps.book(staff, await steps.enter(staff, { amount: amount - 1 }), client);
    expect(await ledger.account(client)).toMatchObject({ role_id: roleIds.restricted });
    await steps.book(staff, await steps.enter(staff, { amount }), client);
    expect(await ledger.account(client)).toMatchObject({ role_id: roleIds.client, version: 2 });
    await database.db.updateTable('account').set({ role_id: roleIds.restricted }).where('id', '=', client).execute();
    await steps.book(staff, await steps.enter(staff, { amount }), client);
    expect(await ledger.account(client)).toMatchObject({ role_id: roleIds.restricted });
  });
});

describe('R94 a reversal', () => {
  it('is an entry down that names the one that it takes back, and keeps the reason', async () => {
    const client = await newAccount(database.db);
    const id = await steps.enter(staff);
    const { body } = await steps.book(staff, id, client);
    expect(await steps.reverse(staff, id, 1)).toMatchObject({ status: 409 });
    expect(await steps.reverse(staff, id, 2, 'Another Ivanov')).toMatchObject({ status: 200 });
    expect((await ledger.traceOf(client)).entries.at(-1)).toMatchObject({
      kind: 'correction',
      amount: -500_000,
      balance: 0,
      reason: 'Another Ivanov',
      reverses_id: body.entryId,
    });
    expect(await steps.view(staff, id)).toMatchObject({ state: 'reversed', note: 'Another Ivanov' });
    expect(await steps.reverse(staff, id, 3)).toMatchObject({ status: 409 });
    expect(await entriesOf(client)).toHaveLength(2);
  });

  it('takes back only what was booked', async () => {
    const id = await steps.enter(staff);
    expect(await steps.reverse(staff, id, 1)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
  });
});

describe('R89 the right to book', () => {
  it('is asked for, and staff without it look on', async () => {
    const client = await newAccount(database.db);
    const id = await steps.enter(staff);
    const refused = await Promise.all([
      steps.enterAny(colleague),
      steps.book(colleague, id, client),
      steps.mark(colleague, id, 'unidentified'),
      steps.reverse(colleague, id, 1),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await steps.view(colleague, id)).toMatchObject({ state: 'new', version: 1 });
    expect(await entriesOf(client)).toEqual([]);
  });

  it('finds no account of staff, no missing one, and no purchase of somebody else', async () => {
    const id = await steps.enter(staff);
    const client = await newAccount(database.db);
    const owner = await api.signedIn({ role: 'manager', isOwner: true });
    for (const account of [staff.accountId, colleague.accountId, owner.accountId, 999_999_999]) {
      for (const by of [staff, owner]) expect(await steps.book(by, id, account)).toMatchObject({ status: 404 });
    }
    expect(await steps.book(staff, id, client, { purchaseIds: [999_999_999] })).toMatchObject({ status: 404 });
    expect(await steps.book(staff, id, client, { announcementId: 999_999_999 })).toMatchObject({ status: 404 });
    expect(await steps.view(staff, id)).toMatchObject({ state: 'new', version: 1 });
    expect(await entriesOf(client)).toEqual([]);
  });
});

describe('R94 money that is booked without the inbox', () => {
  it('is a receipt too', async () => {
    const client = await newAccount(database.db);
    await ledger.remit(staff, client, 123_456);
    const { list } = await steps.list(staff, { account: String(client) });
    expect(list).toMatchObject([
      { state: 'booked', bankAccount: '', amount: 123_456, amountJpy: 123_456, text: 'Bank transfer', file: null },
    ]);
    expect((await ledger.traceOf(client)).entries.map(({ id }) => id)).toEqual([list[0]?.entryId]);
  });
});
