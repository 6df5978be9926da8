import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BidPanel } from '../../features/bidding/panel/bid-panel.tsx';
import { CancelBid, CannotCancel } from '../../features/bidding/form/cancel-bid.tsx';
import type { ListedBid } from '../../features/bids/list/bids.ts';
import { bidsKey } from '../../features/bids/list/bids-key.ts';
import { TermsLinks } from '../../features/company/content/terms-links.tsx';
import type { LotView } from '../../features/lots/page/lot-view.ts';
import { lotViewQuery } from '../../features/lots/page/lot-view.query.ts';
import { SoldSense } from '../../features/lots/prices/sold-sense.tsx';
import { queryClient } from '../../lib/calls/query-client.ts';
import { refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { RuledCells } from '../../ui/tables/ruled-loading.tsx';

interface RowBiddingProps {
  bid: ListedBid;
  action: 'raise' | 'cancel';
  onClose: () => void;
}

/** The bidding form of the lot over the list, or the question before a cancel. */
export function RowBidding({ bid, action, onClose }: RowBiddingProps) {
  const text = useText();
  const { data: view, error, refetch } = useQuery(lotViewQuery(bid.pageType, String(bid.id)));
  // The server does not tell a browser of its own changes.
  const close = () => {
    onClose();
    void queryClient.invalidateQueries({ queryKey: bidsKey });
  };
  if (view && action === 'cancel') return <Cancelling bid={bid} view={view} onClose={close} />;
  return (
    <Dialog open title={text(`bids.${action}.of`, { number: bid.lotNo })} onClose={close}>
      {view ? (
        <BidPanel
          lot={view}
          terms={<TermsLinks />}
          withPrices
          renderSold={(amount, onAmount) => <SoldSense view={view} amount={amount} onAmount={onAmount} />}
        />
      ) : error ? (
        <ErrorState
          title={text('bids.lotFailed')}
          id={refusalOf(error)?.id || undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <RuledCells cols={1} phoneCols={1} rows={6} label={text('ui.loading')} />
      )}
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
