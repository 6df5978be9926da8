import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { openTasks } from './open-tasks.read.ts';

/** R101: what is late or due today for the reader's own clients; nothing is for whoever has no right to logistics. */
export async function countDueTasks(db: Db, actor: Actor, today: JapanDay): Promise<number> {
  if (!actor.rights.logistics) return 0;
  const { due } = await openTasks(db, actor, 'mine')
    .select(sql<number>`count(*)::integer`.as('due'))
    .where(sql<boolean>`task.due_on <= ${today}::date`)
    .executeTakeFirstOrThrow();
  return due;
}
