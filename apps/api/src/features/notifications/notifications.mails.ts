import type { Notice } from '@seri/contract/notifications.schema';
import { lotPath } from '@seri/domain/page-types';
import type { Settings } from '../../platform/config/settings.ts';
import { letterTo, type Reader } from '../../platform/mail/letter.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { portalLink } from '../../platform/mail/portal-link.ts';

type Told = Pick<Notice, 'message' | 'lotNo' | 'lotType' | 'lotId' | 'auctionName' | 'specification' | 'bidId'>;

const longestSubject = 200;

/** What the notice says, of which lot, and where that is. */
export function noticeMail(
  reader: Reader,
  { message, lotNo, lotType, lotId, auctionName, specification, bidId }: Told,
  settings: Pick<Settings, 'publicUrl' | 'port'>,
): MailContent {
  return letterTo(reader, {
    subject: (text, language) => inOneLine(text('mail.notice.subject', { lot: lotNo, message: message[language] })),
    paragraphs: (text, language) => [
      message[language],
      [
        text('mail.notice.lot', { lot: [lotNo, auctionName].filter(Boolean).join(', ') }),
        specification,
        text('mail.notice.bid', { bid: String(bidId) }),
      ],
    ],
    link: ['mail.notice.open', portalLink(settings, lotPath(lotType, lotId))],
    otherLink: ['mail.notice.settings', portalLink(settings, '/profile')],
  });
}

/** Names come from feeds and people; a subject is one line of no great length. */
function inOneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, longestSubject);
}
