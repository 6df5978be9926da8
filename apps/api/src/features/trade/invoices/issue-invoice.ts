import type { IssueBody, Issued } from '@seri/contract/trade/invoices.schema';
import { totalOfLines, linesOfItems } from '@seri/domain/invoices/paper-totals';
import { mayBookFor } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { lockVisible } from '../../people/clients/clients.command.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';
import { issuePaper } from '../papers/papers.command.ts';
import { assertInvoiceable, draftSale } from './draft-sale.query.ts';
import { assertPrintable, assertSameSigns } from '../papers/printing.query.ts';

/** R90: issues an invoice or a proforma. The total that was on the screen must still be right. */
export async function issueInvoice(acting: Acting, db: Db, maker: Studio, body: IssueBody): Promise<Issued> {
  assertOrder(body);
  await assertVisible(db, acting.actor, body.accountId);
  // Under its key the same request may be answered already, so that only the signs are looked at here.
  const printable = await assertPrintable(maker, (await draftSale(db, body)).snapshot);
  return acting.transaction(async (tx) => {
    await lockForInvoice(tx, acting.actor, body);
    const draft = await draftSale(tx, body);
    assertInvoiceable(draft);
    const { snapshot, lines, dueDays } = draft;
    if (totalOfLines(linesOfItems(snapshot.items)) !== body.total) throw refusal('STATE_CHANGED');
    assertSameSigns(printable, snapshot);
    return issuePaper(tx, {
      accountId: body.accountId,
      snapshot,
      lines,
      dueDays,
      issuedBy: acting.actor.accountId,
      socketId: acting.socketId,
    });
  });
}

/** A paper is for purchases or for a deposit. A deposit is no sale, so there is no invoice for it. */
export function assertOrder({ kind, purchaseIds, deposit }: Pick<IssueBody, 'kind' | 'purchaseIds' | 'deposit'>): void {
  if ((purchaseIds.length === 0) !== (deposit !== null)) assertFaultless({ purchaseIds: { problem: 'invalid' } });
  if (deposit !== null && kind !== 'proforma') assertFaultless({ kind: { problem: 'invalid' } });
}

/** Locks the account and then its purchases, void ones too: a settlement may be invoiced. */
async function lockForInvoice(tx: Tx, actor: Actor, { accountId, purchaseIds }: IssueBody): Promise<void> {
  const account = await lockVisible(tx, actor, accountId);
  if (!mayBookFor(actor, account)) throw refusal('NOT_FOUND');
  await tx
    .selectFrom('purchase')
    .select('id')
    .where(sql<boolean>`id = any(${purchaseIds}::bigint[])`)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
