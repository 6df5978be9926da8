import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runNode } from '../processes/run-command.ts';
import { paths } from '../product/paths.ts';
import { addressesOn, ensureRoles, giveToOwner } from './database-roles.ts';
import { query } from './database-url.ts';
import { databaseOn } from './postgres.ts';

const NAME = 'seri_former';
const serverUrl = process.env['SERI_TEST_DATABASE_URL'] ?? '';
const formerUrl = databaseOn(serverUrl, NAME);
const { databaseUrl, ownerUrl } = addressesOn(serverUrl, NAME);

const migrate = (env: NodeJS.ProcessEnv) =>
  runNode([join(paths.entry, 'migrate.ts')], { env: { ...process.env, DEMO: 'on', ...env } });

afterAll(() => query(serverUrl, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`));

describe('a database that the superuser made', () => {
  it('goes on with one role, and is given to the owner with all that is in it', async () => {
    await query(serverUrl, `CREATE DATABASE ${NAME}`);
    expect(await migrate({ DATABASE_URL: formerUrl })).toEqual({ code: 0, output: '' });
    await query(formerUrl, `SELECT open_lot_month('2030-01-01')`);

    await ensureRoles(serverUrl);
    await giveToOwner(serverUrl, formerUrl, NAME);
    await giveToOwner(serverUrl, formerUrl, NAME);
    expect(await migrate({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl })).toEqual({ code: 0, output: '' });

    const left = await query(
      formerUrl,
      `SELECT relname FROM pg_class WHERE relowner <> 'seri_owner'::regrole
         AND relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
       UNION ALL SELECT proname FROM pg_proc WHERE proowner <> 'seri_owner'::regrole
         AND pronamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
    );
    expect(left).toEqual([]);
    await query(databaseUrl, `SELECT open_lot_month('2030-02-01')`);
    await query(databaseUrl, 'SELECT count(*) FROM lot_2030_01, lot_2030_02, graphile_worker._private_jobs');
    await expect(query(databaseUrl, 'DROP TABLE lot_2030_01')).rejects.toThrow('must be owner');
    await expect(query(databaseUrl, 'DELETE FROM action_log')).rejects.toThrow('permission denied');
  });
});
