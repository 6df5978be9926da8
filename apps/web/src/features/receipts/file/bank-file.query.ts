import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import type { BankMapping } from '@seri/domain/receipts/bank-columns';
import type { Currency } from '@seri/domain/receipts/currencies';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { RefusalError, type Reply } from '../../../lib/calls/refusal.ts';
import { sendBytes } from '../../../lib/calls/send-bytes.ts';
import type { BankPreview, TakenAnswer } from './bank-file.ts';

/** How a file is to be read. What staff have not set is taken from the last file of the account, or guessed. */
export interface FileOrder {
  file: File;
  bankAccount: string;
  mapping: BankMapping | undefined;
  currency: Currency | undefined;
}

const inputOf = ({ file, bankAccount, mapping, currency }: FileOrder, fresh?: number) => ({
  query: {
    name: file.name.slice(-200),
    bankAccount,
    mapping: mapping && JSON.stringify(mapping),
    currency,
    fresh: fresh?.toString(),
  },
});

const type = 'text/csv';

/** Looked at anew only if the order changes: events of the desk would send a long file again and again. */
export function previewQuery(order: FileOrder) {
  const { file, bankAccount, mapping, currency } = order;
  return queryOptions({
    queryKey: ['bank-file', file.name, file.size, file.lastModified, bankAccount, mapping, currency],
    queryFn: async ({ signal }): Promise<BankPreview> => {
      const reply = await sendBytes(receiptsCalls.previewFile, { input: inputOf(order), bytes: file, type, signal });
      if (!reply.ok) throw new RefusalError(reply.refusal);
      return reply.answer;
    },
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

export const takeFile = (order: FileOrder, fresh: number, idempotencyKey: string): Promise<Reply<TakenAnswer>> =>
  sendBytes(receiptsCalls.takeFile, { input: inputOf(order, fresh), bytes: order.file, type, idempotencyKey });
