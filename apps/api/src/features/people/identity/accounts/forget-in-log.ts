import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { findPersonByEmail } from './account.store.ts';

/** R83: forgets what the log keeps of a person now. Returns the number of rows; undefined if nobody has the address. */
export async function forgetInLog(db: Db, email: string): Promise<number | undefined> {
  const person = await findPersonByEmail(db, email);
  if (!person) return undefined;
  const { rows } = await sql<{ changed: number }>`select forget_in_log(${person.id}) as changed`.execute(db);
  return rows[0]?.changed;
}
