import type { SentList } from '@seri/contract/shipping/shipping-files.schema';
import type { Tx } from '../../../platform/database/database.ts';
import type { ArrivingBytes } from '../../../platform/files/sent-file.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { logShippingFile, readListJob } from './shipping-files.events.ts';

/** R102: keeps a list whose bytes are stored, until the worker has read it. The same bytes are the file that was sent before. */
export async function keepList(
  tx: Tx,
  acting: Pick<Acting, 'actor' | 'socketId'>,
  { name, sent }: { name: string; sent: ArrivingBytes },
): Promise<SentList> {
  const { sha256, bytes, blobKey } = sent;
  const inserted = await tx
    .insertInto('shipping_file')
    .values({ name, sha256, bytes, blob_key: blobKey, sent_by: acting.actor.accountId })
    .onConflict((same) => same.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const known = tx.selectFrom('shipping_file').select('id').where('sha256', '=', sha256);
    return { id: (await known.executeTakeFirstOrThrow()).id, isKnown: true };
  }
  await logShippingFile(tx, acting, inserted.id, 'sent', { name, bytes });
  await enqueue(tx, readListJob, { fileId: inserted.id });
  sent.isKept = true;
  return { id: inserted.id, isKnown: false };
}
