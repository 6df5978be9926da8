import { formatYen } from '@seri/domain/money/money';
import { letterTo, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

export function biddingOpenedMail(reader: Reader, amount: number, balancePage: string): MailContent {
  return letterTo(reader, {
    subject: 'mail.biddingOpened.subject',
    paragraphs: (text) => [text('mail.biddingOpened.text', { amount: formatYen(amount) })],
    link: ['mail.biddingOpened.open', balancePage],
  });
}
