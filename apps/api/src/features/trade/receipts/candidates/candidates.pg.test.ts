import { apiRoot } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';
import { firstBilling } from '@seri/domain/money/company-billing';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBidding } from '../../bidding/bidding-table.steps.ts';
import { purchasesSteps } from '../../purchases/purchases.steps.ts';
import { receiptsSteps } from '../receipts.steps.ts';

const { database, api, bid, client, manager, lot } = await openBidding();
let staff: TestUser;
let owner: TestUser;
const { win, book } = purchasesSteps(api, database, () => staff);
const steps = receiptsSteps(api);

beforeAll(async () => {
  staff = await manager({ rights: { accounting: true } });
  owner = await api.signedIn({ role: 'manager', isOwner: true });
});

let count = 0;

async function clientCalled(fullName: string, company = ''): Promise<TestUser> {
  const user = await client({ creditLimit: 100_000_000 });
  await database.db
    .updateTable('account')
    .set({ full_name: fullName, company })
    .where('id', '=', user.accountId)
    .execute();
  return user;
}

/** An open sum that no other test has. */
async function owes(user: TestUser, price: number): Promise<{ id: number; open: number }> {
  const { body } = await bid(user, await lot(), 5_000_000);
  await win(body.bidId);
  const id = await book(body.bidId, price);
  const { cost } = await database.db
    .selectFrom('purchase')
    .select('cost')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, open: cost };
}

const priceOfItsOwn = () => 1_000_000 + (count += 1) * 17_000;
const candidatesFor = async (line: object) =>
  (await steps.candidates(staff, await steps.enter(staff, { senderName: '', text: '', amount: 7, ...line }))).body.list;
const reasonsFor = async (user: TestUser, line: object) =>
  (await candidatesFor(line)).find((one) => one.client.id === user.accountId)?.reasons.map(({ kind }) => kind);

describe('R94 the clients for a receipt', () => {
  it('are found by the reference and the number of a client in the text', async () => {
    const user = await clientCalled('Nobody Special');
    expect(await reasonsFor(user, { text: `INV ${paymentReference(user.accountId)}` })).toEqual(['reference']);
    expect(await reasonsFor(user, { text: `CLIENT ${user.accountId}` })).toEqual(['clientId']);
  });

  it.each([
    ['Андрей Фёдоров', 'FEDOROV ANDREY'],
    ['Mikhail Kuznetsov', 'МИХАИЛ КУЗНЕЦОВ'],
    ['Aleksandr Yevtushenko', 'EVTUSHENKO ALEXANDER'],
    ['José Müller', 'MULLER JOSE'],
    ['Чарльз Щукин', 'SHCHUKIN CHARLZ'],
    ['Мухаммед Джамал', 'MUHAMMED JAMAL'],
  ])('are found by their name, in either script: %s', async (fullName, senderName) => {
    const user = await clientCalled(fullName);
    expect(await reasonsFor(user, { senderName })).toEqual(['name']);
  });

  it('are found by the name of their company, also in the text behind another sender', async () => {
    const user = await clientCalled('Somebody', 'Polar Nebula Motors LLC');
    expect(await reasonsFor(user, { senderName: 'POLAR NEBULA MOTORS' })).toEqual(['name']);
    expect(await reasonsFor(user, { senderName: 'PAY AGENT 5', text: 'FOR POLAR NEBULA MOTORS LLC' })).toEqual([
      'name',
    ]);
  });

  it('are found by what is open, one car or several, whole or less what a bank has kept', async () => {
    const user = await clientCalled('Debtor One');
    const first = await owes(user, priceOfItsOwn());
    const [one] = await candidatesFor({ amount: first.open });
    expect(one).toMatchObject({
      client: { id: user.accountId },
      balance: -first.open,
      open: [{ id: first.id, open: first.open }],
      reasons: [{ kind: 'amount', purchaseIds: [first.id] }],
    });
    expect(await reasonsFor(user, { amount: first.open - 6_000 })).toEqual(['amountLessFee']);
    expect(await reasonsFor(user, { amount: first.open - 6_001 })).toBe(undefined);
    const second = await owes(user, priceOfItsOwn());
    const [both] = await candidatesFor({ amount: first.open + second.open });
    expect(both?.reasons).toEqual([{ kind: 'amount', points: 25, purchaseIds: [second.id, first.id] }]);
  });

  it('are suggested only with a lead, and nobody is booked by that', async () => {
    const user = await clientCalled('Lead Holder');
    const text = paymentReference(user.accountId);
    const [sure] = await candidatesFor({ text });
    expect(sure).toMatchObject({ isSuggested: true, score: 80, client: { id: user.accountId, name: 'Lead Holder' } });
    const other = await clientCalled('Other Holder');
    const both = await candidatesFor({ text: `${text} ${paymentReference(other.accountId)}` });
    expect(both.map(({ isSuggested }) => isSuggested)).toEqual([false, false]);
  });

  it('are those that a search finds, with the same reasons, staff never', async () => {
    const user = await clientCalled('Findable Person');
    const id = await steps.enter(staff, { text: paymentReference(user.accountId) });
    const found = async (search: string) => (await steps.candidates(staff, id, { search })).body.list;
    expect(await found('dable per')).toMatchObject([
      { client: { id: user.accountId }, reasons: [{ kind: 'reference' }] },
    ]);
    expect((await found(String(user.accountId)))[0]?.client.id).toBe(user.accountId);
    expect((await found(String(staff.accountId))).some((one) => one.client.id === staff.accountId)).toBe(false);
    expect(await found('%')).toEqual([]);
  });

  it('are found by a search without a receipt too', async () => {
    const user = await clientCalled('Paid Out');
    const { body } = await api.ask<object>(staff, { url: `${apiRoot}/receipts/candidates?search=paid%20out` });
    expect(body).toMatchObject({ receipt: null, list: [{ client: { id: user.accountId }, score: 0, reasons: [] }] });
  });
});

describe('R94 a sender that staff confirm', () => {
  it('tells of the client from then on', async () => {
    const user = await clientCalled('Alias Owner');
    const senderName = 'GOLDEN PHOENIX TRADE FZE';
    const id = await steps.enter(staff, { senderName });
    expect((await steps.candidates(staff, id)).body.list.map((one) => one.client.id)).not.toContain(user.accountId);
    await steps.book(staff, id, user.accountId, { sender: 'agent' });
    const [known] = await candidatesFor({ senderName: 'Golden Phoenix Trade' });
    expect(known).toMatchObject({
      client: { id: user.accountId },
      isThirdParty: false,
      reasons: [{ kind: 'alias', points: 30, name: senderName }],
    });
  });

  it('is not remembered if it was for once', async () => {
    const user = await clientCalled('Single Payer');
    await steps.book(staff, await steps.enter(staff, { senderName: 'SOMEBODY FOR ONCE' }), user.accountId);
    expect(await reasonsFor(user, { senderName: 'SOMEBODY FOR ONCE' })).toBe(undefined);
  });
});

const billing = (refusesThirdParties: boolean, version: number) =>
  api.ask(owner, {
    method: 'PUT',
    url: `${apiRoot}/site/billing`,
    payload: { version, details: { ...firstBilling, legalName: 'Seri', address: 'Yokohama', refusesThirdParties } },
  });

describe('R94 money of a third party', () => {
  it('is refused if the company says so, until staff say who has sent it', async () => {
    const user = await clientCalled('Company Client');
    const own = { senderName: 'COMPANY CLIENT' };
    const third = { senderName: 'UNCLE OF SOMEBODY' };
    expect(await billing(true, 0)).toMatchObject({ status: 200 });
    const id = await steps.enter(staff, third);
    expect(await steps.book(staff, id, user.accountId)).toMatchObject({ status: 409, body: { code: 'THIRD_PARTY' } });
    expect(await steps.view(staff, id)).toMatchObject({ state: 'new', version: 1 });
    expect(await steps.book(staff, await steps.enter(staff, own), user.accountId)).toMatchObject({ status: 200 });
    expect(await steps.book(staff, id, user.accountId, { sender: 'agent' })).toMatchObject({ status: 200 });
    expect(await steps.book(staff, await steps.enter(staff, third), user.accountId)).toMatchObject({ status: 200 });
    expect(await billing(false, 1)).toMatchObject({ status: 200 });
    const another = await steps.enter(staff, { senderName: 'AUNT OF NOBODY' });
    expect(await steps.book(staff, another, user.accountId)).toMatchObject({ status: 200 });
  });
});

describe('R92 a booked receipt', () => {
  it('pays the purchases that are named first, then the oldest due', async () => {
    const user = await clientCalled('Named First');
    const [first, second] = [await owes(user, priceOfItsOwn()), await owes(user, priceOfItsOwn())];
    const id = await steps.enter(staff, { amount: second.open + 5_000 });
    const { body } = await steps.book(staff, id, user.accountId, { purchaseIds: [second.id] });
    expect(body).toMatchObject({ free: 0 });
    expect(body.allocated.map(({ purchaseId, amount }) => [purchaseId, amount])).toEqual([
      [first.id, 5_000],
      [second.id, second.open],
    ]);
  });

  it('pays no purchase of somebody else', async () => {
    const [user, other] = [await clientCalled('Payer Alone'), await clientCalled('Somebody Owing')];
    const { id: purchaseId } = await owes(other, priceOfItsOwn());
    const id = await steps.enter(staff);
    expect(await steps.book(staff, id, user.accountId, { purchaseIds: [purchaseId] })).toMatchObject({ status: 404 });
    expect(await steps.view(staff, id)).toMatchObject({ state: 'new' });
  });

  it('that is reversed frees what it has paid', async () => {
    const user = await clientCalled('Freed Again');
    const { id: purchaseId, open } = await owes(user, priceOfItsOwn());
    const id = await steps.enter(staff, { amount: open });
    await steps.book(staff, id, user.accountId);
    const allocated = async () =>
      (await database.db.selectFrom('purchase').select('allocated').where('id', '=', purchaseId).executeTakeFirst())
        ?.allocated;
    expect(await allocated()).toBe(open);
    await steps.reverse(staff, id, 2);
    expect(await allocated()).toBe(0);
  });
});
