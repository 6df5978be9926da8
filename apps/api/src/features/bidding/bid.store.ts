import type { EndReason } from '@seri/domain/bid-result';
import { bidStatusCodes, openStatuses } from '@seri/domain/bid-statuses';
import type { JapanDay } from '@seri/domain/japan-time';
import type { LotKind } from '@seri/domain/lot-kinds';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';
import type { Bid } from '../../platform/database/schema.generated.ts';
import type { BidFigures } from './bid-figures.ts';

/** Written, as all below, under the locks of its account, session and lot. */
export interface NewBid {
  accountId: number;
  lotId: number;
  kind: LotKind;
  sessionId: number | null;
  day: JapanDay;
  amount: number;
  bidType: number | null;
  /** Its letter. */
  group: string | null;
  createdBy: number;
  now: Date;
}

export type BidRow = Selectable<Bid>;

export function insertBid(tx: Tx, bid: NewBid): Promise<BidRow> {
  return tx
    .insertInto('bid')
    .values({
      account_id: bid.accountId,
      lot_id: bid.lotId,
      kind: bid.kind,
      session_id: bid.sessionId,
      held_on: bid.day,
      amount: bid.amount,
      bid_type: bid.bidType,
      bid_group: bid.group,
      created_by: bid.createdBy,
      created_at: bid.now,
      placed_at: bid.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whose it is and on which lot, to lock those first: neither ever changes. */
export async function findBid(tx: Tx, bidId: number): Promise<Pick<BidRow, 'account_id' | 'lot_id'>> {
  const row = tx.selectFrom('bid').select(['account_id', 'lot_id']).where('id', '=', bidId);
  return row.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

export function lockBid(tx: Tx, bidId: number): Promise<BidRow> {
  const row = tx.selectFrom('bid').selectAll().where('id', '=', bidId).forUpdate();
  return row.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

/** R54: whoever has won it, it takes no more bids. */
export const isWon = (lotId: number) =>
  sql<boolean>`exists (select from bid as win where win.lot_id = ${lotId} and win.status = ${bidStatusCodes.won})`;

/** Of these stock cars those whose order stands. */
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

/** Equal amounts rank by time: the same amount keeps its place. */
export function changeBid(tx: Tx, from: BidRow, edit: BidEdit): Promise<BidRow> {
  const { amount, bidType, group, adjustment, status, now } = edit;
  const placed_at = amount === from.amount ? from.placed_at : now;
  return update(tx, from, { amount, bid_type: bidType, bid_group: group, adjustment, status, placed_at });
}

export function writeSoldPrice(tx: Tx, from: Seen, soldPrice: number | null): Promise<BidRow> {
  return update(tx, from, { sold_price: soldPrice });
}

export function writeAutoBid(tx: Tx, from: Seen, autoBid: boolean): Promise<BidRow> {
  return update(tx, from, { auto_bid: autoBid });
}

export function writeStatus(tx: Tx, from: Seen, status: number, endReason: EndReason | null = null): Promise<BidRow> {
  return update(tx, from, { status, end_reason: endReason });
}

/** R58: as it was; its purchase is the ledger's. */
export function writeFigures(tx: Tx, from: Seen, to: BidFigures): Promise<BidRow> {
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

/** The feed moved its lot: deadlines and group follow. */
export function moveBid(tx: Tx, from: Seen, to: { day: string; sessionId: number | null }): Promise<BidRow> {
  return update(tx, from, { held_on: to.day, session_id: to.sessionId });
}

type Seen = Pick<BidRow, 'id' | 'version'>;

/** What is written over is what was seen. */
function update(tx: Tx, { id, version }: Seen, changes: Updateable<Bid>): Promise<BidRow> {
  return tx
    .updateTable('bid')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirstOrThrow(() => refusal('STATE_CHANGED'));
}
