import { noticeTypes } from '@seri/domain/notices';
import { lotTypes } from '@seri/domain/page-types';
import { z } from 'zod';
import { instant } from './common.schema.ts';

const said = z.object({ en: z.string(), ru: z.string() });

/** What somebody is told of a bid: the same in a live event, in the notification centre and in a mail. */
export const notice = z.object({
  id: z.int(),
  eventType: z.enum(noticeTypes),
  /** What happened, as a sentence. */
  message: said,
  lotNo: z.string(),
  auctionName: z.string(),
  /** Maker, model and year. */
  specification: z.string(),
  bidId: z.int(),
  /** What it tells of came from the client side. */
  isClientMessage: z.boolean(),
  lotId: z.int(),
  lotType: z.enum(Object.values(lotTypes)),
  at: instant,
});
export type Notice = z.infer<typeof notice>;
