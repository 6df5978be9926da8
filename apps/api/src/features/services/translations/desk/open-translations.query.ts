import { isStaff } from '@seri/domain/people/staff-rights';
import { openTranslations } from '@seri/domain/services/translation-states';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { isInScope, seenRequests } from './translation-rows.read.ts';

/** R78: the open requests that wait for a member of staff; none waits for anybody else. */
export async function countOpenTranslations(db: Db, actor: Actor): Promise<number> {
  if (!isStaff(actor)) return 0;
  const { open } = await seenRequests(db, actor)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('request.state', 'in', openTranslations)
    .where(isInScope(actor, 'mine'))
    .executeTakeFirstOrThrow();
  return open;
}
