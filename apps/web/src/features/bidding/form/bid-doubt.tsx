import { formatYen } from '@seri/domain/money/money';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { fetchOwnBid } from '../panel/fetch-own-bid.ts';
import type { ChosenClient } from '../panel/bid-pieces.ts';
import { refetchBidsOnLot } from '../panel/bidding-live.ts';
import type { OwnBidView } from '../panel/own-bid.ts';
import { waitUntilOnline } from './until-answered.ts';
import styles from '../panel/bid-panel.module.css';

const pause = 3000;

/** The user left before an answer came: the server is asked until the current bid is known. */
export function BidDoubt({ lot, client }: { lot: LotView; client: ChosenClient | undefined }) {
  const text = useText();
  const [answer, setAnswer] = useState<OwnBidView>();
  const { id } = detailOf(lot);
  const { pageType } = lot;
  const clientId = client?.id;
  useEffect(() => {
    let isStopped = false;
    const ask = async () => {
      while (!isStopped) {
        const own = await fetchOwnBid(pageType, id, clientId).catch(() => undefined);
        if (isStopped) return;
        if (!own) await waitUntilOnline(pause);
        else {
          setAnswer(own);
          isStopped = true;
          await refetchBidsOnLot(id, clientId === undefined);
        }
      }
    };
    void ask();
    return () => {
      isStopped = true;
    };
  }, [pageType, id, clientId]);
  return (
    <div className={styles.part}>
      <Notice live tone={answer ? 'info' : 'mid'} title={answer && text('bidding.doubt.told')}>
        {!answer && text('bidding.unheard.asking')}
        {answer &&
          (answer.myBid
            ? text('bidding.doubt.stands', { amount: formatYen(answer.myBidAmount ?? 0) })
            : text('bidding.doubt.none'))}
      </Notice>
    </div>
  );
}
