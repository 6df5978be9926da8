import { z } from 'zod';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { defineJob, enqueue } from '../../../platform/jobs/job.ts';
import { emit } from '../../../platform/outbox/emit.ts';

export const followVoyageJob = defineJob('voyages.follow', z.object({ voyageId: z.int() }));

/** R98: logs a change of a voyage and tells staff; a job does what follows for its cars and their clients. */
export async function tellVoyage(
  tx: Tx,
  { actor, socketId }: Acting,
  voyageId: number,
  what: 'added' | 'changed' | 'cancelled',
  detail: Record<string, unknown>,
): Promise<void> {
  const action = `voyage.${what}` as const;
  await logAction(tx, { accountId: actor.accountId, action, subject: `voyage:${voyageId}`, detail });
  await emit(tx, {
    audience: audienceOf.staff,
    name: 'voyage.changed',
    data: { voyageId },
    originSocket: socketId,
  });
  // Edits that come one after another share a job.
  if (what !== 'added') await enqueue(tx, followVoyageJob, { voyageId }, { key: `voyage:${voyageId}` });
}
