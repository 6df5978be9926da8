import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { assertStillHas } from '../../../people/clients/clients.command.ts';

/** R89: who gives a discount, or takes it, moves money that nobody else has asked for. */
export async function assertMayEnter(tx: Tx, actor: Actor, kind: LineKind): Promise<void> {
  if (kind === 'discount') await assertStillHas(tx, actor, 'accounting');
}
