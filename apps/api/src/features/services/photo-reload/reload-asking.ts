import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

export const photoReloadJob = defineJob('photo-reload.run', z.object({}) as z.ZodType<Record<string, never>>);

export const reloadService = 'photo-reload';
