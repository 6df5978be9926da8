import { dayText } from '@seri/domain/invoices/day-text';
import { formatYen } from '@seri/domain/money/money';
import { letterTo, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { NamedReminder } from './reminders.read.ts';

interface DueMail {
  reminders: readonly NamedReminder[];
  /** Names the account, as any transfer does (R65). */
  reference: string;
  links: { payments: string; purchases: string };
}

/** R93: what is due or late, each car with its day. */
export function dueMail(reader: Reader, contact: MailContact, { reminders, reference, links }: DueMail): MailContent {
  const isLate = reminders.some(({ day }) => day > 0);
  const values = {
    amount: formatYen(reminders.reduce((sum, { amount }) => sum + amount, 0)),
    cars: reminders.length,
    reference,
  };
  return letterTo(reader, contact, ({ text, language }) => ({
    subject: text(isLate ? 'mail.late.subject' : 'mail.due.subject', values),
    preheader: text('mail.due.preheader', values),
    paragraphs: [
      text(isLate ? 'mail.late.text' : 'mail.due.text', values),
      reminders.map(({ name, amount, dueOn }) =>
        text('mail.due.car', { car: name, amount: formatYen(amount), day: dayText(dueOn, language) }),
      ),
      text('mail.due.next', values),
      text('mail.due.sent'),
    ],
    link: ['mail.open.payments', links.payments],
    otherLink: ['mail.open.purchases', links.purchases],
  }));
}
