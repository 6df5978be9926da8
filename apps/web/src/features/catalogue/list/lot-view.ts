import type { PhotoWidth } from '@seri/contract/stock/photo';
import type { ReactNode } from 'react';
import type { LotView } from '../../lots/page/lot-view.ts';
import type { Lot } from './lots.ts';
import type { RenderFavourite } from './slots.ts';

export interface LotSetting {
  /** The query of the list, appended to the address of each lot. */
  listQuery: string;
  newTab: boolean;
  renderFavourite: RenderFavourite;
  /** Puts a lot into the favourite group used last, or takes it out. */
  onKeep?: ((lot: Lot) => void) | undefined;
  /** More of a lot in the peek than a list knows. */
  renderView?: ((view: LotView) => ReactNode) | undefined;
  /** Opens a lot in the bid panel beside the list. */
  onBid?: ((lot: Lot) => void) | undefined;
  /** A panel beside the list leaves less room, so a table drops its less important columns. */
  isTight?: boolean | undefined;
}

export interface LotViewProps {
  lot: Lot;
  seen: boolean;
  /** Above the fold: the photo loads eagerly. */
  eager: boolean;
  /** The photo of a table row; other forms have their own. */
  photoWidth?: PhotoWidth | undefined;
  /** A row whose tall photo took the room of columns has lines to spare under the name. */
  isTall?: boolean | undefined;
  setting: LotSetting;
}
