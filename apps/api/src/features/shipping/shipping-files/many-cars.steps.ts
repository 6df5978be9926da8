import type { TestDatabase } from '@seri/api/testkit/database';
import type { PoolClient } from 'pg';

/** Copies of a car that waits for a ship, with lots, bids, charges and stages of their own, dealt out to these accounts in turn. */
export async function manyCarsLike(
  { owner }: TestDatabase,
  purchaseId: number,
  accountIds: readonly number[],
  count: number,
): Promise<number[]> {
  const client = await owner.connect();
  try {
    await client.query(
      `create temp table copied as select
         n, ($2::bigint[])[n % cardinality($2::bigint[]) + 1] as new_account,
         nextval(pg_get_serial_sequence('lot_key', 'id')) as new_lot,
         nextval(pg_get_serial_sequence('bid', 'id')) as new_bid,
         nextval(pg_get_serial_sequence('purchase', 'id')) as new_purchase
       from generate_series(1, $1::integer) as n`,
      [count, accountIds],
    );
    const model = (await client.query('select lot_id, bid_id from purchase where id = $1', [purchaseId])).rows[0];
    await copyRows(client, 'lot_key', model.lot_id, `'id', new_lot, 'external_id', 'copy ' || new_lot`);
    await copyRows(client, 'lot', model.lot_id, `'id', new_lot`);
    const own = `'lot_id', new_lot, 'account_id', new_account`;
    await copyRows(client, 'bid', model.bid_id, `'id', new_bid, 'purchase_id', null, ${own}`);
    await copyRows(client, 'purchase', purchaseId, `'id', new_purchase, 'bid_id', new_bid, 'status', 0, ${own}`);
    await client.query('update bid set purchase_id = new_purchase from copied where bid.id = new_bid');
    await client.query(
      `insert into charge (purchase_id, kind, amount, state, tariff_id)
       select new_purchase, kind, amount, 'expected', tariff_id
       from copied cross join charge where charge.purchase_id = $1`,
      [purchaseId],
    );
    await client.query(
      `insert into purchase_stage (purchase_id, kind, status, happened_on)
       select new_purchase, 'move', 2, '2026-11-16' from copied`,
    );
    await client.query('update purchase set status = 2 from copied where purchase.id = new_purchase');
    const { rows } = await client.query<{ id: string }>('select new_purchase as id from copied order by n');
    await client.query('drop table copied');
    return rows.map(({ id }) => Number(id));
  } finally {
    client.release();
  }
}

async function copyRows(client: PoolClient, table: string, id: number, changes: string): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  await client.query(
    `insert into ${table} (${rows[0]?.names}) overriding system value
     select ${rows[0]?.names} from (
       select (made).* from (
         select jsonb_populate_record(null::${table}, to_jsonb(model) || jsonb_build_object(${changes})) as made
         from copied cross join ${table} as model where model.id = $1 offset 0) as one) as all_columns`,
    [id],
  );
}
