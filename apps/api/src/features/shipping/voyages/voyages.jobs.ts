import { handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followVoyage } from './follow-voyage.ts';
import { followVoyageJob } from './voyages.events.ts';

export const voyagesJobs = [followVoyageJob];

export function voyagesHandlers({ database: { db } }: Platform): JobHandler[] {
  return [handleJob(followVoyageJob, ({ voyageId }) => followVoyage(db, voyageId))];
}
