import { useQuery } from '@tanstack/react-query';
import { detailOf } from '../../lots/page/lot-view.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { useText } from '../../../lib/language/text.ts';
import { standingQuery } from './standing.query.ts';
import type { BidSenseProps } from '../panel/bid-pieces.ts';
import { outlookFor } from './outlook.ts';
import { AllInSense } from './all-in-sense.tsx';
import styles from './bid-sense.module.css';
import { GroupSense } from './group-sense.tsx';
import { HeadroomSense } from './headroom-sense.tsx';
import { WinSense } from './win-sense.tsx';

/** Explains an amount: beside sold prices, with all its charges, for free credit, for its group, and if it wins. */
export function BidSense({ lot, amount, group, client, onAmount, onGroup, renderSold }: BidSenseProps) {
  const text = useText();
  const { data: standing } = useQuery({ ...standingQuery(client?.id), enabled: client !== null });
  const lotId = detailOf(lot).id;
  const isStock = lot.pageType === 'stock';
  const wishedAmount = isStock ? (lot.bidInfo.soldPrice ?? amount) : amount;
  const outlook = standing && outlookFor(lot, standing, { amount: wishedAmount ?? 0, group }, serverNow());
  // Held credit matters only to accounts with a limit.
  const limitedOutlook = standing?.creditLimitCheck ? outlook : undefined;
  return (
    <section aria-label={text('bidding.sense')} className={styles.sense}>
      {!isStock && renderSold?.(amount, onAmount)}
      {wishedAmount !== null && client !== null && (
        <AllInSense key={`${lotId} ${client?.id}`} lotId={lotId} amount={wishedAmount} clientId={client?.id} />
      )}
      {limitedOutlook && (
        <HeadroomSense outlook={limitedOutlook} after={wishedAmount === null ? undefined : isStock ? 'order' : 'bid'} />
      )}
      {limitedOutlook && wishedAmount !== null && !isStock && <GroupSense outlook={limitedOutlook} onGroup={onGroup} />}
      {outlook && wishedAmount !== null && !isStock && <WinSense outlook={outlook} amount={wishedAmount} />}
    </section>
  );
}
