import { languageOf } from '@seri/domain/common/languages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Log } from '../../../platform/log.ts';
import type { Studio } from '../../../platform/studio/studio.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { issuePaper } from '../papers/papers.command.ts';
import { assertInvoiceable, draftSale } from './draft-sale.query.ts';
import { assertPrintable, assertSameSigns } from '../papers/printing.query.ts';

interface AtWin {
  db: Db;
  maker: Studio;
  log: Log;
}

/**
 * R90: the proforma of a new purchase, unless the win was undone meanwhile or staff were faster. What cannot be printed, or lacks
 * the name of the company, is left to staff.
 */
export async function issueAtWin({ db, maker, log }: AtWin, purchaseId: number): Promise<void> {
  try {
    await issueProforma(db, maker, purchaseId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.warn({ purchaseId, code: error.code }, 'no proforma at a win');
  }
}

async function issueProforma(db: Db, maker: Studio, purchaseId: number): Promise<void> {
  const bought = await findBought(db, purchaseId);
  if (!bought) return;
  const { account_id: accountId, created_by: issuedBy } = bought;
  const language = languageOf(bought.language_id) ?? 'en';
  const plain = { deposit: null, terms: null, rate: null, remarks: '' };
  const order = { ...plain, kind: 'proforma' as const, accountId, purchaseIds: [purchaseId], language };
  const printable = await assertPrintable(maker, (await draftSale(db, order)).snapshot);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await findBought(tx, purchaseId))) return;
    const draft = await draftSale(tx, order);
    assertInvoiceable(draft);
    const { snapshot, lines, dueDays } = draft;
    assertSameSigns(printable, snapshot);
    await issuePaper(tx, { accountId, snapshot, lines, dueDays, issuedBy, socketId: undefined });
  });
}

/** The purchase, while it stands and has no papers. */
function findBought(db: Db | Tx, purchaseId: number) {
  return db
    .selectFrom('purchase')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id', 'created_by', 'language_id'])
    .where('purchase.id', '=', purchaseId)
    .where('voided_at', 'is', null)
    .where(sql<boolean>`not exists (select from invoice_line where purchase_id = purchase.id)`)
    .executeTakeFirst();
}
