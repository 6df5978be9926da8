import type { Notice } from '@seri/contract/talk/notifications.schema';
import { chatPath } from '@seri/domain/talk/chat-path';
import { lotPath } from '@seri/domain/catalogue/page-types';
import type { MessageId } from '@seri/messages/message-id';
import type { Settings } from '../../../platform/config/settings.ts';
import { letterTo, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { portalLink } from '../../../platform/mail/portal-link.ts';

type MailedNotice = Pick<
  Notice,
  'eventType' | 'message' | 'lotNo' | 'lotType' | 'lotId' | 'auctionName' | 'specification' | 'bidId'
>;

const longestSubject = 200;

/** One mail for the notices of one bid, with its lot and a link. */
export function noticeMail(
  reader: Reader & { role_id: number },
  notices: readonly MailedNotice[],
  settings: Pick<Settings, 'publicUrl' | 'port'>,
): MailContent {
  const [first, ...rest] = notices;
  if (!first) throw new Error('A mail tells of something.');
  const { message, lotNo, auctionName, specification, bidId } = first;
  return letterTo(reader, {
    subject: (text, language) => {
      const many = () => text('mail.notice.messages', { count: notices.length });
      const summary = rest.length === 0 ? message[language] : many();
      return inOneLine(text('mail.notice.subject', { lot: lotNo, message: summary }));
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

/** A message is answered in its chat. */
function linkOf(
  { role_id: roleId }: { role_id: number },
  { eventType, lotType, lotId, bidId }: MailedNotice,
  settings: Pick<Settings, 'publicUrl' | 'port'>,
): readonly [MessageId, string] {
  if (eventType !== 'chatMessage') return ['mail.notice.open', portalLink(settings, lotPath(lotType, lotId))];
  return ['mail.notice.answer', portalLink(settings, chatPath(roleId, bidId))];
}

/** Names come from feeds and people, so control characters are removed and the length is limited. */
function inOneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, longestSubject);
}
