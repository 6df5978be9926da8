import { roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

const most = 20;
const looksLikeId = /^#?(\d{1,15})$/;

/** Clients by a part of their name, company or e-mail, or by their number. R23: staff have no money. */
export async function searchAccounts(db: Db, search: string): Promise<number[]> {
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const id = looksLikeId.exec(search)?.[1] ?? null;
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role_id', '<>', roleIds.manager)
    .where(
      sql<boolean>`(full_name ilike ${part} or company ilike ${part} or email ilike ${part} or id = ${id}::bigint)`,
    )
    .orderBy(sql`id = ${id}::bigint`, 'desc')
    .orderBy('full_name')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
