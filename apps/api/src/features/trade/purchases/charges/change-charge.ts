import type { ChangeChargeBody } from '@seri/contract/trade/charges.schema';
import { chargeFaults, entriesOfCharge, entriesOfChargeChange } from '@seri/domain/charges/charge';
import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { bookedOf, writeCharge } from './charge.store.ts';
import { lockCharge } from './lock-charge.ts';
import { tellCharge } from './tell-charge.ts';

/** R87: gives a charge its amount, books it, or corrects one that is booked by the difference. */
export function changeCharge(acting: Acting, { id, version, ...to }: ChangeChargeBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    const locked = await lockCharge(tx, acting, { id, version });
    const { charge: former } = locked;
    const wasBooked = former.state === 'booked';
    // A booked charge is given back, not made expected again.
    if (wasBooked && !to.isBooked) throw refusal('STATE_CHANGED');
    assertFaultless(chargeFaults({ ...to, kind: former.kind }));
    const { amount, note } = to;
    const charge = { ...former, amount, note, state: to.isBooked ? 'booked' : 'expected' } as const;
    await writeCharge(tx, id, { amount, note, state: charge.state });
    const entries = wasBooked
      ? bookedOf([former]).flatMap((booked) => entriesOfChargeChange(booked, amount ?? 0))
      : bookedOf([charge]).flatMap(entriesOfCharge);
    await tellCharge(tx, acting, { ...locked, charge, former, entries, action: 'changed' });
    return success;
  });
}
