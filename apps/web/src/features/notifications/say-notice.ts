import { localization } from '../../lib/language/language.ts';
import { toast } from '../../ui/passing/toast.ts';
import { isChatShown } from '../bids/list/open-chat.ts';
import { session } from '../identity/session/session.ts';
import { markRead } from './mark-read.ts';
import { placeOf } from './notice-hrefs.ts';
import type { NoticeEvent } from './notices.ts';
import { playSound } from './play-sound.ts';
import { isMuted } from './sound-choice.ts';

/** A toast with the lot, the event and a link, and its sound. A message in the chat that is shown is not announced. */
export function announceNotice(notice: NoticeEvent): void {
  const { eventType, message, lotNo, auctionName, specification, id, bidId, lotId } = notice;
  if (bidId !== null && eventType === 'chatMessage' && isChatShown(bidId)) return;
  const { language, text } = localization.get();
  const { label, href } = placeOf(notice, session.get().profile);
  toast({
    plate: lotNo,
    title: message[language],
    text: [auctionName, specification].filter(Boolean).join(' · '),
    tone: eventType === 'managerWinBid' ? 'win' : 'info',
    action: { label: text(label), href, onSelect: () => void markRead(id, { bidId, lotId }) },
  });
  if (!isMuted.get()) playSound(eventType);
}
