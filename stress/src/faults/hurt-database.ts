import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Ground } from '../product/ground.ts';
import type { Heal } from './faults.data.ts';

export async function readOnlyDatabase(ground: Ground): Promise<Heal> {
  await setting(ground, 'alter system set default_transaction_read_only = on');
  return () => setting(ground, 'alter system reset default_transaction_read_only');
}

async function setting({ seri }: Ground, change: string): Promise<void> {
  const client = await connect(seri.databaseUrl);
  await client.query('set default_transaction_read_only = off');
  await client.query(change);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Takes every connection and ends those of the product, again and again, so that it finds none. */
export async function databaseOutOfConnections({ seri }: Ground): Promise<Heal> {
  const url = seri.databaseUrl;
  const taken: pg.Client[] = [await connect(url)];
  const stop = new AbortController();
  const taking = (async () => {
    while (!stop.signal.aborted) {
      await taken[0]?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and application_name <> 'seri-stress'`,
      );
      const more = await Promise.all(Array.from({ length: 20 }, () => connect(url).catch(() => undefined)));
      taken.push(...more.filter((client) => client !== undefined));
      await wait(100);
    }
  })();
  return async () => {
    stop.abort();
    await taking;
    await Promise.all(taken.map((client) => client.end()));
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'seri-stress' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
