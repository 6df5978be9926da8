import type { ShippingFileBody, WrittenShippingFile } from '@seri/contract/shipping/shipping-files.schema';
import { hoursToUndo, shippingFileMoves } from '@seri/domain/shipping-files/shipping-file-states';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { assertStillHas } from '../../../people/clients/clients.command.ts';
import { lockShippingFile, type StoredShippingFile } from '../shipping-file.store.ts';
import { startRun } from './run.store.ts';
import { applyFileJob, logShippingFile, undoFileJob } from '../shipping-files.events.ts';

/** R102: the chosen rows of a list, over the version that was seen; a job applies them. */
export const applyFile = (acting: Acting, body: ShippingFileBody): Promise<WrittenShippingFile> =>
  orderRun(acting, body, applying);

/** R102: takes an applied list back within a day. */
export const undoFile = (acting: Acting, body: ShippingFileBody): Promise<WrittenShippingFile> =>
  orderRun(acting, body, undoing);

const applying = {
  state: 'applying',
  action: 'applied',
  job: applyFileJob,
  isOpen: ({ is_confirmed: isConfirmed }: StoredShippingFile) => isConfirmed,
} as const;

const undoing = {
  state: 'undoing',
  action: 'taken-back',
  job: undoFileJob,
  isOpen: ({ hours_since: hours }: StoredShippingFile) => hours !== null && hours < hoursToUndo,
} as const;

function orderRun(
  acting: Acting,
  { id, version }: ShippingFileBody,
  { state, action, job, isOpen }: typeof applying | typeof undoing,
): Promise<WrittenShippingFile> {
  return acting.transaction(async (tx) => {
    const file = await lockShippingFile(tx, { id, version });
    await assertStillHas(tx, acting.actor, 'logistics');
    if (!shippingFileMoves[file.state].includes(state) || !isOpen(file)) throw refusal('STATE_CHANGED');
    await startRun(tx, id, state, acting.actor.accountId);
    await logShippingFile(tx, acting, id, action, { name: file.name });
    await enqueue(tx, job, { fileId: id }, { key: `shipping-file:${id}` });
    return { id, version: version + 1, state };
  });
}
