import { apiRoot } from '@seri/contract/headers';
import { japanDay } from '@seri/domain/time/japan-time';
import { homeOf, mostPhotos } from '@seri/domain/lots/lot-kinds';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type LotRequest, readKnownLot } from '../../stock/lots/known-lot.query.ts';
import { statesToSee } from '../../stock/lots/lots.query.ts';

/** R47: where all photos of a lot are found as one file; empty where none of those that are shown can be had. */
export async function readDownload(db: Db, actor: Actor, asked: LotRequest): Promise<string> {
  const { id, kind, held_on, photos } = await readKnownLot(db, actor, asked);
  const shown = photos.slice(0, mostPhotos[homeOf(kind, held_on, japanDay(asked.now))]);
  return (await canSomeBeHad(db, shown)) ? `${apiRoot}/lots/${id}/photos.zip` : '';
}

async function canSomeBeHad(db: Db, photos: readonly number[]): Promise<boolean> {
  const first = await db
    .selectFrom('photo')
    .select('id')
    .where(sql<boolean>`id = any(${photos}::bigint[])`)
    .where('state', 'in', statesToSee)
    .executeTakeFirst();
  return first !== undefined;
}
