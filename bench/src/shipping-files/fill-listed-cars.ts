import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { addressesOn, type DatabaseAddresses } from '../../../tools/src/postgres/database-roles.ts';
import { migrateFresh } from '../../../tools/src/postgres/template-database.ts';

const name = 'seri_bench_shipping_files';

/** Makes a database with two years of purchases, times the scale. */
export async function fillListedCars(serverUrl: string, scale: number): Promise<DatabaseAddresses> {
  await migrateFresh(serverUrl, name);
  const addresses = addressesOn(serverUrl, name);
  const owner = new pg.Client(addresses.ownerUrl);
  await owner.connect();
  try {
    await owner.query("SELECT set_config('bench.scale', $1, false)", [String(scale)]);
    await owner.query(readFileSync(join(import.meta.dirname, 'shipping-files.sql'), 'utf8'));
    await owner.query('VACUUM (ANALYZE)');
  } finally {
    await owner.end();
  }
  return addresses;
}
