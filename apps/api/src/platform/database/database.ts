import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { cutOff, PooledClient, statementLimit } from './client.ts';
import type { DB } from './schema.generated.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** Ends all connections at once, for a server that does not answer: what waits for it fails. */
  cut(): void;
  close(): Promise<void>;
}

/** A request that gets no connection in this time is refused; a frozen server accepts none. */
const connectionLimit = 4_000;

/** Ids and yen stay far below 2^53, so int8 is read as a number. A date is a Japan day, not an instant: it stays a string. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, String);

export function openDatabase(url: string, log: Log, size = 10, patience = connectionLimit): Database {
  const pool = new pg.Pool({
    Client: PooledClient,
    connectionString: url,
    max: size,
    types,
    application_name: 'seri',
    options: '-c jit=off',
    connectionTimeoutMillis: patience,
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: statementLimit,
  });
  // A connection that dies (a restarted database), idle or in use, must not end the process; the pool opens another.
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  pool.on('error', onLost);
  const connected = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', onLost);
    connected.add(client);
  });
  pool.on('remove', (client) => connected.delete(client));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool only if a query has gone through Kysely.
  const close = () => db.destroy().then(() => (pool.ended ? undefined : pool.end()));
  const cut = () => connected.forEach((client) => cutOff(client));
  return { db, pool, cut, close };
}
