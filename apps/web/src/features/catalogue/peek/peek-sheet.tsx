import { photoAtWidth } from '@seri/contract/stock/photo';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { lotViewQuery } from '../../lots/page/lot-view.query.ts';
import { type Lot, makerAndModel } from '../list/lots.ts';
import { stopLoading, stopWhenLeft } from './stop-loading.ts';
import styles from './lot-peek.module.css';

/** Comes from the call of the lot's page, because the list has no sheet. */
export interface PeekedView {
  lot: LotView;
  sheetImage: string | null;
}

const largeWidth = 1280;

/** Loads the page of the lot, and ahead of the next key press that of its successor with its pictures. */
export function usePeekedView(lot: Lot, nextLot: Lot | undefined): PeekedView | undefined {
  const client = useQueryClient();
  const { data } = useQuery(lotViewQuery(lot.pageType, String(lot.id)));
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!nextLot || !isLoaded) return undefined;
    let isLeft = false;
    const pictures: HTMLImageElement[] = [];
    client
      .fetchQuery({ ...lotViewQuery(nextLot.pageType, String(nextLot.id)), staleTime: Infinity })
      .then((view) => {
        if (isLeft) return;
        for (const address of [nextLot.images[0], detailOf(view).auctionSheet])
          if (address) pictures.push(loadAhead(address));
      })
      .catch(() => {});
    return () => {
      isLeft = true;
      pictures.forEach(stopLoading);
    };
  }, [client, nextLot, isLoaded]);
  return data && { lot: data, sheetImage: detailOf(data).auctionSheet };
}

function loadAhead(address: string): HTMLImageElement {
  const picture = new Image();
  picture.src = photoAtWidth(address, largeWidth);
  return picture;
}

/** `address` is undefined until the page of the lot has loaded. */
export function PeekSheet({ lot, address }: { lot: Lot; address: string | null | undefined }) {
  const text = useText();
  return (
    <figure className={styles.sheet}>
      {address && (
        <img
          key={address}
          ref={stopWhenLeft}
          src={photoAtWidth(address, largeWidth)}
          alt={text('keys.peek.sheet', { car: makerAndModel(lot) })}
        />
      )}
    </figure>
  );
}
