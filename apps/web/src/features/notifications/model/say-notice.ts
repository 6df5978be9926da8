import { chatPath } from '@seri/domain/talk/chat-path';
import { lotPath } from '@seri/domain/catalogue/page-types';
import { localization } from '../../../lib/language.ts';
import { toast } from '../../../ui/toast.ts';
import { isChatShown } from '../../chat/model/open-chat.ts';
import { session } from '../../identity/model/session.ts';
import { markRead } from '../api/mark-read.ts';
import type { NewNotice } from './notices.ts';
import { playSound } from './play-sound.ts';
import { isMuted } from './sound-choice.ts';

/** Lot number, what happened and where, with a way there; and its sound. A message that stands before the reader is not told. */
export function sayNotice(notice: NewNotice): void {
  const { eventType, message, lotNo, auctionName, specification, id, bidId } = notice;
  if (eventType === 'chatMessage' && isChatShown(bidId)) return;
  const { language } = localization.get();
  toast({
    plate: lotNo,
    title: message[language],
    text: [auctionName, specification].filter(Boolean).join(' · '),
    tone: eventType === 'managerWinBid' ? 'win' : 'info',
    action: { ...wayTo(notice), onSelect: () => void markRead(id, bidId) },
  });
  if (!isMuted.get()) playSound(eventType);
}

/** What was written is read where it was written. */
function wayTo({ eventType, bidId, lotType, lotId }: NewNotice): { label: string; href: string } {
  const { text } = localization.get();
  const roleId = session.get().profile?.detail.roleId;
  if (eventType !== 'chatMessage' || roleId === undefined) {
    return { label: text('notifications.openLot'), href: lotPath(lotType, lotId) };
  }
  return { label: text('notifications.openChat'), href: chatPath(roleId, bidId) };
}
