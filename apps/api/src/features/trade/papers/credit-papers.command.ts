import { creditPaper } from '@seri/domain/invoices/credit-paper';
import type { SalePaper } from '@seri/domain/invoices/paper-snapshot';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { type CreditableLine, creditedOfLine, findPaper, type PaperRow, readPaperLines } from './paper.store.ts';
import { type IssuedPaper, issuePaper } from './papers.command.ts';

interface CreditNote {
  invoice: PaperRow;
  lines: readonly CreditableLine[];
  /** The amount that each place gives back. */
  credits: ReadonlyMap<number, number>;
  seller: SalePaper['seller'];
  reason: string;
  issuedBy: number;
  socketId: string | undefined;
  day?: JapanDay;
}

/** R90: issues a credit note. The caller holds the lock of the account, and has seen that no line gives back too much. */
export function creditLines(tx: Tx, { invoice, lines, credits, seller, ...note }: CreditNote): Promise<IssuedPaper> {
  return issuePaper(tx, {
    ...note,
    accountId: invoice.account_id,
    snapshot: creditPaper(invoice.snapshot, credits, { seller, reason: note.reason }),
    lines: lines.flatMap(({ credited: _credited, ...line }) => {
      const amount = credits.get(line.place);
      return amount === undefined ? [] : [{ ...line, amount }];
    }),
    dueDays: null,
    cancelsId: invoice.id,
  });
}

interface EndedLines {
  purchaseId: number;
  /** It stands on the credit notes. */
  reason?: string | undefined;
  issuedBy: number;
  socketId?: string | undefined;
}

/**
 * R90: credits what invoices bear of a purchase and is not booked any more: all of it once the purchase is void, the lines of a
 * settlement once that is reversed. The caller holds the locks of account and purchase.
 */
export async function creditUnbooked(
  tx: Tx,
  { purchaseId, reason = '', issuedBy, socketId }: EndedLines,
): Promise<void> {
  const unbooked = Map.groupBy(await readUnbooked(tx, purchaseId), ({ invoice_id: id }) => id);
  for (const [invoiceId, rests] of unbooked) {
    const invoice = await findPaper(tx, invoiceId);
    if (!invoice) continue;
    const credits = new Map(rests.map(({ place, amount, credited }) => [place, amount - credited]));
    const lines = await readPaperLines(tx, invoiceId);
    const { seller } = invoice.snapshot;
    await creditLines(tx, { invoice, lines, credits, seller, reason, issuedBy, socketId });
  }
}

/** The price of a void purchase, and charges that are not booked, as far as invoices still bear them. */
function readUnbooked(tx: Tx, purchaseId: number) {
  return tx
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .innerJoin('purchase', 'purchase.id', 'invoice_line.purchase_id')
    .leftJoin('charge', 'charge.id', 'charge_id')
    .select(['invoice_id', 'place', 'invoice_line.amount', creditedOfLine.as('credited')])
    .where('invoice.kind', '=', 'invoice')
    .where('invoice_line.purchase_id', '=', purchaseId)
    .where(sql<boolean>`case when charge_id is null then voided_at is not null else charge.state <> 'booked' end`)
    .where(sql<boolean>`invoice_line.amount <> ${creditedOfLine}`)
    .orderBy('invoice_id')
    .execute();
}
