import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { countPlaces } from './extra-place.store.ts';

/** R84: how many lots the account may still ask about on this day; null if no limit binds it. */
export async function readExtraLimit(
  db: Db | Tx,
  { accountId, permissions }: Pick<Actor, 'accountId' | 'permissions'>,
  day: JapanDay,
): Promise<number | null> {
  if (!permissions.ussLimitCheck) return null;
  const { limit } = await db
    .selectFrom('account')
    .select('daily_uss_limit as limit')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return limit === 0 ? null : Math.max(0, limit - (await countPlaces(db, accountId, day)));
}
