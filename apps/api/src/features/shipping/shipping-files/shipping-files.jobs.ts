import { type CronItem, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { runApply } from './apply/run-apply.ts';
import { forgetFiles } from './forget-files.ts';
import { readFile } from './read-file.ts';
import { applyFileJob, forgetFilesJob, readListJob, undoFileJob } from './shipping-files.events.ts';
import { runUndo } from './undo/run-undo.ts';

export const shippingFilesJobs = [readListJob, applyFileJob, undoFileJob, forgetFilesJob];

/** In the night of Japan. */
export const shippingFilesCron: readonly CronItem[] = [{ job: forgetFilesJob, match: '24 17 * * *' }];

export function shippingFilesHandlers(platform: Platform): JobHandler[] {
  const { db } = platform.database;
  return [
    handleJob(readListJob, ({ fileId }) => readFile(platform, fileId)),
    handleJob(forgetFilesJob, () => forgetFiles(db)),
    handleJob(applyFileJob, ({ fileId }, { signal }) => runApply(db, fileId, signal)),
    handleJob(undoFileJob, ({ fileId }, { signal }) => runUndo(db, fileId, signal)),
  ];
}
