import type { PhotoWidth } from '@seri/contract/stock/photo';
import type { BidReader } from '@seri/domain/bids/bid-filters';
import type { ReactNode } from 'react';
import type { ListedBid } from './bids.ts';

/** The first photo of a bid's lot, rendered by the app. */
export type RenderBidPhoto = (bid: ListedBid, width: PhotoWidth, eager: boolean) => ReactNode;

/** The button that opens a bid's chat and shows how much is unread, rendered by the app. */
export type RenderChat = (bid: ListedBid) => ReactNode;

/** The client's name, which opens the user card, rendered by the app. */
export type RenderUser = (bid: ListedBid) => ReactNode;

/** Buttons that raise and cancel the reader's own bid, rendered by the app. */
export type RenderActions = (bid: ListedBid) => ReactNode;

export interface BidSlots {
  renderPhoto: RenderBidPhoto;
  renderChat: RenderChat;
  renderUser?: RenderUser | undefined;
  renderActions?: RenderActions | undefined;
}

export type DeskCells = Readonly<Record<'select' | 'status' | 'bid' | 'auto' | 'sold', (bid: ListedBid) => ReactNode>>;

export interface BidSetting extends BidSlots {
  now: Date;
  reader: BidReader;
  /** Only for readers who edit bids. */
  cells?: DeskCells | undefined;
  /** Each bid shows its client. */
  hasClients: boolean;
  /** The bids are under way: they have deadlines. */
  isLive?: boolean;
}

export interface BidViewProps {
  bid: ListedBid;
  seen: boolean;
  eager: boolean;
  setting: BidSetting;
}

export interface ShownBids {
  bids: readonly ListedBid[];
  label: string;
  stale: boolean;
  setting: BidSetting;
}
