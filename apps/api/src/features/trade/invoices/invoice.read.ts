import type { InvoiceView } from '@seri/contract/trade/invoices.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { presentPaper, readPaperLines, selectPapers } from '../papers/papers.query.ts';
import { isVisiblePaper } from './visible-papers.query.ts';

export async function readInvoice(db: Db, actor: Actor, id: number): Promise<InvoiceView> {
  const row = await selectPapers(db)
    .where('invoice.id', '=', id)
    .where(isVisiblePaper(db, actor))
    .executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
  const paper = presentPaper(row, isStaff(actor));
  const nameOf = (purchaseId: number | null) => paper.cars.find((car) => car.purchaseId === purchaseId)?.name ?? '';
  const lines = await readPaperLines(db, id);
  return {
    ...paper,
    lines: lines.map(({ purchase_id: purchaseId, charge_id: _charge, ...line }) => ({
      ...line,
      car: nameOf(purchaseId),
    })),
  };
}
