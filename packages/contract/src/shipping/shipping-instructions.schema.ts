import { mostCarsOfInstruction } from '@seri/domain/shipping-files/instruction-sheet';
import { z } from 'zod';
import { bytes } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { shippingInstructionsCalls } from './shipping-instructions.calls.ts';

export const instructionQuery = z.object({
  /** Ids of cars, separated by commas, in the order of the file. */
  purchases: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .refine((ids) => ids.split(',').length <= mostCarsOfInstruction),
  /** Tells the numbers of the identity documents too. */
  documents: z.literal('1').optional(),
});
export type InstructionQuery = z.infer<typeof instructionQuery>;

export const shippingInstructionsSchemas: SchemasOf<typeof shippingInstructionsCalls> = {
  file: {
    summary: 'A shipping instruction for a forwarder: cars, their parties in Latin letters and terms, as a spreadsheet',
    query: instructionQuery,
    answer: bytes,
  },
};
