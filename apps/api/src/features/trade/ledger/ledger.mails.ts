import { formatYen } from '@seri/domain/money/money';
import { letterTo, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

interface OpenedBidding {
  amount: number;
  /** Null without a limit. */
  free: number | null;
  links: { lots: string; balance: string };
}

export function biddingOpenedMail(
  reader: Reader,
  contact: MailContact,
  { amount, free, links }: OpenedBidding,
): MailContent {
  const values = { amount: formatYen(amount), free: formatYen(free ?? 0) };
  return letterTo(reader, contact, ({ text }) => ({
    subject: text('mail.biddingOpened.subject', values),
    preheader: free === null ? text('mail.biddingOpened.next') : text('mail.biddingOpened.preheader', values),
    paragraphs: [
      text(free === null ? 'mail.biddingOpened.textUnlimited' : 'mail.biddingOpened.text', values),
      text('mail.biddingOpened.next'),
    ],
    link: ['mail.open.lots', links.lots],
    otherLink: ['mail.open.balance', links.balance],
  }));
}
