import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { exampleSale } from '../../../packages/papers/src/snapshots.testkit.ts';
import { addressesOn, type DatabaseAddresses } from '../../../tools/src/postgres/database-roles.ts';
import { migrateFresh } from '../../../tools/src/postgres/template-database.ts';

const name = 'seri_bench_money';

/** Makes a database with all accounts, entries and papers, times the scale. Its owner writes them, so that all constraints hold. */
export async function fillMoney(serverUrl: string, scale: number): Promise<DatabaseAddresses> {
  await migrateFresh(serverUrl, name);
  const addresses = addressesOn(serverUrl, name);
  const owner = new pg.Client(addresses.ownerUrl);
  await owner.connect();
  try {
    await owner.query("SELECT set_config('bench.scale', $1, false), set_config('bench.paper', $2, false)", [
      String(scale),
      JSON.stringify(exampleSale()),
    ]);
    await owner.query(readFileSync(join(import.meta.dirname, 'money.sql'), 'utf8'));
    await owner.query('VACUUM (ANALYZE)');
  } finally {
    await owner.end();
  }
  return addresses;
}
