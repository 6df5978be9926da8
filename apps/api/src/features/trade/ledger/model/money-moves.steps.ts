import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { allocationMoveOf } from './money-allocation-moves.steps.ts';
import {
  chosenOf,
  gated,
  gatedByRight,
  isAccountant,
  type ModelPortal,
  type MoneyMove,
  pick,
  pickMostly,
  seen,
} from './money-choices.steps.ts';
import type { MoneyCommand, MoneyCommandOf } from './money-commands.steps.ts';
import { isBooked, type ModelCharge, type ModelPurchase, stands, sumOf, type ToldMoney } from './money-facts.steps.ts';
import type { MoneyModel } from './money-model.steps.ts';
import { receiptMoveOf } from './money-receipt-moves.steps.ts';
import { correctInModel, reverseInModel, settleInModel, type WantedEnd } from './money-settlements.steps.ts';

const cars = '/purchased-cars';
const plainPaper = { language: 'en', terms: null, rate: null, remarks: '' };

/** Undefined if there is nothing yet to which it could be done. */
export function moveOf(portal: ModelPortal, one: MoneyCommand): MoneyMove | undefined {
  switch (one.do) {
    case 'bid':
      return bid(portal, one);
    case 'status':
      return setStatus(portal, one);
    case 'price':
      return setPrice(portal, one);
    case 'undo':
      return undo(portal, one);
    case 'charge':
      return enter(portal, one);
    case 'change':
    case 'remove':
      return changeCharge(portal, one);
    case 'settle':
      return settle(portal, one);
    case 'correct-settlement':
      return correctSettlement(portal, one);
    case 'reverse':
      return reverse(portal, one);
    case 'issue':
      return issue(portal, one);
    case 'deposit':
      return askForDeposit(portal, one);
    case 'credit':
      return credit(portal, one);
    case 'allocate':
    case 'free':
    case 'terms':
      return allocationMoveOf(portal, one);
    default:
      return receiptMoveOf(portal, one);
  }
}

const isAlive = ({ state }: ModelCharge) => state === 'booked' || state === 'expected';

function bid({ model, buyers, lots }: ModelPortal, one: MoneyCommandOf<'bid'>): MoneyMove | undefined {
  const [buyer, carId] = [pick(buyers, one.buyer), pick(lots, one.lot)];
  if (!buyer || carId === undefined || !model.canBid(buyer, carId)) return undefined;
  const { amount } = one;
  const body = { carId, amount, lotType: 'auction', bidGroup: null, bidType: 1, confirm: 1 };
  return { method: 'POST', path: '/bid/create', body, tell: () => model.bid(buyer, carId, amount) };
}

function setStatus({ model }: ModelPortal, one: MoneyCommandOf<'status'>): MoneyMove | undefined {
  const chosen = pick(model.bids, one.bid);
  if (!chosen) return undefined;
  const { to: status, confirmed, saysWhy } = one;
  const version = seen(chosen, one);
  return {
    method: 'PUT',
    path: '/bid/update-bid-status',
    body: { bidId: chosen.id, status, version, confirmed, ...(saysWhy && { reason: 'sold twice' }) },
    tell: () => model.setStatus(chosen, version, status, { confirmed, saysWhy }),
  };
}

function setPrice({ model }: ModelPortal, one: MoneyCommandOf<'price'>): MoneyMove | undefined {
  const chosen = pick(model.bids, one.bid);
  if (!chosen) return undefined;
  const { price: soldPrice, confirmed } = one;
  const version = seen(chosen, one);
  return {
    method: 'PUT',
    path: '/bid/update-sold-price',
    body: { bidId: chosen.id, soldPrice, version, confirmed },
    tell: () => model.price(chosen, version, soldPrice, confirmed),
  };
}

const closesUndo = new Set<string>(biddingCalls.undo.refusals);

function undo({ model, undoable }: ModelPortal, one: MoneyCommandOf<'undo'>): MoneyMove | undefined {
  const last = pick(undoable, one.place);
  const chosen = model.bids.find(({ id }) => id === last?.bidId);
  if (!last || !chosen) return undefined;
  const tell = (answer: string): ToldMoney =>
    closesUndo.has(answer) ? (answer as ToldMoney) : model.undo(chosen, last.from);
  return { method: 'PUT', path: '/bid/undo', body: { id: last.id }, tell };
}

function enter({ model }: ModelPortal, one: MoneyCommandOf<'charge'>): MoneyMove | undefined {
  const purchase = pickMostly(model.purchases, stands, one.purchase);
  if (!purchase) return undefined;
  const { kind, amount, note, isBooked: isBookedNow } = one;
  const wanted = { kind, amount, note, isBooked: isBookedNow };
  return {
    method: 'POST',
    path: `${cars}/charge`,
    body: { purchaseId: purchase.id, ...wanted },
    tell: gated((by) => model.enterCharge(purchase, wanted, isAccountant(by))),
  };
}

function changeCharge({ model }: ModelPortal, one: MoneyCommandOf<'change' | 'remove'>): MoneyMove | undefined {
  const purchase = pickMostly(model.purchases, stands, one.purchase);
  const charge = purchase && pickMostly(purchase.charges, isAlive, one.charge);
  if (!charge) return undefined;
  const version = seen(charge, one);
  const which = { purchase, charge, version };
  if (one.do === 'remove') {
    return {
      method: 'DELETE',
      path: `${cars}/charge?id=${charge.id}&version=${version}`,
      tell: gated((by) => model.removeCharge(which, isAccountant(by))),
    };
  }
  const { note } = charge;
  const to = { amount: one.amount, note, isBooked: one.isBooked };
  return {
    method: 'PUT',
    path: `${cars}/charge`,
    body: { id: charge.id, version, ...to },
    tell: gated((by) => model.changeCharge(which, to, isAccountant(by))),
  };
}

function settle({ model }: ModelPortal, one: MoneyCommandOf<'settle'>): MoneyMove | undefined {
  const purchase = pickMostly(model.purchases, stands, one.purchase);
  if (!purchase) return undefined;
  const version = seen(purchase, one);
  const { costs, resoldFor } = one;
  const kept = chosenOf(purchase.charges.filter(isBooked), one.kept);
  const lines = { purchaseId: purchase.id, version, kept: kept.map(({ id }) => id), costs, note: '' };
  const resale = { resoldOn: '2026-11-17', resoldAt: 'USS Tokyo', resoldFor };
  return {
    method: 'POST',
    path: `${cars}/${resoldFor === null ? 'cancel' : 'resell'}`,
    body: { ...lines, ...(resoldFor === null ? { reason: 'agreed' } : resale) },
    tell: gated(() => settleInModel(model, purchase, version, { kept, costs, resoldFor })),
  };
}

function correctSettlement({ model }: ModelPortal, one: MoneyCommandOf<'correct-settlement'>): MoneyMove | undefined {
  const found = settled(model, one.purchase);
  if (!found) return undefined;
  const { purchase, settlement } = found;
  const version = seen(settlement, one);
  const { costs, resoldFor } = one;
  const wanted: WantedEnd = { kept: chosenOf(settlement.returned, one.kept), costs, resoldFor };
  const kept = wanted.kept.map(({ id }) => id);
  return {
    method: 'PUT',
    path: `${cars}/settlement`,
    body: { id: settlement.id, version, kept, costs, note: '', resoldFor },
    tell: gated(() => correctInModel(model, purchase, { settlement, version }, wanted)),
  };
}

function reverse({ model }: ModelPortal, one: MoneyCommandOf<'reverse'>): MoneyMove | undefined {
  const found = settled(model, one.purchase);
  if (!found) return undefined;
  const { purchase, settlement } = found;
  const version = seen(settlement, one);
  return {
    method: 'POST',
    path: `${cars}/settlement/reverse`,
    body: { id: settlement.id, version, reason: 'a mistake' },
    tell: gatedByRight(() => reverseInModel(model, purchase, { settlement, version })),
  };
}

function settled({ purchases }: MoneyModel, place: number) {
  const ended = purchases.filter(({ settlement }) => settlement !== null);
  const purchase = pickMostly(ended, ({ settlement }) => settlement?.isReversed === false, place);
  return purchase?.settlement ? { purchase, settlement: purchase.settlement } : undefined;
}

function issue({ model }: ModelPortal, one: MoneyCommandOf<'issue'>): MoneyMove | undefined {
  const purchase = pickMostly(model.purchases, stands, one.purchase);
  if (!purchase) return undefined;
  const { buyer } = purchase.bid;
  const other = one.isWithOther && model.purchases.find((each) => each !== purchase && each.bid.buyer === buyer);
  const purchases: ModelPurchase[] = other ? [purchase, other] : [purchase];
  const kind = one.isProforma ? 'proforma' : 'invoice';
  const total = sumOf(model.papers.draft(purchases).map(({ amount }) => amount)) + (one.way === 'stale' ? 1 : 0);
  const purchaseIds = purchases.map(({ id }) => id);
  return {
    method: 'POST',
    path: '/invoices/issue',
    body: { ...plainPaper, kind, accountId: buyer.accountId, purchaseIds, deposit: null, total },
    tell: gated(() => model.papers.issue(buyer, kind, purchases, total)),
  };
}

function askForDeposit({ model, buyers }: ModelPortal, one: MoneyCommandOf<'deposit'>): MoneyMove | undefined {
  const buyer = pick(buyers, one.buyer);
  if (!buyer) return undefined;
  const { amount } = one;
  const order = { kind: 'proforma', accountId: buyer.accountId, purchaseIds: [], deposit: amount, total: amount };
  const tell = gated(() => model.papers.askForDeposit(buyer, amount));
  return { method: 'POST', path: '/invoices/issue', body: { ...plainPaper, ...order }, tell };
}

function credit({ model }: ModelPortal, one: MoneyCommandOf<'credit'>): MoneyMove | undefined {
  const { all } = model.papers;
  const paper = pick(one.isInvoice ? all.filter(({ kind }) => kind === 'invoice') : all, one.paper);
  if (!paper) return undefined;
  const lefts = paper.lines.map(({ amount, credited }) => amount - credited);
  const chosen = one.place === null ? null : creditOf(lefts, one.place % lefts.length, one.part);
  const due = chosen ? chosen.amount : sumOf(lefts);
  const total = due + (one.way === 'stale' ? 1 : 0);
  return {
    method: 'POST',
    path: '/invoices/credit',
    body: { id: paper.id, lines: chosen && [chosen], reason: 'a mistake', total },
    tell: gated(() => model.papers.credit(paper, chosen, total)),
  };
}

function creditOf(lefts: readonly number[], place: number, part: MoneyCommandOf<'credit'>['part']) {
  const left = lefts[place] ?? 0;
  const amount = { all: left, half: Math.trunc(left / 2), more: left + Math.sign(left || 1) }[part];
  return { place, amount };
}
