import type { Fee, FeeKind } from '@seri/domain/purchases/purchase';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Bid, Purchase } from '../../../platform/database/schema.generated.ts';

// Callers of the writing functions hold the locks of account and bid.

export type BoughtBid = Pick<Selectable<Bid>, 'id' | 'account_id' | 'lot_id' | 'held_on' | 'bid_type'>;
export type StoredPurchase = Pick<Selectable<Purchase>, 'id' | 'price' | 'status' | 'bid_id' | 'account_id'>;

const columns = ['id', 'price', 'status', 'bid_id', 'account_id'] as const;

/** Locks the purchase of a bid that is not void. */
export function lockPurchaseOf(tx: Tx, bidId: number): Promise<StoredPurchase | undefined> {
  const rows = tx.selectFrom('purchase').select(columns).where('bid_id', '=', bidId).where('voided_at', 'is', null);
  return rows.forUpdate().executeTakeFirst();
}

export function insertPurchase(tx: Tx, bid: BoughtBid, price: number, createdBy: number): Promise<StoredPurchase> {
  const { id: bid_id, account_id, lot_id, held_on, bid_type: export_type } = bid;
  return tx
    .insertInto('purchase')
    .values({ bid_id, account_id, lot_id, held_on, export_type, price, created_by: createdBy })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Copies today's fee rates to the purchase. */
export async function insertFees(tx: Tx, purchaseId: number): Promise<Fee[]> {
  const rates = tx.selectFrom('fee_rate').select([sql.lit(purchaseId).as('purchase_id'), 'kind', 'amount']);
  await tx.insertInto('purchase_fee').columns(['purchase_id', 'kind', 'amount']).expression(rates).execute();
  return readFees(tx, purchaseId);
}

export function readFees(tx: Db | Tx, purchaseId: number): Promise<Fee[]> {
  return tx
    .selectFrom('purchase_fee')
    .select(['amount', (fee) => fee.ref('kind').$castTo<FeeKind>().as('kind')])
    .where('purchase_id', '=', purchaseId)
    .orderBy('kind')
    .execute();
}

export async function writePrice(tx: Tx, purchaseId: number, price: number): Promise<void> {
  const next = sql<number>`version + 1`;
  await tx.updateTable('purchase').set({ price, version: next }).where('id', '=', purchaseId).execute();
}

export async function writeVoid(tx: Tx, purchaseId: number, status: number): Promise<void> {
  const changes = { status, voided_at: sql<Date>`app_now()`, version: sql<number>`version + 1` };
  await tx.updateTable('purchase').set(changes).where('id', '=', purchaseId).execute();
}

/** R25: a bid with a purchase holds no amount, because its price is in the ledger. */
export async function linkBid(tx: Tx, bidId: number, purchaseId: number | null): Promise<void> {
  await tx.updateTable('bid').set({ purchase_id: purchaseId }).where('id', '=', bidId).execute();
}
