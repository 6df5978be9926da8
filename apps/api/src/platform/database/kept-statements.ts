import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

/**
 * Marks a statement whose plan each connection keeps: planning costs several times what a bid's statements cost to run.
 * Only where every parameter is as good as any other, and where the columns that come back are named: a plan for rows
 * of all kinds must not be the worse one, and a new column must not break the running release.
 */
const mark = '/* kept */';
export const kept = sql.raw(mark);

/** Ids that a kept statement asks for: so many as any others, for a plan of few would seem better and be made each time. */
export const anyOf = (ids: readonly number[]) => sql`any(array(select unnest(${ids}::bigint[])))`;

/** Sends marked statements under a name, by which PostgreSQL finds their plan again. */
export class KeepingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const isKept = typeof text === 'string' && Array.isArray(values) && text.includes(mark);
    const named = isKept ? [{ name: nameOf(text), text, values }, ...rest] : given;
    return super.query(...(named as [string])) as never;
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
