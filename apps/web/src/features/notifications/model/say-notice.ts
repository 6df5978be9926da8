import { lotPath } from '@seri/domain/page-types';
import { speech } from '../../../lib/language.ts';
import { toast } from '../../../ui/toast.ts';
import { markRead } from '../api/mark-read.ts';
import type { NewNotice } from './notices.ts';
import { playSound } from './play-sound.ts';
import { isMuted } from './sound-choice.ts';

/** Lot number, what happened and where, with a way there; and its sound. */
export function sayNotice(notice: NewNotice): void {
  const { eventType, message, lotNo, auctionName, specification, lotType, lotId, id, bidId } = notice;
  const { language, text } = speech.get();
  toast({
    plate: lotNo,
    title: message[language],
    text: [auctionName, specification].filter(Boolean).join(' · '),
    tone: eventType === 'managerWinBid' ? 'win' : 'info',
    action: {
      label: text('notifications.openLot'),
      href: lotPath(lotType, lotId),
      onSelect: () => void markRead(id, bidId),
    },
  });
  if (!isMuted.get()) playSound(eventType);
}
