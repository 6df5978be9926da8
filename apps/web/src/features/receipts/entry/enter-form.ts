import type { InputOf } from '@seri/contract/call';
import type { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import type { Faults, FieldFault } from '@seri/domain/common/field-fault';
import { largestAmount } from '@seri/domain/money/ledger';
import { requiredFault } from '@seri/domain/people/person-fields';
import type { Currency } from '@seri/domain/receipts/currencies';
import { foreignYen } from '@seri/domain/receipts/foreign-yen';
import { isJapanDay } from '@seri/domain/time/japan-time';
import { readAmount } from '../desk/amount-text.ts';

export type EnteredMoney = InputOf<typeof receiptsCalls.enter>['body'];

/** Amounts and the rate as they are typed. */
export interface EnterForm {
  bankAccount: string;
  bookedOn: string;
  currency: Currency;
  amount: string;
  rate: string;
  bankFee: string;
  senderName: string;
  senderBank: string;
  text: string;
  reference: string;
}

export const firstEnterForm = (bankAccount: string, today: string): EnterForm => ({
  bankAccount,
  bookedOn: today,
  currency: 'JPY',
  amount: '',
  rate: '',
  bankFee: '',
  senderName: '',
  senderBank: '',
  text: '',
  reference: '',
});

const rateOf = ({ rate }: Pick<EnterForm, 'rate'>) => rate.trim().replace(',', '.');
const isRate = (rate: string) => /^\d{1,6}(\.\d{1,6})?$/.test(rate) && Number(rate) > 0;

/** Undefined if it is no amount; nothing is no fee. */
function feeOf({ bankFee }: Pick<EnterForm, 'bankFee'>): number | undefined {
  const digits = bankFee.replaceAll(/\s/g, '');
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined;
}

/** The yen of a foreign amount, as soon as they can be reckoned. */
export function yenOfEntered(form: EnterForm): number | undefined {
  const [amount, rate] = [readAmount(form.amount, form.currency), rateOf(form)];
  if (form.currency === 'JPY' || amount === undefined || !isRate(rate)) return undefined;
  return foreignYen({ amount, currency: form.currency, rate, fee: feeOf(form) ?? 0 }).yen;
}

export function enterFaults(form: EnterForm): Faults<keyof EnterForm> {
  const { bankAccount, bookedOn, currency, amount, senderName, text } = form;
  const rate = rateOf(form);
  const faults: Partial<Record<keyof EnterForm, FieldFault | undefined>> = {
    bankAccount: requiredFault(bankAccount),
    bookedOn: isJapanDay(bookedOn) ? undefined : { problem: 'required' },
    amount: requiredFault(amount) ?? amountFault(readAmount(amount, currency)),
    rate: currency === 'JPY' || rate === '' || isRate(rate) ? undefined : { problem: 'invalid' },
    bankFee: feeOf(form) === undefined ? { problem: 'invalid' } : undefined,
    // Without either nobody could ever find out whose money it is.
    senderName: senderName.trim() === '' && text.trim() === '' ? { problem: 'required' } : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

const amountFault = (amount: number | undefined): FieldFault | undefined =>
  amount === undefined || amount > largestAmount ? { problem: 'invalid' } : undefined;

export function enteredOf(form: EnterForm): EnteredMoney {
  const rate = rateOf(form);
  return {
    bankAccount: form.bankAccount.trim(),
    bookedOn: form.bookedOn,
    amount: readAmount(form.amount, form.currency) ?? 0,
    currency: form.currency,
    rate: form.currency === 'JPY' || rate === '' ? null : rate,
    bankFee: feeOf(form) ?? 0,
    senderName: form.senderName.trim(),
    senderBank: form.senderBank.trim(),
    text: form.text.trim(),
    reference: form.reference.trim(),
  };
}
