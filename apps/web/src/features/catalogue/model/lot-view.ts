import type { Lot } from './lots.ts';
import type { RenderFavourite } from './slots.ts';

/** What all lots of a list share. */
export interface LotSetting {
  /** The query of the list, which a lot's own address takes along. */
  listQuery: string;
  newTab: boolean;
  renderFavourite: RenderFavourite;
}

/** A lot in a list, whatever form it has there. */
export interface LotViewProps {
  lot: Lot;
  seen: boolean;
  /** Above the fold: its photo is asked for at once. */
  eager: boolean;
  setting: LotSetting;
}
