import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelBid, CannotCancel } from '../../features/bidding/form/cancel-bid.tsx';
import type { ListedBid } from '../../features/bids/list/bids.ts';
import { bidsKey } from '../../features/bids/list/bids-key.ts';
import type { LotView } from '../../features/lots/page/lot-view.ts';
import { lotViewQuery } from '../../features/lots/page/lot-view.query.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { useText } from '../../lib/language/text.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadedBidPanel } from '../loaded-bid-panel.tsx';

interface RowBiddingProps {
  bid: ListedBid;
  action: 'raise' | 'cancel';
  onClose: () => void;
}

/** The bidding form of the lot over the list, or the question before a cancel. */
export function RowBidding({ bid, action, onClose }: RowBiddingProps) {
  const text = useText();
  const query = useQuery(lotViewQuery(bid.pageType, String(bid.id)));
  // The server does not tell a browser of its own changes.
  const close = () => {
    onClose();
    void queryClient.invalidateQueries({ queryKey: bidsKey });
  };
  if (query.data && action === 'cancel') return <Cancelling bid={bid} view={query.data} onClose={close} />;
  return (
    <Dialog open title={text(`bids.${action}.of`, { number: bid.lotNo })} onClose={close}>
      <LoadedBidPanel query={query} failed={text('bids.lotFailed')} />
    </Dialog>
  );
}

function Cancelling({ bid, view, onClose }: { bid: ListedBid; view: LotView; onClose: () => void }) {
  const [lateHours, setLateHours] = useState<number>();
  if (lateHours !== undefined) return <CannotCancel lot={view} hours={lateHours} onClose={onClose} />;
  return (
    <CancelBid
      lot={view}
      bidId={bid.bidId}
      amount={bid.bidAmount}
      isClients={false}
      onTooLate={setLateHours}
      onClose={onClose}
    />
  );
}
