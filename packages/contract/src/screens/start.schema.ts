import { startSteps } from '@seri/domain/money/first-deposit';
import { z } from 'zod';
import { instant, yen } from '../common.schema.ts';
import { bankDetails } from '../people/bank.schema.ts';

export const startCard = z.object({
  next: z.enum(startSteps),
  email: z.string(),
  isConfirmed: z.boolean(),
  /** R24: the least first deposit. */
  minimum: yen,
  /** For the details of the transfer; it never changes. */
  reference: z.string(),
  /** Only if a deposit is next and the company keeps bank details. */
  bank: z.object({ details: bankDetails, changedAt: instant }).nullable(),
  /** The account's manager, else the company. */
  contact: z.object({ name: z.string(), email: z.string(), whatsapp: z.string().nullable() }),
});
export type StartCard = z.infer<typeof startCard>;

/** `card` is null for staff and for an account that may bid. */
export const start = z.object({ card: startCard.nullable() });
export type Start = z.infer<typeof start>;

export const startSchemas = {
  view: { summary: 'What an account that may not bid yet has done and must do, and who answers', answer: start },
};
