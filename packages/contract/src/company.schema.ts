import { z } from 'zod';
import { instant } from './common.schema.ts';

export const portal = z.object({
  /** The server's clock, by which every screen shows Japan time. */
  now: instant,
  version: z.string(),
  /** Only in demo mode: whose passwords are public. */
  demo: z
    .object({ password: z.string(), accounts: z.array(z.object({ label: z.string(), email: z.string() })) })
    .nullable(),
});
export type Portal = z.infer<typeof portal>;

export const companySchemas = { portal: { answer: portal } };
