import { z } from 'zod';
import type { AskingKey } from '../../../platform/asking/asking.store.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

export const extraPhotosJob = defineJob('extra-photos.find', z.object({}) as z.ZodType<Record<string, never>>);

export const extraService = 'extra-photos';
export const extraAskingOf = (lotId: number): AskingKey => ({ service: extraService, subject: String(lotId) });
