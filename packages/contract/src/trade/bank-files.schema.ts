import { bankColumns } from '@seri/domain/receipts/bank-columns';
import { currencies } from '@seri/domain/receipts/currencies';
import { z } from 'zod';
import { digits, yen } from '../common.schema.ts';

const day = z.iso.date();
const line = (longest: number) => z.string().trim().max(longest);

/** Columns by the heads that they have in a file; with null it has none. */
export const bankMapping = z.partialRecord(z.enum(bankColumns), z.string().nullable());

export const bankFileQuery = z.object({
  name: line(200).min(1),
  bankAccount: line(60).min(1),
  /** Fields with the heads of their columns, as JSON; without it, as the last file of the account, or guessed. */
  mapping: z.string().max(2_000).optional(),
  /** For lines that name none; without it, as the last file of the account, or yen. */
  currency: z.enum(currencies).optional(),
  /** To take it: the number of new lines that the preview showed. */
  fresh: digits.optional(),
});
export type BankFileQuery = z.infer<typeof bankFileQuery>;

const previewLine = z.object({
  line: z.int(),
  bookedOn: day,
  /** In the smallest unit of its currency: yen, or cents. */
  amount: z.int(),
  currency: z.enum(currencies),
  amountJpy: yen.nullable(),
  senderName: z.string(),
  text: z.string(),
  reference: z.string(),
  /** `kept`: it is in the inbox already. `joined`: staff wrote it before its bank did. */
  state: z.enum(['fresh', 'kept', 'joined']),
});

export const bankFilePreview = z.object({
  columns: z.array(z.string()),
  mapping: bankMapping,
  /** For lines that name none. */
  currency: z.enum(currencies),
  /** Faults of lines, which stay outside. `head`: the file has no table of a bank. */
  faults: z.array(
    z.object({
      line: z.int(),
      problem: z.enum(['csv', 'head', 'missing', 'required', 'invalid']),
      column: z.enum(bankColumns).nullable(),
    }),
  ),
  /** The first of them; the counts are of all. */
  lines: z.array(previewLine),
  counts: z.object({ fresh: z.int(), kept: z.int(), joined: z.int(), withdrawn: z.int() }),
});
export type BankFilePreview = z.infer<typeof bankFilePreview>;

export const takenFile = z.object({ success: z.literal(true), fresh: z.int(), joined: z.int(), suggested: z.int() });
export type TakenFile = z.infer<typeof takenFile>;

/** The last days of each account of the company of which its bank has told the closing balance. */
export const closingDays = z.object({
  days: z.array(
    z.object({
      bankAccount: z.string(),
      day,
      /** As the bank says. */
      balance: yen,
      /** The balance of the day before with the lines of this one; null for the first day. */
      expected: yen.nullable(),
    }),
  ),
});
export type ClosingDays = z.infer<typeof closingDays>;
