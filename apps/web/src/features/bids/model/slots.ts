import type { PhotoWidth } from '@seri/contract/stock/photo';
import type { BidReader } from '@seri/domain/bids/bid-filters';
import type { ReactNode } from 'react';
import type { TrackedBid } from './bids.ts';

/** The first photo of a bid's lot; the app fills its place. */
export type RenderPhoto = (bid: TrackedBid, width: PhotoWidth, eager: boolean) => ReactNode;

/** Opens the chat of a bid, and says how much of it is new; the app fills its place. */
export type RenderChat = (bid: TrackedBid) => ReactNode;

/** The name of whose bid it is, which opens its card; the app fills its place. */
export type RenderUser = (bid: TrackedBid) => ReactNode;

/** What other features put into a row. */
export interface BidSlots {
  renderPhoto: RenderPhoto;
  renderChat: RenderChat;
  renderUser?: RenderUser | undefined;
}

/** What staff work on in a row. */
export type DeskCells = Readonly<Record<'select' | 'status' | 'bid' | 'auto' | 'sold', (bid: TrackedBid) => ReactNode>>;

/** What all bids of a list share. */
export interface BidSetting extends BidSlots {
  now: Date;
  reader: BidReader;
  /** Of those who work on them. */
  cells?: DeskCells | undefined;
  /** Whose a bid is stands beside it. */
  hasClients: boolean;
}

/** A bid in a list, whatever form it has there. */
export interface BidViewProps {
  bid: TrackedBid;
  seen: boolean;
  /** Above the fold: its photo is asked for at once. */
  eager: boolean;
  setting: BidSetting;
}

export interface ShownBids {
  bids: readonly TrackedBid[];
  label: string;
  /** Another page is on its way. */
  stale: boolean;
  setting: BidSetting;
}
