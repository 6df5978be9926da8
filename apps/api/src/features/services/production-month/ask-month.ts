import { builtCar, type ProductionMonth } from '@seri/contract/services/production-month.schema';
import { type AskingKey, findAsking, putAsking } from '../../../platform/asking/asking.store.ts';
import type { AwaitedAskings } from '../../../platform/asking/await-askings.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { monthAskingOf, monthsJob } from './month-asking.ts';

/** R86: when the vehicle of a lot was built. What is known of its chassis is answered at once. */
export async function askMonth(
  { database: { db } }: Pick<Platform, 'database'>,
  awaited: AwaitedAskings,
  acting: Acting,
  { signal, ...request }: LotRequest & { signal: AbortSignal },
): Promise<ProductionMonth> {
  const row = await readKnownLot(db, acting.actor, request);
  const key = monthAskingOf(row);
  if (!key) return { success: true, carInfo: null };
  const { state } = await acting.transaction((tx) => begin(tx, key, row.id));
  if (state === 'waiting') await awaited.wait(key, signal);
  const asking = await findAsking(db, key);
  if (asking?.state === 'answered') return { success: true, carInfo: builtCar.parse(asking.answer) };
  if (asking?.state === 'empty') return { success: true, carInfo: null };
  throw refusal('PROVIDER_FAILED');
}

async function begin(tx: Tx, key: AskingKey, lotId: number) {
  const { state, isBegun } = await putAsking(tx, { ...key, lotId });
  if (isBegun) await enqueue(tx, monthsJob, {}, { key: monthsJob.name, queue: monthsJob.name });
  return { state };
}
