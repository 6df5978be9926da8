import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase({ empty: true });
});

beforeEach(async () => {
  await database.owner.query('drop schema public cascade; create schema public');
  folder = await mkdtemp(join(tmpdir(), 'seri-migrations-'));
  await writeMigration('0001-first.sql', 'create table first (id int)');
});

afterAll(() => database.drop());

const writeMigration = (name: string, sql: string) => writeFile(join(folder, name), sql);

describe('migrations', () => {
  it('run once, in the order of their numbers', async () => {
    await writeMigration('0002-second.sql', 'alter table first add column name text');
    expect(await migrate(database.owner, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrate(database.owner, folder)).toEqual([]);
  });

  it('run once even when several processes start together', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.owner, folder)));
    expect(runs.flat()).toEqual(['0001-first.sql']);
  });

  it('refuse a file that was changed after it ran', async () => {
    await migrate(database.owner, folder);
    await writeMigration('0001-first.sql', 'create table first (id bigint)');
    await expect(migrate(database.owner, folder)).rejects.toThrow('0001-first.sql was changed');
  });

  it('refuse a file that slips in before one that ran', async () => {
    await writeMigration('0003-third.sql', 'select 1');
    await migrate(database.owner, folder);
    await writeMigration('0002-second.sql', 'select 1');
    await expect(migrate(database.owner, folder)).rejects.toThrow('0002-second.sql comes before 0003-third.sql');
  });

  it('roll back one that fails', async () => {
    await writeMigration('0002-broken.sql', 'create table half (id int); select nonsense');
    await expect(migrate(database.owner, folder)).rejects.toThrow('0002-broken.sql failed');
    const { rows } = await database.owner.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('accept a schema that a newer release has migrated', async () => {
    await migrate(database.owner, folder);
    await database.owner.query(`insert into schema_migration (name, hash) values ('0009-newer.sql', 'unknown here')`);
    expect(await migrate(database.owner, folder)).toEqual([]);
  });
});
