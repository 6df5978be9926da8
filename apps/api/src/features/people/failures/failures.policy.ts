import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R76: failed sign-ins name staff too, whom only owners see. */
export function assertMaySeeFailures(actor: Actor): void {
  if (!isStaff(actor) || !actor.isOwner) throw refusal('FORBIDDEN');
}
