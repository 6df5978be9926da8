import { hasAll } from '@seri/domain/permissions';
import type { Actor } from '../../platform/actor.ts';
import { refusal } from '../../platform/http/refusal.ts';

/** R7: one keeps what one may see. */
export function canKeepFavourite({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return hasAll(permissions, ['carAuctionsView']);
}

/** A lot one may not see answers as a missing one. */
export function assertCanKeepFavourite(actor: Pick<Actor, 'permissions'>): void {
  if (!canKeepFavourite(actor)) throw refusal('NOT_FOUND');
}
