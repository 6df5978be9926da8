import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { chatQuery, outgoingQuery } from '../api/chat.query.ts';
import { markChatRead } from '../api/mark-chat-read.ts';
import { sendAgain, sendMessage } from '../api/send-message.ts';
import type { Chat } from '../model/chats.ts';
import { showsChat } from '../model/open-chat.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import styles from './chat-tab.module.css';

interface ChatTabProps {
  bidId: number;
  isStaff: boolean;
  isRoomy: boolean;
  takesFocus: boolean;
}

/** What was written, and what is being written. */
export function ChatTab({ bidId, isStaff, isRoomy, takesFocus }: ChatTabProps) {
  const text = useText();
  const { data, dataUpdatedAt, isPending, isError, refetch } = useQuery(chatQuery(bidId));
  const { data: outgoing = [] } = useQuery(outgoingQuery(bidId));
  useMarkRead(bidId, data, dataUpdatedAt);
  const isShown = data !== undefined;
  useEffect(() => (isShown ? showsChat(bidId) : undefined), [bidId, isShown]);
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
 * What is unread becomes read once somebody can see it: not in a tab that stands behind others. Where that was not taken
 * the next answer is another chance.
 */
function useMarkRead(bidId: number, chat: Chat | undefined, readAt: number): void {
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
