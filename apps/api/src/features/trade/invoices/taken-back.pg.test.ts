import { apiRoot } from '@seri/contract/headers';
import type { ChangedBid, ChangedBids, Undoable } from '@seri/contract/trade/bid-desk.schema';
import type { TestUser } from '@seri/api/testkit/api';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../bidding/bidding.steps.ts';
import { openInvoices } from './invoices.steps.ts';

const { database, api, client, manager, staff, owner, bought, viewPurchase, logsOf, ...steps } = await openInvoices();
const { saveSeller, issue, credit, list, view, draft } = steps;

const url = `${apiRoot}/bid/update-bid-status`;
const why = 'The house has sold it twice';
const takeBack = (bidId: number, more: object = {}, by: TestUser = staff) =>
  api.ask<Answer<ChangedBid>['body']>(by, {
    method: 'PUT',
    url,
    payload: { bidId, status: bidStatusCodes.bid, ...more },
  });

beforeAll(async () => {
  await saveSeller(owner);
});

async function invoiced(user: TestUser) {
  const purchase = await bought(user);
  const { body } = await issue(staff, user.accountId, [purchase.id]);
  return { ...purchase, invoice: body };
}

/** Everything that a refused call must leave as it was. */
async function stateOf({ id, bidId, invoice }: Awaited<ReturnType<typeof invoiced>>) {
  const bid = await database.db.selectFrom('bid').selectAll().where('id', '=', bidId).executeTakeFirstOrThrow();
  return { bid, logs: await logsOf(id), state: (await view(staff, invoice.id)).body.state };
}

describe('R90 a win that is taken back', () => {
  it('asks for no reason while no invoice bears its purchase', async () => {
    const user = await client({ creditLimit: 20_000_000 });
    const [plain, promised, given] = [await bought(user), await bought(user), await invoiced(user)];
    await issue(staff, user.accountId, [promised.id], { kind: 'proforma' });
    await credit(staff, given.invoice.id, 640_000);
    for (const { bidId } of [plain, promised, given]) expect((await takeBack(bidId)).status).toBe(200);
  });

  it('asks for one if an invoice bears it, and names the invoice; nothing is changed', async () => {
    const purchase = await invoiced(await client());
    await credit(staff, purchase.invoice.id, 15_000, { lines: [{ place: 2, amount: 15_000 }] });
    const before = await stateOf(purchase);
    expect(await takeBack(purchase.bidId)).toMatchObject({
      status: 409,
      body: { code: 'REASON_NEEDED', data: { numbers: [purchase.invoice.number] } },
    });
    for (const reason of ['', ' no ', 'x'.repeat(501)]) {
      expect((await takeBack(purchase.bidId, { reason })).body).toMatchObject({
        code: 'FIELDS',
        data: { fields: { reason: {} } },
      });
    }
    expect((await takeBack(purchase.bidId, { reason: 'sold twice 😀' })).body.code).toBe('GLYPH_MISSING');
    expect(await stateOf(purchase)).toEqual(before);
  });

  it('leaves the reason on the credit note, with the purchase and in the log, with both names', async () => {
    const user = await client();
    const { id, bidId, invoice } = await invoiced(user);
    expect((await takeBack(bidId, { reason: `  ${why} ` })).body).toMatchObject({ bidStatus: 2, purchaseId: null });
    const [note] = (await list(user, 'kind=credit_note')).body.list;
    expect(note).toMatchObject({ total: 640_000, cancels: invoice.number });
    const { snapshot } = await database.db
      .selectFrom('invoice')
      .select('snapshot')
      .where('id', '=', note?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(snapshot).toMatchObject({ remarks: { en: why, ru: why } });
    for (const reader of [user, staff]) {
      expect((await viewPurchase(reader, id)).body).toMatchObject({ isTakenBack: true, takenBackWhy: why });
    }
    const both = { account_id: staff.accountId, on_behalf_of: user.accountId };
    expect((await logsOf(id)).at(-1)).toMatchObject({ ...both, action: 'purchase.voided', detail: { why } });
    const logged = await database.db
      .selectFrom('action_log')
      .select(['account_id', 'on_behalf_of', 'action', 'detail'])
      .where('subject', 'in', [`bid:${bidId}`, `invoice:${note?.id}`])
      .where('action', 'in', ['bid.status-changed', 'invoice.credited'])
      .orderBy('action')
      .execute();
    expect(logged).toMatchObject([
      { ...both, detail: { why } },
      { ...both, detail: { reason: why } },
    ]);
  });

  it('is for staff who set statuses: a reason opens it to nobody else', async () => {
    const user = await client();
    const purchase = await invoiced(user);
    const before = await stateOf(purchase);
    const closed = await manager({ overrides: { bidManageStatus: false } });
    for (const [by, status] of [
      [user, 403],
      [closed, 403],
      [await client(), 404],
    ] as const) {
      expect((await takeBack(purchase.bidId, { reason: why }, by)).status).toBe(status);
    }
    expect(await stateOf(purchase)).toEqual(before);
  });

  it('of many is left as it is, and the others are taken back', async () => {
    const user = await client();
    const [borne, plain] = [await invoiced(user), await bought(user)];
    const { body } = await api.ask<ChangedBids>(staff, {
      method: 'PUT',
      url: `${apiRoot}/bid/update-bid-statuses`,
      payload: { status: bidStatusCodes.bid, bids: [{ bidId: borne.bidId }, { bidId: plain.bidId }] },
    });
    expect(body.results).toMatchObject([
      { success: false, code: 'REASON_NEEDED', bid: null },
      { success: true, code: null },
    ]);
    expect((await viewPurchase(user, borne.id)).body.isReturned).toBe(false);
  });

  it('and an invoice at the same time: never both without a reason', async () => {
    const user = await client({ creditLimit: 50_000_000 });
    for (let round = 0; round < 8; round += 1) {
      const { id, bidId } = await bought(user);
      const { total } = (await draft(staff, [id])).body;
      const [issued, back] = await Promise.all([issue(staff, user.accountId, [id], { total }), takeBack(bidId)]);
      expect([issued.status, back.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect((await viewPurchase(staff, id)).body).toMatchObject({
        isTakenBack: back.status === 200,
        papers: issued.status === 200 ? [{ state: 'issued' }] : [],
      });
    }
  });

  it('is not asked about when its author undoes it', async () => {
    const { bidId, invoice } = await invoiced(await client());
    const undo = `${apiRoot}/bid/undo`;
    const [won] = (await api.ask<Undoable>(staff, { url: undo })).body.changes;
    expect(won?.bidId).toBe(bidId);
    expect((await api.ask(staff, { method: 'PUT', url: undo, payload: { id: won?.id } })).status).toBe(200);
    expect((await view(staff, invoice.id)).body.state).toBe('credited');
  });
});
