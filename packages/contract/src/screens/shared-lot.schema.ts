import { isShareCode } from '@seri/domain/lots/share-code';
import { z } from 'zod';
import { lotQuery, sharedViews, type SharedViews } from '../stock/lots.schema.ts';

export const sharedQuery = lotQuery.extend({ code: z.string().refine(isShareCode).optional() });
export type SharedQuery = z.infer<typeof sharedQuery>;

const answers: { [Shape in keyof SharedViews]: z.ZodType<SharedViews[Shape]> } = sharedViews;

export function sharedLotSchemasOf<Shape extends keyof SharedViews>(shape: Shape) {
  return {
    view: {
      summary: 'A lot as who was sent its link may see it: by its code, a machine by its id alone',
      query: sharedQuery,
      answer: answers[shape],
    },
  };
}
