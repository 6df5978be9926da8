import { createHash } from 'node:crypto';
import type { Dashboard } from '@seri/contract/screens/dashboard.schema';
import { apiRoot } from '@seri/contract/headers';
import type { PaperSnapshot } from '@seri/domain/invoices/paper-snapshot';
import { roleIds } from '@seri/domain/people/roles';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPaperTask } from '../papers/papers.tasks.ts';
import { openInvoices } from './invoices.steps.ts';

const { database, api, maker, client, manager, staff, owner, bought, undo, ...steps } = await openInvoices();
const { viewPurchase, listPurchases, saveSeller, issue, credit, preview, view, file, statement } = steps;
const { makeFiles, numbersOf, list, toInvoice, draft } = steps;

beforeAll(() => saveSeller(owner));

describe('R90 the file', () => {
  it('is made after the paper, told to the buyer, and the same when it is made again', async () => {
    const user = await client();
    const { id, bidId } = await bought(user);
    const { body } = await issue(staff, user.accountId, [id], { language: 'both' });
    expect((await file(user, body.id)).statusCode).toBe(404);
    expect((await view(user, body.id)).body.url).toBeNull();
    api.mails.length = 0;
    await makeFiles();
    await makeFiles();
    const [first, kept] = [await file(user, body.id), await shaOf(body.id)];
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${body.number}.pdf"`,
    });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(api.mails.filter(({ id: mail }) => mail === `paper-${String(body.id)}`)).toHaveLength(1);
    expect((await viewPurchase(user, id)).body).toMatchObject({
      papers: [{ number: body.number }],
      documents: [{ path: addressOf(body.id), type: 'pdf' }],
    });
    expect((await listPurchases(user)).body.list).toMatchObject([{ documents: 1 }]);
    const bids = await api.ask<{ cars: object[] }>(user, { url: `${apiRoot}/bid/my-bid?bidStatus=6` });
    expect(bids.body.cars).toMatchObject([{ bidId, invoiceAvailable: true, invoiceUrl: addressOf(body.id) }]);
    expect(await shaOfAnother(body.id)).toBe(kept);
  });

  it('is for the buyer and staff, and for nobody else', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const user = await client({ dealerId: dealer.accountId });
    const { id } = await bought(user);
    const { body } = await issue(staff, user.accountId, [id]);
    await makeFiles();
    for (const by of [dealer, await client(), await api.signedIn({ role: 'dealer' })]) {
      expect((await file(by, body.id)).statusCode).toBe(404);
      expect((await view(by, body.id)).status).toBe(404);
      expect(await numbersOf(by)).toEqual([]);
    }
    expect((await file(null, body.id)).statusCode).toBe(401);
    expect((await file(user, body.id)).statusCode).toBe(200);
    expect((await file(staff, body.id)).statusCode).toBe(200);
  });

  it('is previewed without a number', async () => {
    const user = await client();
    const { id } = await bought(user);
    const seen = await preview(staff, user.accountId, [id]);
    expect([seen.statusCode, seen.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(await numbersOf(user)).toEqual([]);
  });
});

const addressOf = (id: number) => `/v1/invoices/${String(id)}.pdf`;

async function shaOf(id: number): Promise<string> {
  const find = database.db.selectFrom('invoice_file').select('sha256').where('invoice_id', '=', id);
  return (await find.executeTakeFirstOrThrow()).sha256;
}

/** The file, made once more. */
async function shaOfAnother(id: number): Promise<string> {
  const find = database.db.selectFrom('invoice').select('snapshot').where('id', '=', id);
  const { snapshot } = await find.executeTakeFirstOrThrow();
  const bytes = await maker.make(renderPaperTask, [snapshot as PaperSnapshot, false]);
  return createHash('sha256').update(bytes).digest('hex');
}

describe('R90 the list', () => {
  it('finds a paper by number, total, day, name and kind, and takes a text literally', async () => {
    const user = await client();
    const company = 'Ålesund 100% Auto';
    await database.db.updateTable('account').set({ company }).where('id', '=', user.accountId).execute();
    const { id } = await bought(user, 770_000);
    const { number } = (await issue(staff, user.accountId, [id])).body;
    const found = [
      number.slice(5),
      'amount=820000',
      'from=2026-11-01&to=2026-11-30',
      'party=100%25 auto',
      'party=%C3%A5',
      'party=SU',
      'kind=invoice',
    ];
    for (const query of [`number=${found[0]}`, ...found.slice(1)]) {
      expect([query, await numbersOf(user, query)]).toEqual([query, [number]]);
    }
    for (const query of [
      'number=%25',
      'party=und  100',
      'party=q',
      'amount=1',
      'from=2027-01-01',
      'party=_',
      'kind=proforma',
    ]) {
      expect([query, await numbersOf(user, query)]).toEqual([query, []]);
    }
    expect(await numbersOf(staff, `account=${user.accountId}`)).toEqual([number]);
  });

  it('has page by page the newest first, and counts all that were found', async () => {
    const user = await client();
    const numbers: string[] = [];
    for (let place = 0; place < 3; place += 1) {
      const { id } = await bought(user);
      numbers.unshift((await issue(staff, user.accountId, [id])).body.number);
    }
    expect(await numbersOf(user)).toEqual(numbers);
    for (const query of ['page=2', 'page=2&kind=invoice&number=2026']) {
      const { body } = await list(user, query);
      expect([body.list, body.pageInfo.totalSearchResults]).toEqual([[], 3]);
    }
  });

  it('shows staff the papers of all clients, and only owners those of a manager', async () => {
    const user = await client();
    const { number } = (await issue(staff, user.accountId, [(await bought(user)).id])).body;
    const seenBy = async (by: TestUser) => numbersOf(by, `clients=all&number=${number}`);
    expect([await seenBy(staff), await seenBy(owner)]).toEqual([[number], [number]]);
    const change = database.db.updateTable('account').set({ role_id: roleIds.manager });
    await change.where('id', '=', user.accountId).execute();
    expect([await seenBy(staff), await seenBy(owner)]).toEqual([[], [number]]);
  });
});

describe('R90 the cars to invoice', () => {
  it('are those of one client with something left, each with the amount of its paper', async () => {
    const [user, other] = [await client({ creditLimit: 20_000_000 }), await client()];
    const [plain, issued, part, gone] = [
      await bought(user),
      await bought(user),
      await bought(user, 610_000),
      await bought(user),
    ];
    await bought(other);
    await issue(staff, user.accountId, [plain.id], { kind: 'proforma' });
    await issue(staff, user.accountId, [issued.id]);
    const { body } = await issue(staff, user.accountId, [part.id]);
    await credit(staff, body.id, 35_000, { lines: [{ place: 1, amount: 35_000 }] });
    await undo(gone.bidId);
    const cars = (await toInvoice(staff, user.accountId)).body.list;
    expect(cars).toMatchObject([
      { purchaseId: plain.id, amount: 640_000, sku: expect.any(String), chassis: expect.any(String) },
      { purchaseId: part.id, amount: 35_000 },
    ]);
    for (const { purchaseId, amount } of cars) {
      expect((await draft(staff, [purchaseId])).body.total).toBe(amount);
    }
  });

  it('are for staff alone', async () => {
    const dealer = await api.signedIn({ role: 'dealer' });
    const user = await client({ dealerId: dealer.accountId });
    await bought(user);
    for (const by of [user, dealer]) expect((await toInvoice(by, user.accountId)).status).toBe(403);
    expect((await toInvoice(staff, 999_999_999)).status).toBe(404);
  });
});

describe('R90 the dashboard of staff', () => {
  it('counts what is still to invoice: once for a car, without what invoices bear', async () => {
    const chief = await manager();
    const [one, other] = [await client({ managerId: chief.accountId }), await client({ managerId: chief.accountId })];
    const figure = async () => (await api.ask<Dashboard>(chief, { url: `${apiRoot}/dashboard/today` })).body.toInvoice;
    expect(await figure()).toEqual({ cars: 0, amount: 0 });
    const [{ id }, { bidId }] = [await bought(one), await bought(other)];
    expect(await figure()).toEqual({ cars: 2, amount: 1_280_000 });
    const { body } = await issue(staff, one.accountId, [id]);
    await undo(bidId);
    expect(await figure()).toEqual({ cars: 0, amount: 0 });
    await credit(staff, body.id, 35_000, { lines: [{ place: 1, amount: 35_000 }] });
    expect(await figure()).toEqual({ cars: 1, amount: 35_000 });
  });
});

describe('R90 the statement of a month', () => {
  it('is one’s own, or for staff that of a client', async () => {
    const user = await client();
    await bought(user);
    const [own, month] = [await statement(user, 'month=2026-11&language=ru'), 'month=2026-11&language=en'];
    expect([own.statusCode, own.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await statement(staff, `${month}&id=${user.accountId}`)).statusCode).toBe(200);
    expect((await statement(staff, `${month}&id=999999999`)).statusCode).toBe(404);
    const other = await client();
    expect((await statement(other, `${month}&id=${user.accountId}`)).statusCode).toBe(404);
  });
});
