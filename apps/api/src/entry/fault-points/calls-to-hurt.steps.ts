import { randomUUID } from 'node:crypto';
import { apiRoot } from '@seri/contract/headers';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { firstBilling } from '@seri/domain/money/company-billing';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import { newLot } from '@seri/api/testkit/factories';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { bidOf } from '../../features/trade/bidding/bidding.steps.ts';
import { transfer } from '../../features/trade/receipts/receipts.steps.ts';
import type { Database } from '../../platform/database/database.ts';
import { insist, type ReadyCall } from './hurt-call.steps.ts';

export interface HurtPortal {
  database: Database;
  api: TestApi;
  url: () => string;
  /** The auctions of its lots are still to come. */
  day: JapanDay;
}

type Prepare = (portal: HurtPortal) => Promise<ReadyCall>;

/** Calls that move a bid, money or a message, each time for a client, a manager and a lot of its own. */
export const callsToHurt = {
  'a bid with a comment': placeBid,
  'a changed bid': async (portal) => {
    const bid = await placed(portal);
    return { ...bid.call, body: bidOf(bid.lotId, 700_000, { comment: 'More' }) };
  },
  'a cancelled bid': async (portal) => {
    const { call, bidId } = await placed(portal);
    return {
      ...call,
      method: 'PUT',
      path: '/bid/update-bid-status',
      body: { bidId, status: bidStatusCodes.cancelled },
    };
  },
  'a price that staff change': (portal) =>
    onDesk(portal, '/bid/update-bid-price', (jasId) => ({ jasId, amount: 650_000 })),
  'a message of a client': async (portal) => {
    const { call, bidId } = await placed(portal);
    return { ...call, path: '/bid/save-chat', body: { bidId, comment: 'Is it rusty?' } };
  },
  'a message of staff': async (portal) => ({
    ...(await onDesk(portal, '/bid/save-chat', (bidId) => ({ bidId, comment: 'It is not.' }))),
    method: 'POST',
  }),
  'a win with its purchase and fees': async (portal) => {
    const call = await onDesk(portal, '/bid/update-bid-status', won);
    const { bidId } = call.body as { bidId: number };
    await done(portal, { ...call, path: '/bid/update-sold-price', body: { bidId, soldPrice: 590_000 } });
    return call;
  },
  'the price of a win': async (portal) => {
    const call = await onDesk(portal, '/bid/update-bid-status', won);
    await done(portal, call);
    const { bidId } = call.body as { bidId: number };
    return { ...call, path: '/bid/update-sold-price', body: { bidId, soldPrice: 590_000 } };
  },
  'a win that is taken back, with its refund': async (portal) => {
    const call = await onDesk(portal, '/bid/update-bid-status', won);
    const { bidId } = call.body as { bidId: number };
    await done(portal, call);
    await done(portal, { ...call, path: '/bid/update-sold-price', body: { bidId, soldPrice: 590_000 } });
    return { ...call, body: { bidId, status: bidStatusCodes.new } };
  },
  'an invoice': invoice,
  'a credit note': async (portal) => {
    const call = await invoice(portal);
    const { id } = await done<{ id: number }>(portal, call);
    const { total } = call.body as { total: number };
    return { ...call, path: '/invoices/credit', body: { id, lines: null, reason: 'A mistake', total } };
  },
  'a first remittance': async (portal) => onLedger(portal, 'POST', '/user/remittance', { amount: 300_000 }),
  'a booked receipt': receipt,
  'a receipt that is taken back': async (portal) => {
    const call = await receipt(portal);
    await done(portal, call);
    const { id } = call.body as { id: number };
    return { ...call, path: '/receipts/reverse', body: { id, version: 2, reason: 'Another client' } };
  },
  'a payout': async (portal) => {
    const call = await receipt(portal);
    await done(portal, call);
    const asked = { kind: 'payout', accountId: call.clientId, amount: 100_000, reference: 'FT-1', reason: 'As asked' };
    const { id } = await done<{ id: number }>(portal, { ...call, path: '/money-requests', body: asked });
    const body = { id, version: 1, decision: 'approve', note: '' };
    return { ...call, by: await newManager(portal.api), path: '/money-requests/decide', body };
  },
  'a correction': async (portal) => onLedger(portal, 'POST', '/user/correction', { amount: -5_000 }),
  'a credit limit': async (portal) =>
    onLedger(portal, 'PUT', '/user/credit-limit', { creditLimit: 900_000, expected: 0 }),
} satisfies Record<string, Prepare>;

export type CallToHurt = keyof typeof callsToHurt;

interface OnLot {
  lotId: number;
  manager: TestUser;
}

async function placeBid({ api, database: { db }, day }: HurtPortal): Promise<ReadyCall & OnLot> {
  const manager = await newManager(api);
  const by = await api.signedIn({ creditLimit: 5_000_000, managerId: manager.accountId });
  const lotId = await newLot(db, { day, startPrice: 500_000 });
  const body = bidOf(lotId, 600_000, { comment: 'Please' });
  return { by, clientId: by.accountId, method: 'POST', path: '/bid/create', body, key: randomUUID(), lotId, manager };
}

const newManager = (api: TestApi) => api.signedIn({ role: 'manager', isOwner: true });

async function placed(portal: HurtPortal) {
  const { lotId, manager, ...call } = await placeBid(portal);
  const { bidId } = await done(portal, call);
  return { call, lotId, manager, bidId };
}

const won = (bidId: number) => ({ bidId, status: bidStatusCodes.won });

async function onDesk(portal: HurtPortal, path: string, bodyFor: (bidId: number) => object): Promise<ReadyCall> {
  const { call, manager, bidId } = await placed(portal);
  return { ...call, by: manager, method: 'PUT', path, body: bodyFor(bidId) };
}

/** The price of a purchase and its charges. */
async function invoice(portal: HurtPortal): Promise<ReadyCall> {
  const { api, database } = portal;
  const details = JSON.stringify({ ...firstBilling, legalName: 'Seri', address: 'Yokohama' });
  const call = await onDesk(portal, '/bid/update-bid-status', won);
  const { bidId } = call.body as { bidId: number };
  await database.db
    .insertInto('company_billing')
    .values({ version: 1, details, changed_by: call.by.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await done(portal, call);
  await done(portal, { ...call, path: '/bid/update-sold-price', body: { bidId, soldPrice: 590_000 } });
  const bought = database.db.selectFrom('purchase').select('id').where('bid_id', '=', bidId);
  const { id } = await bought.executeTakeFirstOrThrow();
  const url = `${apiRoot}/invoices/draft?kind=invoice&purchases=${id}`;
  const { total } = (await api.ask<{ total: number }>(call.by, { url })).body;
  const plain = { kind: 'invoice', deposit: null, language: 'both', terms: null, rate: null, remarks: '' };
  const body = { ...plain, accountId: call.clientId, purchaseIds: [id], total };
  return { ...call, method: 'POST', path: '/invoices/issue', body, key: randomUUID() };
}

async function receipt(portal: HurtPortal): Promise<ReadyCall> {
  const { api } = portal;
  const by = await newManager(api);
  const { accountId: clientId } = await api.signedIn({ role: 'restricted', managerId: by.accountId });
  const call = { by, clientId, method: 'POST', path: '/receipts/book', key: randomUUID() } as const;
  const { id } = await done<{ id: number }>(portal, { ...call, path: '/receipts', body: transfer });
  const booking = { version: 1, purchaseIds: [], announcementId: null, sender: 'alias' };
  return { ...call, body: { id, accountId: clientId, ...booking } };
}

async function onLedger(
  { api }: HurtPortal,
  method: ReadyCall['method'],
  path: string,
  amounts: object,
): Promise<ReadyCall> {
  const manager = await newManager(api);
  const { accountId: id } = await api.signedIn({ role: 'restricted', managerId: manager.accountId });
  const texts = path.endsWith('credit-limit') ? {} : { description: 'Bank transfer' };
  const body = { id, reason: 'Statement of today', ...texts, ...amounts };
  return { by: manager, clientId: id, method, path, body, key: randomUUID() };
}

/** Its own key leaves that of the prepared call free. */
async function done<Answer = { bidId: number }>({ url }: HurtPortal, call: ReadyCall): Promise<Answer> {
  const { status, body } = await insist(url(), { ...call, key: randomUUID() });
  if (status !== 200) throw new Error(`${call.path} answered ${status} ${JSON.stringify(body)}`);
  return body as Answer;
}
