import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import type { DB } from './schema.generated.ts';

/** A dedicated connection: its locks, temporary tables and COPYs end with it. */
export interface OwnConnection {
  client: pg.Client;
  db: Db;
}

/** Opens a connection with the pool's settings, outside the pool, and closes it when the work ends or fails. */
export async function withOwnConnection<Answer>(
  { options }: pg.Pool,
  purpose: string,
  work: (connection: OwnConnection) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ ...options, application_name: `seri ${purpose}` });
  // A connection that breaks fails the query it runs; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work({ client, db: kyselyOn(client) });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function kyselyOn(client: pg.Client): Db {
  const releasable = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => releasable, end: async () => undefined };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
