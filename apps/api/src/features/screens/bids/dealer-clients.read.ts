import type { DealerClients, DealerClientsQuery } from '@seri/contract/screens/bids.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

/** R62: the clients of the dealer by name. The default page size is the largest one. */
export async function readDealerClients(db: Db, actor: Actor, query: DealerClientsQuery): Promise<DealerClients> {
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? Math.max(...pageSizes))];
  const clients = db.selectFrom('account').where('dealer_id', '=', actor.accountId);
  const { total } = await clients.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const clientList = await clients
    .select(['id as value', 'full_name as label'])
    .orderBy(sql`lower(full_name)`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { clientList, pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total } };
}
