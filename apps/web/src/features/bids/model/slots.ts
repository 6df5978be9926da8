import type { PhotoWidth } from '@seri/contract/photo';
import type { ReactNode } from 'react';
import type { TrackedBid } from './bids.ts';

/** The first photo of a bid's lot; the app fills its place. */
export type RenderPhoto = (bid: TrackedBid, width: PhotoWidth, eager: boolean) => ReactNode;

/** What all bids of a list share. */
export interface BidSetting {
  now: Date;
  /** Whose a bid is stands beside it. */
  hasClients: boolean;
  renderPhoto: RenderPhoto;
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
