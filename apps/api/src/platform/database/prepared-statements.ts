import { createHash } from 'node:crypto';
import { type CompiledQuery, type QueryExecutorProvider, type QueryResult, sql } from 'kysely';
import type { Db } from './database.ts';

/** A statement of the `sql` tag or of the query builder. */
interface PreparableStatement<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>;
}

/** The names of the prepared statements, by their texts. A connection keeps a plan for each name. */
const names = new Map<unknown, string>();

/**
 * A statement that each connection prepares once: planning a bid's statements costs several times what running them
 * costs. Prepare only statements for which one generic plan suits all parameters, and which name the columns they
 * return: a new column must not break the running release.
 */
export const prepared = <Row>(statement: PreparableStatement<Row>) => ({
  execute(db: Db): Promise<QueryResult<Row>> {
    const query = statement.compile(db);
    if (!names.has(query.sql)) names.set(query.sql, nameOf(query.sql));
    return db.executeQuery(query);
  },
});

/** Equal texts share a name, also in another process; two texts never do, which PostgreSQL would refuse. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Kysely passes its driver a text and values only; the client looks up here whether the text was prepared. */
export const nameOfPrepared = (text: unknown): string | undefined => names.get(text);

/**
 * Ids for a prepared statement. The subquery hides their number from the planner: a custom plan for a few ids would look
 * cheaper than the generic one, and PostgreSQL would plan anew each time.
 */
export const anyOf = (ids: readonly number[]) => sql`any(array(select unnest(${ids}::bigint[])))`;
