import { canCharge } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { assertStillHas } from '../../../people/clients/clients.command.ts';

interface ChargeToEnter {
  kind: LineKind;
  amount: number | null;
  note: string;
  isBooked: boolean;
}

/** R89: who gives a discount, or takes it, moves money that nobody else has asked for. */
export async function assertMayEnter(tx: Tx, actor: Actor, kind: LineKind): Promise<void> {
  if (kind === 'discount') await assertStillHas(tx, actor, 'accounting');
}

/** R87: what is booked has an amount, of the sign of its kind; what is neither this nor that says what it is. */
export function assertChargeable({ kind, amount, note, isBooked }: ChargeToEnter): void {
  if (amount === null && isBooked) assertFaultless({ amount: { problem: 'required' } });
  if (amount !== null && !canCharge(kind, amount)) assertFaultless({ amount: { problem: 'invalid' } });
  if (kind === 'other' && note === '') assertFaultless({ note: { problem: 'required' } });
}
