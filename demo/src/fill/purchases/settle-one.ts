import { bookSettlement } from '@seri/api/features/trade/settlements/book-settlement.command';
import { lockStanding } from '@seri/api/features/trade/purchases/settled-purchase.command';
import type { Tx } from '@seri/api/platform/database/database';
import { type SettlementEnd, usuallyKeptOf } from '@seri/domain/settlements/settlement';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';

interface EndedOne {
  purchaseId: number;
  end: SettlementEnd;
  bookedBy: number;
  names: Parameters<typeof bookSettlement>[1]['names'];
  day: JapanDay;
}

const penalty = { kind: 'penalty', amount: 50_000, note: '' } as const;
const sellersFee = { kind: 'auction', amount: 20_000, note: 'fee of the seller' } as const;

/** Ends a purchase as staff do: a cancellation within the time of the house, or a resale two weeks later at a small loss. */
export async function settleOne(tx: Tx, ended: EndedOne, endPurchase: () => Promise<void>): Promise<void> {
  const { purchaseId, end, bookedBy, names, day } = ended;
  const standing = await lockStanding(tx, { id: purchaseId, version: 1 });
  const resoldFor = Math.round((standing.purchase.price * 0.93) / 5000) * 5000;
  const isResold = end === 'resold';
  const settled = {
    ...standing,
    end,
    bookedBy,
    names,
    note: '',
    kept: usuallyKeptOf(standing.charges, end, isResold ? null : 'window'),
    costs: [isResold ? sellersFee : penalty],
    reason: isResold ? null : ('window' as const),
    resale: isResold ? { resoldOn: addDays(day, 14), resoldAt: names.auctionName, resoldFor } : null,
  };
  await bookSettlement(tx, settled, endPurchase);
  await sql`select graphile_worker.remove_job(${`charges:${purchaseId}`})`.execute(tx);
}
