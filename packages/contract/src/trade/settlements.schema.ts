import { chargeKinds } from '@seri/domain/charges/charge-kinds.data';
import { largestAmount } from '@seri/domain/money/ledger';
import { cancelReasons, settlementEnds } from '@seri/domain/settlements/settlement';
import { z } from 'zod';
import { digits, done, instant, version, yen } from '../common.schema.ts';

const id = z.int().positive();
const note = z.string().trim().max(500);
const cost = z.object({
  kind: z.enum(chargeKinds),
  amount: yen.min(0).max(largestAmount),
  note: z.string().trim().max(200),
});

/** Charges that the client pays all the same, by their ids, and what the end itself costs. */
const lines = { kept: z.array(id).max(100), costs: z.array(cost).max(20), note };
const resale = {
  resoldOn: z.iso.date(),
  /** The house where it was sold again. */
  resoldAt: z.string().trim().max(120),
  resoldFor: yen.min(1).max(largestAmount),
};
/** The version of the purchase that was seen. */
const seen = { purchaseId: id, version };

export const cancelBody = z.object({ ...seen, ...lines, reason: z.enum(cancelReasons) });
export type CancelBody = z.infer<typeof cancelBody>;

export const resellBody = z.object({ ...seen, ...lines, ...resale });
export type ResellBody = z.infer<typeof resellBody>;

/** The version of the settlement that was seen. A cancellation has no price. */
export const changeSettlementBody = z.object({ id, version, ...lines, resoldFor: resale.resoldFor.nullable() });
export type ChangeSettlementBody = z.infer<typeof changeSettlementBody>;

export const reverseSettlementBody = z.object({ id, version, reason: note.min(1) });
export type ReverseSettlementBody = z.infer<typeof reverseSettlementBody>;

export const proposalQuery = z.object({ id: digits });
export type ProposalQuery = z.infer<typeof proposalQuery>;

/** An amount of null is unknown. */
export const settlementProposal = z.object({
  penalty: yen.nullable(),
  sellersFee: yen.nullable(),
  isGainOfClient: z.boolean(),
});
export type SettlementProposal = z.infer<typeof settlementProposal>;

/** A settlement as the buyer and staff see it; its lines are charges of the purchase. */
export const settlement = z.object({
  id: z.int(),
  kind: z.enum(settlementEnds),
  reason: z.enum(cancelReasons).nullable(),
  note: z.string(),
  resoldOn: z.string().nullable(),
  resoldAt: z.string(),
  resoldFor: yen.nullable(),
  gain: yen,
  /** Otherwise the company keeps what a resale brings beyond all costs. */
  isGainOfClient: z.boolean(),
  at: instant,
  version,
});
export type ShownSettlement = z.infer<typeof settlement>;

export const settlementsSchemas = {
  cancel: {
    summary: 'Cancels a purchase: gives back what was booked, and books what the client pays all the same',
    body: cancelBody,
    answer: done,
  },
  resell: {
    summary: 'Settles a purchase whose car was sold again: its costs, and the proceeds',
    body: resellBody,
    answer: done,
  },
  change: {
    summary: 'Changes the lines of a settlement; the difference is booked',
    body: changeSettlementBody,
    answer: done,
  },
  reverse: { summary: 'Takes a settlement back: the purchase stands again', body: reverseSettlementBody, answer: done },
  propose: {
    summary: 'What the end of a purchase costs by the table of prices',
    query: proposalQuery,
    answer: settlementProposal,
  },
};
