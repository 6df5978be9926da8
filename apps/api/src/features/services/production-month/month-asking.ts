import { z } from 'zod';
import type { AskingKey } from '../../../platform/asking/asking.store.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';

export const monthService = 'production-month';

export const monthsJob = defineJob('production-month.find', z.object({}) as z.ZodType<Record<string, never>>);

/** R86: the answer is kept for the chassis, whatever lot asks. Undefined of a lot without one. */
export function monthAskingOf({ maker_name, serial, chassis }: LotRow): AskingKey | undefined {
  const number = serial || chassis;
  return number ? { service: monthService, subject: `${maker_name} ${number}` } : undefined;
}
