import type { ReactNode } from 'react';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import type { LotView } from '../../lots/page/lot-view.ts';
import { affordableAmount } from '../sense/bid-credit.ts';
import { ConfirmBid } from './confirm-bid.tsx';
import { NoCredit } from '../panel/no-credit.tsx';
import { PlacedBid } from '../panel/placed-bid.tsx';
import type { usePlacing } from './use-placing.ts';

interface BidDialogsProps {
  lot: LotView;
  flow: ReturnType<typeof usePlacing>;
  terms: ReactNode;
  typeLabel: (bidType: number | null) => string | undefined;
  onPlaced: () => void;
  /** Returns true if the fields show what is wrong. */
  onRefused: (refusal: CallRefusal) => boolean;
  onUseAffordable: (amount: number) => void;
  onDoubt: () => void;
}

export function BidDialogs({
  lot,
  flow,
  terms,
  typeLabel,
  onPlaced,
  onRefused,
  onUseAffordable,
  onDoubt,
}: BidDialogsProps) {
  const { placing, finish, overdraw, reset } = flow;
  switch (placing.at) {
    case 'confirm':
      return (
        <ConfirmBid
          lot={lot}
          order={placing.order}
          credit={placing.credit}
          terms={terms}
          typeLabel={typeLabel(placing.order.bidType)}
          onPlaced={(placed) => {
            onPlaced();
            void finish(placing.order, placed, placing.credit !== undefined);
          }}
          onOverdrawn={(headroom) => void overdraw(placing.order, headroom)}
          onRefused={(refusal) => {
            const isShown = onRefused(refusal);
            if (isShown) reset();
            return isShown;
          }}
          onClose={(inDoubt) => {
            reset();
            if (inDoubt) onDoubt();
          }}
        />
      );
    case 'credit': {
      const { order, credit } = placing;
      return (
        <NoCredit
          credit={credit}
          client={order.client}
          affordable={affordableAmount(lot, order.amount, credit)}
          onUseAffordable={(amount) => {
            reset();
            onUseAffordable(amount);
          }}
          onClose={reset}
        />
      );
    }
    case 'placed':
      return <PlacedBid lot={lot} {...placing} onClose={reset} />;
    default:
      return null;
  }
}
