import type { Invoices, InvoicesQuery } from '@seri/contract/trade/invoices.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Invoice } from '../../../platform/database/schema.generated.ts';
import { presentPaper, selectPapers } from '../papers/papers.query.ts';
import { isOfOwnClients, isVisiblePaper } from './visible-papers.query.ts';

/** R90: the papers that the reader may see, the newest first; found by number, total, day and name. */
export async function readInvoices(db: Db, actor: Actor, query: InvoicesQuery): Promise<Invoices> {
  const isForStaff = isStaff(actor);
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const chosen = choosePapers(db, actor, query);
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

/** An index finds texts among all papers. Those of a manager's own clients are few, so that they are read through. */
function choosePapers(db: Db, actor: Actor, query: InvoicesQuery) {
  const scope = query.account === undefined ? (query.clients ?? 'mine') : 'all';
  const isText = query.number !== undefined || query.party !== undefined;
  if (isStaff(actor) && scope === 'mine' && isText) {
    const own = sql<Selectable<Invoice>>`(select * from invoice where ${isOfOwnClients(db, actor)} offset 0)`;
    return db.selectFrom(own.as('invoice')).where(fits(query, holds));
  }
  return db
    .selectFrom('invoice')
    .where(isVisiblePaper(db, actor, scope))
    .where(fits(query, contains));
}

type Finds = (whole: RawBuilder<string>, part: RawBuilder<string>) => RawBuilder<boolean>;

function fits({ number, amount, from, to, party, kind, account }: InvoicesQuery, finds: Finds): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`true`,
    ...(number ? [finds(sql`invoice.number`, sql`upper(${number})`)] : []),
    ...(amount ? [sql<boolean>`invoice.total = ${amount}::bigint`] : []),
    ...(from ? [sql<boolean>`invoice.issued_on >= ${from}::date`] : []),
    ...(to ? [sql<boolean>`invoice.issued_on <= ${to}::date`] : []),
    ...(party ? [finds(sql`lower(invoice.party)`, sql`lower(${party})`)] : []),
    ...(kind ? [sql<boolean>`invoice.kind = ${kind}`] : []),
    ...(account ? [sql<boolean>`invoice.account_id = ${account}::bigint`] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Takes a text literally, never as a pattern. */
const holds: Finds = (whole, part) => sql`strpos(${whole}, ${part}) > 0`;

/** An index finds parts of three letters, or the whole of fewer. */
const contains: Finds = (whole, part) =>
  sql`${holds(whole, part)} and parts_of(${whole}, 1) @> parts_of(${part}, least(3, length(${part})))`;
