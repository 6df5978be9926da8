import { roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

const most = 20;
/** They are put in order; of more than these, such as all with one provider of e-mail, any will do. */
const mostRead = 200;
const looksLikeId = /^#?(\d{1,15})$/;

const words = sql`lower(full_name || ' ' || company || ' ' || email)`;

/** Clients by a part of their name, company or e-mail, or by their number. R23: staff have no money. */
export async function searchAccounts(db: Db, search: string): Promise<number[]> {
  const part = sql`lower(${search}::text)`;
  // An index finds any three letters; fewer are in nearly every name.
  const isIndexed = sql<boolean>`(length(${part}) < 3 or parts_of(${words}, 3) @> parts_of(${part}, 3))`;
  const clients = db.selectFrom('account').select(['id', 'full_name']).where('role_id', '<>', roleIds.manager);
  const id = looksLikeId.exec(search)?.[1];
  const found = clients
    .where(isIndexed)
    .where(sql<boolean>`strpos(${words}, ${part}) > 0`)
    .limit(mostRead);
  const [named, rows] = await Promise.all([
    id ? clients.where('id', '=', Number(id)).execute() : [],
    db.selectFrom(found.as('found')).selectAll().orderBy('full_name').orderBy('id').limit(most).execute(),
  ]);
  return [...new Set([...named, ...rows].map((row) => row.id))];
}
