import type { Currency } from '@seri/domain/receipts/currencies';
import { payerName } from '@seri/domain/receipts/payer-names';
import { referencesInText } from '@seri/domain/receipts/payment-references';
import type { PayerLine } from '@seri/domain/receipts/suggest-accounts';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { KeptLine } from '../files/bank-lines.ts';
import type { StoredReceipt } from '../receipt.store.ts';

/** A line of the bank whose sender is looked for. */
export type Payer = Required<PayerLine>;

type PayerRow = Pick<StoredReceipt, 'sender_name' | 'text' | 'amount_jpy' | 'amount' | 'currency' | 'booked_on'>;

export function payerOf({ sender_name, text, amount_jpy, amount, currency, booked_on }: PayerRow): Payer {
  const money = { amount, currency: currency as Currency, bookedOn: booked_on as JapanDay };
  return { senderName: sender_name, text, yen: amount_jpy, money };
}

const accountOfReference = /^SERI-(\d+)-\d$/;
/** Without the two check digits. */
const numberOfDocument = /^(.+)-\d\d$/;
const largestInteger = 2 ** 31 - 1;

/** R94: by what the database looks for accounts; the rule then says how much speaks for each. */
export interface PayerTraces {
  accountIds: number[];
  documents: string[];
  alias: string;
  name: string;
  text: string;
  yen: number | null;
  amount: number;
  currency: string;
}

export function tracesOf({ senderName, text, yen, money }: Payer): PayerTraces {
  const { references, clientIds } = referencesInText(`${senderName}\n${text}`);
  const accounts = [...references].flatMap((one) => accountOfReference.exec(one)?.[1] ?? []).map(Number);
  const documents = [...references].filter((one) => !accountOfReference.test(one));
  const name = senderName.trim() === '' ? text : senderName;
  return {
    accountIds: [...accounts, ...clientIds].filter((id) => id <= largestInteger),
    documents: documents.flatMap((one) => numberOfDocument.exec(one)?.[1] ?? []),
    alias: payerName(name).key,
    name,
    text,
    yen,
    amount: money.amount,
    currency: money.currency,
  };
}

export function payerOfLine({ senderName, text, amountJpy, amount, currency, bookedOn }: KeptLine): Payer {
  return { senderName, text, yen: amountJpy, money: { amount, currency, bookedOn } };
}
