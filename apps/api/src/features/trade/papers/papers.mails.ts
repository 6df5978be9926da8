import { dayText } from '@seri/domain/invoices/day-text';
import { invoiceReference } from '@seri/domain/invoices/invoice-reference';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import { formatYen } from '@seri/domain/money/money';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { letterTo, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

interface MailedPaper {
  kind: SalePaper['kind'];
  number: string;
  total: number;
  dueOn: JapanDay | null;
  /** It needs a sign-in, so that a mail that is passed on opens nothing. */
  page: string;
}

/** R90: says that a paper is there, what is to be paid, and by when. */
export function paperMail(
  reader: Reader,
  contact: MailContact,
  { kind, number, total, dueOn, page }: MailedPaper,
): MailContent {
  return letterTo(reader, contact, ({ language, text }) => {
    const values = { number, total: formatYen(total), reference: invoiceReference(number) };
    const due = dueOn === null ? '' : text('mail.paper.due', { day: dayText(dueOn, language) });
    const pay = kind === 'credit_note' ? '' : text('mail.paper.pay', values);
    return {
      subject: text(`mail.paper.${kind}.subject`, values),
      preheader: text(`mail.paper.${kind}.text`, values),
      paragraphs: [text(`mail.paper.${kind}.text`, values), [due, pay].filter(Boolean).join(' ')],
      link: ['mail.open.paper', page],
    };
  });
}
