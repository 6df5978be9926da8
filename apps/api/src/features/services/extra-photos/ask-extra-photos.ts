import { photoAddress } from '@seri/contract/stock/photo';
import type { ExtraPhotos } from '@seri/contract/services/extra-photos.schema';
import { homeOf } from '@seri/domain/lots/lot-kinds';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { findAsking, putAsking } from '../../../platform/asking/asking.store.ts';
import type { AwaitedAskings } from '../../../platform/asking/await-askings.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { readLotRow } from '../../stock/lots/lot-row.query.ts';
import { extraAskingOf, extraPhotosJob } from './extra-asking.ts';
import { readExtraLimit } from './extra-photos.query.ts';
import { hasPlace, reservePlace } from './extra-place.store.ts';

/** R84: pictures that are kept are answered at once and for nothing; else one asking serves all who wait for the lot. */
export async function askExtraPhotos(
  { database: { db } }: Pick<Platform, 'database'>,
  awaited: AwaitedAskings,
  acting: Acting,
  { signal, ...request }: LotRequest & { signal: AbortSignal },
): Promise<ExtraPhotos> {
  const { actor } = acting;
  const today = japanDay(request.now);
  const row = await readKnownLot(db, actor, request);
  if (!row.has_more_photos || homeOf(row.kind, row.held_on, today) !== 'live') throw refusal('NOT_FOUND');
  const key = extraAskingOf(row.id);
  const { state } = await acting.transaction((tx) => takePart(tx, actor, row.id, today));
  if (state === 'waiting') await awaited.wait(key, signal);
  const asking = await findAsking(db, key);
  if (asking?.state === 'failed') throw refusal('PROVIDER_FAILED');
  return present(db, actor, { lotId: row.id, today, isLate: asking?.state === 'waiting' });
}

/** Joins the asking or begins it, and reserves the place that it costs. The account's lock keeps the limit. */
async function takePart(tx: Tx, actor: Actor, lotId: number, day: JapanDay) {
  const { accountId } = actor;
  await lockAccount(tx, accountId);
  const { state, until, isBegun } = await putAsking(tx, { ...extraAskingOf(lotId), lotId });
  if (state !== 'waiting' || (await hasPlace(tx, accountId, lotId))) return { state };
  // The refusal rolls everything back: nobody is asked.
  if ((await readExtraLimit(tx, actor, day)) === 0) throw refusal('IMAGE_LIMIT');
  await reservePlace(tx, { accountId, lotId, day, until });
  if (isBegun) await enqueue(tx, extraPhotosJob, {}, { key: extraPhotosJob.name, queue: extraPhotosJob.name });
  return { state };
}

interface ExtraAnswer {
  lotId: number;
  today: JapanDay;
  isLate: boolean;
}

async function present(db: Db, actor: Actor, { lotId, today, isLate }: ExtraAnswer): Promise<ExtraPhotos> {
  const [row, ussLimit] = await Promise.all([readLotRow(db, lotId), readExtraLimit(db, actor, today)]);
  const addressOf = (id: unknown) => photoAddress(lotId, Number(id), 1280);
  return {
    success: true,
    later: isLate,
    auctionLotDetail: {
      carCommonDetail: { isUss: true, ussLimit },
      carInfo: {
        id: lotId,
        images: (row?.extra_ids ?? []).map(addressOf),
        auctionSheet: row?.sheet_id ? addressOf(row.sheet_id) : null,
      },
    },
  };
}
