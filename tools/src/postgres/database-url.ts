import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, Failure, messageOf } from '../output/failure.ts';

const POLL_MILLISECONDS = 40;
const RECOVERY_MILLISECONDS = 120_000;
const OLDEST_SERVER = 150_000;

/** A fresh or recovering server refuses or is "starting up": ask again until it answers. */
export async function waitForDatabase(url: string): Promise<void> {
  const deadline = performance.now() + RECOVERY_MILLISECONDS;
  for (;;) {
    try {
      return await query(url, 'SELECT 1').then(() => undefined);
    } catch (error) {
      if (performance.now() > deadline)
        throw new Failure(`The database does not answer (${messageOf(error)}): look into its log.`);
    }
    await pause(POLL_MILLISECONDS);
  }
}

/** Checks that the setting is a PostgreSQL that answers and is new enough; fails with one sentence otherwise. */
export async function assertDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new Failure(`${setting} is not an address: set it to postgres://user:password@host:5432/database.`);
  }
  const rows = await query(url, "SELECT current_setting('server_version_num')::int AS version").catch(
    (error: unknown) => {
      throw new Failure(`${setting}: ${explain(error, url)}`);
    },
  );
  const version = Number(rows[0]?.['version']);
  if (version < OLDEST_SERVER) throw new Failure(`${setting}: that PostgreSQL is older than 15: use a newer server.`);
}

const EXPLANATIONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there: start that PostgreSQL or correct the address.',
  ENOTFOUND: 'there is no such host: correct the address.',
  ETIMEDOUT: 'the host does not answer: correct the address or open the way to it.',
  '28P01': 'the password is wrong: correct it.',
  '28000': 'the server refuses this user: correct the user or the server’s pg_hba.conf.',
  '3D000': 'there is no such database: create it first.',
};

function explain(error: unknown, url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : 'the address';
  const explanation = EXPLANATIONS[codeOf(error) ?? ''];
  return explanation ? `${host}: ${explanation}` : `${host}: ${messageOf(error)}: correct the address or the server.`;
}

export async function query(url: string, sql: string, limit?: number): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: limit ?? 10_000, query_timeout: limit });
  // A server that stops while the connection closes must not end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end().catch(() => {});
  }
}
