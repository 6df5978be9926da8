import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresIndex } from '../../../apps/api/src/features/stock/catalogue/index/postgres-index.ts';
import { query } from '../../../tools/src/postgres/database-url.ts';
import type { Db } from '../../../apps/api/src/platform/database/database.ts';
import type { Contestant } from './contestant.ts';
import { crowdSize } from './in-turns.ts';

/**
 * The product's statements and indexes. Each statement is parsed once, and each member of a crowd has a connection.
 * Plans are custom ones: a generic plan takes up to ten times as long to run.
 */
export async function postgres(databaseUrl: string): Promise<Contestant> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, String);
  const pool = new pg.Pool({
    Client: CountingClient,
    connectionString: databaseUrl,
    max: crowdSize,
    types,
    options: '-c jit=off -c plan_cache_mode=force_custom_plan',
  });
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const index = postgresIndex(db);
  const [held] = await query(
    databaseUrl,
    `SELECT sum(pg_total_relation_size(relid)) AS bytes FROM pg_partition_tree('lot') WHERE isleaf`,
  );
  return {
    name: 'PostgreSQL',
    memory: {
      bytes: Number(held?.['bytes']),
      of: 'its lots with their indexes, on disk and as far as it can in its cache',
    },
    holds: () => true,
    listing: (question, slice) => index.listing(question, slice),
    facets: (question) => index.facets(question),
    models: async (question) => ({ counts: new Map([['model', await index.models(question)]]) }),
    close: () => db.destroy(),
  };
}

class CountingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...(args as [string])) as never;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    const named: unknown[] = [{ name, text, values }, ...rest];
    return super.query(...(named as [string])) as never;
  }
}
