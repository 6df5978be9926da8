import type { ReactNode } from 'react';
import type { CallRefusal } from '../../../lib/refusal.ts';
import type { LotView } from '../../lots/model/lot-view.ts';
import { affordable } from '../model/bid-credit.ts';
import { ConfirmBid } from './confirm-bid.tsx';
import { NoCredit } from './no-credit.tsx';
import { PlacedBid } from './placed-bid.tsx';
import type { usePlacing } from './use-placing.ts';

interface BidDialogsProps {
  lot: LotView;
  flow: ReturnType<typeof usePlacing>;
  terms: ReactNode;
  typeLabel: (bidType: number | null) => string | undefined;
  onPlaced: () => void;
  /** True where the fields say what is wrong. */
  onRefused: (refusal: CallRefusal) => boolean;
  onInstead: (amount: number) => void;
  onDoubt: () => void;
}

/** What stands over the page between the fields and the bid. */
export function BidDialogs({ lot, flow, terms, typeLabel, onPlaced, onRefused, onInstead, onDoubt }: BidDialogsProps) {
  const { placing, finish, overdraw, rest } = flow;
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
            if (isShown) rest();
            return isShown;
          }}
          onClose={(inDoubt) => {
            rest();
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
          instead={affordable(lot, order.amount, credit)}
          onInstead={(amount) => {
            rest();
            onInstead(amount);
          }}
          onClose={rest}
        />
      );
    }
    case 'placed':
      return <PlacedBid lot={lot} {...placing} onClose={rest} />;
    default:
      return null;
  }
}
