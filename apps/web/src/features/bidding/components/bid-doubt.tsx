import { formatYen } from '@seri/domain/money/money';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { detailOf, type LotView } from '../../lots/model/lot-view.ts';
import { fetchOwnBid } from '../api/fetch-own-bid.ts';
import type { ChosenClient } from '../model/bid-pieces.ts';
import { askBidsAnew } from '../model/bidding-live.ts';
import type { OwnBid } from '../model/own-bid.ts';
import { restOnline } from '../model/until-answered.ts';
import styles from './bid-panel.module.css';

const pause = 3000;

/** An answer was not waited for: the server is asked until it says what stands. */
export function BidDoubt({ lot, client }: { lot: LotView; client: ChosenClient | undefined }) {
  const text = useText();
  const [told, setTold] = useState<OwnBid>();
  const { id } = detailOf(lot);
  const { pageType } = lot;
  const clientId = client?.id;
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      while (!isLeft) {
        const own = await fetchOwnBid(pageType, id, clientId).catch(() => undefined);
        if (isLeft) return;
        if (!own) await restOnline(pause);
        else {
          setTold(own);
          isLeft = true;
          await askBidsAnew(id, clientId === undefined);
        }
      }
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [pageType, id, clientId]);
  return (
    <div className={styles.part}>
      <Notice live tone={told ? 'info' : 'mid'} title={told && text('bidding.doubt.told')}>
        {!told && text('bidding.unheard.asking')}
        {told &&
          (told.myBid
            ? text('bidding.doubt.stands', { amount: formatYen(told.myBidAmount ?? 0) })
            : text('bidding.doubt.none'))}
      </Notice>
    </div>
  );
}
