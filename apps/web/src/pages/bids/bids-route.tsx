import { BidsPage } from '../../features/bids/list/bids-page.tsx';
import { bidsCallAt } from '../../features/bids/list/bids.ts';
import type { BidSlots, RenderBidPhoto } from '../../features/bids/list/slots.ts';
import { LotPhoto } from '../../features/catalogue/rows/lot-photo.tsx';
import { StartSlot } from '../../features/start/start-slot.tsx';
import { useIsStarting } from '../../features/start/start.ts';
import { landingPath } from '../../app/guard.ts';
import styles from './bids-route.module.css';
import { BidActions } from './bid-actions.tsx';
import { BidUser } from './bid-user.tsx';
import { useAddress } from '../../app/use-address.ts';
import { useBidChat } from './use-bid-chat.tsx';

const renderPhoto: RenderBidPhoto = (bid, width, eager) => <LotPhoto lot={bid} width={width} eager={eager} />;

const renderActions: BidSlots['renderActions'] = (bid) => <BidActions bid={bid} />;

const renderUser: BidSlots['renderUser'] = ({ user }) => user && <BidUser user={user} />;

/** One screen at four addresses. */
export function BidsRoute() {
  const address = useAddress();
  const { path, search, navigate } = address;
  const chat = useBidChat(address);
  const isStarting = useIsStarting();
  const call = bidsCallAt(path.replace(/\/$/, '')) ?? 'mine';
  return (
    <div className={chat.panel ? styles.withChat : undefined}>
      <BidsPage
        key={call}
        call={call}
        search={search}
        navigate={navigate}
        listingHref={landingPath}
        start={isStarting ? <StartSlot /> : undefined}
        renderChat={chat.renderChat}
        renderPhoto={renderPhoto}
        renderUser={renderUser}
        renderActions={renderActions}
      />
      {chat.panel}
    </div>
  );
}
