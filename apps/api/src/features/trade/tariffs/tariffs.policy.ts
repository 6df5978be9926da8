import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R88: who writes the table of prices. */
export function mayEditTables(actor: Actor): boolean {
  return isStaff(actor);
}

export function assertMayEditTables(actor: Actor): void {
  if (!mayEditTables(actor)) throw refusal('FORBIDDEN');
}
