import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { OutsideError } from '../../../platform/outside/get-outside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockLot } from '../lots/lots.command.ts';
import { tellPictured } from '../lots/pictured-lot.command.ts';
import { fetchAndKeep, type Get } from './keep-photo.ts';

/** A picture that a provider has named; one without a blob is drawn. */
export interface FoundPhoto {
  address: string;
  blobKey: string | null;
}

type Keeping = Pick<Platform, 'blobs' | 'studio' | 'log' | 'settings'>;

/** Fetches and stores pictures from listed hosts. One that cannot be had is left out; if none can, it fails. */
export async function keepFoundPhotos(
  platform: Keeping,
  addresses: readonly string[],
  signal: AbortSignal,
  get?: Get,
): Promise<FoundPhoto[]> {
  const kept = await Promise.all(addresses.map((address) => keepFoundPhoto(platform, address, signal, get)));
  const photos = kept.filter((photo) => photo !== null);
  if (photos.length === 0 && addresses.length > 0) throw new Error('None of the pictures could be fetched.');
  return photos;
}

export async function keepFoundPhoto(
  platform: Keeping,
  address: string,
  signal: AbortSignal,
  get?: Get,
): Promise<FoundPhoto | null> {
  if (address.startsWith('drawn:')) return { address, blobKey: null };
  const { settings, log } = platform;
  const hosts = settings.pictureHosts;
  try {
    return { address, blobKey: await fetchAndKeep(platform, { address, hosts, signal }, get) };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    log.warn({ reason: error.message }, 'picture not fetched');
    return null;
  }
}

/** R84: puts the pictures behind those of the feed, and tells whoever shows the lot. */
export async function addExtraPhotos(tx: Tx, lotId: number, photos: readonly FoundPhoto[]): Promise<void> {
  const { kind } = await lockLot(tx, lotId);
  const ids = await putPhotos(tx, lotId, photos);
  await sql`
    insert into album as known (lot_id, extra_ids) values (${lotId}, ${ids}::bigint[])
    on conflict (lot_id) do update set extra_ids = array(
      select id from unnest(excluded.extra_ids) with ordinality as added (id, place)
      where id <> all(known.photo_ids) order by place)`.execute(tx);
  await tellPictured(tx, kind, lotId);
}

/** The ids of the pictures, in their order. A picture never changes under its id: one that is kept stays as it is. */
export async function putPhotos(tx: Tx, lotId: number, photos: readonly FoundPhoto[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; address: string }>`
    insert into photo as known (source_id, address, state, blob_key)
    select distinct on (address) source_id, address, case when blob_key is null then 'drawn' else 'kept' end, blob_key
    from lot_key, unnest(
      ${photos.map(({ address }) => address)}::text[], ${photos.map(({ blobKey }) => blobKey)}::text[]
    ) as found (address, blob_key)
    where lot_key.id = ${lotId}
    order by address
    on conflict (source_id, address) do update set
      state = case when known.blob_key is null then excluded.state else known.state end,
      blob_key = coalesce(known.blob_key, excluded.blob_key)
    returning id, address`.execute(tx);
  const idOf = new Map(rows.map(({ id, address }) => [address, id]));
  return [...new Set(photos.flatMap(({ address }) => idOf.get(address) ?? []))];
}
