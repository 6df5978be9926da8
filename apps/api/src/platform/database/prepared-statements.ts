import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

/**
 * Marks a statement that each connection prepares once: planning a bid's statements costs several times what running them
 * costs. Mark only statements for which one generic plan suits all parameters, and which name the columns they return: a
 * new column must not break the running release.
 */
const mark = '/* kept */';
export const prepared = sql.raw(mark);

/**
 * Ids for a prepared statement. The subquery hides their number from the planner: a custom plan for a few ids would look
 * cheaper than the generic one, and PostgreSQL would plan anew each time.
 */
export const anyOf = (ids: readonly number[]) => sql`any(array(select unnest(${ids}::bigint[])))`;

/** Sends marked statements under a name, so that PostgreSQL reuses their plan. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const isMarked = typeof text === 'string' && Array.isArray(values) && text.includes(mark);
    const namedArgs = isMarked ? [{ name: nameOf(text), text, values }, ...rest] : args;
    return super.query(...(namedArgs as [string])) as never;
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
