import { type ReactNode, Suspense } from 'react';
import { ChatButton } from '../../features/chat/components/chat-button.tsx';
import { openChatOf, withChat } from '../../features/chat/model/open-chat.ts';
import { withTexts } from '../../lib/language.ts';
import { lazyPiece } from '../../lib/lazy-piece.tsx';
import type { useAddress } from './use-address.ts';

const ChatPanel = lazyPiece(
  withTexts(['bidding', 'bids', 'chat'], () => import('../../features/chat/components/chat-panel.tsx')),
  'ChatPanel',
);

interface BidChat {
  /** In the row of a bid. */
  renderChat: (bid: { bidId: number; unread: number; message: string | null }) => ReactNode;
  /** Of the bid in the address; nothing without one. */
  panel: ReactNode;
}

/** R60: the chat that stands open is part of the address, beside whatever list that shows. */
export function useBidChat({ search, navigate }: ReturnType<typeof useAddress>): BidChat {
  const bidId = openChatOf(search);
  const show = (other: number | undefined) =>
    navigate(withChat(location.pathname + location.search, other), bidId === undefined ? undefined : 'replace');
  return {
    renderChat: (bid) => (
      <ChatButton
        bid={bid}
        isOpen={bid.bidId === bidId}
        onOpen={() => show(bid.bidId === bidId ? undefined : bid.bidId)}
      />
    ),
    panel: bidId !== undefined && (
      <Suspense>
        <ChatPanel bidId={bidId} onClose={() => show(undefined)} />
      </Suspense>
    ),
  };
}
