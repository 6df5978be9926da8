import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { chatQuery, outgoingQuery } from '../api/chat.query.ts';
import { markChatRead } from '../api/mark-chat-read.ts';
import { sendAgain, sendMessage } from '../api/send-message.ts';
import type { Chat } from '../model/chats.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import styles from './chat-tab.module.css';

interface ChatTabProps {
  bidId: number;
  isStaff: boolean;
  isRoomy: boolean;
}

/** What was written, and what is being written. */
export function ChatTab({ bidId, isStaff, isRoomy }: ChatTabProps) {
  const text = useText();
  const { data, isPending, isError, refetch } = useQuery(chatQuery(bidId));
  const { data: outgoing = [] } = useQuery(outgoingQuery(bidId));
  useMarkRead(bidId, data);
  return (
    <>
      <MessageList
        chat={data ?? nothing}
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
        isLoading={isPending}
        onSend={(message) => void sendMessage(bidId, message)}
      />
    </>
  );
}

const nothing: Pick<Chat, 'chat' | 'seenUpTo'> = { chat: [], seenUpTo: 0 };

/** What is unread becomes read once somebody can see it: not in a tab that stands behind others. */
function useMarkRead(bidId: number, chat: Chat | undefined): void {
  const marked = useRef(0);
  const newest = chat?.chat.at(-1)?.id ?? 0;
  const isUnread = chat?.isRead === false;
  useEffect(() => {
    const mark = () => {
      if (!isUnread || marked.current >= newest || document.visibilityState !== 'visible') return;
      marked.current = newest;
      void markChatRead(bidId, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [bidId, newest, isUnread]);
}
