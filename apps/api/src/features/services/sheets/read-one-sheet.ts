import { createHash } from 'node:crypto';
import { findGlossary } from '@seri/domain/sheet/glossary';
import { isSheet } from '@seri/domain/sheet/reading/is-sheet';
import type { SeenSheet, SheetReading } from '@seri/domain/sheet/reading/reading';
import { readSheet } from '@seri/domain/sheet/reading/read-sheet';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, type JobRun } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { LostStudioError, PictureError } from '../../../platform/studio/studio-process.ts';
import { type LotRow, readLotRow } from '../../stock/lots/lot-row.query.ts';
import type { PictureBytes } from '../../stock/photos/sheet-photo.query.ts';
import { findSheetPhoto } from '../../stock/photos/sheet-photo.query.ts';
import type { FormKind } from './reader/forms.data.ts';
import {
  type EndedReading,
  failReading,
  findReading,
  findSamePicture,
  keepReading,
  type WantedSheet,
} from './sheet-reading.store.ts';
import { readSheetJob, readingQueue } from './sheets.command.ts';
import { tellSheetRead } from './sheets.events.ts';

export interface SeenBy {
  seen: SeenSheet;
  by: 'own' | 'outside';
}

/** Sees what stands on a picture. A quick one sees less of small print. */
export type SheetReader = (
  picture: Uint8Array,
  kind: FormKind,
  isQuick: boolean,
  signal: AbortSignal,
) => Promise<SeenBy>;

export interface ReadingParts extends Pick<Platform, 'database'> {
  reader: SheetReader;
  bytesOf: PictureBytes;
}

const mostBytes = 12 * 2 ** 20;
const pauseBeforeSecondTry = 30_000;

type SheetOrder = WantedSheet & { isSecondTry: boolean };

/** R77: reads one sheet. A reader that is lost or hangs is asked once more, for less; then the sheet counts as unreadable. */
export async function readOneSheet(parts: ReadingParts, order: SheetOrder, { signal, log }: JobRun): Promise<void> {
  const { db } = parts.database;
  const { photoId, lotId, isSecondTry } = order;
  const known = await findReading(db, photoId);
  if (known?.state !== 'waiting') return;
  const lot = await readLotRow(db, lotId);
  if (!lot) return;
  try {
    const ended = await readNow(parts, order, lot, signal);
    await inTransaction(db, async (tx) => {
      if (ended) await keepReading(tx, photoId, ended);
      else await failReading(tx, photoId, 'It is no sheet.');
      await tellSheetRead(tx, lot.kind, lotId);
    });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    log.warn({ photoId, reason: error.message }, 'a sheet was not read');
    const isOver = isSecondTry || !(error instanceof LostStudioError);
    await inTransaction(db, async (tx) => {
      if (!isOver) return askAgain(tx, order);
      await failReading(tx, photoId, error.message);
      await tellSheetRead(tx, lot.kind, lotId);
    });
  }
}

function askAgain(tx: Parameters<typeof enqueue>[0], order: SheetOrder): Promise<void> {
  const runAt = new Date(Date.now() + pauseBeforeSecondTry);
  return enqueue(tx, readSheetJob, { ...order, isSecondTry: true }, { queue: readingQueue, runAt });
}

/** Null if the picture shows no sheet. */
async function readNow(
  { database: { db }, reader, bytesOf }: ReadingParts,
  { photoId, lotId, isSecondTry }: SheetOrder,
  lot: LotRow,
  signal: AbortSignal,
): Promise<EndedReading | null> {
  const photo = await findSheetPhoto(db, lotId);
  const picture = photo?.id === photoId ? await bytesOf(photo, signal) : null;
  if (!picture || picture.length > mostBytes) return null;
  const sha256 = createHash('sha256').update(picture).digest('hex');
  const same = await findSamePicture(db, sha256);
  if (same) return { sha256, ...same, milliseconds: 0 };
  const began = performance.now();
  const { seen, by } = await reader(picture, kindOf(lot), isSecondTry, signal);
  const reading = meaningOf(seen, lot);
  return isSheet(seen, reading)
    ? { sha256, reading, reader: by, milliseconds: Math.round(performance.now() - began) }
    : null;
}

const kindOf = ({ kind }: LotRow): FormKind => (kind === 'stock' ? 'car' : kind);

function meaningOf(seen: SeenSheet, lot: LotRow): SheetReading {
  return readSheet(seen, {
    isCar: kindOf(lot) === 'car',
    glossary: findGlossary(lot.house_name ?? ''),
    code: lot.chassis ?? '',
  });
}
