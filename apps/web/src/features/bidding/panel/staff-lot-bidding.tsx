import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { detailOf } from '../../lots/page/lot-view.ts';
import { clientBidQuery } from './client-bid.query.ts';
import type { ChosenClient } from './bid-pieces.ts';
import { ownBidOf, withoutBid } from './own-bid.ts';
import { LotBidding, type LotBiddingProps } from './lot-bidding.tsx';
import styles from './bid-panel.module.css';

/** Staff bid for a client: bid, cancel and fields are those of the client they choose. */
export function StaffLotBidding({ lot, terms, permission, renderSold }: Omit<LotBiddingProps, 'own' | 'staff'>) {
  const text = useText();
  const [client, setClient] = useState<ChosenClient | null>(null);
  const { data, isError } = useQuery({
    ...clientBidQuery(detailOf(lot).id, client?.id ?? 0),
    enabled: client !== null,
  });
  const own = ownBidOf(lot.bidInfo);
  if (!own.biddingAllowed) return <p className={styles.part}>{text('bidding.notForClients')}</p>;
  const chosen = client ? data : undefined;
  return (
    <LotBidding
      lot={lot}
      own={chosen ? ownBidOf(chosen) : withoutBid(own)}
      terms={terms}
      permission={permission}
      renderSold={renderSold}
      staff={{ client, onClient: setClient, isLoading: client !== null && !data && !isError }}
    />
  );
}
