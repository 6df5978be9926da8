import { japanDay, minute, startOfJapanDay } from '@seri/domain/time/japan-time';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readAheadJob, wantReading } from './sheets.command.ts';
import { isReadingOn } from './sheets.query.ts';
import { areSheetsWaiting, findWantedSheet } from './wanted-sheets.read.ts';

const pause = 15_000;
/** The portal's day begins: sheets are then read when somebody asks. */
const nightEnds = 7 * 60 * minute;

export type NightParts = Pick<Platform, 'database' | 'clock' | 'settings' | 'log'>;

/** R77: at night the sheets that people will look at in the morning are read one by one; whoever asks goes first. */
export async function readAhead(parts: NightParts): Promise<void> {
  const { database, clock } = parts;
  if (!(await isReadingOn(parts))) return;
  const now = clock.now();
  const today = japanDay(now);
  if (now.getTime() >= startOfJapanDay(today).getTime() + nightEnds) return;
  await inTransaction(database.db, async (tx) => {
    if (!(await areSheetsWaiting(tx))) {
      const wanted = await findWantedSheet(tx, today);
      if (!wanted) return;
      await wantReading(tx, wanted, null);
    }
    const runAt = new Date(Date.now() + pause);
    await enqueue(tx, readAheadJob, {}, { key: readAheadJob.name, runAt });
  });
}
