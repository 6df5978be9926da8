import { allocatedOf, freeOf } from './money-allocations.steps.ts';
import type { ModelPortal } from './money-choices.steps.ts';
import { idOf, type MoneyRows, placeOf } from './money-rows.steps.ts';

/** The part of the picture that tells whose the money is, and what it pays. */
export interface ReceivedPicture {
  receipts: string[];
  requests: string[];
  accounts: { balance: number; free: number; sources: string[]; allocations: string[] }[];
}

const rowsOf = <Row extends { accountId: number }>(some: readonly Row[], id: number | null) =>
  some.filter(({ accountId }) => accountId === id);

export function receivedOfRows(rows: MoneyRows, { buyers }: ModelPortal): ReceivedPicture {
  const buyerOf = (id: number | null) => buyers.findIndex(({ accountId }) => accountId === id);
  return {
    receipts: rows.receipts.map(({ amount, state, accountId, sourceId }) =>
      receiptLine({
        amount,
        state,
        buyer: buyerOf(accountId),
        source: placeOf(rowsOf(rows.sources, accountId), sourceId),
      }),
    ),
    requests: rows.requests.map(({ amount, state, askedBy, accountId, purchaseId }) =>
      requestLine({ amount, state, askedBy, buyer: buyerOf(accountId), purchase: placeOf(rows.purchases, purchaseId) }),
    ),
    accounts: buyers.map(({ accountId: id }) => {
      const balance = rowsOf(rows.balances, id)[0]?.last ?? 0;
      const open = rowsOf(rows.purchases, id).reduce((sum, one) => sum + Math.max(0, one.cost - one.allocated), 0);
      const sources = rowsOf(rows.sources, id);
      return {
        balance,
        free: balance + open,
        sources: sources.map(sourceLine),
        allocations: rowsOf(rows.allocations, id).map(({ amount, sourceId, purchaseId }) =>
          allocationLine(amount, placeOf(sources, sourceId), placeOf(rows.purchases, purchaseId)),
        ),
      };
    }),
  };
}

export function receivedOfModel({ model, buyers }: ModelPortal): ReceivedPicture {
  const { receipts, requests, purchases } = model;
  return {
    receipts: receipts.map(({ amount, state, buyer, source }) =>
      receiptLine({
        amount,
        state,
        buyer: buyer ? buyers.indexOf(buyer) : -1,
        source: buyer && source ? buyer.sources.indexOf(source) : -1,
      }),
    ),
    requests: requests.map(({ amount, state, askedBy, buyer, purchase }) =>
      requestLine({
        amount,
        state,
        askedBy,
        buyer: buyers.indexOf(buyer),
        purchase: purchase ? purchases.indexOf(purchase) : -1,
      }),
    ),
    accounts: buyers.map((buyer) => ({
      balance: model.balanceOf(buyer),
      free: freeOf(model, buyer),
      sources: buyer.sources.map((source) => sourceLine({ ...source, allocated: allocatedOf(buyer, source) })),
      allocations: buyer.allocations.map(({ amount, source, purchase }) =>
        allocationLine(amount, buyer.sources.indexOf(source), purchases.indexOf(purchase)),
      ),
    })),
  };
}

interface ReceiptPicture {
  amount: number;
  state: string;
  buyer: number;
  source: number;
}

const receiptLine = ({ amount, state, buyer, source }: ReceiptPicture) => `${amount} ${state} of ${buyer}/${source}`;

interface RequestPicture {
  amount: number;
  state: string;
  askedBy: number;
  buyer: number;
  purchase: number;
}

const requestLine = ({ amount, state, askedBy, buyer, purchase }: RequestPicture) =>
  `${amount} for ${buyer}/${purchase} ${state}, asked by ${askedBy}`;
const sourceLine = ({ amount, allocated, isReversed }: { amount: number; allocated: number; isReversed: boolean }) =>
  `${allocated} of ${amount}${isReversed ? ', taken back' : ''}`;
const allocationLine = (amount: number, source: number, purchase: number) => `${amount} from ${source} to ${purchase}`;

/** Two have asked for the same at once: the model takes over which of them was the first. */
export function adoptAskers({ requests }: MoneyRows, { model }: ModelPortal): void {
  for (const [place, request] of model.requests.entries()) {
    if (request.id === 0) request.askedBy = requests[place]?.askedBy ?? 0;
  }
}

export function learnReceived(rows: MoneyRows, { model, buyers }: ModelPortal): void {
  for (const [place, receipt] of model.receipts.entries()) Object.assign(receipt, idOf(rows.receipts[place]));
  for (const [place, request] of model.requests.entries()) Object.assign(request, idOf(rows.requests[place]));
  for (const { accountId, sources, allocations } of buyers) {
    const [sourceRows, allocationRows] = [rowsOf(rows.sources, accountId), rowsOf(rows.allocations, accountId)];
    for (const [place, source] of sources.entries()) source.id = sourceRows[place]?.id ?? 0;
    for (const [place, allocation] of allocations.entries()) allocation.id = allocationRows[place]?.id ?? 0;
  }
}
