import type { EntryKind } from '../money/ledger.ts';
import { stateTable } from '../common/state-table.ts';

/** The codes of the wire, where none means processing. */
export const purchaseStatusCodes = {
  processing: 0,
  domesticTransport: 1,
  awaitingShip: 2,
  awaitingLoading: 3,
  inTransit: 4,
  delivered: 5,
  shippingCancelled: 6,
  cancelled: 7,
  resold: 8,
} as const;
export type PurchaseStatus = keyof typeof purchaseStatusCodes;

/** The way of a car, stop by stop. */
export const purchaseWay = [
  'processing',
  'domesticTransport',
  'awaitingShip',
  'awaitingLoading',
  'inTransit',
  'delivered',
] as const satisfies readonly PurchaseStatus[];

const fromHere = ['shippingCancelled', 'cancelled', 'resold'] as const;
const elsewhere = (here: PurchaseStatus) => [...purchaseWay.filter((stop) => stop !== here), ...fromHere];

/** R61: on its way a car may be put wherever it is; whose shipping was cancelled may be shipped again. */
const purchaseMoves = stateTable<PurchaseStatus>('processing', {
  processing: elsewhere('processing'),
  domesticTransport: elsewhere('domesticTransport'),
  awaitingShip: elsewhere('awaitingShip'),
  awaitingLoading: elsewhere('awaitingLoading'),
  inTransit: elsewhere('inTransit'),
  delivered: elsewhere('delivered'),
  shippingCancelled: [...purchaseWay, 'cancelled', 'resold'],
  cancelled: [],
  resold: [],
});

const names = new Map<number, PurchaseStatus>(
  (Object.entries(purchaseStatusCodes) as [PurchaseStatus, number][]).map(([name, code]) => [code, name]),
);

export function purchaseStatus(code: number): PurchaseStatus {
  const name = names.get(code);
  if (name === undefined) throw new RangeError(`No purchase has the status ${code}.`);
  return name;
}

export function mayBecomePurchase(from: number, to: number): boolean {
  return purchaseMoves[purchaseStatus(from)].includes(purchaseStatus(to));
}

/** Whose purchases staff look at: those of the clients they look after, or everybody's they see. */
export const purchaseScopes = ['mine', 'all'] as const;
export type PurchaseScope = (typeof purchaseScopes)[number];

export const feeKinds = ['agent', 'other', 'freight', 'invoice', 'delivery'] as const;
export type FeeKind = (typeof feeKinds)[number];

export interface Fee {
  kind: FeeKind;
  amount: number;
}

/** What a purchase costs its client. */
export interface Cost {
  price: number;
  fees: readonly Fee[];
}

export const totalOf = ({ price, fees }: Cost): number => fees.reduce((sum, { amount }) => sum + amount, price);

export interface PurchaseEntry {
  kind: EntryKind;
  amount: number;
  /** The fee it pays or gives back; none where it is about the price. */
  fee: FeeKind | null;
}

/** R61: the price and each fee by itself; what costs nothing is no entry. */
export function entriesOfPurchase({ price, fees }: Cost): PurchaseEntry[] {
  return [
    { kind: 'car_purchase', amount: -price, fee: null },
    ...charged(fees).map(({ kind, amount }): PurchaseEntry => ({ kind: 'fee', amount: -amount, fee: kind })),
  ];
}

/** R61: another price is made good by its difference, up or down. */
export function entriesOfPriceChange(from: number, to: number): PurchaseEntry[] {
  return from === to ? [] : [{ kind: 'correction', amount: from - to, fee: null }];
}

/** R61: all that was booked for it is given back. */
export function entriesOfVoid({ price, fees }: Cost): PurchaseEntry[] {
  return [
    { kind: 'refund', amount: price, fee: null },
    ...charged(fees).map(({ kind, amount }): PurchaseEntry => ({ kind: 'refund', amount, fee: kind })),
  ];
}

const charged = (fees: readonly Fee[]) => fees.filter(({ amount }) => amount > 0);
