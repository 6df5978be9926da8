import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { Client, Pool } from 'pg';
import { to } from 'pg-copy-streams';
import type { Blobs } from '../blobs/blobs.ts';
import { withOwnConnection } from '../database/own-connection.ts';
import { columnsOf, copySettings, listTables, nameOf } from './copied-tables.ts';
import { countBroken, type Invariants } from './invariants.ts';
import { type PartHead, type WrittenPart, writeParts } from './parts.ts';
import { seal } from './seal.ts';

/** The schema that the rows fit into; a restore makes it from the migrations of the same names and hashes. */
export interface BackupManifest {
  madeAt: string;
  release: string;
  migrations: { name: string; hash: string }[];
}

/** The last value of each sequence, and how many rows broke each invariant. */
export interface BackedUpState {
  sequences: { name: string; last: string; isCalled: boolean }[];
  broken: Record<string, number>;
}

export interface BackupSource {
  pool: Pool;
  blobs: Pick<Blobs, 'list' | 'getStream'>;
  invariants: Invariants;
  release: string;
  key: string | undefined;
}

/** Writes a backup: all tables as of one moment, however long it takes, then the blobs. Its rows pass through, they are not held. */
export async function writeBackup(source: BackupSource, path: string): Promise<void> {
  await withOwnConnection(source.pool, 'backup', async ({ client }) => {
    await client.query(copySettings);
    await client.query('begin transaction isolation level repeatable read read only');
    await pipeline(
      writeParts(partsOf(source, client)),
      createZstdCompress(),
      (bytes: AsyncIterable<Buffer>) => seal(bytes, source.key),
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
  });
}

async function* partsOf({ blobs, invariants, release }: BackupSource, client: Client): AsyncGenerator<WrittenPart> {
  yield json({ kind: 'manifest' }, await readManifest(client, release));
  for (const table of await listTables(client)) {
    const copied = client.query(to(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`));
    yield { head: { kind: 'table', table }, bytes: copied as AsyncIterable<Buffer> };
  }
  yield json({ kind: 'state' }, await readState(client, invariants));
  await client.query('commit');
  for await (const key of blobs.list()) {
    const bytes = await openBlob(blobs, key);
    if (bytes) yield { head: { kind: 'blob', key }, bytes: bytes as AsyncIterable<Buffer> };
  }
}

/** Null for one that is deleted meanwhile, as a file of a feed is once it is taken. */
async function openBlob(blobs: BackupSource['blobs'], key: string): Promise<Readable | null> {
  const stream = await blobs.getStream(key);
  try {
    await once(stream, 'readable');
    return stream;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function json(head: PartHead, content: BackupManifest | BackedUpState): WrittenPart {
  return {
    head,
    bytes: (async function* () {
      yield Buffer.from(JSON.stringify(content));
    })(),
  };
}

async function readManifest(client: Client, release: string): Promise<BackupManifest> {
  const { rows } = await client.query<BackupManifest['migrations'][number]>(
    'select name, hash from schema_migration order by name',
  );
  return { madeAt: new Date().toISOString(), release, migrations: rows };
}

/** Counters are read after the rows, so that they are never behind one of them. */
async function readState(client: Client, invariants: Invariants): Promise<BackedUpState> {
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const sequences: BackedUpState['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return { sequences, broken: await countBroken(client, invariants) };
}
