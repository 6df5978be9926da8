import { type BidAction, bidNotices } from '@seri/api/features/trade/bidding/tell/bid-notice';
import type { BidRow } from '@seri/api/features/trade/bidding/bid.store';
import { figuresOf } from '@seri/api/features/trade/bidding/place/bid-figures';
import { type LotNames, readLotNames } from '@seri/api/features/stock/lots/lot-names.query';
import type { Tx } from '@seri/api/platform/database/database';
import { day } from '@seri/domain/time/japan-time';
import { noticeData } from '@seri/domain/talk/notices';
import type { PlannedBid } from './planned-bid.ts';

/** Who is told of the bids of a client, and speaks for staff. */
export interface Circle {
  name: string;
  dealerId: number | null;
  managerId: number;
}

export interface WrittenBid extends PlannedBid {
  row: BidRow;
}

/** One change of a bid, as it was told. */
interface Change {
  bidderId: number;
  circle: Circle;
  lot: LotNames;
  authorId: number | null;
  action: BidAction;
  at: Date;
  former: BidRow | undefined;
  bid: BidRow;
}

/** R50, R55: leaves of every change what it would have left: a row of the log, and notices; no mails. */
export async function tellBids(
  tx: Tx,
  bids: readonly WrittenBid[],
  circles: ReadonlyMap<number, Circle>,
  now: Date,
): Promise<void> {
  const places = bids.map(({ lot }) => ({ id: lot.id, held_on: lot.day }));
  const names = await readLotNames(tx, places);
  const changes = bids.flatMap((bid) => {
    const [circle, lot] = [circles.get(bid.bidder.id), names.get(bid.lot.id)];
    return circle && lot ? changesOf(bid, circle, lot) : [];
  });
  changes.sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insertInto('action_log').values(changes.map(logRow)).execute();
  const notices = changes.flatMap((change) => noticeRows(change, now));
  await tx.insertInto('notice').values(notices).execute();
}

/** With the row as it stood before and after each. */
function changesOf({ row, bidder, steps }: WrittenBid, circle: Circle, lot: LotNames): Change[] {
  const authors = { client: bidder.id, staff: circle.managerId, portal: null };
  const rows = steps.map(({ to }) => ({ ...row, amount: to.amount, status: to.status, end_reason: to.endReason }));
  return steps.map(({ action, by, at }, index) => ({
    bidderId: bidder.id,
    circle,
    lot,
    authorId: authors[by],
    action,
    at,
    former: rows[index - 1],
    bid: rows[index] ?? row,
  }));
}

function logRow({ bidderId, authorId, action, at, former, bid }: Change) {
  return {
    account_id: authorId,
    on_behalf_of: bidderId,
    action: `bid.${action}`,
    subject: `bid:${bid.id}`,
    detail: JSON.stringify({ from: former ? figuresOf(former) : null, to: figuresOf(bid) }),
    done_at: at,
  };
}

function noticeRows({ bidderId, circle, lot, authorId, action, at, former, bid }: Change, now: Date) {
  const bidder = { id: bidderId, name: circle.name, dealerId: circle.dealerId };
  const notices = bidNotices({ action, bid, former, bidder, lot }, authorId);
  return notices.flatMap(({ messageOfOthers, ...content }) => {
    const sides = { staff: [circle.managerId], client: [bidderId, circle.dealerId] };
    const readers = sides[noticeData[content.eventType].to === 'staff' ? 'staff' : 'client'];
    const told = readers.filter((reader) => reader !== null && reader !== authorId) as number[];
    return told.map((reader) => ({
      account_id: reader,
      event_type: content.eventType,
      bid_id: bid.id,
      content: JSON.stringify(
        reader === bidderId || !messageOfOthers ? content : { ...content, message: messageOfOthers },
      ),
      created_at: at,
      read_at: readAt(at, now),
    }));
  });
}

/** What is older than a day people have seen. */
function readAt(at: Date, now: Date): Date | null {
  return now.getTime() - at.getTime() > day ? new Date(at.getTime() + day / 2) : null;
}
