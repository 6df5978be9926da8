import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Bid, Purchase } from '../../../platform/database/schema.generated.ts';

// Callers of the writing functions hold the locks of account and bid.

export type BoughtBid = Pick<
  Selectable<Bid>,
  'id' | 'account_id' | 'lot_id' | 'held_on' | 'bid_type' | 'destination_code'
>;
export type StoredPurchase = Pick<
  Selectable<Purchase>,
  'id' | 'price' | 'status' | 'bid_id' | 'account_id' | 'version'
>;

const columns = ['id', 'price', 'status', 'bid_id', 'account_id', 'version'] as const;

const standing = (tx: Tx) => tx.selectFrom('purchase').select(columns).where('voided_at', 'is', null);

/** Locks the purchase of a bid that is not void. */
export function lockPurchaseOf(tx: Tx, bidId: number): Promise<StoredPurchase | undefined> {
  return standing(tx).where('bid_id', '=', bidId).forUpdate().executeTakeFirst();
}

/** Locks a purchase; undefined if it is void. */
export function lockPurchase(tx: Tx, id: number): Promise<StoredPurchase | undefined> {
  return standing(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks purchases in the order of their ids; void ones are left out. */
export function lockPurchases(tx: Tx, ids: readonly number[]): Promise<StoredPurchase[]> {
  return standing(tx)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks a void purchase. */
export function lockVoid(tx: Tx, id: number): Promise<StoredPurchase | undefined> {
  const rows = tx.selectFrom('purchase').select(columns).where('id', '=', id).where('voided_at', 'is not', null);
  return rows.forUpdate().executeTakeFirst();
}

/** The columns that never change, which tell what to lock. */
export function findPurchase(tx: Tx, id: number) {
  const kept = ['account_id', 'lot_id', 'held_on', 'bid_id'] as const;
  return tx.selectFrom('purchase').select(kept).where('id', '=', id).executeTakeFirst();
}

interface NewPurchase {
  price: number;
  dueOn: JapanDay;
  createdBy: number;
}

export function insertPurchase(
  tx: Tx,
  bid: BoughtBid,
  { price, dueOn, createdBy }: NewPurchase,
): Promise<StoredPurchase> {
  const { id: bid_id, account_id, lot_id, held_on, bid_type: export_type } = bid;
  const ofAccount = sql<string | null>`(select destination_code from account where id = ${account_id})`;
  return tx
    .insertInto('purchase')
    .values({
      bid_id,
      account_id,
      lot_id,
      held_on,
      export_type,
      price,
      due_on: dueOn,
      created_by: createdBy,
      destination_code: bid.destination_code ?? ofAccount,
      destination: sql<string>`coalesce((select name_en from place where code = coalesce(${bid.destination_code}, ${ofAccount})), '')`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A changed charge raises the version too: nobody ends a purchase with charges that they have not seen. */
export const raiseVersion = (tx: Tx, id: number): Promise<void> => raiseVersions(tx, [id]);

export async function raiseVersions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ version: sql<number>`version + 1` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

export async function writePrice(tx: Tx, purchaseId: number, price: number): Promise<void> {
  const next = sql<number>`version + 1`;
  await tx.updateTable('purchase').set({ price, version: next }).where('id', '=', purchaseId).execute();
}

const keptAtSea = (name: string) =>
  sql<number | null>`case when status < ${purchaseStatusCodes.inTransit} then null else ${sql.ref(name)} end`;

/** R98: a car that has not sailed leaves its ship. */
export async function writeVoid(tx: Tx, purchaseId: number, status: number): Promise<void> {
  const changes = {
    status,
    voided_at: sql<Date>`app_now()`,
    version: sql<number>`version + 1`,
    load_call_id: keptAtSea('load_call_id'),
    discharge_call_id: keptAtSea('discharge_call_id'),
  };
  await tx.updateTable('purchase').set(changes).where('id', '=', purchaseId).execute();
}

/** R97: their stages are written before. */
export async function writePurchaseStatuses(tx: Tx, moved: readonly { id: number; status: number }[]): Promise<void> {
  await sql`
    update purchase set status = moved.status
    from jsonb_to_recordset(${JSON.stringify(moved)}) as moved (id bigint, status smallint)
    where purchase.id = moved.id`.execute(tx);
}

/** R25: a bid with a purchase holds no amount, because its price is in the ledger. */
export async function linkBid(tx: Tx, bidId: number, purchaseId: number | null): Promise<void> {
  await tx.updateTable('bid').set({ purchase_id: purchaseId }).where('id', '=', bidId).execute();
}
