import { z } from 'zod';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, enqueueAll, newJob } from '../../../platform/jobs/job.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import type { Mover } from '../../trade/purchases/stages/lock-car.command.ts';

export const followVoyageJob = defineJob('voyages.follow', z.object({ voyageId: z.int() }));

/** R98: a job does what follows from changed voyages for their cars and clients. Edits that come one after another share it. */
export const followVoyages = (tx: Tx, voyageIds: readonly number[]): Promise<void> =>
  enqueueAll(
    tx,
    voyageIds.map((voyageId) => newJob(followVoyageJob, { voyageId }, { key: `voyage:${voyageId}` })),
  );

/** R98: logs a change of a voyage and tells staff. */
export async function tellVoyage(
  tx: Tx,
  { actor, socketId }: Mover,
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
}
