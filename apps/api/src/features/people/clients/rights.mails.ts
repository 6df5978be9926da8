import type { StaffRight, StaffRights } from '@seri/domain/people/given-rights';
import { letterTo, type MailContact, type Reader } from '../../../platform/mail/letter.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';

interface ChangeOfRights {
  by: string;
  at: Date;
  changed: readonly StaffRight[];
  has: StaffRights;
  page: string;
}

export function rightsChangedMail(reader: Reader, contact: MailContact, change: ChangeOfRights): MailContent {
  const { by, at, changed, has, page } = change;
  return letterTo(reader, contact, ({ text, when }) => ({
    subject: text('mail.rights.subject'),
    preheader: text('mail.rights.preheader', { name: by, when: when(at) }),
    paragraphs: [
      text('mail.rights.text', { name: by, when: when(at) }),
      changed.map((right) => {
        const values = { right: text(`rights.${right}`) };
        return has[right] ? text('mail.rights.given', values) : text('mail.rights.taken', values);
      }),
      text('mail.rights.advice'),
    ],
    link: ['mail.factor.open', page],
  }));
}
