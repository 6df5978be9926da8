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
  const { placing, finish, showMissingCredit, reset } = flow;
  switch (placing.at) {
    case 'confirm':
      return (
        <ConfirmBid
          lot={lot}
          draft={placing.draft}
          credit={placing.credit}
          terms={terms}
          typeLabel={typeLabel(placing.draft.bidType)}
          onPlaced={(placed) => {
            onPlaced();
            void finish(placing.draft, placed, placing.credit !== undefined);
          }}
          onOverdrawn={(headroom) => void showMissingCredit(placing.draft, headroom)}
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
      const { draft, credit } = placing;
      return (
        <NoCredit
          credit={credit}
          client={draft.client}
          affordable={affordableAmount(lot, draft.amount, credit)}
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
