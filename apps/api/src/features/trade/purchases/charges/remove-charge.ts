import type { RemoveChargeQuery } from '@seri/contract/trade/charges.schema';
import { entriesOfReturn } from '@seri/domain/charges/charge';
import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { bookedOf, writeCharge } from './charge.store.ts';
import { lockCharge } from './lock-charge.ts';
import { tellCharge } from './tell-charge.ts';

/** R87: what is booked is given back, and stays in sight as returned; what was only expected is dropped. */
export function removeCharge(acting: Acting, { id, version }: RemoveChargeQuery): Promise<Done> {
  return acting.transaction(async (tx) => {
    const locked = await lockCharge(tx, acting, { id: Number(id), version: Number(version) });
    const { charge } = locked;
    const isBooked = charge.state === 'booked';
    await writeCharge(tx, charge.id, { state: isBooked ? 'returned' : 'dropped' });
    const entries = bookedOf([charge]).flatMap(entriesOfReturn);
    await tellCharge(tx, acting, { ...locked, charge, entries, action: isBooked ? 'returned' : 'removed' });
    return success;
  });
}
