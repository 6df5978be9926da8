import { chargeStates } from '@seri/domain/charges/charge';
import { chargeKinds, lineKinds } from '@seri/domain/charges/charge-kinds.data';
import { largestAmount } from '@seri/domain/money/ledger';
import { z } from 'zod';
import { digits, done, version, yen } from '../common.schema.ts';

const id = z.int().positive();
const note = z.string().trim().max(200);

/** Null while nobody knows it; a discount is negative. */
const amount = yen.min(-largestAmount).max(largestAmount).nullable();

export const charge = z.object({
  id: z.int(),
  kind: z.enum(lineKinds),
  label: z.string(),
  /** In words of staff, beside the label. */
  note: z.string(),
  amount: yen.nullable(),
  state: z.enum(chargeStates),
  version,
});
export type ShownCharge = z.infer<typeof charge>;

const entered = {
  amount,
  note,
  /** Changes the balance at once; otherwise the charge is still to come. */ isBooked: z.boolean(),
};

export const enterChargeBody = z.object({ purchaseId: id, kind: z.enum(chargeKinds), ...entered });
export type EnterChargeBody = z.infer<typeof enterChargeBody>;

export const changeChargeBody = z.object({ id, version, ...entered });
export type ChangeChargeBody = z.infer<typeof changeChargeBody>;

export const removeChargeQuery = z.object({ id: digits, version: digits });
export type RemoveChargeQuery = z.infer<typeof removeChargeQuery>;

export const chargesSchemas = {
  enter: { summary: 'Adds a charge to a purchase, booked or still to come', body: enterChargeBody, answer: done },
  change: {
    summary: 'Books a charge, or corrects it; what is booked changes by the difference',
    body: changeChargeBody,
    answer: done,
  },
  remove: {
    summary: 'Gives back a booked charge, or removes one that is still to come',
    query: removeChargeQuery,
    answer: done,
  },
};
