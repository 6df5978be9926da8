import { reasonOf } from '../../../../platform/jobs/queue-log.ts';
import type { JobRun } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Delivery, failDelivery, findReceived, forgetBlob, isOpen } from './delivery.store.ts';
import { importDelivery } from './import-delivery.ts';

/** Half a day of retries: what still fails then is no temporary fault of ours. */
const lastAttempt = 12;

/**
 * Takes what the source has sent by calls, in order and up to this delivery: a retried job must not be overtaken by the
 * next one.
 */
export async function takeReceived(platform: Platform, deliveryId: number, run: JobRun): Promise<void> {
  for (const delivery of await findReceived(platform.database.db, deliveryId)) {
    const { id, blob_key: key } = delivery;
    const ended = isOpen(delivery) ? await takeOne(platform, delivery, run) : delivery;
    if (isOpen(ended)) throw new Error(`Delivery ${id} stopped at ${ended.position} of ${ended.bytes} bytes.`);
    const { state, added, changed, unchanged, rejected } = ended;
    platform.log.info({ delivery: id, state, added, changed, unchanged, rejected }, 'delivery ended');
    if (key !== null) await platform.blobs.remove(key);
    await forgetBlob(platform.database.db, id);
  }
}

async function takeOne(platform: Platform, delivery: Delivery, { signal, attempt }: JobRun): Promise<Delivery> {
  const { database, blobs } = platform;
  const { id, blob_key: key } = delivery;
  if (key === null || !(await blobs.has(key)))
    return failDelivery(database.db, id, 'Its bytes are lost: send it again.');
  try {
    return await importDelivery(database, id, { read: (position) => bytesOf(platform, key, position), signal });
  } catch (error) {
    if (attempt < lastAttempt) throw error;
    return failDelivery(database.db, id, `It could not be taken: ${reasonOf(error)}`);
  }
}

async function* bytesOf({ blobs }: Platform, key: string, position: number): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of (await blobs.getStream(key)) as AsyncIterable<Uint8Array>) {
    const start = Math.max(0, position - passed);
    passed += piece.length;
    if (start < piece.length) yield piece.subarray(start);
  }
}
