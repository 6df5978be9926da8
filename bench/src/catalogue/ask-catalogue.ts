import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { postgresIndex } from '../../../apps/api/src/features/catalogue/postgres-index.ts';
import { type Database, openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../../apps/api/src/platform/log.ts';
import { japanDay, type JapanDay } from '../../../packages/domain/src/japan-time.ts';
import { Failure } from '../../../tools/src/failure.ts';
import { databaseOn } from '../../../tools/src/postgres.ts';
import { say, step } from '../../../tools/src/steps.ts';
import { temporaryFolder } from '../../../tools/src/test-server.ts';
import type { Finding, Trial } from '../trial.ts';
import { ask, type Contestant, differenceOf } from './contestant.ts';
import { columns } from './columns.ts';
import { duckdb } from './duckdb.ts';
import { writeFlatLots } from './flat-lots.ts';
import { itemsjs } from './itemsjs.ts';
import { listingOverHttp } from './listing-over-http.ts';
import { makeLots } from './make-lots.ts';
import { type Pace, paceOf } from './pace.ts';
import { postgres } from './postgres.ts';
import { type Asked, likenessesOf, questionsAbout } from './questions.ts';

const crowds = [1, 16] as const;

interface Row {
  kind: string;
  contestant: string;
  /** One for each crowd. */
  paces: Pace[];
}

/**
 * How long the catalogue takes for what people ask of 200 thousand live and a million archived lots, in PostgreSQL and from
 * memory, and others for the same. `SERI_BENCH_SCALE=0.1` asks a tenth of them.
 */
export async function askCatalogue(trial: Trial): Promise<Finding[]> {
  const scale = readScale(process.env['SERI_BENCH_SCALE']);
  const today = japanDay(new Date());
  const address = await makeLots(databaseOn(trial.databaseUrl, 'postgres'), today, scale);
  const database = openDatabase(address, openLog({ logLevel: 'silent' }));
  const folder = temporaryFolder();
  try {
    const kinds = await questionsAbout(database, today);
    const ours = postgres(database);
    const inMemory = await step('columns in memory', () => columns(address));
    const rivals = [inMemory, ...(await openRivals(address, join(folder, 'lots.ndjson'), today))];
    const differences = await step('answers compared', () => compare(kinds, ours, rivals));
    const rows = await step('answers timed', () => measureAll(kinds, [ours, ...rivals]));
    rows.push(...(await measureOwn(database, today)));
    rows.push({
      kind: 'listing over HTTP',
      contestant: 'Seri',
      paces: await listingOverHttp(trial, address, kinds[1]?.questions ?? []),
    });
    await inMemory.stop();
    for (const line of tableOf(rows)) say(line);
    return [...findingsOf(kinds, rows), differences];
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readScale(text = '1'): number {
  const scale = Number(text);
  if (scale > 0 && scale <= 1) return scale;
  throw new Failure(`SERI_BENCH_SCALE is "${text}": set it to a number above 0, at most 1.`);
}

async function openRivals(address: string, file: string, today: JapanDay): Promise<Contestant[]> {
  await step('lots for the others', () => writeFlatLots(address, file));
  return [await step('DuckDB', () => duckdb(file)), await step('itemsjs', () => itemsjs(file, today))];
}

/** Whoever answers fast has to answer right. */
async function compare(kinds: readonly Asked[], ours: Contestant, rivals: readonly Contestant[]): Promise<Finding> {
  const unlike = new Map<string, string>();
  let compared = 0;
  for (const { name, questions, wanted } of kinds) {
    for (const question of questions.slice(0, 5)) {
      const answer = await ask(ours, question, wanted);
      for (const rival of rivals.filter((one) => one.holds(question.pageType))) {
        const other = await ask(rival, question, wanted);
        const difference = differenceOf(answer, other);
        compared += 1;
        const what = `${name}, ${rival.name}`;
        if (difference) unlike.set(what, `${what}: ${difference} (${JSON.stringify(question.filters)})`);
      }
    }
  }
  return {
    name: 'kinds of questions that others answer otherwise',
    ratio: unlike.size,
    atMost: 0,
    detail: [`${compared} compared`, ...unlike.values()].join('\n    '),
  };
}

async function measureAll(kinds: readonly Asked[], contestants: readonly Contestant[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name: kind, questions, wanted } of kinds) {
    for (const contestant of contestants) {
      const question = (turn: number) => questions[turn % questions.length] ?? questions[0];
      if (!contestant.holds(question(0)?.pageType ?? 'stock')) continue;
      rows.push(
        await rowOf(kind, contestant.name, async (turn) => {
          const asked = question(turn);
          if (asked) await ask(contestant, asked, wanted);
        }),
      );
    }
  }
  return rows;
}

/** What only ours is asked. */
async function measureOwn(database: Database, today: JapanDay): Promise<Row[]> {
  const index = postgresIndex(database.db);
  const likenesses = await likenessesOf(database, today);
  return [
    await rowOf('schedule', 'PostgreSQL', () => index.schedule({ pageType: 'car-auction', today })),
    await rowOf('average prices of a page', 'PostgreSQL', (turn) =>
      index.comparables(likenesses[turn % likenesses.length] ?? [], today),
    ),
  ];
}

async function rowOf(kind: string, contestant: string, work: (turn: number) => Promise<unknown>): Promise<Row> {
  const paces: Pace[] = [];
  for (const users of crowds) paces.push(await paceOf(users, work));
  return { kind, contestant, paces };
}

function tableOf(rows: readonly Row[]): string[] {
  const head = crowds.map((users) => [`p50 of ${users}`, `p95 of ${users}`].map((name) => name.padStart(10)).join(''));
  return [
    `${'milliseconds'.padEnd(38)}${''.padEnd(11)}${head.join('')}`,
    ...rows.map(({ kind, contestant, paces }) => {
      const figures = paces.flatMap(({ p50, p95 }) => [figure(p50), figure(p95)]);
      return `${kind.padEnd(38)}${contestant.padEnd(11)} ${figures.join(' ')}`;
    }),
  ];
}

function figure(milliseconds: number): string {
  return milliseconds.toFixed(1).padStart(9);
}

function findingsOf(kinds: readonly Asked[], rows: readonly Row[]): Finding[] {
  const slowest = (names: readonly string[]) =>
    rows
      .filter(({ kind, contestant }) => contestant === 'PostgreSQL' && names.includes(kind))
      .map(({ kind, paces: [alone] }) => ({ kind, p95: alone?.p95 ?? Number.NaN }))
      .toSorted((a, b) => b.p95 - a.p95)[0];
  const listings = slowest(kinds.flatMap(({ name, wanted }) => (typeof wanted === 'object' ? [name] : [])));
  const facets = slowest(['facets of a model']);
  return [
    {
      name: 'milliseconds of the slowest listing, alone, 95 of 100',
      ratio: listings?.p95 ?? Number.NaN,
      atMost: 50,
      detail: `${listings?.kind}, asked of the index`,
    },
    {
      name: 'milliseconds of the facets of a model, alone, 95 of 100',
      ratio: facets?.p95 ?? Number.NaN,
      atMost: 30,
      detail: 'asked of the index',
    },
  ];
}
