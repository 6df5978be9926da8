import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FeedBody, ReceivedDelivery } from '@seri/contract/intake/feed-calls.schema';
import type { Sender } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { answerOnce } from '../../../../platform/http/answer-once.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countKeptBytes, type NewDelivery, openDelivery } from './delivery.store.ts';
import { importJob } from '../feed.jobs.ts';

interface FeedUpload {
  body: FeedBody | undefined;
  idempotencyKey: string | undefined;
}

/**
 * Limits the bytes stored for one source, so that it cannot fill the disk: far more than an honest source has under
 * way.
 */
const mostKept = 4 * 1024 ** 3;

/**
 * R30: stores the bytes as they arrive and enqueues their import. While a delivery is unfinished, the same contents
 * return it; so does a repeated idempotency key for 24 hours.
 */
export async function receiveDelivery(
  { database, blobs }: Platform,
  { sourceId }: Sender,
  { body, idempotencyKey }: FeedUpload,
): Promise<ReceivedDelivery> {
  if (!body) throw refusal('UNSUPPORTED_MEDIA');
  if ((await countKeptBytes(database.db, sourceId)) > mostKept) throw refusal('TOO_MANY', { retryAfter: 60 });
  const blobKey = `feed/${randomUUID()}`;
  const measured = measure(body);
  await blobs.putStream(blobKey, Readable.from(measured.bytes));
  const newDelivery = { sourceId, name: 'call', blobKey, ...measured.end() };
  const once = idempotencyKey === undefined ? undefined : { key: idempotencyKey, requestHash: newDelivery.digest };
  let isKept = false;
  try {
    return await inTransaction(database.db, async (tx) => {
      isKept = false;
      const open = async () => {
        const delivery = await openAndEnqueue(tx, newDelivery);
        isKept = delivery.isKept;
        return { id: delivery.id };
      };
      return once ? answerOnce(tx, { owner: `source:${sourceId}`, ...once }, open) : open();
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await blobs.remove(blobKey);
  }
}

async function openAndEnqueue(tx: Tx, newDelivery: NewDelivery): Promise<{ id: number; isKept: boolean }> {
  const { id, blob_key } = await openDelivery(tx, newDelivery);
  const isKept = blob_key === newDelivery.blobKey;
  if (isKept) await enqueue(tx, importJob, { deliveryId: id }, { queue: `feed ${newDelivery.sourceId}` });
  return { id, isKept };
}

function measure(body: FeedBody) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    bytes: (async function* () {
      for await (const piece of body) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    })(),
    end: () => ({ bytes, digest: hash.digest('hex') }),
  };
}
