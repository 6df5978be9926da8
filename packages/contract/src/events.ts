import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Notice } from './talk/notifications.schema.ts';

/** The public state of a lot: every account that may see its kind may know it. */
export interface LotFigures {
  id: number;
  status: number;
  soldPrice: number | null;
  runsAt: string;
}

/** Live events carry ids and public figures only. The writer to the outbox chooses the audience. */
export interface Events {
  'favourite.changed': { lotId: number; group: FavouriteGroup | null };
  'favourites.named': { group: FavouriteGroup };
  'searches.changed': { pageType: PageType };
  'sign-in.ended': { reason: 'signed-out' | 'revoked' };
  /** Role, flags, limits or data of the account changed: the client refetches the profile. */
  'account.changed': { roleId: number };
  'balance.changed': { balance: number };
  'lots.changed': { lots: readonly LotFigures[] };
  /** A machine has read the sheet, or could not: screens that wait for it refetch. */
  'sheet.read': { lotId: number };
  /** The note changed: screens with the lot refetch it. */
  'lot.noted': { lotId: number };
  /** The album of the lot changed: screens with the lot refetch it. */
  'lot.pictured': { lotId: number };
  /** For the client, its dealer and staff: screens with the bid or with the headroom refetch. */
  'bid.changed': { bidId: number; lotId: number; accountId: number; status: number };
  /** For the client and staff, after any change of the purchase. */
  'purchase.changed': { purchaseId: number; accountId: number; bidId: number };
  /** R98: for staff, and once for each client with cars on it: lists and pages with their way refetch. */
  'voyage.changed': { voyageId: number };
  /** R102: for staff: a list of a forwarder was sent, read, applied further, or taken back. */
  'shipping-file.changed': { fileId: number };
  /** A paper was issued, or its file is made: for the client and staff, whose lists and purchases refetch. */
  'invoice.issued': { invoiceId: number; accountId: number; purchaseIds: number[] };
  /** For staff, after any change of receipts, announcements, payouts or write-offs; null if it is about many or none. */
  'receipts.changed': { receiptId: number | null };
  /** For the client: one of its announced payments. */
  'announcement.changed': { announcementId: number };
  /** `cars` is how many cars the group may buy at most. */
  'bid-group.changed': { accountId: number; group: string; cars: number };
  /** R78: for the asker and staff. Screens with the request or with the lot refetch. */
  'translation.changed': { translationId: number; lotId: number };
  /** A table that staff keep has changed: pages that show it refetch. */
  'tables.changed': { table: 'tariff' | 'export-rule' };
  /** A client of the portal has won the lot or lost the win again; it does not say who. Screens with the lot refetch. */
  'lot.won': { lotId: number };
  /** For the clients with an open bid on the lot: whether another client has one too, and nothing more. */
  'lot.bidders': { lotId: number; othersBid: boolean };
  /** Notices for staff, for clients and dealers, and about chat messages. */
  notification: Notice;
  'client-notification': Notice;
  'chat-notification': Notice;
  /** A message about a bid; `isOwn`: the receiver's side wrote it. */
  'chat.message': { bidId: number; id: number; text: string; isOwn: boolean };
  /** `isOwn`: the receiver's side has read up to here, else the other side. Staff count as one reader. */
  'chat.read': { bidId: number; upTo: number; isOwn: boolean };
  /** Another browser of the account has read notices: all, or those of one bid. */
  'notices.read': { upTo: number; bidId: number | null };
  'settings.changed': { language: number | null };
  /** For API processes, not browsers: ranges of lot ids and sessions that an index in memory must reload. */
  'catalogue.touched': { lots: readonly (readonly [first: number, last: number])[]; sessions: readonly number[] };
}

export type EventName = keyof Events;

/**
 * A message on the channel `event`. `previous` is the sequence number of the audience's event before it: a client that
 * has not seen that one has missed an event and refetches.
 */
export type LiveEvent<Name extends EventName = EventName> = {
  [N in Name]: { audience: string; sequence: number; previous: number; name: N; data: Events[N] };
}[Name];

/** The connection that caused an event gets this instead: the sequence advances, nothing is shown. */
export interface LiveEcho {
  audience: string;
  sequence: number;
  previous: number;
}

/**
 * Sent by a client that connects for the first time: its data holds every event up to this number. It is sent the later
 * ones, unless they are too many.
 */
export interface LiveHello {
  since?: number | undefined;
}

/** Sent on connecting and when the connection's audiences change: their last sequence numbers, and the server's clock. */
export interface LiveWelcome {
  audiences: Record<string, number>;
  now: string;
}

/** Refuses a connection of an account that has too many: its page then fetches its data again from time to time. */
export const liveCrowded = 'CROWDED';

export const liveChannels = { event: 'event', echo: 'echo', welcome: 'welcome', leaving: 'leaving' } as const;
