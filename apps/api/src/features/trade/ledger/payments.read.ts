import type {
  ClientPayments,
  ClientPaymentsQuery,
  PaymentRecord,
  Payments,
  PaymentsQuery,
} from '@seri/contract/trade/ledger.schema';
import type { Language } from '@seri/domain/common/languages';
import { type EntryKind, entryKinds, paymentTypeOf, paymentTypes } from '@seri/domain/money/ledger';
import { pageSizes } from '@seri/domain/catalogue/listing';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import { formatMessage } from '@seri/messages/server';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readPaidBy } from './allocation/payment-facts.query.ts';
import { readPurchaseNames } from './allocation/purchase-names.query.ts';
import { readDebtSums } from './allocation/debt.query.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';

/** R22: the entries of the actor's own account, newest first. */
export async function readPayments(
  db: Db,
  { accountId }: Actor,
  query: PaymentsQuery,
  language: Language,
): Promise<Payments> {
  const { rows, paidBy, ...rest } = await readAccount(db, accountId, query);
  return { records: rows.map((row) => presentEntry(row, paidBy, language)), ...rest, ...labelsIn(language) };
}

/** The entries of a client, with author and reason, which only staff see. */
export async function readClientPayments(
  db: Db,
  actor: Actor,
  { id, ...query }: ClientPaymentsQuery,
  language: Language,
): Promise<ClientPayments> {
  const accountId = Number(id);
  await assertVisible(db, actor, accountId);
  const { rows, paidBy, ...rest } = await readAccount(db, accountId, query);
  const records = rows.map((row) => ({
    ...presentEntry(row, paidBy, language),
    by: row.booked_by_name,
    reason: row.reason,
  }));
  return { records, ...rest, ...labelsIn(language) };
}

async function readAccount(db: Db, accountId: number, query: PaymentsQuery) {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? pageSizes[0]);
  const [totals, { found }, rows, debt] = await Promise.all([
    readTotals(db, accountId),
    chosenEntries(db, accountId, query)
      .select((entry) => entry.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow(),
    namedEntries(db, accountId, query)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    readDebtSums(db, accountId),
  ]);
  const { entries, received, spent } = totals;
  return {
    rows,
    paidBy: await readAllocationsOf(db, rows),
    ...debt,
    pageInfo: { page, pageSize, totalSearchResults: found, totalResults: entries },
    totalBalance: received - spent,
    totalReceived: received,
    totalSpent: spent,
  };
}

/** R92: the purchases that entries pay, by the entry. */
async function readAllocationsOf(db: Db, entries: readonly { id: number }[]) {
  const paid = await readPaidBy(
    db,
    entries.map(({ id }) => id),
  );
  const names = await readPurchaseNames(
    db,
    paid.map(({ purchase_id: id }) => id),
  );
  return Map.groupBy(
    paid.map(({ entry_id: entryId, purchase_id: purchaseId, amount }) => ({
      entryId,
      purchaseId,
      name: names.get(purchaseId)?.name ?? '',
      amount,
    })),
    ({ entryId }) => entryId,
  );
}

type PaidBy = Awaited<ReturnType<typeof readAllocationsOf>>;

/** Totals ignore the filters. */
function readTotals(db: Db, accountId: number) {
  return db
    .selectFrom('ledger_entry')
    .select((entry) => entry.fn.countAll<number>().as('entries'))
    .select([
      sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as('received'),
      sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as('spent'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

function chosenEntries(db: Db, accountId: number, { type, purpose }: PaymentsQuery) {
  let entries = db.selectFrom('ledger_entry').where('ledger_entry.account_id', '=', accountId);
  if (type) entries = entries.where('ledger_entry.amount', type === 'remittance' ? '>' : '<', 0);
  if (purpose) entries = entries.where('kind', '=', purpose);
  return entries;
}

function namedEntries(db: Db, accountId: number, query: PaymentsQuery) {
  return chosenEntries(db, accountId, query)
    .leftJoin('account as booker', 'booker.id', 'ledger_entry.booked_by')
    .leftJoin('purchase_route as route', 'route.purchase_id', 'ledger_entry.purchase_id')
    .leftJoin('money_source as source', 'source.entry_id', 'ledger_entry.id')
    .selectAll('ledger_entry')
    .select(['booker.full_name as booked_by_name', 'route.eta', 'route.etd', restOfSource.as('rest')])
    .orderBy('number', 'desc');
}

/** Null of an entry that pays nothing. What was taken back has nothing left. */
const restOfSource = sql<number | null>`case when is_reversed then 0 else source.amount - source.allocated end`;

type EntryRow = Awaited<ReturnType<ReturnType<typeof namedEntries>['execute']>>[number];

function presentEntry(row: EntryRow, paidBy: PaidBy, language: Language): PaymentRecord {
  return {
    id: row.purchase_id,
    entryId: row.id,
    type: paymentTypeOf(row.amount),
    purpose: row.kind as EntryKind,
    amount: row.amount,
    balance: row.balance,
    date: row.booked_at.toISOString(),
    description: describe(row, language),
    eta: row.eta,
    etd: row.etd,
    rest: row.rest,
    allocations: (paidBy.get(row.id) ?? []).map(({ purchaseId, name, amount }) => ({ purchaseId, name, amount })),
  };
}

/** R61: the description names the car; for a charge, its kind is put before it. */
function describe({ fee, description }: EntryRow, language: Language): string {
  return fee ? `${formatMessage(language, `purchases.charge.${fee as LineKind}`)}: ${description}` : description;
}

function labelsIn(language: Language): Pick<Payments, 'purposesList' | 'typesList'> {
  return {
    typesList: paymentTypes.map((value) => ({ value, label: formatMessage(language, `ledger.type.${value}`) })),
    purposesList: entryKinds.map((value) => ({ value, label: formatMessage(language, `ledger.purpose.${value}`) })),
  };
}
