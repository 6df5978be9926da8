import { type ReactNode, useEffect, useRef } from 'react';
import { ChatButton } from '../../features/chat/chat-button.tsx';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import { openChatOf, withChat } from '../../features/bids/list/open-chat.ts';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import type { useAddress } from '../../app/use-address.ts';

const ChatBody = lazyPiece(
  withTexts(['bidding', 'bids'], () => import('../../features/chat/chat-body.tsx')),
  'ChatBody',
);

interface OpenBidChat {
  /** In the row of a bid. */
  renderChat: (bid: { bidId: number; unread: number; message: string | null }) => ReactNode;
  /** The chat of the bid in the address; empty without one. */
  panel: ReactNode;
}

/** R60: the chat that stands open is part of the address, beside whatever list that shows. Back closes it. */
export function useBidChat({ search, navigate }: ReturnType<typeof useAddress>): OpenBidChat {
  const bidId = openChatOf(search);
  const openedFrom = useRef<string>(undefined);
  useEffect(() => {
    // Once the list has moved on under it, one step back is another list.
    if (openedFrom.current !== listHref()) openedFrom.current = undefined;
  });

  const open = (other: number) => {
    if (bidId === undefined) openedFrom.current = listHref();
    navigate(withChat(listHref(), other), bidId === undefined ? undefined : 'replace');
  };
  const close = () => {
    const isStepBack = openedFrom.current !== undefined;
    openedFrom.current = undefined;
    if (isStepBack) window.history.back();
    else navigate(listHref(), 'replace');
  };
  return {
    renderChat: (bid) => (
      <ChatButton
        bid={bid}
        isOpen={bid.bidId === bidId}
        onOpen={() => (bid.bidId === bidId ? close() : open(bid.bidId))}
      />
    ),
    panel: bidId !== undefined && <ChatPanel bidId={bidId} onClose={close} Body={ChatBody} />,
  };
}

const listHref = () => withChat(location.pathname + location.search, undefined);
