import { type BankDetails, type BankField, bankFieldNames, bankFields } from '@seri/domain/money/bank-details';
import { z } from 'zod';
import { done, instant } from '../common.schema.ts';

const line = (name: BankField) => z.string().trim().max(bankFields[name].longest);

/** One line of plain text each. The domain's `bankFaults` validates them, in API and web. */
export const bankDetails = z.object(
  Object.fromEntries(bankFieldNames.map((name) => [name, line(name)])) as Record<BankField, ReturnType<typeof line>>,
) satisfies z.ZodType<BankDetails>;

const bankVersion = z.object({
  version: z.int(),
  /** Null: from this version on none are shown. */
  details: bankDetails.nullable(),
  changedAt: instant,
  changedBy: z.string(),
});

/** The newest first; the last 50. Empty until the first save. */
export const bankHistory = z.object({ versions: z.array(bankVersion) });
export type BankHistory = z.infer<typeof bankHistory>;

export const bankBody = z.object({
  /** The version that was on the screen; 0 if there was none. */
  version: z.int32().min(0),
  details: bankDetails.nullable(),
});
export type BankBody = z.infer<typeof bankBody>;

export const bankSchemas = {
  history: { summary: 'The bank details of the company with their former versions; for owners', answer: bankHistory },
  save: {
    summary: 'Writes a new version of the bank details; another version by now is refused',
    body: bankBody,
    answer: done,
  },
};
