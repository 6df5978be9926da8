import type { Notice } from '@seri/contract/talk/notifications.schema';
import { chatPath } from '@seri/domain/talk/chat-path';
import { lotPath } from '@seri/domain/catalogue/page-types';
import type { MessageId } from '@seri/messages/message-id';
import type { Settings } from '../../../platform/config/settings.ts';
import { letterTo, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';

type Told = Pick<
  Notice,
  'eventType' | 'message' | 'lotNo' | 'lotType' | 'lotId' | 'auctionName' | 'specification' | 'bidId'
>;

const longestSubject = 200;

/** What the notices of one bid say, of which lot, and where that is. */
export function noticeMail(
  reader: Reader & { role_id: number },
  notices: readonly Told[],
  settings: Pick<Settings, 'publicUrl' | 'port'>,
): MailContent {
  const [first, ...rest] = notices;
  if (!first) throw new Error('A mail tells of something.');
  const { message, lotNo, auctionName, specification, bidId } = first;
  return letterTo(reader, {
    subject: (text, language) => {
      const many = () => text('mail.notice.messages', { count: notices.length });
      const said = rest.length === 0 ? message[language] : many();
      return inOneLine(text('mail.notice.subject', { lot: lotNo, message: said }));
    },
    paragraphs: (text, language) => [
      ...notices.map((notice) => notice.message[language].split('\n')),
      [
        text('mail.notice.lot', { lot: [lotNo, auctionName].filter(Boolean).join(', ') }),
        specification,
        text('mail.notice.bid', { bid: String(bidId) }),
      ],
    ],
    link: linkOf(reader, first, settings),
    otherLink: ['mail.notice.settings', portalLink(settings, '/profile')],
  });
}

/** What was written is answered where it was written. */
function linkOf(
  { role_id: roleId }: { role_id: number },
  { eventType, lotType, lotId, bidId }: Told,
  settings: Pick<Settings, 'publicUrl' | 'port'>,
): readonly [MessageId, string] {
  if (eventType !== 'chatMessage') return ['mail.notice.open', portalLink(settings, lotPath(lotType, lotId))];
  return ['mail.notice.answer', portalLink(settings, chatPath(roleId, bidId))];
}

/** Names come from feeds and people; a subject is one line of no great length. */
function inOneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, longestSubject);
}
