import type { Lot } from './lots.ts';
import type { RenderFavourite } from './slots.ts';

/** What all lots of a list share. */
export interface LotSetting {
  /** The query of the list, which a lot's own address takes along. */
  listQuery: string;
  newTab: boolean;
  renderFavourite: RenderFavourite;
  /** Chooses a lot for the panel of bids beside the list. */
  onBid?: ((lot: Lot) => void) | undefined;
  /** Something beside the list takes of its room: a table shows what matters most. */
  isTight?: boolean | undefined;
}

/** A lot in a list, whatever form it has there. */
export interface LotViewProps {
  lot: Lot;
  seen: boolean;
  /** Above the fold: its photo is asked for at once. */
  eager: boolean;
  setting: LotSetting;
}
