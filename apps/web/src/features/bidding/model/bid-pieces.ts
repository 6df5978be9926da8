import type { ReactNode } from 'react';
import type { LotView } from '../../lots/model/lot-view.ts';

/** The client for whom staff bid. */
export interface ChosenClient {
  id: number;
  name: string;
}

/** Beside an amount, and with amounts to start from. */
export type RenderSold = (amount: number | null, onAmount: (amount: number) => void) => ReactNode;

export interface BidPanelProps {
  lot: LotView;
  /** The links that the terms stand behind. */
  terms: ReactNode;
  /** Where nothing beside the panel says them. */
  withPrices?: boolean | undefined;
  /** What similar lots sold for, beside an amount: another feature's to say. */
  renderSold?: RenderSold | undefined;
}

/** What a bid would mean: stands under the amount, and follows it. */
export interface BidSenseProps {
  lot: LotView;
  /** As it is typed; nothing while the field is empty. */
  amount: number | null;
  group: string | null;
  /** Of staff: whose means and bids count; nobody while none is chosen. The reader's own where it is absent. */
  client?: ChosenClient | null | undefined;
  onAmount: (amount: number) => void;
  onGroup: (group: string | null) => void;
  renderSold?: RenderSold | undefined;
}

/** The group of the lot's week, and how many cars it buys at most; always optional. */
export interface GroupFieldProps {
  week: string;
  value: string | null;
  onChange: (group: string | null) => void;
  client?: ChosenClient | null | undefined;
  error?: string | undefined;
}

export interface ClientPickerProps {
  value: ChosenClient | null;
  onChange: (client: ChosenClient | null) => void;
  error?: string | undefined;
}
