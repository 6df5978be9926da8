import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { wantPhotos } from '../../../stock/photos/photos.command.ts';
import type { Intake } from './intake.ts';
import { splitByKnownLot } from '../rows/known-lots.ts';
import { lastOfEach, nothingTaken, type ParsedLine, type TakeResult, takeResultOf } from './taken.ts';

type AlbumLine = ParsedLine<'photos'>;

/**
 * Writes the photos of lots in their order, and their sheets. New photos are fetched later; `drawn:` ones are drawn on
 * request.
 */
export async function takeAlbums(tx: Tx, intake: Intake, lines: readonly AlbumLine[]): Promise<TakeResult> {
  if (lines.length === 0) return nothingTaken;
  const { known, idOf, rejects } = await splitByKnownLot(tx, intake.sourceId, lines);
  const albums = lastOfEach(known, ({ row }) => row.lot);
  await learnPhotos(tx, intake, albums);
  const idsOf = (addresses: readonly string[]) => addresses.map((address) => intake.photos.get(address));
  const { rows } = await sql<{ is_new: boolean }>`
    insert into album as known (lot_id, photo_ids, sheet_id, fingerprint)
    select lot_id, photo_ids::bigint[], sheet_id, fingerprint
    from unnest(
      ${albums.map(({ row }) => idOf.get(row.lot))}::bigint[],
      ${albums.map(({ row }) => `{${idsOf(row.photos).join(',')}}`)}::text[],
      ${albums.map(({ row: { sheet } }) => (sheet && intake.photos.get(sheet)) ?? null)}::bigint[],
      ${albums.map(({ fingerprint }) => fingerprint)}::uuid[]
    ) as input (lot_id, photo_ids, sheet_id, fingerprint)
    on conflict (lot_id) do update set
      photo_ids = excluded.photo_ids, sheet_id = excluded.sheet_id, fingerprint = excluded.fingerprint
    where known.fingerprint is distinct from excluded.fingerprint
    returning xmax = 0 as is_new`.execute(tx);
  const added = rows.filter((row) => row.is_new).length;
  return { ...takeResultOf(known.length, { added, changed: rows.length - added }), rejects };
}

/** The cache is cleared above this size: drawings are shared by thousands of lots, other photos belong to one. */
const mostRemembered = 20_000;

async function learnPhotos(tx: Tx, { sourceId, photos }: Intake, albums: readonly AlbumLine[]): Promise<void> {
  if (photos.size > mostRemembered) photos.clear();
  const addresses = new Set(albums.flatMap(({ row: { photos: own, sheet } }) => (sheet ? [...own, sheet] : own)));
  const isUnknown = (address: string) => !photos.has(address);
  const remember = (rows: readonly { id: number; address: string }[]) => {
    for (const { id, address } of rows) photos.set(address, id);
  };
  const written = await writePhotos(tx, sourceId, [...addresses].filter(isUnknown));
  remember(written);
  remember(await findPhotos(tx, sourceId, [...addresses].filter(isUnknown)));
  if (written.some(({ state }) => state === 'waiting')) await wantPhotos(tx);
}

async function writePhotos(tx: Tx, sourceId: number, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ id: number; address: string; state: string }>`
    insert into photo (source_id, address, state)
    select ${sourceId}, address, case when address like 'drawn:%' then 'drawn' else 'waiting' end
    from unnest(${addresses.toSorted()}::text[]) as address
    on conflict do nothing returning id, address, state`.execute(tx);
  return rows;
}

async function findPhotos(tx: Tx, sourceId: number, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ id: number; address: string }>`
    select id, address from photo where source_id = ${sourceId} and address = any(${addresses}::text[])`.execute(tx);
  return rows;
}
