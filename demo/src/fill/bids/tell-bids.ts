import { type BidAction, bidNotices } from '@seri/api/features/trade/bidding/tell/bid-notice';
import { noticeContentFor } from '@seri/api/features/talk/notifications/notifications.command';
import type { BidRow } from '@seri/api/features/trade/bidding/bid.store';
import { figuresOf } from '@seri/api/features/trade/bidding/place/bid-figures';
import { type LotNames, readLotNames } from '@seri/api/features/stock/lots/lot-names.query';
import type { Tx } from '@seri/api/platform/database/database';
import { day } from '@seri/domain/time/japan-time';
import { noticeData } from '@seri/domain/talk/notices';
import type { PlannedBid } from './planned-bid.ts';

/** A bidder's name, and the dealer and the manager who hear of the bids. The manager also acts for staff. */
export interface BidderContacts {
  name: string;
  dealerId: number | null;
  managerId: number;
}

export interface WrittenBid extends PlannedBid {
  row: BidRow;
}

interface PastBidChange {
  bidderId: number;
  contacts: BidderContacts;
  lot: LotNames;
  soldPrice: number | null;
  authorId: number | null;
  action: BidAction;
  at: Date;
  former: BidRow | undefined;
  bid: BidRow;
}

/** R50, R55: writes the log row and the notices that each change would have left, but no mails. */
export async function tellBids(
  tx: Tx,
  bids: readonly WrittenBid[],
  contactsByBidder: ReadonlyMap<number, BidderContacts>,
  now: Date,
): Promise<void> {
  const places = bids.map(({ lot }) => ({ id: lot.id, held_on: lot.day }));
  const names = await readLotNames(tx, places);
  const changes = bids.flatMap((bid) => {
    const [contacts, lot] = [contactsByBidder.get(bid.bidder.id), names.get(bid.lot.id)];
    return contacts && lot ? changesOf(bid, contacts, lot) : [];
  });
  changes.sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insertInto('action_log').values(changes.map(logRow)).execute();
  const notices = changes.flatMap((change) => noticeRows(change, now));
  await tx.insertInto('notice').values(notices).execute();
}

/** R61: the notices that the price of a past win would have left. */
export async function tellPrice(
  tx: Tx,
  win: Pick<PastBidChange, 'bidderId' | 'contacts' | 'lot' | 'at' | 'bid'>,
  price: number,
  now: Date,
): Promise<void> {
  const bid = { ...win.bid, sold_price: price };
  const former = { ...win.bid, purchase_id: null };
  const authorId = win.contacts.managerId;
  const notices = noticeRows({ ...win, authorId, action: 'sold-price', soldPrice: price, former, bid }, now);
  await tx.insertInto('notice').values(notices).execute();
}

function changesOf(written: WrittenBid, contacts: BidderContacts, lot: LotNames): PastBidChange[] {
  const { row, bidder, steps } = written;
  const authors = { client: bidder.id, staff: contacts.managerId, portal: null };
  const rows = steps.map(({ to }) => ({ ...row, amount: to.amount, status: to.status, end_reason: to.endReason }));
  return steps.map(({ action, by, at }, index) => ({
    bidderId: bidder.id,
    contacts,
    lot,
    soldPrice: written.lot.soldPrice,
    authorId: authors[by],
    action,
    at,
    former: rows[index - 1],
    bid: rows[index] ?? row,
  }));
}

function logRow({ bidderId, authorId, action, at, former, bid }: PastBidChange) {
  return {
    account_id: authorId,
    on_behalf_of: bidderId,
    action: `bid.${action}`,
    subject: `bid:${bid.id}`,
    detail: JSON.stringify({ from: former ? figuresOf(former) : null, to: figuresOf(bid) }),
    done_at: at,
  };
}

function noticeRows(change: PastBidChange, now: Date) {
  const { bidderId, contacts, authorId, at, bid } = change;
  const bidder = { id: bidderId, name: contacts.name, dealerId: contacts.dealerId };
  const notices = bidNotices({ ...change, bidder }, authorId);
  return notices.flatMap((notice) => {
    const sides = { staff: [contacts.managerId], client: [bidderId, contacts.dealerId] };
    const readers = sides[noticeData[notice.eventType].to === 'staff' ? 'staff' : 'client'];
    const recipients = readers.filter((reader) => reader !== null && reader !== authorId) as number[];
    return recipients.map((reader) => ({
      account_id: reader,
      event_type: notice.eventType,
      bid_id: bid.id,
      content: JSON.stringify(noticeContentFor(notice, reader === bidderId)),
      created_at: at,
      read_at: readAt(at, now),
    }));
  });
}

/** Notices older than a day count as read. */
function readAt(at: Date, now: Date): Date | null {
  return now.getTime() - at.getTime() > day ? new Date(at.getTime() + day / 2) : null;
}
