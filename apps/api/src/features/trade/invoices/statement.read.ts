import type { StatementQuery } from '@seri/contract/trade/invoices.schema';
import type { StatementEntry, StatementPaper } from '@seri/domain/invoices/paper-snapshot';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { EntryKind } from '@seri/domain/money/ledger';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { addDays, type JapanDay, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { formatMessage } from '@seri/messages/server';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';
import { readContent } from '../../people/company/company.query.ts';
import { readSeller } from '../../people/seller/seller.query.ts';
import { paperBuyer } from './paper-parties.ts';
import { paperSeller } from './paper-seller.ts';

/** R90: the entries of an account in a month of Japan, from its opening to its closing balance. It takes no number. */
export async function draftStatement(
  db: Db,
  actor: Actor,
  { month, language, id }: StatementQuery,
  now: Date,
): Promise<StatementPaper> {
  const accountId = id === undefined ? actor.accountId : Number(id);
  if (accountId !== actor.accountId) await assertVisible(db, actor, accountId);
  const from = `${month}-01` as JapanDay;
  const next = firstOfNext(from);
  const [seller, content] = [await readSeller(db), await readContent(db)];
  const buyer = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('ledger_entry')
    .select(['kind', 'fee', 'amount', 'balance', 'description', 'booked_at'])
    .where('account_id', '=', accountId)
    .where('booked_at', '>=', startOfJapanDay(from))
    .where('booked_at', '<', startOfJapanDay(next))
    .orderBy('number')
    .execute();
  const [first] = rows;
  return {
    kind: 'statement',
    language,
    issuedOn: japanDay(now),
    seller: paperSeller(seller.billing.details, content.content),
    buyer: paperBuyer(buyer, language),
    client: paymentReference(accountId),
    remarks: null,
    from,
    until: addDays(next, -1),
    opening: first ? first.balance - first.amount : await balanceBefore(db, accountId, next),
    entries: rows.map(presentEntry),
  };
}

const firstOfNext = (day: JapanDay): JapanDay => `${addDays(day, 31).slice(0, 7)}-01` as JapanDay;

async function balanceBefore(db: Db, accountId: number, next: JapanDay): Promise<number> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('balance')
    .where('account_id', '=', accountId)
    .where('booked_at', '<', startOfJapanDay(next))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

interface StatementRow {
  kind: string;
  fee: string | null;
  amount: number;
  description: string;
  booked_at: Date;
}

/** R61: the description names the car; before it stands what the entry is for. */
function presentEntry({ kind, fee, amount, description, booked_at: bookedAt }: StatementRow): StatementEntry {
  const told = (language: 'en' | 'ru') => {
    const label = fee
      ? formatMessage(language, `purchases.charge.${fee as LineKind}`)
      : formatMessage(language, `ledger.purpose.${kind as EntryKind}`);
    return [label, description].filter(Boolean).join(': ');
  };
  return {
    day: japanDay(bookedAt),
    text: { en: told('en'), ru: told('ru') },
    number: '',
    amount,
    allocations: [],
  };
}
