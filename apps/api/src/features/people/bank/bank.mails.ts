import { letterTo, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

interface BankChange {
  by: string;
  at: Date;
  page: string;
}

export function bankChangedMail(reader: Reader, { by, at, page }: BankChange): MailContent {
  return letterTo(reader, {
    subject: 'mail.bankChanged.subject',
    paragraphs: (text, language) => {
      const when = at.toLocaleString(language, { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' });
      return [text('mail.bankChanged.text', { name: by, when }), text('mail.bankChanged.advice')];
    },
    link: ['mail.bankChanged.open', page],
  });
}
