import { z } from 'zod';
import { digits } from '../common.schema.ts';

/** Clients tell these of the lot that they ask about. The id alone decides. */
export const lotLog = z.object({
  carId: digits,
  lotNo: z.string().max(40).optional(),
  auctionDate: z.string().max(40).optional(),
  auctionName: z.string().max(100).optional(),
});
