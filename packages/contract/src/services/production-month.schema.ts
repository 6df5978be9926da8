import { z } from 'zod';
import { lotLog } from './lot-log.schema.ts';

/** The lot's id decides which vehicle it is; maker and chassis are for the wire. */
export const productionMonthQuery = lotLog.extend({
  maker: z.string().max(100).optional(),
  chassis: z.string().max(100).optional(),
});
export type ProductionMonthQuery = z.infer<typeof productionMonthQuery>;

const word = z.string().max(200).default('');

/** A vehicle as its maker's records have it. Unknown words are empty. */
export const builtCar = z.object({
  catalogNo: word,
  code: word,
  colorCode: word,
  engineNo: word,
  transmission: word,
  gradeCode: word,
  modelCode: word,
  modelName: word,
  month: z.int().min(1).max(12).nullable().default(null),
  trimCode: word,
  year: z.int().min(1900).max(2200).nullable().default(null),
  description: word,
});
export type BuiltCar = z.infer<typeof builtCar>;

/** Null: the records know no such chassis. */
export const productionMonth = z.object({ success: z.literal(true), carInfo: builtCar.nullable() });
export type ProductionMonth = z.infer<typeof productionMonth>;

export const productionMonthSchemas = {
  find: {
    summary: 'When the vehicle of a lot was built, and its codes, from the records of its maker',
    query: productionMonthQuery,
    answer: productionMonth,
  },
};
