import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockLot } from '../lots/lots.command.ts';
import { tellPictured } from '../lots/pictured-lot.command.ts';
import { type FoundPhoto, keepFoundPhoto, putPhotos } from './found-photos.command.ts';
import type { Get } from './keep-photo.ts';

/** An album that was fetched anew; null for a picture that could not be had and stays as it is. */
export interface ReloadedAlbum {
  photos: readonly ReloadedPhoto[];
  sheet: ReloadedPhoto | null;
}

interface ReloadedPhoto {
  /** The picture that the album has at this address. */
  knownId: number | null;
  found: FoundPhoto | null;
}

type Reloading = Pick<Platform, 'blobs' | 'studio' | 'log' | 'settings' | 'database'>;

/** R85: fetches the listed pictures, or those that the album has, and its sheet. */
export async function fetchAlbum(
  platform: Reloading,
  lotId: number,
  listed: readonly string[] | null,
  signal: AbortSignal,
  get?: Get,
): Promise<ReloadedAlbum | null> {
  const known = await readKnown(platform.database.db, lotId);
  const reload = async (address: string): Promise<ReloadedPhoto> => ({
    knownId: known.find((photo) => photo.address === address)?.id ?? null,
    found: await keepFoundPhoto(platform, address, signal, get),
  });
  const addresses = listed ?? known.filter(({ place }) => place !== null).map(({ address }) => address);
  const sheet = known.find(({ place }) => place === null);
  if (addresses.length === 0 && !sheet) return null;
  const photos = await Promise.all(addresses.map(reload));
  return { photos, sheet: sheet ? await reload(sheet.address) : null };
}

/** The pictures of the feed in their order, and the sheet, which has no place. */
async function readKnown(db: Db, lotId: number) {
  const place = sql<number | null>`array_position(photo_ids, photo.id)`;
  const photos = await db
    .selectFrom('album')
    .innerJoin('photo', (join) => join.on(sql<boolean>`(photo.id = any(photo_ids) or photo.id = sheet_id)`))
    .select(['photo.id', sql<string>`split_part(address, '#', 1)`.as('address'), place.as('place')])
    .where('album.lot_id', '=', lotId)
    .orderBy(place)
    .execute();
  return photos;
}

/** R85: writes what has changed, and tells whoever shows the lot. */
export async function putAlbum(tx: Tx, lotId: number, { photos, sheet }: ReloadedAlbum): Promise<void> {
  const { kind } = await lockLot(tx, lotId);
  const ids: number[] = [];
  for (const photo of photos) ids.push(...(await putReloaded(tx, lotId, photo)));
  const [sheetId = null] = sheet ? await putReloaded(tx, lotId, sheet) : [];
  const { rows } = await sql`
    insert into album as known (lot_id, photo_ids, sheet_id) values (${lotId}, ${ids}::bigint[], ${sheetId})
    on conflict (lot_id) do update set
      photo_ids = excluded.photo_ids, sheet_id = coalesce(excluded.sheet_id, known.sheet_id)
    where (known.photo_ids, known.sheet_id)
      is distinct from (excluded.photo_ids, coalesce(excluded.sheet_id, known.sheet_id))
    returning 1`.execute(tx);
  const isFilled = await fillWaiting(tx, [...photos, ...(sheet ? [sheet] : [])]);
  if (rows.length > 0 || isFilled) await tellPictured(tx, kind, lotId);
}

/** The id under which the album shows the picture: a new one if it has changed, because browsers keep one for ever. */
async function putReloaded(tx: Tx, lotId: number, { knownId, found }: ReloadedPhoto): Promise<number[]> {
  if (!found) return knownId === null ? [] : [knownId];
  if (knownId === null) return putPhotos(tx, lotId, [found]);
  const { blob_key: known } = await tx
    .selectFrom('photo')
    .select('blob_key')
    .where('id', '=', knownId)
    .executeTakeFirstOrThrow();
  if (known === null || known === found.blobKey) return [knownId];
  // The address of another picture must differ; what stands behind # is never sent.
  return putPhotos(tx, lotId, [{ ...found, address: `${found.address}#${found.blobKey}` }]);
}

/** A picture that had not been fetched before gets its content under its old id. */
async function fillWaiting(tx: Tx, photos: readonly ReloadedPhoto[]): Promise<boolean> {
  const filled = photos.filter(({ knownId, found }) => knownId !== null && found?.blobKey);
  const { rows } = await sql`
    update photo set state = 'kept', blob_key = filled.blob_key, failure = null
    from unnest(
      ${filled.map(({ knownId }) => knownId)}::bigint[], ${filled.map(({ found }) => found?.blobKey)}::text[]
    ) as filled (id, blob_key)
    where photo.id = filled.id and photo.blob_key is null
    returning 1`.execute(tx);
  return rows.length > 0;
}
