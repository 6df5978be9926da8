import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { chunksOf } from '../../apps/api/src/features/feed/chunks.ts';
import { withIntake } from '../../apps/api/src/features/feed/intake.ts';
import { takeChunks } from '../../apps/api/src/features/feed/take-chunks.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../apps/api/src/platform/log.ts';
import { databaseOn } from '../../tools/src/postgres.ts';
import { migrateFresh } from '../../tools/src/template-database.ts';
import { writeFeed } from './feed-of-lots.ts';
import { ask, type Finding, inMilliseconds, median, percentile, signIn, timed, type Trial } from './trial.ts';

const lots = 200_000;
const rounds = 3;
/** What an import writes, in the order in which it does. */
const tables = ['lot_key', 'lot'] as const;

/** The import of a file against PostgreSQL's own COPY of what the import makes of it, in turns; then beside readers. */
export async function importBesideCopy(trial: Trial): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seri-bench-'));
  const name = 'seri_bench_import';
  const address = await migrateFresh(databaseOn(trial.databaseUrl, 'postgres'), name);
  const database = openDatabase(address, openLog({ logLevel: 'silent' }));
  try {
    const workshop = await prepare(database, folder);
    return [await compareImport(workshop), await compareRefresh(workshop), await readMeanwhile(trial, workshop)];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Workshop {
  database: Database;
  /** Two editions of one week, of which 2 % differ. */
  editions: readonly [string, string];
  fileOf: (table: string) => string;
}

async function prepare(database: Database, folder: string): Promise<Workshop> {
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

async function compareImport({ database, editions, fileOf }: Workshop): Promise<Finding> {
  const took = { imported: [] as number[], copied: [] as number[] };
  const empty = () => database.pool.query(`truncate ${tables.join(', ')} cascade; checkpoint`);
  for (let round = 0; round < rounds; round += 1) {
    await empty();
    took.copied.push(await measure(() => withClient(database, (client) => copyFiles(client, fileOf, tables))));
    await empty();
    took.imported.push(await measure(() => takeFile(database, editions[0])));
  }
  return {
    name: 'new lots: rows a second by import, over COPY into the same tables',
    ratio: median(took.copied) / median(took.imported),
    atLeast: 0.9,
    detail: describe('import', took.imported, 'COPY', took.copied),
  };
}

async function compareRefresh({ database, editions, fileOf }: Workshop): Promise<Finding> {
  const took = { refreshed: [] as number[], copied: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await database.pool.query('truncate plain; checkpoint');
    took.copied.push(await measure(() => withClient(database, (client) => copy(client, 'plain', fileOf('lot')))));
    took.refreshed.push(await measure(() => takeFile(database, editions[(round + 1) % 2] ?? editions[0])));
  }
  return {
    name: 'a refresh with 2 % changed: rows a second by import, over COPY into a table without indexes',
    ratio: median(took.copied) / median(took.refreshed),
    atLeast: 0.7,
    detail: describe('refresh', took.refreshed, 'COPY', took.copied),
  };
}

/** The same file into the running product, while somebody reads its listing without a pause. */
async function readMeanwhile(trial: Trial, { editions }: Workshop): Promise<Finding> {
  const cookie = await signIn(trial, 'client@demo.seri');
  const database = openDatabase(trial.databaseUrl, openLog({ logLevel: 'silent' }));
  const over = new AbortController();
  const took: number[] = [];
  let failed = 0;
  const reader = async () => {
    while (!over.signal.aborted) {
      const answer = await timed(() => ask(trial, '/car-auction/listing', { cookie }));
      took.push(answer.took);
      // Who reads that fast is told to wait, which is no failure.
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
    detail: `${took.length} read in ${inMilliseconds(imported)}: median ${inMilliseconds(median(took))}, p99 ${inMilliseconds(percentile(took, 0.99))}`,
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

async function copyFiles(client: pg.Client, fileOf: Workshop['fileOf'], names: readonly string[]): Promise<void> {
  await client.query('begin');
  for (const name of names) await copy(client, name, fileOf(name));
  await client.query('commit');
}

async function copy(client: pg.Client, table: string, file: string): Promise<void> {
  const columns = await givenColumns(client, table === 'plain' ? 'lot' : table);
  const into = client.query(from(`copy ${table} (${columns}) from stdin`));
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), into);
}

/** What a table makes of its other columns is given to nobody. */
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

async function measure(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function describe(name: string, took: readonly number[], other: string, otherTook: readonly number[]): string {
  const pace = (values: readonly number[]) =>
    `${Math.round(lots / (median(values) / 1000)).toLocaleString('en')} rows/s`;
  return `${name} ${pace(took)}, ${other} ${pace(otherTook)}; ${lots.toLocaleString('en')} rows, medians of ${rounds}`;
}
