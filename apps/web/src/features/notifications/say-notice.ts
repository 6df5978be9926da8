import { chatPath } from '@seri/domain/talk/chat-path';
import { lotPath } from '@seri/domain/catalogue/page-types';
import { localization } from '../../lib/language/language.ts';
import { toast } from '../../ui/passing/toast.ts';
import { isChatShown } from '../bids/list/open-chat.ts';
import { session } from '../identity/session/session.ts';
import { markRead } from './mark-read.ts';
import type { NoticeEvent } from './notices.ts';
import { playSound } from './play-sound.ts';
import { isMuted } from './sound-choice.ts';

/** A toast with the lot, the event and a link, and its sound. A message in the chat that is shown is not announced. */
export function announceNotice(notice: NoticeEvent): void {
  const { eventType, message, lotNo, auctionName, specification, id, bidId } = notice;
  if (eventType === 'chatMessage' && isChatShown(bidId)) return;
  const { language } = localization.get();
  toast({
    plate: lotNo,
    title: message[language],
    text: [auctionName, specification].filter(Boolean).join(' · '),
    tone: eventType === 'managerWinBid' ? 'win' : 'info',
    action: { ...linkOf(notice), onSelect: () => void markRead(id, bidId) },
  });
  if (!isMuted.get()) playSound(eventType);
}

/** A chat message links to its chat, all other notices to the lot. */
function linkOf({ eventType, bidId, lotType, lotId }: NoticeEvent): { label: string; href: string } {
  const { text } = localization.get();
  const roleId = session.get().profile?.detail.roleId;
  if (eventType !== 'chatMessage' || roleId === undefined) {
    return { label: text('notifications.openLot'), href: lotPath(lotType, lotId) };
  }
  return { label: text('notifications.openChat'), href: chatPath(roleId, bidId) };
}
