import type { JapanDay } from '@seri/domain/japan-time';
import { type LotHome, lotKinds, maySeeLot, type PlacedLot, viewFlag } from '@seri/domain/lot-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import { refusal } from '../../platform/http/refusal.ts';

type Keeper = Pick<Actor, 'permissions'>;

/** R7: one keeps what one may see: a lot whose flag is missing where it stands answers as a missing one. */
export function assertCanKeepFavourite({ permissions }: Keeper, lot: PlacedLot, today: JapanDay): void {
  if (!maySeeLot(permissions, lot, today)) throw refusal('NOT_FOUND');
}

/** R41: the same for rows of `lot`. */
export function isSeenBy({ permissions }: Keeper, today: JapanDay): RawBuilder<boolean> {
  const kindsIn = (home: LotHome) => lotKinds.filter((kind) => permissions[viewFlag(kind, home)]);
  return sql`case when lot.kind = 'stock' or lot.held_on >= ${today}::date
    then lot.kind = any(${kindsIn('live')}::text[]) else lot.kind = any(${kindsIn('statistics')}::text[]) end`;
}
