import { largestAmount } from '@seri/domain/money/ledger';
import { z } from 'zod';
import { digits, instant, version, yen } from '../common.schema.ts';

const id = z.int().positive();
const reason = z.string().trim().min(1).max(500);
const line = (longest: number) => z.string().trim().max(longest);

export const moneyRequestKinds = ['payout', 'write-off'] as const;
export const moneyRequest = z.object({
  id: z.int(),
  version,
  kind: z.enum(moneyRequestKinds),
  client: z.object({ id: z.int(), name: z.string() }),
  amount: yen,
  /** The transfer of a payout at the bank. */
  reference: z.string(),
  purchaseId: z.int().nullable(),
  reason: z.string(),
  state: z.enum(['asked', 'done', 'refused']),
  askedBy: z.string(),
  askedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  note: z.string(),
  /** Whoever asked does not decide, but may take it back. */
  can: z.object({ decide: z.boolean(), takeBack: z.boolean() }),
});
export type MoneyRequest = z.infer<typeof moneyRequest>;

export const moneyRequestsQuery = z.object({
  state: z.enum(['asked', 'settled']).optional(),
  account: digits.optional(),
});
export type MoneyRequestsQuery = z.infer<typeof moneyRequestsQuery>;
export const moneyRequests = z.object({ list: z.array(moneyRequest) });
export type MoneyRequests = z.infer<typeof moneyRequests>;

export const askMoneyBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payout'),
    accountId: id,
    amount: yen.min(1).max(largestAmount),
    reference: line(60),
    reason,
  }),
  z.object({
    kind: z.literal('write-off'),
    accountId: id,
    amount: yen.min(1).max(largestAmount),
    purchaseId: id,
    reason,
  }),
]);
export type AskMoneyBody = z.infer<typeof askMoneyBody>;

export const decideMoneyBody = z.object({
  id,
  version,
  decision: z.enum(['approve', 'refuse', 'take-back']),
  note: line(500),
});
export type DecideMoneyBody = z.infer<typeof decideMoneyBody>;
