import type { TaxMark } from '@seri/domain/charges/tax-marks';
import {
  type BillingChange,
  billingSides,
  type BillingSwitch,
  type PaperAtWin,
} from '@seri/domain/money/company-billing';
import { letterTo, type LetterTools, type MailContact, type Reader } from '../../../../platform/mail/letter.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';

interface ChangeOfBilling {
  by: string;
  at: Date;
  changes: readonly BillingChange[];
  page: string;
}

export function billingChangedMail(reader: Reader, contact: MailContact, change: ChangeOfBilling): MailContent {
  const { by, at, changes, page } = change;
  return letterTo(reader, contact, ({ text, when }) => {
    const values = { name: by, when: when(at) };
    return {
      subject: text('mail.billingChanged.subject'),
      preheader: text('mail.billingChanged.preheader', values),
      paragraphs: [
        text('mail.billingChanged.text', values),
        changes.map((changed) => lineOf(text, changed)),
        text('mail.billingChanged.advice'),
      ],
      link: ['mail.billingChanged.open', page],
    };
  });
}

function lineOf(text: LetterTools['text'], { field, line, from, to }: BillingChange): string {
  const name = text(`billing.field.${field}`);
  const said = (value: BillingChange['from']) => {
    if (line) return text(`billing.mark.${value as TaxMark}`);
    if (field === 'atWin') return text(`billing.atWin.${value as PaperAtWin}`);
    if (typeof value === 'boolean') return text(billingSides[field as BillingSwitch][value ? 0 : 1]);
    if (value === null) return text('billing.never');
    return value === '' ? text('billing.empty') : String(value);
  };
  const values = { field: line ? `${name}, ${text(`billing.line.${line}`)}` : name, from: said(from), to: said(to) };
  return text('mail.billingChanged.line', values);
}
