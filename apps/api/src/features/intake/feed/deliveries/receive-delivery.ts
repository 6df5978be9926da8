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

interface Received {
  body: FeedBody | undefined;
  idempotencyKey: string | undefined;
}

/** What waits of one source may not fill the disk of all: far more than an honest one has under way. */
const mostKept = 4 * 1024 ** 3;

/**
 * R30: keeps the bytes as they come, then has them imported. The same contents, while they wait or are being taken,
 * are the same delivery; so is what a key was used for in the last 24 hours.
 */
export async function receiveDelivery(
  { database, blobs }: Platform,
  { sourceId }: Sender,
  { body, idempotencyKey }: Received,
): Promise<ReceivedDelivery> {
  if (!body) throw refusal('UNSUPPORTED_MEDIA');
  if ((await countKeptBytes(database.db, sourceId)) > mostKept) throw refusal('TOO_MANY', { retryAfter: 60 });
  const blobKey = `feed/${randomUUID()}`;
  const measure = measureOf(body);
  await blobs.putStream(blobKey, Readable.from(measure.bytes));
  const given = { sourceId, name: 'call', blobKey, ...measure.end() };
  const once = idempotencyKey === undefined ? undefined : { key: idempotencyKey, requestHash: given.digest };
  let isKept = false;
  try {
    return await inTransaction(database.db, async (tx) => {
      isKept = false;
      const open = async () => {
        const delivery = await openAndEnqueue(tx, given);
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

async function openAndEnqueue(tx: Tx, given: NewDelivery): Promise<{ id: number; isKept: boolean }> {
  const { id, blob_key } = await openDelivery(tx, given);
  const isKept = blob_key === given.blobKey;
  if (isKept) await enqueue(tx, importJob, { deliveryId: id }, { queue: `feed ${given.sourceId}` });
  return { id, isKept };
}

/** What passes is counted and hashed. */
function measureOf(body: FeedBody) {
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
