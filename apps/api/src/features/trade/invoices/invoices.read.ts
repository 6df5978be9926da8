import type { Invoices, InvoicesQuery } from '@seri/contract/trade/invoices.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { presentPaper, selectPapers } from '../papers/papers.query.ts';
import { isVisiblePaper } from './visible-papers.query.ts';

/** R90: the papers that the reader may see, the newest first; found by number, total, day and name. */
export async function readInvoices(db: Db, actor: Actor, query: InvoicesQuery): Promise<Invoices> {
  const isForStaff = isStaff(actor);
  const scope = query.account === undefined ? (query.clients ?? 'mine') : 'all';
  const visible = isVisiblePaper(db, actor, scope);
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const chosen = db
    .selectFrom('invoice')
    .where(sql<boolean>`${visible} and ${sql.join(conditionsOf(query, scope), sql` and `)}`);
  // Only the ids are read up to the page, all else of its papers alone.
  const ids = chosen
    .select('invoice.id')
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [rows, { found }] = await Promise.all([
    selectPapers(db)
      .where('invoice.id', 'in', ids)
      .orderBy('invoice.issued_on', 'desc')
      .orderBy('invoice.id', 'desc')
      .execute(),
    chosen.select((one) => one.fn.countAll<number>().as('found')).executeTakeFirstOrThrow(),
  ]);
  return {
    list: rows.map((row) => presentPaper(row, isForStaff)),
    pageInfo: { page, pageSize, totalSearchResults: found },
    can: { issue: isForStaff, chooseClients: isForStaff },
  };
}

function conditionsOf(
  { number, amount, from, to, party, kind, account }: InvoicesQuery,
  scope: PurchaseScope,
): RawBuilder<boolean>[] {
  const isOfFew = (part: string) => scope === 'mine' && part.length < 3;
  return [
    sql<boolean>`true`,
    ...(number ? [contains(sql`invoice.number`, sql`upper(${number})`, isOfFew(number))] : []),
    ...(amount ? [sql<boolean>`invoice.total = ${amount}::bigint`] : []),
    ...(from ? [sql<boolean>`invoice.issued_on >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`invoice.issued_on <= ${to}::date`] : []),
    ...(party ? [contains(sql`lower(invoice.party)`, sql`lower(${party})`, isOfFew(party))] : []),
    ...(kind ? [sql<boolean>`invoice.kind = ${kind}`] : []),
    ...(account ? [sql<boolean>`invoice.account_id = ${account}::bigint`] : []),
  ];
}

/**
 * Takes a text literally, never as a pattern. An index finds its parts of three letters, or the whole of fewer. Most
 * papers hold a given letter or two, so that those of few clients are rather read through.
 */
function contains(whole: RawBuilder<string>, part: RawBuilder<string>, isOfFew: boolean): RawBuilder<boolean> {
  const holds = sql<boolean>`strpos(${whole}, ${part}) > 0`;
  return isOfFew ? holds : sql`${holds} and parts_of(${whole}, 1) @> parts_of(${part}, least(3, length(${part})))`;
}
