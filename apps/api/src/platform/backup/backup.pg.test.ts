import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testkit/database.ts';
import { newAccount, newLot } from '../../testkit/factories.ts';
import { silentLog } from '../../testkit/silent-log.ts';
import { openBlobs } from '../blobs/blobs.ts';
import { openDatabase } from '../database/database.ts';
import { roleOf } from '../database/grant-application.ts';
import { migrationsFolder } from '../database/migrate.ts';
import { readBackupAge } from './backup-age.read.ts';
import { restoreBackup, type RestoreParts } from './restore-backup.ts';
import { type BackupParts, takeBackup } from './take-backup.ts';

const key = 'a key of at least thirty-two characters';
const database = await openTestDatabase();
const { db, pool, owner } = database;
const folder = await mkdtemp(join(tmpdir(), 'seri-backup-'));
const blobs = openBlobs({ dataDir: join(folder, 'there') });
const ownerUrl = owner.options.connectionString ?? '';
const parts: BackupParts = {
  pool,
  ownerUrl,
  blobs,
  invariants: { 'a balance is no less than a hundred': 'select from ledger_entry where balance < 100' },
  migrationsFolder,
  release: '1.2.3',
  key,
  folder: join(folder, 'backups'),
  retention: { days: 7, weeks: 4 },
  log: silentLog,
};

beforeAll(async () => {
  const accountId = await newAccount(db, { email: 'ada@test.seri' });
  await newLot(db, { day: '2031-05-06' });
  await newLot(db, { day: '2031-06-07' });
  await pool.query(
    `insert into ledger_entry (account_id, number, kind, amount, balance, reason) values ($1, 1, 'remittance', 70, 70, $2)`,
    [accountId, 'a tab \t, a line\n, a backslash \\ and 競り'],
  );
  await pool.query(
    `select graphile_worker.add_job('platform.trim-tries', '{"of": "tomorrow"}', run_at => now() + interval '1 day')`,
  );
  await pool.query(`insert into action_log (action, subject) values ('test.done', 'test:1')`);
  await blobs.put('photo/one.webp', Buffer.from('a picture'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const filesOf = (path: string) => readdir(path).catch(() => []);

/** Puts a backup into a database of its own and lets the test look at it. */
async function restored<Answer>(
  path: string,
  look: (target: Restored) => Promise<Answer>,
  more: Partial<RestoreParts> = {},
) {
  const empty = await openTestDatabase({ empty: true });
  const target = openDatabase(empty.owner.options.connectionString ?? '', silentLog, 2);
  const copies = openBlobs({ dataDir: join(folder, 'elsewhere') });
  const application = await roleOf({ pool });
  try {
    const manifest = await restoreBackup(path, {
      ...parts,
      owner: target.pool,
      application,
      blobs: copies,
      mayReplace: false,
      ...more,
    });
    return await look({ manifest, owner: target, application: empty, blobs: copies });
  } finally {
    await target.close();
    await empty.drop();
  }
}

interface Restored {
  manifest: { release: string };
  owner: Pick<typeof database, 'pool'>;
  application: Pick<typeof database, 'pool'>;
  blobs: typeof blobs;
}

describe('a backup', () => {
  it('is tried and restored with every table, counter, month and blob, and the rights of both roles', async () => {
    const { path, bytes, isTried } = await takeBackup(parts);
    expect(isTried).toBe(true);
    expect((await readFile(path)).length).toBe(bytes);
    expect(await readBackupAge(db)).toBeLessThan(600);
    await restored(path, async ({ manifest, owner: there, application, blobs: copies }) => {
      expect(manifest.release).toBe('1.2.3');
      for (const query of [
        'select * from account order by id',
        'select * from ledger_entry order by id',
        'select * from lot order by id',
        'select * from role_flags order by role_id',
        'select tableoid::regclass::text as month, count(*) from lot group by 1 order by 1',
        'select name, hash from schema_migration order by name',
        'select payload, run_at from graphile_worker._private_jobs order by id',
        'select conname, pg_get_constraintdef(oid) from pg_constraint where conparentid = 0 order by 1, 2',
      ]) {
        expect((await there.pool.query(query)).rows, query).toEqual((await pool.query(query)).rows);
      }
      expect(await copies.get('photo/one.webp')).toEqual(Buffer.from('a picture'));
      const next = `insert into account (email, password_hash, role_id, full_name) values ('eve@test.seri', '', 979, '') returning id`;
      expect((await application.pool.query(next)).rows[0].id).toBeGreaterThan(1001);
      await expect(application.pool.query('delete from action_log')).rejects.toThrow('permission denied');
      await expect(application.pool.query('drop table lot')).rejects.toThrow('must be owner');
    });
  });

  it('is of one moment, whatever is written while it is made', async () => {
    const entered = Promise.withResolvers<void>();
    const slow: BackupParts['blobs'] = {
      ...blobs,
      list: async function* () {
        entered.resolve();
        yield* blobs.list();
      },
    };
    const counting = pool.query<{ count: number }>('select count(*) from account');
    const made = takeBackup({ ...parts, blobs: slow });
    await entered.promise;
    await newAccount(db, { email: 'late@test.seri' });
    const { path } = await made;
    const before = (await counting).rows[0]?.count;
    await restored(path, async ({ owner: there }) => {
      expect((await there.pool.query('select count(*) from account')).rows[0].count).toBe(before);
    });
  });

  it('without a key is open, and is restored all the same', async () => {
    const { path } = await takeBackup({ ...parts, key: undefined, folder: join(folder, 'open') });
    await restored(path, async ({ manifest }) => expect(manifest.release).toBe('1.2.3'), { key: undefined });
  });

  it('never holds what it keeps in the clear when there is a key', async () => {
    const { path } = await takeBackup({ ...parts, folder: join(folder, 'closed') });
    const bytes = await readFile(path);
    expect(bytes.subarray(0, 26).toString()).toBe('seri-backup 1 aes-256-gcm ');
    expect(bytes.includes('ada@test.seri')).toBe(false);
  });

  it('is refused when the owner cannot make a database to try it in, but is kept', async () => {
    const { isTried } = await takeBackup({ ...parts, ownerUrl: database.url, folder: join(folder, 'untried') });
    expect(isTried).toBe(false);
    expect(await filesOf(join(folder, 'untried'))).toHaveLength(1);
  });

  it('that was not written to its end never counts, and is removed by the next one', async () => {
    const there = join(folder, 'half');
    await mkdir(there);
    await writeFile(join(there, 'seri-20260101T000000Z.backup.partial'), 'half');
    const failing: BackupParts['blobs'] = {
      ...blobs,
      list: async function* () {
        yield* [];
        throw new Error('the disk is gone');
      },
    };
    await expect(takeBackup({ ...parts, blobs: failing, folder: there })).rejects.toThrow('the disk is gone');
    expect(await filesOf(there)).toEqual([]);
  });

  it('deletes those that have had their time', async () => {
    const there = join(folder, 'old');
    await mkdir(there);
    await writeFile(join(there, 'seri-20200101T000000Z.backup'), 'old');
    await writeFile(join(there, 'notes.txt'), 'kept');
    const { path } = await takeBackup({ ...parts, folder: there, retention: { days: 1, weeks: 1 } });
    expect(new Set(await filesOf(there))).toEqual(new Set(['notes.txt', path.slice(there.length + 1)]));
  });

  it('whose rows or invariants are not the same after the trial is thrown away', async () => {
    const spoilt = join(folder, 'spoilt');
    await mkdir(spoilt);
    for (const name of await readdir(migrationsFolder))
      await copyFile(join(migrationsFolder, name), join(spoilt, name));
    await appendFile(
      join(spoilt, '0032-two-roles.sql'),
      `create function spoil() returns trigger language plpgsql as $$ begin new.city := 'elsewhere'; return new; end $$;
       create trigger spoil before insert on account for each row execute function spoil();`,
    );
    const there = join(folder, 'thrown');
    await expect(takeBackup({ ...parts, folder: there, migrationsFolder: spoilt })).rejects.toThrow(
      'The restored table account is not the same.',
    );
    const invariants = { 'this is no trial': `select where current_database() like '%trial'` };
    await expect(takeBackup({ ...parts, folder: there, invariants })).rejects.toThrow(
      'After the restore it does not hold as before that this is no trial.',
    );
    expect(await filesOf(there)).toEqual([]);
  });

  it('is made by one at a time', async () => {
    const entered = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const waiting: BackupParts['blobs'] = {
      ...blobs,
      list: async function* () {
        entered.resolve();
        await goOn.promise;
        yield* blobs.list();
      },
    };
    const first = takeBackup({ ...parts, blobs: waiting });
    await entered.promise;
    await expect(takeBackup(parts)).rejects.toThrow('Another backup is being made');
    goOn.resolve();
    await first;
  });
});

const broken = async (name: string, breakIt: (path: string) => Promise<void>) => {
  const { path } = await takeBackup({ ...parts, folder: join(folder, 'whole') });
  const copy = join(folder, name);
  await copyFile(path, copy);
  await breakIt(copy);
  return copy;
};

const refusal = (path: string, more: Partial<RestoreParts> = {}) =>
  restored(path, async () => undefined, more).then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe('a restore', () => {
  it('refuses a wrong key, a missing one, a cut file and a changed byte, in a sentence each', async () => {
    const whole = await broken('whole.backup', async () => undefined);
    expect(await refusal(whole, { key: `${key}?` })).toMatch(/^This is not the key of the backup/);
    expect(await refusal(whole, { key: undefined })).toMatch(/^This backup is encrypted/);
    const cut = await broken('cut.backup', async (path) => truncate(path, (await readFile(path)).length - 1));
    expect(await refusal(cut)).toBe('This backup ends too early: the file was cut off.');
    const flipped = await broken('flipped.backup', async (path) => {
      const bytes = await readFile(path);
      bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 4;
      await writeFile(path, bytes);
    });
    expect(await refusal(flipped)).toMatch(/^This backup is damaged near byte \d+/);
    expect(await refusal(join(folder, 'nowhere'))).toMatch(/^There is no file /);
  });

  it('touches nothing that is in use, or not empty unless told so', async () => {
    const { path } = await takeBackup(parts);
    const taken = await openTestDatabase();
    const target = openDatabase(taken.owner.options.connectionString ?? '', silentLog, 2);
    const attempt = (mayReplace: boolean) =>
      restoreBackup(path, { ...parts, owner: target.pool, application: 'seri_application', blobs, mayReplace });
    try {
      const other = await taken.pool.connect();
      const refused = await attempt(true).then(String, String);
      other.release(true);
      expect(refused).toContain('The database is in use');
      await target.pool.query(`insert into action_log (action, subject) values ('test.done', 'test:2')`);
      await expect(attempt(false)).rejects.toThrow('The database is not empty: add --replace');
      expect((await target.pool.query('select subject from action_log')).rows).toEqual([{ subject: 'test:2' }]);
      await attempt(true);
      expect((await target.pool.query('select subject from action_log')).rows).toEqual([{ subject: 'test:1' }]);
    } finally {
      await target.close();
      await taken.drop();
    }
  });

  it('brings a backup of an earlier release up to this one, and refuses one of a later', async () => {
    const { path } = await takeBackup(parts);
    const later = join(folder, 'migrations');
    await mkdir(later);
    for (const name of await readdir(migrationsFolder)) await copyFile(join(migrationsFolder, name), join(later, name));
    await writeFile(join(later, '9999-later.sql'), 'create table later (id int)');
    await restored(
      path,
      async ({ application }) => void (await application.pool.query('insert into later values (1)')),
      { migrationsFolder: later },
    );
    await owner.query(`insert into schema_migration (name, hash) values ('9999-later.sql', 'x')`);
    const { path: newer } = await takeBackup({ ...parts, ownerUrl: database.url, folder: join(folder, 'newer') });
    await owner.query(`delete from schema_migration where name = '9999-later.sql'`);
    expect(await refusal(newer)).toMatch(/^This backup was made by release 1\.2\.3, which this one does not know/);
  });
});

it('a blob that is deleted meanwhile is left out', async () => {
  const gone: BackupParts['blobs'] = {
    ...blobs,
    list: async function* () {
      yield 'photo/gone.webp';
      yield* blobs.list();
    },
  };
  const { path } = await takeBackup({ ...parts, blobs: gone, folder: join(folder, 'gone') });
  await restored(path, async ({ blobs: copies }) => {
    expect(await copies.has('photo/gone.webp')).toBe(false);
    expect(await text(await copies.getStream('photo/one.webp'))).toBe('a picture');
  });
});

vi.setConfig({ testTimeout: 30_000 });
