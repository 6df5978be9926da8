import type { BidRow } from '@seri/api/features/trade/bidding/bid.store';
import { keepBidTypes } from '@seri/api/features/trade/bidding/place/bid-type-choice.store';
import type { Tx } from '@seri/api/platform/database/database';
import type { Step } from './bid-story.ts';
import { placedAt, type PlannedBid } from './planned-bid.ts';
import { type BidderContacts, tellBids, type WrittenBid } from './tell-bids.ts';
import { writeChats } from './write-chats.ts';

/** Writes bids in their current state, with the log rows, notices and chats of their past. */
export async function writeBids(
  tx: Tx,
  bids: readonly PlannedBid[],
  contactsByBidder: ReadonlyMap<number, BidderContacts>,
  now: Date,
): Promise<void> {
  if (bids.length === 0) return;
  const rows = await tx.insertInto('bid').values(bids.map(rowOf)).returningAll().execute();
  await keepBidTypes(choicesIn(rows)).execute(tx);
  const byKey = new Map(rows.map((row) => [keyOf(row.account_id, row.lot_id), row]));
  const written = bids.flatMap((bid): WrittenBid[] => {
    const row = byKey.get(keyOf(bid.bidder.id, bid.lot.id));
    return row ? [{ ...bid, row }] : [];
  });
  await writeChats(tx, written, contactsByBidder, now);
  await tellBids(tx, written, contactsByBidder, now);
}

/** R50: the export types that the bidders chose, the last one last. */
function choicesIn(rows: readonly BidRow[]) {
  const byTime = rows
    .filter(({ kind }) => kind !== 'stock')
    .toSorted((one, other) => +one.placed_at - +other.placed_at);
  return byTime.map(({ account_id, kind, bid_type }) => ({ account_id, kind, bid_type, is_by_staff: false }));
}

const keyOf = (accountId: number, lotId: number) => `${accountId} ${lotId}`;

function rowOf({ bidder, lot, story, amount, adjustment, bidType, steps }: PlannedBid) {
  const { to } = lastOf(steps);
  return {
    account_id: bidder.id,
    lot_id: lot.id,
    kind: lot.kind,
    session_id: lot.sessionId,
    held_on: lot.day,
    amount,
    adjustment,
    status: to.status,
    bid_type: bidType,
    bid_group: story.group ?? null,
    end_reason: to.endReason,
    created_by: bidder.id,
    created_at: steps[0]?.at ?? new Date(0),
    placed_at: placedAt(steps),
    version: steps.length,
  };
}

function lastOf(steps: readonly Step[]): Step {
  const last = steps.at(-1);
  if (!last) throw new RangeError('A bid was placed at least');
  return last;
}
