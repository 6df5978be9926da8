import { bookExpected } from '@seri/api/features/trade/purchases/charges/book-expected.command';
import type { Tx } from '@seri/api/platform/database/database';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';

const { domesticTransport, inTransit, delivered } = purchaseStatusCodes;

/** The stop from which on a charge is known, and what staff enter where the table of prices has none. */
const arising: Partial<Record<LineKind, { from: number; usual: number }>> = {
  auction: { from: 0, usual: 15_000 },
  agent: { from: 0, usual: 40_000 },
  delivery: { from: domesticTransport, usual: 14_000 },
  invoice: { from: inTransit, usual: 15_000 },
  freight: { from: inTransit, usual: 95_000 },
  insurance: { from: inTransit, usual: 9000 },
};

type PurchaseOnTheWay = Parameters<typeof bookExpected>[1][number];

/** Books what has arisen by the stop that the car has reached; the rest stays to come. */
export async function chargeOnTheWay(tx: Tx, purchase: PurchaseOnTheWay, status: number): Promise<void> {
  if (status > delivered) return;
  await bookExpected(tx, [purchase], ({ kind }, line) => {
    const arises = arising[kind];
    return arises && status >= arises.from ? (line?.amount ?? arises.usual) : null;
  });
}
