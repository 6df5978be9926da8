import { letterTo, type MailContact, type Reader } from '../../../../platform/mail/letter.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';

interface BankChange {
  by: string;
  at: Date;
  page: string;
}

export function bankChangedMail(reader: Reader, contact: MailContact, { by, at, page }: BankChange): MailContent {
  return letterTo(reader, contact, ({ text, when }) => {
    const values = { name: by, when: when(at) };
    return {
      subject: text('mail.bankChanged.subject'),
      preheader: text('mail.bankChanged.preheader', values),
      paragraphs: [text('mail.bankChanged.text', values), text('mail.bankChanged.advice')],
      link: ['mail.bankChanged.open', page],
    };
  });
}
