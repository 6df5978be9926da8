import { useText } from '../../../lib/text.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useProfile } from '../../identity/model/session.ts';
import { priceFacts } from '../../lots/model/lot-facts.ts';
import type { BidPanelProps } from '../model/bid-pieces.ts';
import { isBiddable, ownBidOf } from '../model/own-bid.ts';
import { BidDesk } from './bid-desk.tsx';
import { StaffDesk } from './staff-desk.tsx';

/** R50: where one bids on a lot; nothing for who was only sent a link, or looks at what is over. */
export function BidPanel({ lot, terms, withPrices, renderSold }: BidPanelProps) {
  const text = useText();
  const profile = useProfile();
  if (!profile || !isBiddable(lot)) return null;
  const isStaff = profile.detail.userType === 3;
  return (
    <Sheet flush title={text(lot.pageType === 'stock' ? 'bidding.title.order' : 'bidding.title')} data-bid-panel="">
      {withPrices && <Facts cols={1} phoneCols={1} items={priceFacts(text, lot)} />}
      {isStaff ? (
        <StaffDesk lot={lot} terms={terms} renderSold={renderSold} permission={profile.permission} />
      ) : (
        <BidDesk
          lot={lot}
          own={ownBidOf(lot.bidInfo)}
          terms={terms}
          renderSold={renderSold}
          permission={profile.permission}
        />
      )}
    </Sheet>
  );
}
