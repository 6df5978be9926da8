import { apiRoot } from '@seri/contract/headers';
import { japanDay } from '@seri/domain/time/japan-time';
import { homeOf, mostPhotos } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { statesToSee } from '../../stock/lots/lots.query.ts';

/** R47: the address of a ZIP file with the shown photos of a lot, or an empty text if none of them is available. */
export async function readPhotosDownload(db: Db, actor: Actor, request: LotRequest): Promise<string> {
  const { id, kind, held_on, photos } = await readKnownLot(db, actor, request);
  const shown = photos.slice(0, mostPhotos[homeOf(kind, held_on, japanDay(request.now))]);
  return (await isAnyAvailable(db, shown)) ? `${apiRoot}/lots/${id}/photos.zip` : '';
}

async function isAnyAvailable(db: Db, photos: readonly number[]): Promise<boolean> {
  const first = await db
    .selectFrom('photo')
    .select('id')
    .where(sql<boolean>`id = any(${photos}::bigint[])`)
    .where('state', 'in', statesToSee)
    .executeTakeFirst();
  return first !== undefined;
}
