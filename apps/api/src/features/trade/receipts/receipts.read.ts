import type { Receipts, ReceiptsQuery, ReceiptView } from '@seri/contract/trade/receipts.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { accountsHiddenFrom } from '../../people/clients/clients.query.ts';
import { presentReceipt, selectReceipts } from './receipt-rows.read.ts';

/** Each is the condition of an index. */
const views: Readonly<Record<ReceiptView, RawBuilder<boolean>>> = {
  inbox: sql`state in ('new', 'suggested')`,
  unidentified: sql`state = 'unidentified'`,
  booked: sql`state = 'booked'`,
  'set-aside': sql`state in ('ignored', 'returned', 'reversed')`,
};

/** R94: what has come to the bank, the newest first: the inbox, one of the other views, or all that is about one client. */
export async function readReceipts(db: Db, actor: Actor, query: ReceiptsQuery): Promise<Receipts> {
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const visible = isVisibleReceipt(db, actor);
  const chosen = db
    .selectFrom('receipt')
    .where(sql<boolean>`${visible} and ${sql.join(conditionsOf(query), sql` and `)}`);
  // Only the ids are read up to the page, all else of its receipts alone.
  const ids = chosen
    .select('receipt.id')
    .orderBy('booked_on', 'desc')
    .orderBy('receipt.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [rows, { found }, tally, accounts] = await Promise.all([
    selectReceipts(db)
      .where('receipt.id', 'in', ids)
      .orderBy('booked_on', 'desc')
      .orderBy('receipt.id', 'desc')
      .execute(),
    chosen.select((one) => one.fn.countAll<number>().as('found')).executeTakeFirstOrThrow(),
    tallyReceipts(db, visible),
    db.selectFrom('bank_mapping').select('bank_account').orderBy('bank_account').execute(),
  ]);
  const { unidentifiedYen, ...counts } = tally;
  return {
    list: rows.map(presentReceipt),
    pageInfo: { page, pageSize, totalSearchResults: found },
    counts,
    unidentified: unidentifiedYen,
    bankAccounts: accounts.map(({ bank_account }) => bank_account),
    can: { book: actor.rights.accounting },
  };
}

/** R26: accounts that are hidden from the reader are few; a receipt of one of them is missing. */
export const isVisibleReceipt = (db: Db, actor: Actor): RawBuilder<boolean> =>
  sql`(receipt.account_id is null or receipt.account_id not in ${accountsHiddenFrom(db, actor).select('account.id')})`;

function conditionsOf({ view, search, account, until }: ReceiptsQuery): RawBuilder<boolean>[] {
  const shown = view ?? (account ? undefined : 'inbox');
  return [
    shown ? views[shown] : sql<boolean>`true`,
    ...(account ? [sql<boolean>`receipt.account_id = ${account}::bigint`] : []),
    ...(until ? [sql<boolean>`receipt.booked_on <= ${until}::date`] : []),
    ...(search ? [isFound(search)] : []),
  ];
}

/** A part of a text, taken literally; or a whole amount, written with or without its separators. */
function isFound(search: string): RawBuilder<boolean> {
  const text = sql<boolean>`strpos(receipt.search, lower(${search})) > 0`;
  const [, whole = '', cents = ''] = /^(\d+)(?:\.(\d\d))?$/.exec(search.replaceAll(/[\s,'¥$€]/g, '')) ?? [];
  if (whole === '' || whole.length > 13) return text;
  const [yen, coins] = [cents === '' ? whole : null, whole + (cents || '00')];
  return sql`(${text} or amount_jpy = ${yen}::bigint
    or amount = case currency when 'JPY' then ${yen}::bigint else ${coins}::bigint end)`;
}

type ReceiptTally = Record<ReceiptView, number> & { unidentifiedYen: number };

/** Counted apart, so that each count reads one index alone. */
async function tallyReceipts(db: Db, visible: RawBuilder<boolean>): Promise<ReceiptTally> {
  const count = (view: ReceiptView) => sql<number>`(select count(*) from receipt where ${views[view]} and ${visible})`;
  const yen = sql<number>`(
    select coalesce(sum(amount_jpy), 0)::bigint from receipt where ${views.unidentified} and ${visible})`;
  return db
    .selectNoFrom([
      count('inbox').as('inbox'),
      count('unidentified').as('unidentified'),
      count('booked').as('booked'),
      count('set-aside').as('set-aside'),
      yen.as('unidentifiedYen'),
    ])
    .executeTakeFirstOrThrow();
}
