import { stateTable } from '../common/state-table.ts';

/** Status codes on the wire, where a missing status means processing. */
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

/** The stops of a bought car in their order. */
export const purchaseWay = [
  'processing',
  'domesticTransport',
  'awaitingShip',
  'awaitingLoading',
  'inTransit',
  'delivered',
] as const satisfies readonly PurchaseStatus[];

const ends = ['shippingCancelled', 'cancelled', 'resold'] as const;
const movesFrom = (current: PurchaseStatus) => [...purchaseWay.filter((stop) => stop !== current), ...ends];

/** R61: a car may move to any stop in any order. A car whose shipping was cancelled may be shipped again. */
const purchaseMoves = stateTable<PurchaseStatus>('processing', {
  processing: movesFrom('processing'),
  domesticTransport: movesFrom('domesticTransport'),
  awaitingShip: movesFrom('awaitingShip'),
  awaitingLoading: movesFrom('awaitingLoading'),
  inTransit: movesFrom('inTransit'),
  delivered: movesFrom('delivered'),
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

/** Staff see the purchases of clients assigned to them, or of all clients that they may see. */
export const purchaseScopes = ['mine', 'all'] as const;
export type PurchaseScope = (typeof purchaseScopes)[number];
