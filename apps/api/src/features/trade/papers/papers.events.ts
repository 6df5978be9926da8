import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emitToEach } from '../../../platform/outbox/emit.ts';
import type { PaperLineRow } from './paper.store.ts';

interface ToldPaper {
  id: number;
  accountId: number;
  lines: readonly Pick<PaperLineRow, 'purchase_id'>[];
  socketId?: string | undefined;
}

/** For the client and staff: when a paper is issued, and when its file is made. */
export async function tellPaper(tx: Tx, { id, accountId, lines, socketId }: ToldPaper): Promise<void> {
  const purchaseIds = [...new Set(lines.flatMap(({ purchase_id: purchase }) => purchase ?? []))];
  await emitToEach(tx, [audienceOf.account(accountId), audienceOf.staff], {
    name: 'invoice.issued',
    data: { invoiceId: id, accountId, purchaseIds },
    originSocket: socketId,
  });
}
