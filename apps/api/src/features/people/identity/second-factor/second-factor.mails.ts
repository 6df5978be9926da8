import { letterTo, type MailContact, type Reader } from '../../../../platform/mail/letter.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';

export const factorChanges = [
  'authenticatorAdded',
  'authenticatorRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'codesRenewed',
  'codeUsed',
  'reset',
] as const;
type FactorChange = (typeof factorChanges)[number];

export function factorMail(reader: Reader, contact: MailContact, change: FactorChange, profile: string): MailContent {
  return letterTo(reader, contact, ({ text }) => ({
    subject: text('mail.factor.subject'),
    preheader: text(`mail.factor.${change}`),
    paragraphs: [text(`mail.factor.${change}`), text('mail.factor.advice')],
    link: ['mail.factor.open', profile],
  }));
}

export function enrolmentMail(reader: Reader, contact: MailContact, link: string): MailContent {
  return letterTo(reader, contact, ({ text }) => ({
    subject: text('mail.enrol.subject'),
    preheader: text('mail.enrol.preheader'),
    paragraphs: [text('mail.enrol.text'), text('mail.enrol.advice')],
    link: ['mail.enrol.open', link],
  }));
}
