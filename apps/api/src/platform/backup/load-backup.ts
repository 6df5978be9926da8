import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier, type Pool } from 'pg';
import { from } from 'pg-copy-streams';
import type { Blobs } from '../blobs/blobs.ts';
import { migrate } from '../database/migrate.ts';
import { withOwnConnection } from '../database/own-connection.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { BackupError } from './backup-error.ts';
import { columnsOf, copySettings, nameOf } from './copied-tables.ts';
import { addForeignKeys, dropForeignKeys, type ForeignKey } from './foreign-keys.ts';
import type { CopiedTable, PartTail, ReadPart } from './parts.ts';
import { readBackup } from './read-backup.ts';
import type { BackedUpState, BackupManifest } from './write-backup.ts';

export interface BackupTarget {
  /** It connects as the owner, to an empty database. */
  pool: Pool;
  migrationsFolder: string;
  /** None for a trial: the blobs are then only read. */
  blobs?: Pick<Blobs, 'putStream'>;
}

export interface LoadedBackup {
  tables: { table: CopiedTable; tail: PartTail }[];
  state: BackedUpState;
}

/** Fills an empty database with a backup, in the schema it was made from. */
export async function loadBackup(path: string, key: string | undefined, target: BackupTarget): Promise<LoadedBackup> {
  return withOwnConnection(target.pool, 'restore', async ({ client }) => {
    await client.query(`${copySettings}; set seri.restores = 'on'`);
    const loader = new Loader(client, target);
    await readBackup(path, key, (part) => loader.take(part));
    return loader.end();
  });
}

class Loader {
  readonly #client: Client;
  readonly #target: BackupTarget;
  readonly #tables: LoadedBackup['tables'] = [];
  #keys: ForeignKey[] = [];
  #state: BackedUpState | undefined;

  constructor(client: Client, target: BackupTarget) {
    this.#client = client;
    this.#target = target;
  }

  async take(part: ReadPart): Promise<void> {
    const { head, bytes } = part;
    if (head.kind === 'manifest') await this.#makeSchema(JSON.parse(await text(bytes)) as BackupManifest);
    else if (head.kind === 'table') await this.#fillTable(head.table, part);
    else if (head.kind === 'state') await this.#setState(JSON.parse(await text(bytes)) as BackedUpState);
    else await this.#target.blobs?.putStream(head.key, Readable.from(bytes));
  }

  end(): LoadedBackup {
    if (!this.#state) throw new BackupError('This backup holds no tables.');
    return { tables: this.#tables, state: this.#state };
  }

  async #makeSchema({ migrations }: BackupManifest): Promise<void> {
    const { pool, migrationsFolder } = this.#target;
    const names = new Set(migrations.map(({ name }) => name));
    await migrate(pool, migrationsFolder, (name) => names.has(name));
    await migrateJobs(pool);
    this.#keys = await dropForeignKeys(this.#client);
    // Migrations write first rows, which the backup holds as they are now. Tables that refuse this are empty.
    const { rows } = await this.#client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and tablename not in ('schema_migration', 'migrations')`);
    for (const { name } of rows) {
      const { rowCount } = await this.#client.query(`select from ${name} limit 1`);
      if (rowCount) await this.#client.query(`truncate ${name}`);
    }
  }

  async #fillTable(table: CopiedTable, part: ReadPart): Promise<void> {
    if (table.partOf) await this.#makePartition(table, table.partOf);
    const copy = this.#client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
    await pipeline(Readable.from(part.bytes), copy);
    this.#tables.push({ table, tail: part.tail() });
  }

  async #makePartition({ name, schema }: CopiedTable, { name: parent, bound }: { name: string; bound: string }) {
    if (!/^FOR VALUES FROM \('[\d-]+'\) TO \('[\d-]+'\)$/.test(bound)) {
      throw new BackupError(`This backup has a part of ${parent} that this release cannot make: ${bound}.`);
    }
    const [part, whole] = [nameOf({ schema, name }), nameOf({ schema, name: parent })];
    const { rows } = await this.#client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
      part,
    ]);
    if (rows[0]?.is_there) return;
    await this.#client.query(`create table ${part} (like ${whole} including all);
      alter table ${whole} attach partition ${part} ${bound}`);
  }

  /** Adding the keys checks them: a row without the one it names fails the restore. */
  async #setState(state: BackedUpState): Promise<void> {
    for (const { name, last, isCalled } of state.sequences) {
      await this.#client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
    }
    await addForeignKeys(this.#client, this.#keys);
    await this.#client.query('analyze');
    this.#state = state;
  }
}

/** Removes everything that migrations have made, for a restore over it. */
export async function emptyDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_user as name');
  await pool.query(`drop schema if exists graphile_worker cascade; drop schema public cascade;
    create schema public authorization ${escapeIdentifier(rows[0]?.name ?? '')}; grant usage on schema public to public`);
}
