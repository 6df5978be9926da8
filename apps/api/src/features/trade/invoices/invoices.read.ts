import type { Invoices, InvoicesQuery } from '@seri/contract/trade/invoices.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { presentPaper, selectPapers } from '../papers/papers.query.ts';
import { isVisiblePaper } from './visible-papers.query.ts';

/** R90: the papers that the reader may see, the newest first; found by number, total, day and name. */
export async function readInvoices(db: Db, actor: Actor, query: InvoicesQuery): Promise<Invoices> {
  const isForStaff = isStaff(actor);
  const visible = isVisiblePaper(db, actor, query.account === undefined ? (query.clients ?? 'mine') : 'all');
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const chosen = sql<boolean>`${visible} and ${sql.join(conditionsOf(query), sql` and `)}`;
  const [rows, found, all] = [
    await selectPapers(db)
      .where(chosen)
      .orderBy('invoice.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    await countOf(db, chosen),
    await countOf(db, visible),
  ];
  return {
    list: rows.map((row) => presentPaper(row, isForStaff)),
    pageInfo: { page, pageSize, totalSearchResults: found, totalResults: all },
    can: { issue: isForStaff, chooseClients: isForStaff },
  };
}

async function countOf(db: Db, where: RawBuilder<boolean>): Promise<number> {
  const row = await db
    .selectFrom('invoice')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Texts are taken literally, never as patterns. */
function conditionsOf({ number, amount, from, to, party, kind, account }: InvoicesQuery): RawBuilder<boolean>[] {
  return [
    sql<boolean>`true`,
    ...(number ? [sql<boolean>`strpos(invoice.number, upper(${number})) > 0`] : []),
    ...(amount ? [sql<boolean>`invoice.total = ${amount}::bigint`] : []),
    ...(from ? [sql<boolean>`invoice.issued_on >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`invoice.issued_on <= ${to}::date`] : []),
    ...(party ? [sql<boolean>`strpos(lower(invoice.party), lower(${party})) > 0`] : []),
    ...(kind ? [sql<boolean>`invoice.kind = ${kind}`] : []),
    ...(account ? [sql<boolean>`invoice.account_id = ${account}::bigint`] : []),
  ];
}
