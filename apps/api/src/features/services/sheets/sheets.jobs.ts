import { sql } from 'kysely';
import { z } from 'zod';
import { type CronItem, defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { type NightParts, readAhead } from './read-ahead.ts';
import { type ReadingParts, readOneSheet } from './read-one-sheet.ts';
import { readAheadJob, readSheetJob } from './sheets.command.ts';

const forgetAskersJob = defineJob('sheets.forget-askers', z.object({}) as z.ZodType<Record<string, never>>);

export const sheetsJobs = [readSheetJob, readAheadJob, forgetAskersJob];
/** Read ahead from three in the night in Japan. */
export const sheetsCron: readonly CronItem[] = [
  { job: readAheadJob, match: '3 18 * * *' },
  { job: forgetAskersJob, match: '12 * * * *' },
];

export function sheetsHandlers(parts: ReadingParts & NightParts): JobHandler[] {
  const { db } = parts.database;
  return [
    handleJob(readSheetJob, (order, run) => readOneSheet(parts, order, run)),
    handleJob(readAheadJob, () => readAhead(parts)),
    // The pace looks back an hour; afterwards nobody needs to know who asked.
    handleJob(forgetAskersJob, async () => {
      await sql`update sheet_reading set asked_by = null where asked_at < app_now() - interval '1 day'`.execute(db);
    }),
  ];
}
