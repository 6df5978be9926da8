import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, enqueue } from '../../../platform/jobs/job.ts';
import { beginReading, type WantedSheet } from './sheet-reading.store.ts';

export const readSheetJob = defineJob(
  'sheets.read',
  z.object({ photoId: z.int(), lotId: z.int(), isSecondTry: z.boolean() }),
);

export const readAheadJob = defineJob('sheets.read-ahead', z.object({}) as z.ZodType<Record<string, never>>);

/** One sheet is read at a time, however many workers there are. */
export const readingQueue = readSheetJob.name;

/** Has a sheet read, unless it is waiting or read already; says whether it was new. */
export async function wantReading(tx: Tx, wanted: WantedSheet, askedBy: number | null): Promise<boolean> {
  if (!(await beginReading(tx, wanted, askedBy))) return false;
  await enqueue(tx, readSheetJob, { ...wanted, isSecondTry: false }, { queue: readingQueue });
  return true;
}
