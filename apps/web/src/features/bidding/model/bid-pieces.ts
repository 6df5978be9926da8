import type { LotView } from '../../lots/model/lot-view.ts';

/** The client for whom staff bid. */
export interface ChosenClient {
  id: number;
  name: string;
}

export interface BidPanelProps {
  lot: LotView;
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
