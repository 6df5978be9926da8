import type { Tx } from '@seri/api/platform/database/database';
import { languageOf } from '@seri/domain/common/languages';
import type { DemoPerson } from '../accounts.data.ts';
import type { AccountIds } from './fill-accounts.ts';
import { demoMoney } from './money.data.ts';
import { type PlannedEntry, type PlannedLimit, planMoney } from './plan-money.ts';

interface LedgerParties {
  accountId: number;
  staffId: number;
}

const desk = 'manager@demo.seri';

/** Writes the ledger of new accounts. An account that has entries already keeps its own. */
export async function fillLedger(tx: Tx, ids: AccountIds, newcomers: readonly DemoPerson[], now: Date): Promise<void> {
  for (const { email, languageId, manager } of newcomers) {
    const history = demoMoney[email];
    const accountId = ids.get(email);
    const staffId = ids.get(manager ?? desk);
    if (!history || !accountId || !staffId || (await hasEntries(tx, accountId))) continue;
    await writeMoney(tx, { accountId, staffId }, planMoney(history, languageOf(languageId) ?? 'en', now));
  }
}

async function hasEntries(tx: Tx, accountId: number): Promise<boolean> {
  const entry = tx.selectFrom('ledger_entry').select('id').where('account_id', '=', accountId).limit(1);
  return (await entry.executeTakeFirst()) !== undefined;
}

async function writeMoney(tx: Tx, books: LedgerParties, plan: ReturnType<typeof planMoney>): Promise<void> {
  const { entries, changes, limit } = plan;
  await tx
    .insertInto('ledger_entry')
    .values(entries.map((entry) => entryRow(books, entry)))
    .execute();
  if (changes.length === 0) return;
  await tx
    .insertInto('credit_limit_change')
    .values(changes.map((change) => limitRow(books, change)))
    .execute();
  await tx.updateTable('account').set({ credit_limit: limit }).where('id', '=', books.accountId).execute();
}

function entryRow({ accountId, staffId }: LedgerParties, { bookedAt, ...entry }: PlannedEntry) {
  return { ...entry, account_id: accountId, booked_by: staffId, booked_at: bookedAt };
}

function limitRow({ accountId, staffId }: LedgerParties, { from, to, reason, changedAt }: PlannedLimit) {
  return {
    account_id: accountId,
    old_limit: from,
    new_limit: to,
    reason,
    changed_by: staffId,
    changed_at: changedAt,
  };
}
