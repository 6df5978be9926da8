import type { CreditBody, Issued } from '@seri/contract/trade/invoices.schema';
import { creditPaper } from '@seri/domain/invoices/credit-paper';
import { canCredit } from '@seri/domain/invoices/invoice-lines';
import { mayBookFor } from '@seri/domain/people/staff-rights';
import type { Db } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { lockVisible } from '../../people/clients/clients.command.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';
import { creditLines } from '../papers/credit-papers.command.ts';
import { type CreditableLine, findPaper, readPaperLines } from '../papers/papers.query.ts';
import { assertPrintable } from '../papers/printing.query.ts';

/** R90: gives back an invoice, whole or line by line, by a credit note under the next number of the invoices. */
export async function creditInvoice(acting: Acting, db: Db, maker: Studio, body: CreditBody): Promise<Issued> {
  const { actor, socketId } = acting;
  const { id, reason } = body;
  const invoice = await findPaper(db, id);
  if (invoice?.kind !== 'invoice') throw refusal('NOT_FOUND');
  await assertVisible(db, actor, invoice.account_id);
  const { seller } = invoice.snapshot;
  await assertPrintable(maker, creditPaper(invoice.snapshot, new Map(), { seller, reason }));
  return acting.transaction(async (tx) => {
    const account = await lockVisible(tx, actor, invoice.account_id);
    if (!mayBookFor(actor, account)) throw refusal('NOT_FOUND');
    const lines = await readPaperLines(tx, id);
    const credits = creditsOf(lines, body.lines);
    const total = [...credits.values()].reduce((sum, amount) => sum + amount, 0);
    if (credits.size === 0 || total !== body.total) throw refusal('STATE_CHANGED');
    return creditLines(tx, { invoice, lines, credits, seller, reason, issuedBy: actor.accountId, socketId });
  });
}

/** The amount for each place. Without a choice it credits everything that is left. */
function creditsOf(lines: readonly CreditableLine[], wanted: CreditBody['lines']): Map<number, number> {
  const left = lines.map(({ place, amount, credited }) => ({ place, amount: amount - credited }));
  const credits = new Map((wanted ?? left.filter(({ amount }) => amount !== 0)).map((one) => [one.place, one.amount]));
  for (const [place, amount] of credits) {
    const line = lines.find((one) => one.place === place);
    if (!line || !canCredit(line, amount)) assertFaultless({ [`lines.${place}`]: { problem: 'invalid' } });
  }
  return credits;
}
