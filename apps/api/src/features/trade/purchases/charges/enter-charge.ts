import type { EnterChargeBody } from '@seri/contract/trade/charges.schema';
import { chargeFaults, entriesOfCharge } from '@seri/domain/charges/charge';
import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { bookedOf, insertCharge } from './charge.store.ts';
import { assertMayEnter } from './charges.policy.ts';
import { lockToCharge } from './lock-to-charge.ts';
import { tellCharge } from './tell-charge.ts';

/** R87: adds a charge to a purchase: expected, with its amount or without, or booked at once. */
export function enterCharge(acting: Acting, body: EnterChargeBody): Promise<Done> {
  const { purchaseId, kind, amount, note, isBooked } = body;
  assertFaultless(chargeFaults(body));
  return acting.transaction(async (tx) => {
    const locked = await lockToCharge(tx, acting, purchaseId);
    await assertMayEnter(tx, acting.actor, kind);
    const state = isBooked ? 'booked' : 'expected';
    const entered = { purchase_id: purchaseId, kind, amount, note, state } as const;
    const charge = await insertCharge(tx, entered, acting.actor.accountId);
    const entries = bookedOf([charge]).flatMap(entriesOfCharge);
    await tellCharge(tx, acting, { ...locked, charge, entries, action: 'entered' });
    return success;
  });
}
