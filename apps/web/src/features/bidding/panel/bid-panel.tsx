import { useText } from '../../../lib/language/text.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import { isStaff } from '../../identity/session/session-state.ts';
import { useProfile } from '../../identity/session/session.ts';
import { priceFacts } from '../../lots/facts/lot-facts.ts';
import { BidWhen } from './bid-deadline.tsx';
import type { BidPanelProps } from './bid-pieces.ts';
import { isBiddable, ownBidOf } from './own-bid.ts';
import { LotBidding } from './lot-bidding.tsx';
import { StaffLotBidding } from './staff-lot-bidding.tsx';

/** R50: the bidding panel. It is empty for visitors with a shared link and for lots in statistics. */
export function BidPanel({ lot, terms, withPrices, renderSold, start }: BidPanelProps) {
  const text = useText();
  const profile = useProfile();
  if (!profile || !isBiddable(lot)) return null;
  return (
    <Sheet flush title={text(lot.pageType === 'stock' ? 'bidding.title.order' : 'bidding.title')} data-bid-panel="">
      {withPrices && (
        <>
          <BidWhen lot={lot} />
          <Facts cols={1} phoneCols={1} items={priceFacts(text, lot)} />
        </>
      )}
      {isStaff(profile) ? (
        <StaffLotBidding lot={lot} terms={terms} renderSold={renderSold} permission={profile.permission} />
      ) : (
        <LotBidding
          lot={lot}
          own={ownBidOf(lot.bidInfo)}
          terms={terms}
          renderSold={renderSold}
          permission={profile.permission}
          start={start}
        />
      )}
    </Sheet>
  );
}
