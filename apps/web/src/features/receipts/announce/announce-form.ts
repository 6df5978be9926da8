import type { FieldFault, Faults } from '@seri/domain/common/field-fault';
import { largestAmount } from '@seri/domain/money/ledger';
import { requiredFault } from '@seri/domain/people/person-fields';
import type { Currency } from '@seri/domain/receipts/currencies';
import { isJapanDay } from '@seri/domain/time/japan-time';
import { readAmount } from '../desk/amount-text.ts';
import type { Announcing } from './announced.ts';

export interface AnnounceForm {
  /** The text of the field, with its commas and decimals. */
  amount: string;
  currency: Currency;
  sentOn: string;
  note: string;
}

export const firstAnnounceForm = (today: string): AnnounceForm => ({
  amount: '',
  currency: 'JPY',
  sentOn: today,
  note: '',
});

export function announceFaults({ amount, currency, sentOn }: AnnounceForm): Faults<keyof AnnounceForm> {
  const faults: Partial<Record<keyof AnnounceForm, FieldFault | undefined>> = {
    amount: requiredFault(amount) ?? amountFault(readAmount(amount, currency)),
    sentOn: isJapanDay(sentOn) ? undefined : { problem: 'required' },
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

const amountFault = (amount: number | undefined): FieldFault | undefined =>
  amount === undefined || amount > largestAmount ? { problem: 'invalid' } : undefined;

export const announcingOf = ({ amount, currency, sentOn, note }: AnnounceForm): Announcing => ({
  amount: readAmount(amount, currency) ?? 0,
  currency,
  sentOn,
  note: note.trim(),
});
