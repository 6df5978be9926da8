import { z } from 'zod';
import { done } from '../common.schema.ts';

export const reloadBody = z.object({ carId: z.int().positive() });
export type ReloadBody = z.infer<typeof reloadBody>;

export const photoReloadSchemas = {
  reload: {
    summary: 'Has the pictures of a lot of any kind fetched again, within an hour',
    body: reloadBody,
    answer: done,
  },
};
