import { bidStatusCodes as codes, isWaiting } from '@seri/domain/bids/bid-statuses';
import { paidOf } from './money-allocations.steps.ts';
import type { ModelPortal } from './money-choices.steps.ts';
import { costOf } from './money-facts.steps.ts';
import { learnReceived, type ReceivedPicture, receivedOfModel, receivedOfRows } from './money-received.steps.ts';
import { idOf, type MoneyRows, placeOf } from './money-rows.steps.ts';

/** All that the model and the database must agree on. Rows are told by their places, because ids differ from run to run. */
interface MoneyPicture extends ReceivedPicture {
  bids: { status: number; soldPrice: number | null; purchase: number }[];
  purchases: {
    bid: number;
    price: number;
    isVoid: boolean;
    charges: string[];
    gain: number;
    cost: number;
    paid: number;
  }[];
  papers: { kind: string; buyer: number; of: number; lines: string[] }[];
}

export function pictureOfRows(rows: MoneyRows, portal: ModelPortal): MoneyPicture {
  const { buyers } = portal;
  const chargesOf = (id: number | null) => rows.charges.filter(({ purchaseId }) => purchaseId === id);
  return {
    bids: rows.bids.map(({ status, soldPrice, purchaseId }) => ({
      status,
      soldPrice,
      purchase: placeOf(rows.purchases, purchaseId),
    })),
    purchases: rows.purchases.map(({ id, bidId, price, isVoid, cost, allocated }) => ({
      bid: placeOf(rows.bids, bidId),
      price,
      isVoid,
      charges: chargesOf(id).map(chargeLine),
      gain: sumGains(rows.settlements.filter(({ purchaseId }) => purchaseId === id)),
      cost,
      paid: allocated,
    })),
    papers: rows.papers.map(({ kind, accountId, ofId, lines }) => ({
      kind,
      buyer: buyers.findIndex((buyer) => buyer.accountId === accountId),
      of: placeOf(rows.papers, ofId),
      lines: lines.map(({ purchaseId, chargeId, amount }) =>
        paperLine(placeOf(rows.purchases, purchaseId), placeOf(chargesOf(purchaseId), chargeId), amount),
      ),
    })),
    ...receivedOfRows(rows, portal),
  };
}

export function pictureOfModel(portal: ModelPortal): MoneyPicture {
  const { model, buyers } = portal;
  const papers = model.papers.all;
  return {
    bids: model.bids.map(({ status, soldPrice, purchase }) => ({
      status,
      soldPrice,
      purchase: purchase ? model.purchases.indexOf(purchase) : -1,
    })),
    purchases: model.purchases.map((purchase) => ({
      bid: model.bids.indexOf(purchase.bid),
      price: purchase.price,
      isVoid: purchase.isVoid,
      charges: purchase.charges.map(chargeLine),
      gain: purchase.settlement?.gain ?? 0,
      cost: costOf(purchase),
      paid: paidOf(purchase),
    })),
    papers: papers.map(({ kind, buyer, of, lines }) => ({
      kind,
      buyer: buyers.indexOf(buyer),
      of: of ? papers.indexOf(of) : -1,
      lines: lines.map(({ purchase, charge, amount }) => {
        const place = charge && purchase ? purchase.charges.indexOf(charge) : -1;
        return paperLine(purchase ? model.purchases.indexOf(purchase) : -1, place, amount);
      }),
    })),
    ...receivedOfModel(portal),
  };
}

const chargeLine = ({ kind, amount, state }: { kind: string; amount: number | null; state: string }) =>
  `${kind} ${amount ?? 'unknown'} ${state}`;
const paperLine = (purchase: number, charge: number, amount: number) => `${amount} for ${purchase}/${charge}`;
const sumGains = (some: readonly { gain: number }[]) => some.reduce((sum, { gain }) => sum + gain, 0);

/** R58: undoing a win reopens the bids that it had ended, where that is still possible. The model takes over which. */
export function adoptReopened(rows: MoneyRows, { model }: ModelPortal): void {
  for (const [place, bid] of model.bids.entries()) {
    const status = rows.bids[place]?.status ?? bid.status;
    if (bid.status === codes.finished && isWaiting(status)) bid.status = status;
  }
}

/** Gives the rows of the model the ids and versions that theirs have in the database. The pictures are the same by now. */
export function learnIds(rows: MoneyRows, portal: ModelPortal): void {
  const { model } = portal;
  for (const [place, bid] of model.bids.entries()) Object.assign(bid, idOf(rows.bids[place]));
  for (const [place, paper] of model.papers.all.entries()) paper.id = rows.papers[place]?.id ?? 0;
  for (const [place, purchase] of model.purchases.entries()) {
    const { id, version } = idOf(rows.purchases[place]);
    Object.assign(purchase, { id, version });
    const own = rows.charges.filter(({ purchaseId }) => purchaseId === id);
    for (const [at, charge] of purchase.charges.entries()) Object.assign(charge, idOf(own[at]));
    const settlement = rows.settlements.findLast(({ purchaseId }) => purchaseId === id);
    if (purchase.settlement) Object.assign(purchase.settlement, idOf(settlement));
  }
  learnReceived(rows, portal);
}
