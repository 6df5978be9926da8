import { bidStatusCodes as codes, isOpenBid } from '@seri/domain/bids/bid-statuses';
import type { ChargeKind, LineKind } from '@seri/domain/charges/charge-kinds.data';
import {
  isBooked,
  type ModelCharge,
  type ModelPurchase,
  type ModelSettlement,
  type MoneyBid,
  newRow,
  sumOf,
  type ToldMoney,
} from './money-facts.steps.ts';
import { change, type MoneyModel } from './money-model.steps.ts';

interface EndLine {
  kind: LineKind;
  amount: number;
  note: string;
}

export interface WantedEnd {
  kept: readonly ModelCharge[];
  costs: readonly { kind: ChargeKind; amount: number; note: string }[];
  /** Null of a cancellation. */
  resoldFor: number | null;
}

/** R91: the purchase ends, and these lines are booked in its place. */
export function settleInModel(
  model: MoneyModel,
  purchase: ModelPurchase,
  version: number,
  wanted: WantedEnd,
): ToldMoney {
  if (purchase.isVoid || version !== purchase.version) return 'STATE_CHANGED';
  const planned = planEnd(purchase, wanted);
  if (!planned) return 'FIELDS';
  const { soldPrice } = purchase.bid;
  const returned = purchase.charges.filter(isBooked);
  const dropped = purchase.charges.filter(({ state }) => state === 'expected');
  model.endAsSettled(purchase);
  const lines = planned.lines.map(bookedLine);
  purchase.charges.push(...lines);
  const end = wanted.resoldFor === null ? 'cancelled' : 'resold';
  const { gain } = planned;
  purchase.settlement = { ...newRow(), end, isReversed: false, gain, returned, dropped, lines, soldPrice };
  return 'done';
}

/** R91: another amount is booked as the difference. A line that an invoice bears stays until that is credited. */
export function correctInModel(
  model: MoneyModel,
  purchase: ModelPurchase,
  { settlement, version }: SettlementInModel,
  wanted: WantedEnd,
): ToldMoney {
  if (settlement.isReversed) return 'NOT_FOUND';
  if (version !== settlement.version) return 'STATE_CHANGED';
  const isResold = settlement.end === 'resold';
  const planned = isResold === (wanted.resoldFor !== null) ? planEnd(purchase, wanted) : undefined;
  if (!planned) return 'FIELDS';
  const former = [...settlement.lines];
  const matched = planned.lines.map((line) => ({ line, same: takeSame(former, line) }));
  const changed = matched.flatMap(({ line, same }) => (same && same.amount !== line.amount ? [same] : []));
  if ([...changed, ...former].some((charge) => model.papers.bears(charge))) return 'ALREADY_INVOICED';
  for (const gone of former) change(gone, { state: 'returned' });
  const fresh = matched.flatMap(({ line, same }) => (same ? [] : [bookedLine(line)]));
  for (const { line, same } of matched) if (same) same.amount = line.amount;
  purchase.charges.push(...fresh);
  const lines = [...settlement.lines.filter(isBooked), ...fresh];
  change(settlement, { gain: planned.gain, lines });
  return 'done';
}

/** R91: the purchase stands again with all charges that it had, unless somebody has the lot, or its client bids on it again. */
export function reverseInModel(
  model: MoneyModel,
  purchase: ModelPurchase,
  { settlement, version }: SettlementInModel,
): ToldMoney {
  if (settlement.isReversed) return 'NOT_FOUND';
  if (version !== settlement.version) return 'STATE_CHANGED';
  const { bid } = purchase;
  const onLot = model.bids.filter(({ lot }) => lot === bid.lot);
  const isOpen = ({ buyer, status, purchase: paid }: MoneyBid) => buyer === bid.buyer && isOpenBid(status) && !paid;
  if (onLot.some(isOpen)) return 'BID_AGAIN';
  if (onLot.some(({ status }) => status === codes.won)) return 'AUCTION_FINISHED';
  for (const line of settlement.lines) change(line, { state: 'returned' });
  for (const charge of settlement.returned) change(charge, { state: 'booked' });
  for (const charge of settlement.dropped) change(charge, { state: 'expected' });
  change(settlement, { isReversed: true, gain: 0, lines: [] });
  change(purchase, { isVoid: false });
  model.winAgain(purchase, settlement.soldPrice);
  model.papers.creditUnbooked(purchase);
  return 'done';
}

export interface SettlementInModel {
  settlement: ModelSettlement;
  version: number;
}

/** Undefined if a cost is none, or the client would be paid for a cancellation. */
function planEnd({ price }: ModelPurchase, { kept, costs, resoldFor }: WantedEnd) {
  if (costs.some(({ kind, note }) => kind === 'discount' || (kind === 'other' && note === ''))) return undefined;
  const car: EndLine[] = resoldFor === null ? [] : [{ kind: 'car', amount: price, note: '' }];
  const owed = [...car, ...kept.map(({ kind, amount, note }) => ({ kind, amount: amount ?? 0, note })), ...costs];
  const due = sumOf(owed.map(({ amount }) => amount));
  const paid = Math.min(resoldFor ?? 0, Math.max(0, due));
  if (due < paid) return undefined;
  const proceeds: EndLine[] = paid === 0 ? [] : [{ kind: 'proceeds', amount: -paid, note: '' }];
  return { lines: [...owed, ...proceeds], gain: (resoldFor ?? 0) - paid };
}

const bookedLine = (line: EndLine): ModelCharge => ({ ...newRow(), ...line, state: 'booked', isByTable: false });

/** Takes the first line that is called the same out of the former ones. */
function takeSame(former: ModelCharge[], { kind, note }: EndLine): ModelCharge | undefined {
  const at = former.findIndex((line) => line.kind === kind && line.note === note);
  return at < 0 ? undefined : former.splice(at, 1)[0];
}
