import { call } from '../call.ts';
import type { InstructionQuery } from './shipping-instructions.schema.ts';

/** R102: a file for a forwarder. It tells who receives the cars, so whoever takes it is logged. */
export const shippingInstructionsCalls = {
  file: call<{ query: InstructionQuery; answer: Uint8Array }>()({
    method: 'GET',
    path: '/shipping-instructions.xlsx',
    access: { right: 'logistics' },
    pace: 'exporting',
    answers: 'bytes',
    refusals: [],
  }),
} as const;
