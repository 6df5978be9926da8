import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { chatQuery, outgoingQuery } from './chat.query.ts';
import { markChatRead } from './mark-chat-read.ts';
import { sendAgain, sendMessage } from './send-message.ts';
import type { BidChat } from './chats.ts';
import { markChatShown } from '../bids/list/open-chat.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import styles from './chat-tab.module.css';

interface ChatTabProps {
  bidId: number;
  isStaff: boolean;
  isRoomy: boolean;
  takesFocus: boolean;
}

export function ChatTab({ bidId, isStaff, isRoomy, takesFocus }: ChatTabProps) {
  const text = useText();
  const { data, dataUpdatedAt, isPending, isError, refetch } = useQuery(chatQuery(bidId));
  const { data: outgoing = [] } = useQuery(outgoingQuery(bidId));
  useMarkRead(bidId, data, dataUpdatedAt);
  const isShown = data !== undefined;
  useEffect(() => (isShown ? markChatShown(bidId) : undefined), [bidId, isShown]);
  return (
    <>
      <MessageList
        chat={data}
        outgoing={outgoing}
        onAgain={(message) => void sendAgain(bidId, message)}
        isStaff={isStaff}
        isLoading={isPending}
      />
      {isError && (
        <p role="alert" className={styles.failed}>
          {text('chat.failed')}
          <Button size="s" onClick={() => void refetch()}>
            {text('ui.retry')}
          </Button>
        </p>
      )}
      <Composer
        bidId={bidId}
        label={text(isStaff ? 'chat.write.client' : 'chat.write.manager')}
        isRoomy={isRoomy}
        takesFocus={takesFocus}
        isLoading={isPending}
        onSend={(message) => void sendMessage(bidId, message)}
      />
    </>
  );
}

/**
 * Marks messages as read once they can be seen, not in a hidden tab. If the server does not accept it, the next answer
 * is another chance.
 */
function useMarkRead(bidId: number, chat: BidChat | undefined, readAt: number): void {
  const marked = useRef(0);
  const mark = useEffectEvent(async () => {
    const newest = chat?.chat.at(-1)?.id ?? 0;
    if (chat?.isRead !== false || marked.current >= newest || document.visibilityState !== 'visible') return;
    marked.current = newest;
    if (!(await markChatRead(bidId, newest))) marked.current = 0;
  });
  useEffect(() => {
    if (readAt > 0) void mark();
  }, [readAt]);
  useEffect(() => {
    const look = () => void mark();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
