import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { wantPhotos } from '../photos/photos.command.ts';
import type { Intake } from './intake.ts';
import { ofKnownLots } from './known-lots.ts';
import { lastOfEach, nothingTaken, type Taken, takenOf, type Told } from './taken.ts';

/** Writes which photos a lot has, in their order, and which sheet. New addresses are fetched later, or drawn when asked for. */
export async function takeAlbums(tx: Tx, { sourceId }: Intake, told: readonly Told<'photos'>[]): Promise<Taken> {
  if (told.length === 0) return nothingTaken;
  const { known, rejects } = await ofKnownLots(tx, sourceId, told);
  const given = JSON.stringify(
    lastOfEach(known, ({ row }) => row.lot).map(({ row, fingerprint }) => ({ ...row, fingerprint })),
  );
  await writePhotos(tx, sourceId, known);
  const { rows } = await sql<{ is_new: boolean; is_known: boolean }>`
    with given as (
      select lot_key.id, photos, sheet, given.fingerprint, album_fingerprint is null as is_new,
        album_fingerprint is not distinct from given.fingerprint as is_known
      from jsonb_to_recordset(${given}) as given (lot text, photos text[], sheet text, fingerprint uuid)
      join lot_key on source_id = ${sourceId} and external_id = lot
    ), marked as (
      update lot_key set album_fingerprint = given.fingerprint from given where lot_key.id = given.id and not is_known
    ), written as (
      insert into album (lot_id, photo_ids, sheet_id)
      select given.id,
        array(
          select photo.id from unnest(photos) with ordinality as place (address, number)
          join photo on source_id = ${sourceId} and photo.address = place.address order by number
        ),
        (select photo.id from photo where source_id = ${sourceId} and address = sheet)
      from given where not is_known
      on conflict (lot_id) do update set photo_ids = excluded.photo_ids, sheet_id = excluded.sheet_id
    )
    select is_new, is_known from given`.execute(tx);
  const added = rows.filter((row) => row.is_new).length;
  const changed = rows.filter((row) => !row.is_new && !row.is_known).length;
  return { ...takenOf(known.length, { added, changed }), rejects };
}

async function writePhotos(tx: Tx, sourceId: number, told: readonly Told<'photos'>[]): Promise<void> {
  const addresses = new Set(told.flatMap(({ row }) => (row.sheet ? [...row.photos, row.sheet] : row.photos)));
  const { rows } = await sql<{ state: string }>`
    insert into photo (source_id, address, state)
    select ${sourceId}, address, case when address like 'drawn:%' then 'drawn' else 'waiting' end
    from unnest(${[...addresses].toSorted()}::text[]) as address
    on conflict do nothing returning state`.execute(tx);
  if (rows.some(({ state }) => state === 'waiting')) await wantPhotos(tx);
}
