import { type RawBuilder, sql } from 'kysely';

/**
 * A condition that always holds, but only once PostgreSQL has all rows of the named CTE. A statement that locks rows in
 * several CTEs would lock them in the order in which its plan needs them; with this condition a CTE reads its first row,
 * and so takes its first lock, after the named one has taken all of its locks.
 */
export const afterAllOf = (cte: string): RawBuilder<boolean> =>
  sql<boolean>`(select count(*) from ${sql.ref(cte)}) >= 0`;
