import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { chunksOf } from '../../apps/api/src/features/intake/feed/rows/chunks.ts';
import { withIntake } from '../../apps/api/src/features/intake/feed/take/intake.ts';
import { takeChunks } from '../../apps/api/src/features/intake/feed/take/take-chunks.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../apps/api/src/platform/log.ts';
import { databaseOn } from '../../tools/src/postgres/postgres.ts';
import { migrateFresh } from '../../tools/src/postgres/template-database.ts';
import { say } from '../../tools/src/output/steps.ts';
import { writeFeed } from './feed-of-lots.ts';
import { markdownTable } from './markdown.ts';
import { ownMegabytes } from './memory.ts';
import { ask, type BenchFinding, inMilliseconds, median, percentile, signIn, timed, type Trial } from './trial.ts';

const lots = 200_000;
const rounds = 3;
/** The tables that an import writes, in its order. */
const tables = ['lot_key', 'lot'] as const;

/**
 * Compares the import of a file with PostgreSQL's COPY of the resulting rows, in turns. Then imports beside readers.
 */
export async function importBesideCopy(trial: Trial): Promise<BenchFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seri-bench-'));
  const name = 'seri_bench_import';
  const address = await migrateFresh(databaseOn(trial.databaseUrl, 'postgres'), name);
  const database = openDatabase(address, openLog({ logLevel: 'silent' }));
  try {
    const workshop = await prepare(database, folder);
    const rows: ImportRow[] = [];
    const findings = [await compareImport(workshop, rows), await compareRefresh(workshop, rows)];
    for (const line of ['', ...tableOf(rows), '']) say(line);
    return [...findings, await readMeanwhile(trial, workshop)];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ImportSetup {
  database: Database;
  /** Two editions of one week that differ in 2 % of their rows. */
  editions: readonly [string, string];
  fileOf: (table: string) => string;
}

async function prepare(database: Database, folder: string): Promise<ImportSetup> {
  const editions = [join(folder, 'first.ndjson'), join(folder, 'second.ndjson')] as const;
  await Promise.all(editions.map((file, edition) => writeFeed(file, lots, edition)));
  await takeFile(database, editions[0]);
  const fileOf = (table: string) => join(folder, table);
  await withClient(database, async (client) => {
    for (const table of tables) {
      const rows = `select ${await givenColumns(client, table)} from ${table}`;
      await pipeline(client.query(to(`copy (${rows}) to stdout`)), createWriteStream(fileOf(table)));
    }
    await client.query('create table plain (like lot)');
  });
  return { database, editions, fileOf };
}

async function compareImport({ database, editions, fileOf }: ImportSetup, rows: ImportRow[]): Promise<BenchFinding> {
  const took = { imported: [] as ImportRun[], copied: [] as ImportRun[] };
  // The ledger references lots and its triggers refuse a truncate.
  const empty = () =>
    database.pool.query(
      `set session_replication_role = replica; truncate ${tables.join(', ')} cascade;
       set session_replication_role = origin; checkpoint`,
    );
  for (let round = 0; round < rounds; round += 1) {
    await empty();
    took.copied.push(await measure(() => withClient(database, (client) => copyFiles(client, fileOf, tables))));
    await empty();
    took.imported.push(await measure(() => takeFile(database, editions[0])));
  }
  rows.push({ what: 'new lots', method: 'COPY into the same tables', runs: took.copied });
  rows.push({ what: 'new lots', method: 'import', runs: took.imported, baseline: took.copied });
  return {
    name: 'new lots: rows a second by import, over COPY into the same tables',
    ratio: secondsOf(took.copied) / secondsOf(took.imported),
    atLeast: 0.9,
    detail: describe('import', took.imported, 'COPY', took.copied),
  };
}

async function compareRefresh({ database, editions, fileOf }: ImportSetup, rows: ImportRow[]): Promise<BenchFinding> {
  const took = { refreshed: [] as ImportRun[], copied: [] as ImportRun[] };
  for (let round = 0; round < rounds; round += 1) {
    await database.pool.query('truncate plain; checkpoint');
    took.copied.push(await measure(() => withClient(database, (client) => copy(client, 'plain', fileOf('lot')))));
    took.refreshed.push(await measure(() => takeFile(database, editions[(round + 1) % 2] ?? editions[0])));
  }
  rows.push({ what: '2 % changed', method: 'COPY into a table without indexes', runs: took.copied });
  rows.push({ what: '2 % changed', method: 'import', runs: took.refreshed, baseline: took.copied });
  return {
    name: 'a refresh with 2 % changed: rows a second by import, over COPY into a table without indexes',
    ratio: secondsOf(took.copied) / secondsOf(took.refreshed),
    atLeast: 0.7,
    detail: describe('refresh', took.refreshed, 'COPY', took.copied),
  };
}

/** Imports the file into the running product while two clients read its listing without a pause. */
async function readMeanwhile(trial: Trial, { editions }: ImportSetup): Promise<BenchFinding> {
  const cookie = await signIn(trial, 'client@demo.seri');
  const database = openDatabase(trial.databaseUrl, openLog({ logLevel: 'silent' }));
  const over = new AbortController();
  const took: number[] = [];
  let failed = 0;
  const reader = async () => {
    while (!over.signal.aborted) {
      const answer = await timed(() => ask(trial, '/car-auction/listing', { cookie }));
      took.push(answer.took);
      // A 429 asks a fast reader to wait and is no failure.
      if (!/^(?:200|429)/.test(answer.answer)) failed += 1;
    }
  };
  const readers = [reader(), reader()];
  const imported = await measure(() => takeFile(database, editions[0]));
  over.abort();
  await Promise.all(readers);
  await database.close();
  return {
    name: `failed among the listings read while ${lots} lots are imported`,
    ratio: failed,
    atMost: 0,
    detail: `${took.length} read in ${inMilliseconds(imported.milliseconds)}: median ${inMilliseconds(median(took))}, p99 ${inMilliseconds(percentile(took, 0.99))}`,
  };
}

async function takeFile(database: Database, file: string): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into feed_source (name) values ('bench') on conflict (name) do update set name = 'bench' returning id",
  );
  const chunks = chunksOf(createReadStream(file, { highWaterMark: 1 << 20 }), { position: 0, line: 0 });
  await withIntake(database, rows[0]?.id ?? 0, (intake) =>
    takeChunks(intake, chunks, {
      db: database.db,
      record: async (_tx, _chunk, { rejects: [reject] }) => {
        if (reject) throw new Error(`line ${reject.line}: ${reject.reason}`);
      },
    }),
  );
}

async function copyFiles(client: pg.Client, fileOf: ImportSetup['fileOf'], names: readonly string[]): Promise<void> {
  await client.query('begin');
  for (const name of names) await copy(client, name, fileOf(name));
  await client.query('commit');
}

async function copy(client: pg.Client, table: string, file: string): Promise<void> {
  const columns = await givenColumns(client, table === 'plain' ? 'lot' : table);
  const into = client.query(from(`copy ${table} (${columns}) from stdin`));
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), into);
}

/** All columns except generated ones, which COPY cannot write. */
async function givenColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.names ?? '';
}

async function withClient(database: Database, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...database.pool.options, statement_timeout: 0 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

interface ImportRun {
  milliseconds: number;
  /** The peak memory of this process. */
  megabytes: number;
}

interface ImportRow {
  what: string;
  method: string;
  runs: readonly ImportRun[];
  baseline?: readonly ImportRun[];
}

async function measure(work: () => Promise<void>): Promise<ImportRun> {
  const start = performance.now();
  let megabytes = 0;
  const look = () => (megabytes = Math.max(megabytes, ownMegabytes([process.pid])));
  look();
  const watch = setInterval(look, 50);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return { milliseconds: performance.now() - start, megabytes };
}

function secondsOf(runs: readonly ImportRun[], part = 0.5): number {
  return percentile(
    runs.map(({ milliseconds }) => milliseconds / 1_000),
    part,
  );
}

function paceOf(runs: readonly ImportRun[]): string {
  return Math.round(lots / secondsOf(runs)).toLocaleString('en');
}

function tableOf(rows: readonly ImportRow[]): string[] {
  return markdownTable(
    [`${lots.toLocaleString('en')} lots`, 'by', 'p50, s', 'p95, s', 'rows/s', 'ratio', 'megabytes of the process'],
    rows.map(({ what, method, runs, baseline }) => [
      what,
      method,
      secondsOf(runs).toFixed(2),
      secondsOf(runs, 0.95).toFixed(2),
      paceOf(runs),
      baseline ? (secondsOf(baseline) / secondsOf(runs)).toFixed(2) : '',
      Math.max(...runs.map(({ megabytes }) => megabytes)).toFixed(0),
    ]),
  );
}

function describe(name: string, runs: readonly ImportRun[], other: string, otherRuns: readonly ImportRun[]): string {
  return `${name} ${paceOf(runs)} rows/s, ${other} ${paceOf(otherRuns)} rows/s; medians of ${rounds}`;
}
