import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import type { PageType } from '@seri/domain/catalogue/page-types';
import type { Notice } from './talk/notifications.schema.ts';

/** How a lot that runs stands now, as everybody may know it who sees its kind. */
export interface LotFigures {
  id: number;
  status: number;
  soldPrice: number | null;
  runsAt: string;
}

/** Every live event: ids and public figures only. The audience is named by the one who writes it to the outbox. */
export interface Events {
  'favourite.changed': { lotId: number; group: FavouriteGroup | null };
  'searches.changed': { pageType: PageType };
  'sign-in.ended': { reason: 'signed-out' | 'revoked' };
  /** Role, flags, limits or data of the account: the profile is read anew. */
  'account.changed': { roleId: number };
  'balance.changed': { balance: number };
  'lots.changed': { lots: readonly LotFigures[] };
  /** Its note is another one: who looks at the lot asks for it. */
  'lot.noted': { lotId: number };
  /** To the client, its dealer and staff: whatever shows the bid, or what is free to bid, asks for it anew. */
  'bid.changed': { bidId: number; lotId: number; accountId: number; status: number };
  /** To its client and staff: price, state or anything else of it. */
  'purchase.changed': { purchaseId: number; accountId: number; bidId: number };
  /** How many cars a group of the client's is to buy at most. */
  'bid-group.changed': { accountId: number; group: string; cars: number };
  /** A client of the portal has won it, or no longer has; not who. Who looks at the lot asks what can be bid. */
  'lot.won': { lotId: number };
  /** To those who have an open bid on the lot: whether another client has one too, and no more. */
  'lot.bidders': { lotId: number; othersBid: boolean };
  /** What staff are told, what clients and dealers are, and what was written about a bid. */
  notification: Notice;
  'client-notification': Notice;
  'chat-notification': Notice;
  /** Written about a bid, by the receiver's side or the other one. */
  'chat.message': { bidId: number; id: number; text: string; isOwn: boolean };
  /** Read up to there: by the receiver (staff read as one), or by the other side. */
  'chat.read': { bidId: number; upTo: number; isOwn: boolean };
  /** Another browser of the same account has read them, all or those of one bid. */
  'notices.read': { upTo: number; bidId: number | null };
  'settings.changed': { language: number | null };
  /** To no browser: which lots, in runs of ids, and which sessions whoever keeps them in memory reads anew. */
  'catalogue.touched': { lots: readonly (readonly [first: number, last: number])[]; sessions: readonly number[] };
}

export type EventName = keyof Events;

/**
 * What a socket receives on the channel `event`. `previous` is the sequence number of the last event of the same
 * audience: a client that does not know it has missed something and refetches.
 */
export type LiveEvent<Name extends EventName = EventName> = {
  [N in Name]: { audience: string; sequence: number; previous: number; name: N; data: Events[N] };
}[Name];

/** Sent to the connection that caused an event, in its place: the sequence moves on, nothing is shown. */
export interface LiveEcho {
  audience: string;
  sequence: number;
  previous: number;
}

/** Sent on connecting, and when it changes what the connection may hear: where each audience of this connection stands, and the server's clock. */
export interface LiveWelcome {
  audiences: Record<string, number>;
  now: string;
}

export const liveChannels = { event: 'event', echo: 'echo', welcome: 'welcome', leaving: 'leaving' } as const;
