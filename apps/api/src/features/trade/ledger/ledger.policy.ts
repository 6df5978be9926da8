import { type ManagedAccount, mayBookFor } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R23: staff accounts have no ledger, so they are answered as missing, the actor's own included. */
export function assertCanBookFor(actor: Actor, account: ManagedAccount): void {
  if (!mayBookFor(actor, account)) throw refusal('NOT_FOUND');
}
