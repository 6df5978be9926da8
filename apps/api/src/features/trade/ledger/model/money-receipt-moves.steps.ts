import {
  chosenOf,
  gatedByRight,
  isSent,
  type ModelPortal,
  type MoneyMove,
  partOf,
  pick,
  pickMostly,
  seen,
} from './money-choices.steps.ts';
import type { MoneyCommandOf } from './money-commands.steps.ts';
import { freeOf, openOf } from './money-allocations.steps.ts';
import {
  bookInModel,
  correctBalance,
  enterInModel,
  isBookable,
  markInModel,
  mayMark,
  remitInModel,
  reverseReceiptInModel,
} from './money-receipts.steps.ts';
import { askInModel, decideInModel, mostToAsk } from './money-requests.steps.ts';

type ReceiptStep = MoneyCommandOf<
  'remit' | 'correct' | 'enter' | 'book' | 'mark' | 'reverse-receipt' | 'payout' | 'write-off' | 'decide'
>;

/** Undefined if there is nothing yet to which it could be done. */
export function receiptMoveOf(portal: ModelPortal, one: ReceiptStep): MoneyMove | undefined {
  switch (one.do) {
    case 'enter':
      return enter(portal, one);
    case 'book':
      return book(portal, one);
    case 'mark':
      return mark(portal, one);
    case 'reverse-receipt':
      return reverseReceipt(portal, one);
    case 'payout':
      return askForPayout(portal, one);
    case 'write-off':
      return askForWriteOff(portal, one);
    case 'decide':
      return decide(portal, one);
    default:
      return bookAlone(portal, one);
  }
}

const transfer = {
  bankAccount: 'MUFG 1234567',
  bookedOn: '2026-11-17',
  currency: 'JPY',
  rate: null,
  bankFee: 0,
  senderName: 'IVANOV IVAN',
  senderBank: '',
  text: 'CAR PAYMENT',
  reference: '',
};

function enter({ model }: ModelPortal, { amount }: MoneyCommandOf<'enter'>): MoneyMove {
  const tell = gatedByRight(() => enterInModel(model, amount));
  return { method: 'POST', path: '/receipts', body: { ...transfer, amount }, tell };
}

function book({ model, buyers }: ModelPortal, one: MoneyCommandOf<'book'>): MoneyMove | undefined {
  const receipt = pickMostly(model.receipts, isBookable, one.receipt);
  const buyer = pick(buyers, one.buyer);
  if (!receipt || !buyer || !isSent(isBookable(receipt), one.receipt)) return undefined;
  const version = seen(receipt, one);
  const some = one.isForeign ? model.purchases : model.purchasesOf(buyer);
  // Not in the order in which they are due.
  const preferred = chosenOf(some, one.preferred ?? 0).toReversed();
  const purchaseIds = preferred.map(({ id }) => id);
  const { sender } = one;
  const { accountId } = buyer;
  return {
    method: 'POST',
    path: '/receipts/book',
    body: { id: receipt.id, version, accountId, purchaseIds, announcementId: null, sender },
    tell: gatedByRight(() => bookInModel(model, { receipt, version }, buyer, preferred)),
  };
}

function mark({ model }: ModelPortal, one: MoneyCommandOf<'mark'>): MoneyMove | undefined {
  const receipt = pickMostly(model.receipts, (each) => mayMark(each, one.to), one.receipt);
  if (!receipt || !isSent(mayMark(receipt, one.to), one.receipt)) return undefined;
  const version = seen(receipt, one);
  const { to, saysWhy } = one;
  return {
    method: 'POST',
    path: '/receipts/mark',
    body: { id: receipt.id, version, to, reason: saysWhy ? 'ours' : '' },
    tell: gatedByRight(() => markInModel({ receipt, version }, to, saysWhy)),
  };
}

function reverseReceipt({ model }: ModelPortal, one: MoneyCommandOf<'reverse-receipt'>): MoneyMove | undefined {
  const receipt = pickMostly(model.receipts, ({ state }) => state === 'booked', one.receipt);
  if (!receipt) return undefined;
  const version = seen(receipt, one);
  return {
    method: 'POST',
    path: '/receipts/reverse',
    body: { id: receipt.id, version, reason: 'another client' },
    tell: gatedByRight(() => reverseReceiptInModel({ receipt, version })),
  };
}

function askForPayout({ model, buyers, actors }: ModelPortal, one: MoneyCommandOf<'payout'>): MoneyMove | undefined {
  const buyer = pickMostly(buyers, (each) => freeOf(model, each) > 0, one.buyer);
  if (!buyer) return undefined;
  const wanted = { buyer, purchase: null };
  const most = mostToAsk(model, wanted);
  if (!isSent(most > 0, one.buyer)) return undefined;
  const amount = partOf(most, one.part);
  const { accountId } = buyer;
  return {
    method: 'POST',
    path: '/money-requests',
    body: { kind: 'payout', accountId, amount, reference: 'TT 17', reason: 'wants it back' },
    tell: gatedByRight((by) => askInModel(model, { ...wanted, amount, askedBy: actors[by] })),
  };
}

function askForWriteOff(portal: ModelPortal, one: MoneyCommandOf<'write-off'>): MoneyMove | undefined {
  const { model, buyers, actors } = portal;
  const purchase = pickMostly(model.purchases, (each) => openOf(each) > 0, one.purchase);
  const buyer = one.isForeign ? buyers.find((each) => each !== purchase?.bid.buyer) : purchase?.bid.buyer;
  if (!purchase || !buyer) return undefined;
  const wanted = { buyer, purchase };
  const most = mostToAsk(model, wanted);
  if (!isSent(most > 0, one.purchase)) return undefined;
  const amount = partOf(most, one.part);
  return {
    method: 'POST',
    path: '/money-requests',
    body: { kind: 'write-off', accountId: buyer.accountId, purchaseId: purchase.id, amount, reason: 'kept by a bank' },
    tell: gatedByRight((by) => askInModel(model, { ...wanted, amount, askedBy: actors[by] })),
  };
}

function decide({ model, actors }: ModelPortal, one: MoneyCommandOf<'decide'>): MoneyMove | undefined {
  const some = model.requests.filter(({ purchase }) => (purchase === null) === one.isPayout);
  const request = pickMostly(some, ({ state }) => state === 'asked', one.request);
  if (!request) return undefined;
  const version = seen(request, one);
  const { decision } = one;
  return {
    method: 'POST',
    path: '/money-requests/decide',
    body: { id: request.id, version, decision, note: '' },
    tell: gatedByRight((by) => decideInModel(model, { request, version }, decision, actors[by])),
  };
}

function bookAlone({ model, buyers }: ModelPortal, one: MoneyCommandOf<'remit' | 'correct'>): MoneyMove | undefined {
  const buyer = pick(buyers, one.buyer);
  if (!buyer) return undefined;
  const { amount } = one;
  const isRemittance = one.do === 'remit';
  return {
    method: 'POST',
    path: isRemittance ? '/user/remittance' : '/user/correction',
    body: { id: buyer.accountId, amount, description: 'Bank transfer', reason: 'Statement of today' },
    tell: gatedByRight(() => (isRemittance ? remitInModel(model, buyer, amount) : correctBalance(buyer, amount))),
  };
}
