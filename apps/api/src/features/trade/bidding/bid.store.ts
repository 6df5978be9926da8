import type { EndReason } from '@seri/domain/bids/bid-result';
import { bidStatusCodes, openStatuses } from '@seri/domain/bids/bid-statuses';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/prepared-statements.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Bid } from '../../../platform/database/schema.generated.ts';
import type { BidFigures } from './place/bid-figures.ts';

export type BidRow = Selectable<Bid>;

const insertedColumns =
  sql.raw(`id, account_id, lot_id, kind, session_id, held_on, amount, adjustment, status, bid_type,
  bid_group, destination_code, auto_bid, created_by, created_at, placed_at, version`);

/** A part of the caller's statement, which holds the locks of all accounts, sessions and lots. */
export const insertBids = (bids: readonly BidRow[]): RawBuilder<unknown> => sql`
  insert into bid (${insertedColumns}) overriding system value
  select ${insertedColumns} from jsonb_populate_recordset(null::bid, ${JSON.stringify(bids)})`;

/**
 * A part of the caller's statement. Writes the terms and the status, and returns the ids of the rows that still had the
 * version before.
 */
export const rewriteBids = (bids: readonly BidRow[]): RawBuilder<unknown> => sql`
  update bid set amount = to_be.amount, adjustment = to_be.adjustment, status = to_be.status,
    bid_type = to_be.bid_type, bid_group = to_be.bid_group, destination_code = to_be.destination_code,
    placed_at = to_be.placed_at, version = to_be.version
  from jsonb_populate_recordset(null::bid, ${JSON.stringify(bids)}) as to_be
  where bid.id = ${anyOf(bids.map(({ id }) => id))} and bid.id = to_be.id and bid.version = to_be.version - 1
  returning bid.id`;

/** Locks in the order of ids, like every transaction that locks several bids. */
export function lockBids(tx: Tx, bidIds: readonly number[]): Promise<BidRow[]> {
  const rows = tx
    .selectFrom('bid')
    .selectAll()
    .where(sql<boolean>`id = any(${bidIds}::bigint[])`);
  return rows.orderBy('id').forUpdate().execute();
}

/** Reads the account and the lot without a lock, because they are locked before the bid. Neither ever changes. */
export async function findBid(tx: Tx, bidId: number): Promise<Pick<BidRow, 'account_id' | 'lot_id'>> {
  const row = tx.selectFrom('bid').select(['account_id', 'lot_id']).where('id', '=', bidId);
  return row.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

export function lockBid(tx: Tx, bidId: number): Promise<BidRow> {
  const row = tx.selectFrom('bid').selectAll().where('id', '=', bidId).forUpdate();
  return row.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

/** R54: a lot that any client has won takes no more bids. */
export const isWon = (lotId: number | RawBuilder<number>) =>
  sql<boolean>`exists (select from bid as win where win.lot_id = ${lotId} and win.status = ${bidStatusCodes.won})`;

/** Returns the stock cars that have an open order. */
export async function readOrdered(tx: Tx, lotIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('bid')
    .select('lot_id')
    .where(sql<boolean>`lot_id = any(${lotIds}::bigint[])`)
    .where('status', 'in', openStatuses)
    .execute();
  return new Set(rows.map((row) => row.lot_id));
}

export interface BidEdit {
  amount: number;
  bidType: number | null;
  group: string | null;
  adjustment: number;
  status: number;
  now: Date;
}

export function changeBid(tx: Tx, from: BidRow, edit: BidEdit): Promise<BidRow> {
  return update(tx, from, columnsOf(from, edit));
}

/** The row that `rewriteBids` writes for an edit. */
export function editedBid(from: BidRow, edit: BidEdit): BidRow {
  return { ...from, ...columnsOf(from, edit), version: from.version + 1 };
}

/** Equal amounts rank by time, so an edit that keeps the amount keeps the rank. */
function columnsOf(from: BidRow, { amount, bidType, group, adjustment, status, now }: BidEdit) {
  const placed_at = amount === from.amount ? from.placed_at : now;
  return { amount, bid_type: bidType, bid_group: group, adjustment, status, placed_at };
}

export function writeSoldPrice(tx: Tx, from: BidVersion, soldPrice: number | null): Promise<BidRow> {
  return update(tx, from, { sold_price: soldPrice });
}

export function writeAutoBid(tx: Tx, from: BidVersion, autoBid: boolean): Promise<BidRow> {
  return update(tx, from, { auto_bid: autoBid });
}

export function writeStatus(
  tx: Tx,
  from: BidVersion,
  status: number,
  endReason: EndReason | null = null,
): Promise<BidRow> {
  return update(tx, from, { status, end_reason: endReason });
}

/** R57: a win that was none has no price, which would be read as the result of its lot. */
export function endFormerWin(tx: Tx, from: BidVersion, status: number): Promise<BidRow> {
  return update(tx, from, { status, end_reason: null, sold_price: null });
}

/** R58: restores all fields that the log keeps, except the purchase, which is booked separately. */
export function writeFigures(tx: Tx, from: BidVersion, to: BidFigures): Promise<BidRow> {
  return update(tx, from, {
    amount: to.amount,
    adjustment: to.adjustment,
    status: to.status,
    bid_type: to.bidType,
    bid_group: to.group,
    sold_price: to.soldPrice,
    auto_bid: to.autoBid,
    placed_at: new Date(to.placedAt),
    end_reason: to.reason ?? null,
  });
}

/** The feed moved the lot; deadlines and the week of the group follow from these columns. */
export function moveBid(tx: Tx, from: BidVersion, to: { day: string; sessionId: number | null }): Promise<BidRow> {
  return update(tx, from, { held_on: to.day, session_id: to.sessionId });
}

type BidVersion = Pick<BidRow, 'id' | 'version'>;

/** Optimistic lock: refuses if the version has moved. */
function update(tx: Tx, { id, version }: BidVersion, changes: Updateable<Bid>): Promise<BidRow> {
  return tx
    .updateTable('bid')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirstOrThrow(() => refusal('STATE_CHANGED'));
}
