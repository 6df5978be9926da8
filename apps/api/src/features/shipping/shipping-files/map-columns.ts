import type { ShippingMappingBody, WrittenShippingFile } from '@seri/contract/shipping/shipping-files.schema';
import { shippingFileMoves } from '@seri/domain/shipping-files/shipping-file-states';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { keepSender } from './sender.store.ts';
import { lockShippingFile, writeShippingFile } from './shipping-file.store.ts';
import { logShippingFile, readListJob } from './shipping-files.events.ts';

/** R102: says how a list is read, and the next one of its sender. It is read again by that. */
export function mapColumns(
  acting: Acting,
  { id, version, sender, mapping, carriesDown, listedOn, ports }: ShippingMappingBody,
): Promise<WrittenShippingFile> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    const file = await lockShippingFile(tx, { id, version });
    if (!shippingFileMoves[file.state].includes('reading') || file.print === null) throw refusal('STATE_CHANGED');
    await keepSender(tx, file.print, { sender, mapping, carriesDown, ports }, acting.actor.accountId);
    await writeShippingFile(tx, id, {
      state: 'reading',
      sender,
      mapping: JSON.stringify(mapping),
      carries_down: carriesDown,
      ports: JSON.stringify(ports),
      listed_on: listedOn,
      is_confirmed: true,
      ...notApplied,
    });
    await logShippingFile(tx, acting, id, 'mapped', { sender, mapping, carriesDown, listedOn, ports });
    await enqueue(tx, readListJob, { fileId: id });
    return { id, version: version + 1, state: 'reading' };
  });
}

/** A list that was taken back begins anew; the log keeps that it was applied. */
const notApplied = { applied_by: null, applied_at: null, undone_by: null, undone_at: null };
