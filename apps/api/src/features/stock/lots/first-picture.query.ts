import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { maySeeAs } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { LotRequest } from './known-lot.query.ts';
import { readKindOn } from './lot-kind.query.ts';
import { statesToSee } from './lots.query.ts';

export interface FirstPicture {
  lotId: number;
  photoId: number;
  hasSheet: boolean;
}

/** R33: only if the reader may see the lot on this page type. Cheap enough to run before the page itself is read. */
export async function readFirstPicture(
  db: Db,
  { permissions }: Pick<Actor, 'permissions'>,
  { pageType, lotId, now }: LotRequest,
): Promise<FirstPicture | undefined> {
  const album = await readFirst(db, lotId);
  if (!album) return undefined;
  const { day, ...first } = album;
  const kind = await readKindOn(db, lotId, day);
  const isSeen = kind && maySeeAs(pageType, permissions, { kind, day }, japanDay(now));
  return isSeen ? { lotId, ...first } : undefined;
}

/** Skips a photo that waits or has failed: the page would show a gap. */
function readFirst(db: Db, lotId: number) {
  return db
    .selectFrom('album')
    .innerJoin('lot_key', 'lot_key.id', 'album.lot_id')
    .innerJoin('photo', (join) => join.on(sql<boolean>`photo.id = photo_ids[1]`))
    .select(['photo.id as photoId', sql<boolean>`sheet_id is not null`.as('hasSheet')])
    .select((row) => row.ref('lot_key.held_on').$castTo<JapanDay>().as('day'))
    .where('album.lot_id', '=', lotId)
    .where('photo.state', 'in', statesToSee)
    .executeTakeFirst();
}
