import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../../lib/clock.ts';
import { useText } from '../../../lib/text.ts';
import { standingQuery } from '../api/standing.query.ts';
import type { BidSenseProps } from '../model/bid-pieces.ts';
import { outlookFor } from '../model/outlook.ts';
import styles from './bid-sense.module.css';
import { GroupSense } from './group-sense.tsx';
import { HeadroomSense } from './headroom-sense.tsx';
import { WinSense } from './win-sense.tsx';

/** What an amount would mean: among what others sold for, for what is free, for its group, and if it wins. */
export function BidSense({ lot, amount, group, client, onAmount, onGroup, renderSold }: BidSenseProps) {
  const text = useText();
  const { data: standing } = useQuery({ ...standingQuery(client?.id), enabled: client !== null });
  const isStock = lot.pageType === 'stock';
  const wished = isStock ? (lot.bidInfo.soldPrice ?? amount) : amount;
  const outlook = standing && outlookFor(lot, standing, { amount: wished ?? 0, group }, serverNow());
  // What bids hold says nothing where no limit binds them.
  const held = standing?.creditLimitCheck ? outlook : undefined;
  return (
    <section aria-label={text('bidding.sense')} className={styles.sense}>
      {!isStock && renderSold?.(amount, onAmount)}
      {held && <HeadroomSense outlook={held} after={wished === null ? undefined : isStock ? 'order' : 'bid'} />}
      {held && wished !== null && !isStock && <GroupSense outlook={held} onGroup={onGroup} />}
      {outlook && wished !== null && !isStock && <WinSense outlook={outlook} amount={wished} />}
    </section>
  );
}
