import type { ReactNode } from 'react';
import type { LotView } from '../../lots/page/lot-view.ts';

export interface ChosenClient {
  id: number;
  name: string;
}

/** Sold prices of similar lots beside an amount, which can be taken over. */
export type RenderSold = (amount: number | null, onAmount: (amount: number) => void) => ReactNode;

export interface BidPanelProps {
  lot: LotView;
  terms: ReactNode;
  /** Set where nothing beside the panel shows the prices. */
  withPrices?: boolean | undefined;
  /** Rendered by another feature: what similar lots sold for. */
  renderSold?: RenderSold | undefined;
  /** Rendered by another feature, in place of the notice that the reader may not bid yet. */
  start?: ReactNode;
}

/** Shown under the amount and updated as it is typed. */
export interface BidSenseProps {
  lot: LotView;
  /** Null while the field is empty. */
  amount: number | null;
  group: string | null;
  /** The client whose means and bids count, null while staff have chosen none; undefined for the reader's own. */
  client?: ChosenClient | null | undefined;
  onAmount: (amount: number) => void;
  onGroup: (group: string | null) => void;
  renderSold?: RenderSold | undefined;
}

/** The group in the lot's week, and how many cars it buys at most; always optional. */
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
