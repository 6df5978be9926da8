import { apiRoot } from '@seri/contract/headers';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { statesToSee } from '../../stock/lots/lots.query.ts';
import { grantAlbum } from '../../stock/sharing/sharing.query.ts';
import { visiblePurchases } from './purchases.query.ts';

/** R61: the address of an archive with all photos of a purchased car; empty if no photo is available. */
export async function readDownload(platform: Platform, actor: Actor, purchaseId: number): Promise<string> {
  const row = await visiblePurchases(platform.database.db, actor)
    .select(['lot_id', hasPhotos.as('has_photos')])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  const { lot_id: lotId } = row;
  return row.has_photos ? `${apiRoot}/lots/${lotId}/photos.zip?grant=${grantAlbum(platform, lotId)}` : '';
}

const hasPhotos = sql<boolean>`exists (
  select from album join photo on photo.id = any(photo_ids)
  where album.lot_id = purchase.lot_id and photo.state = any(${statesToSee}))`;
