import { MessageSquare } from 'lucide-react';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { classNames } from '../../ui/frame/class-names.ts';
import styles from './chat-button.module.css';

interface ChatButtonProps {
  bid: { bidId: number; unread: number; message: string | null };
  isOpen: boolean;
  onOpen: () => void;
}

export function ChatButton({ bid: { bidId, unread, message }, isOpen, onOpen }: ChatButtonProps) {
  const text = useText();
  return (
    <Button
      kind="bare"
      size="s"
      data-chat={bidId}
      className={classNames(styles.button, unread > 0 && styles.unread)}
      icon={<MessageSquare aria-hidden="true" />}
      label={unread > 0 ? text('chat.open.unread', { count: unread }) : text('chat.open')}
      title={message ?? undefined}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {unread > 0 ? unread : ''}
    </Button>
  );
}
