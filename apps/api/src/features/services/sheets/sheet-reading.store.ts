import type { SheetReading } from '@seri/domain/sheet/reading/reading';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readingVersion } from './reading-version.ts';

/** A sheet to be read: its picture, and the lot that says how. */
export interface WantedSheet {
  photoId: number;
  lotId: number;
}

/** Presses on a sheet that cannot be read make no queue: for so long it is not tried again. */
const failureLasts = sql`interval '10 minutes'`;

/** A sheet whose job was lost may be asked for again. */
const waitLasts = sql`interval '1 hour'`;

/** Waits and failures of long ago, and readings by another reader or other words, count as none. */
const counts = () => sql<boolean>`(
  (sheet_reading.state = 'waiting' and sheet_reading.asked_at > app_now() - ${waitLasts})
  or (sheet_reading.state = 'read' and sheet_reading.version = ${readingVersion()})
  or (sheet_reading.state = 'failed' and sheet_reading.ended_at > app_now() - ${failureLasts}))`;

/** How far the reading of a photo is; undefined if nobody has asked for it. */
export function findReading(db: Db | Tx, photoId: number) {
  return db
    .selectFrom('sheet_reading')
    .select('sha256')
    .select((row) => row.ref('reader').$castTo<'own' | 'outside' | null>().as('reader'))
    .select((row) => [
      row.ref('state').$castTo<'waiting' | 'read' | 'failed'>().as('state'),
      row.ref('reading').$castTo<SheetReading | null>().as('reading'),
    ])
    .where('photo_id', '=', photoId)
    .where(counts())
    .executeTakeFirst();
}

/** Begins a reading; false if one counts already. */
export async function beginReading(tx: Tx, { photoId, lotId }: WantedSheet, askedBy: number | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('sheet_reading')
    .values({ photo_id: photoId, lot_id: lotId, state: 'waiting', asked_by: askedBy })
    .onConflict((conflict) =>
      conflict
        .column('photo_id')
        .doUpdateSet({
          lot_id: lotId,
          state: 'waiting',
          asked_by: askedBy,
          asked_at: sql`app_now()`,
          failure: null,
          ended_at: null,
        })
        .where((row) => row.not(counts())),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** How many sheets wait to be read, and how many were read for this account in the last hour. */
export async function countReadings(tx: Tx, accountId: number): Promise<{ waiting: number; ofAccount: number }> {
  const { rows } = await sql<{ waiting: number; ofAccount: number }>`
    select (select count(*)::int from sheet_reading
        where state = 'waiting' and asked_at > app_now() - ${waitLasts}) as waiting,
      (select count(*)::int from sheet_reading
        where asked_by = ${accountId} and asked_at > app_now() - interval '1 hour') as "ofAccount"`.execute(tx);
  return rows[0] ?? { waiting: 0, ofAccount: 0 };
}

/** The same picture under another photo, read already. */
export function findSamePicture(db: Db, sha256: string) {
  return db
    .selectFrom('sheet_reading')
    .select((row) => [
      row.ref('reading').$castTo<SheetReading>().as('reading'),
      row.ref('reader').$castTo<'own' | 'outside'>().as('reader'),
    ])
    .where('sha256', '=', sha256)
    .where('version', '=', readingVersion())
    .where('state', '=', 'read')
    .limit(1)
    .executeTakeFirst();
}

export interface EndedReading {
  sha256: string;
  reader: 'own' | 'outside';
  reading: SheetReading;
  milliseconds: number;
}

export async function keepReading(tx: Tx, photoId: number, ended: EndedReading): Promise<void> {
  const { reading, ...facts } = ended;
  const version = readingVersion();
  const row = { ...facts, version, reading: JSON.stringify(reading), state: 'read', ended_at: sql<Date>`app_now()` };
  await tx.updateTable('sheet_reading').set(row).where('photo_id', '=', photoId).execute();
}

export async function failReading(tx: Tx, photoId: number, failure: string): Promise<void> {
  await tx
    .updateTable('sheet_reading')
    .set({ state: 'failed', failure, ended_at: sql`app_now()` })
    .where('photo_id', '=', photoId)
    .where('state', '=', 'waiting')
    .execute();
}
