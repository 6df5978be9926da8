import { entryKinds, largestAmount, paymentTypes } from '@seri/domain/money/ledger';
import { z } from 'zod';
import { byteStream, digits, instant, pageInfo, paging, yen } from '../common.schema.ts';

const option = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, label: z.string() }));
const reason = z.string().trim().min(1).max(500);
const description = z.string().trim().max(200);
const id = z.int().positive();

/** The balance and limits of an account, in whole yen. */
export const balanceInfo = z.object({
  balance: yen,
  creditLimit: yen,
  bidAllow: yen,
  dailyBidLimit: z.int(),
  dailyUssLimit: z.int(),
  activeBids: z.int(),
});
export type BalanceInfo = z.infer<typeof balanceInfo>;

export const paymentsQuery = z.object({
  type: z.enum(paymentTypes).optional(),
  purpose: z.enum(entryKinds).optional(),
  ...paging,
});
export type PaymentsQuery = z.infer<typeof paymentsQuery>;

export const clientPaymentsQuery = paymentsQuery.extend({ id: digits });
export type ClientPaymentsQuery = z.infer<typeof clientPaymentsQuery>;

export const paymentRecord = z.object({
  /** The id of the purchase; null for an entry without a car, which links nowhere. */
  id: z.int().nullable(),
  entryId: z.int(),
  type: z.enum(paymentTypes),
  purpose: z.enum(entryKinds),
  amount: yen,
  /** The balance of the account after this entry. */
  balance: yen,
  date: instant,
  description: z.string(),
  eta: z.string().nullable(),
  etd: z.string().nullable(),
  /** R92: what is left of money that pays purchases; null of other entries. */
  rest: yen.nullable(),
  /** R92: the purchases that it pays. */
  allocations: z.array(z.object({ purchaseId: z.int(), name: z.string(), amount: yen })),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const payments = z.object({
  records: z.array(paymentRecord),
  pageInfo,
  purposesList: option(z.enum(entryKinds)),
  typesList: option(z.enum(paymentTypes)),
  totalBalance: yen,
  totalReceived: yen,
  totalSpent: yen,
  /** R92: the money that no purchase needs or has; below zero if more is owed than what is open. */
  free: yen,
  /** R93: what is open beyond the free money, the part of it that is late, and the day on which the next part is due. */
  debt: yen,
  overdue: yen,
  nextDueOn: z.iso.date().nullable(),
});
export type Payments = z.infer<typeof payments>;

/** Staff also see who booked an entry, and why. */
export const clientPayments = payments.extend({
  records: z.array(paymentRecord.extend({ by: z.string().nullable(), reason: z.string() })),
});
export type ClientPayments = z.infer<typeof clientPayments>;

export const remittanceBody = z.object({ id, amount: yen.min(1).max(largestAmount), description, reason });
export type RemittanceBody = z.infer<typeof remittanceBody>;

export const correctionBody = z.object({
  id,
  amount: yen
    .min(-largestAmount)
    .max(largestAmount)
    .refine((amount) => amount !== 0),
  description,
  reason,
});
export type CorrectionBody = z.infer<typeof correctionBody>;

export const creditLimitBody = z.object({
  id,
  creditLimit: yen.min(0).max(largestAmount),
  /** The limit that was shown on the screen; the call answers 409 if the limit has changed since. */
  expected: yen,
  reason,
});
export type CreditLimitBody = z.infer<typeof creditLimitBody>;

/** Days of Japan, both included. */
export const ledgerFileQuery = z.object({ from: z.iso.date(), to: z.iso.date() });
export type LedgerFileQuery = z.infer<typeof ledgerFileQuery>;

export const booked = z.object({ success: z.literal(true), balanceInfo });
export type Booked = z.infer<typeof booked>;

export const accountQuery = z.object({ id: digits });
export type AccountQuery = z.infer<typeof accountQuery>;

export const creditLimits = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      date: instant,
      by: z.string(),
      from: yen,
      to: yen,
      reason: z.string(),
    }),
  ),
});
export type CreditLimits = z.infer<typeof creditLimits>;

export const ledgerSchemas = {
  payments: {
    summary: 'The entries of the reader’s own account, newest first, with totals',
    query: paymentsQuery,
    answer: payments,
  },
  clientPayments: { summary: 'The entries of a client', query: clientPaymentsQuery, answer: clientPayments },
  file: {
    summary: 'The entries of all clients of some days, as CSV for accounting software',
    query: ledgerFileQuery,
    answer: byteStream,
  },
  bookCorrection: {
    summary: 'Books a correction, up or down; existing entries never change',
    body: correctionBody,
    answer: booked,
  },
  setCreditLimit: {
    summary: 'Sets a client’s credit limit and records author, time, old and new limit, and reason',
    body: creditLimitBody,
    answer: booked,
  },
  creditLimits: {
    summary: 'The history of a client’s credit limit, latest first',
    query: accountQuery,
    answer: creditLimits,
  },
};
