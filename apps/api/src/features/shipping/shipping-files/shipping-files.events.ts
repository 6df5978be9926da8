import { z } from 'zod';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { emit } from '../../../platform/outbox/emit.ts';

const ofFile = z.object({ fileId: z.int() });
export const readListJob = defineJob('shipping-files.read', ofFile);
export const applyFileJob = defineJob('shipping-files.apply', ofFile);
export const undoFileJob = defineJob('shipping-files.undo', ofFile);
export const forgetFilesJob = defineJob('shipping-files.forget', z.object({}) as z.ZodType<Record<string, never>>);

/** R102: for staff; the author’s own page shows it already. */
export function tellShippingFile(tx: Tx, fileId: number, originSocket?: string): Promise<void> {
  return emit(tx, { audience: audienceOf.staff, name: 'shipping-file.changed', data: { fileId }, originSocket });
}

/** R102: logs what staff do with a list, and tells staff. */
export async function logShippingFile(
  tx: Tx,
  { actor, socketId }: Pick<Acting, 'actor' | 'socketId'>,
  fileId: number,
  what: 'sent' | 'mapped' | 'applied' | 'taken-back',
  detail: Record<string, unknown>,
): Promise<void> {
  const action = `shipping-file.${what}` as const;
  await logAction(tx, { accountId: actor.accountId, action, subject: `shipping-file:${fileId}`, detail });
  await tellShippingFile(tx, fileId, socketId);
}
