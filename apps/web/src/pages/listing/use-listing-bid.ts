import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';
import { useState } from 'react';
import type { Lot } from '../../features/catalogue/list/lots.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';

/** From here on there is room for every column and the panel; below, the panel takes some from the table. */
const roomForBoth = '(width >= 1760px)';

export interface ListingBidState {
  /** The lot chosen in the list; nothing before. */
  lot: Lot | undefined;
  isOpen: boolean;
  isTight: boolean;
  choose: (lot: Lot) => void;
  toggle: () => void;
}

/** R65: the panel of bids beside a list, where the reader may bid on its lots and where there is room; else nothing. */
export function useListingBid(pageType: PageType, mayBid: boolean): ListingBidState | undefined {
  const isDesktop = useMedia(widths.desktop);
  const hasRoom = useMedia(roomForBoth);
  const [wanted, setWanted] = useState<boolean>();
  const [lot, setLot] = useState<Lot>();
  if (!mayBid || !isDesktop || isStatistics(pageType)) return undefined;
  const isOpen = wanted ?? hasRoom;
  return {
    lot: lot?.pageType === pageType ? lot : undefined,
    isOpen,
    isTight: isOpen,
    choose(chosen) {
      setLot(chosen);
      setWanted(true);
    },
    toggle: () => setWanted(!isOpen),
  };
}
