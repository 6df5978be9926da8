import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount, newBid } from '@seri/api/testkit/factories';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepAnswers } from '../../../../platform/http/answer-once.ts';
import { lockBids, rewriteBids } from '../bid.store.ts';

const database = await openTestDatabase();
const { db } = database;
let bidId: number;

beforeAll(async () => {
  await database.owner.query(`alter table bid set (autovacuum_enabled = false)`);
  await database.owner.query(`alter table idempotency_key set (autovacuum_enabled = false)`);
  bidId = await newBid(db, await newAccount(db));
  await sql`
    insert into bid (account_id, lot_id, kind, session_id, held_on, amount, status, created_by)
    select account_id, lot_id, kind, session_id, held_on, amount, 5, created_by from bid, generate_series(1, 5000)`.execute(
    db,
  );
  await sql`
    insert into idempotency_key (owner, key, request_hash)
    select 'account:1', 'key-' || number, 'hash' from generate_series(1, 5000) as number`.execute(db);
});

afterAll(() => database.drop());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The node types by which the generic plan of a statement reads a table. */
async function readsOf(table: string, statement: RawBuilder<unknown>): Promise<string[]> {
  const { sql: text, parameters } = statement.compile(db);
  const literals = parameters.map((value) =>
    pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value)),
  );
  const given = literals.join();
  return db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`prepare asked as ${text}`).execute(tx);
    const explained = sql.raw<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) execute asked (${given})`);
    const { rows } = await explained.execute(tx);
    await sql`deallocate asked`.execute(tx);
    return nodesOf(rows[0]?.['QUERY PLAN'].map(({ Plan }) => Plan) ?? [])
      .filter((node) => node['Relation Name'] === table && node['Node Type'] !== 'ModifyTable')
      .map((node) => node['Node Type']);
  });
}

const nodesOf = (plans: readonly PlanNode[]): PlanNode[] =>
  plans.flatMap((plan) => [plan, ...nodesOf(plan.Plans ?? [])]);

describe.each(['were never analyzed', 'were analyzed'])('R50 plans over thousands of rows that %s', (which) => {
  beforeAll(async () => {
    if (which === 'were analyzed') await sql`analyze bid, idempotency_key`.execute(db);
  });

  it('find the bids of a batch by their ids', async () => {
    const bids = await db.transaction().execute((tx) => lockBids(tx, [bidId]));
    expect(await readsOf('bid', rewriteBids(bids))).toEqual([expect.stringMatching(/^(Index|Bitmap Heap) Scan$/)]);
  });

  it('read no idempotency keys to store the answers', async () => {
    const keys = [{ owner: 'account:1', key: 'key-7', requestHash: 'hash', answer: {} }];
    expect(await readsOf('idempotency_key', keepAnswers(keys))).toEqual([]);
  });
});
