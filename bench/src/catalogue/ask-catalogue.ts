import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../../apps/api/src/platform/log.ts';
import { japanDay, type JapanDay } from '../../../packages/domain/src/time/japan-time.ts';
import { Failure } from '../../../tools/src/output/failure.ts';
import { say, step } from '../../../tools/src/output/steps.ts';
import { temporaryFolder } from '../../../tools/src/postgres/test-server.ts';
import type { BenchFinding, Trial } from '../trial.ts';
import { columns } from './columns.ts';
import { compareAnswers } from './compare-answers.ts';
import type { Contestant } from './contestant.ts';
import { duckdb } from './duckdb.ts';
import { findingsOf, growthOf, type Measured } from './findings.ts';
import { writeFlatLots } from './flat-lots.ts';
import { measureInTurns, type PaceRow } from './in-turns.ts';
import { itemsjs } from './itemsjs.ts';
import { makeLots } from './make-lots.ts';
import { changeMeanwhile } from './meanwhile.ts';
import { postgres } from './postgres.ts';
import { type RequestSeries, questionsAbout } from './questions.ts';
import { memoryTable, paceTable } from './tables.ts';
import { serverWith } from './server-with.ts';
import { settingsOf, tunedServer } from './tuned-server.ts';

/**
 * Measures the catalogue's answers for 200 thousand live lots and some millions of archived ones, from PostgreSQL,
 * from memory and from other engines. `SERI_BENCH_ARCHIVED=1,10` sets the millions, `SERI_BENCH_SCALE=0.1` creates a
 * tenth of all lots.
 */
export async function askCatalogue(trial: Trial): Promise<BenchFinding[]> {
  const scale = readNumbers('SERI_BENCH_SCALE', '1')[0] ?? 1;
  const archived = readNumbers('SERI_BENCH_ARCHIVED', '1,5').toSorted((one, other) => one - other);
  const today = japanDay(new Date());
  const server = await step('a tuned database', tunedServer);
  const sizes = archived.map((millions) => ({ archived: millions, scale }));
  const addresses = await makeLots(server, today, sizes);
  say(`PostgreSQL: ${await settingsOf(server)}`);
  const measured: Measured[] = [];
  const findings: BenchFinding[] = [];
  for (const [at, address] of addresses.entries()) {
    const lots = (archived[at] ?? 0) * scale * 1e6;
    const table = { address, archived: lots, today, isLast: at === addresses.length - 1 };
    const { others, ...rows } = await measureTable(trial, table);
    measured.push(rows);
    findings.push(...others);
  }
  return [...findingsOf(measured), ...growthOf(measured), ...findings];
}

function readNumbers(name: string, usual: string): number[] {
  const numbers = (process.env[name] ?? usual).split(',').map(Number);
  if (numbers.every((number) => number > 0 && number <= 100)) return numbers;
  throw new Failure(`${name} is "${process.env[name]}": set it to numbers above 0, such as ${usual}.`);
}

interface Table {
  address: string;
  archived: number;
  today: JapanDay;
  isLast: boolean;
}

/** Live lots are measured beside the largest archive only. */
async function measureTable(trial: Trial, table: Table): Promise<Measured & { others: BenchFinding[] }> {
  const { address, archived, today, isLast } = table;
  const database = openDatabase(address, openLog({ logLevel: 'silent' }));
  const contestants: Contestant[] = [];
  try {
    const kinds = await questionsAbout(database, today);
    const ours = await step('columns in memory', () => columns(address, database));
    contestants.push(await postgres(address), ours);
    const all = [...kinds.live, ...kinds.archived];
    const changed = isLast
      ? await step('lots changed meanwhile', () => changeMeanwhile(database, today, ours, all))
      : [];
    contestants.push(...(await openRivals(table)));
    const series = isLast ? all : kinds.archived;
    const unlike = await step('answers compared', () => compareAnswers(series, contestants));
    const rows = await step('answers timed', () => measureAll(series, contestants));
    const live = rows.filter((row) => kinds.live.includes(row.series));
    const archive = rows.filter((row) => kinds.archived.includes(row.series));
    sayTables(archived, { live, archive }, contestants);
    const others = [unlike, ...changed, ...ours.findings()].map((finding) => besideArchive(finding, archived));
    for (const one of contestants.splice(0)) await one.close();
    if (isLast) await step('answers over HTTP', () => readOverHttp(trial, address, kinds.live));
    return { archived, live, archive, others };
  } finally {
    for (const one of contestants) await one.close();
    await database.close();
  }
}

function besideArchive(finding: BenchFinding, archived: number): BenchFinding {
  return { ...finding, name: `${finding.name}, beside ${archived.toLocaleString('en')} archived lots` };
}

/** itemsjs holds only the live lots, which are measured once. */
async function openRivals({ address, today, isLast }: Table): Promise<Contestant[]> {
  const folder = temporaryFolder();
  const file = join(folder, 'lots.ndjson');
  try {
    await step('lots for the others', () => writeFlatLots(address, file));
    const opened: Contestant[] = [await step('DuckDB', () => duckdb(file))];
    if (isLast) opened.push(await step('itemsjs', () => itemsjs(file, today)));
    return opened;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAll(kinds: readonly RequestSeries[], contestants: readonly Contestant[]): Promise<PaceRow[]> {
  const rows: PaceRow[] = [];
  for (const series of kinds) rows.push(...(await measureInTurns(series, contestants)));
  return rows;
}

function sayTables(
  archived: number,
  { live, archive }: Pick<Measured, 'live' | 'archive'>,
  all: readonly Contestant[],
) {
  if (live.length > 0) {
    for (const line of [
      '',
      `Live lots, beside ${archived.toLocaleString('en')} archived; milliseconds`,
      '',
      ...paceTable(live),
    ])
      say(line);
  }
  for (const line of ['', `${archived.toLocaleString('en')} archived lots; milliseconds`, '', ...paceTable(archive)])
    say(line);
  for (const line of ['', 'Memory', '', ...memoryTable(all), '']) say(line);
}

const overHttp = new Set([
  'all',
  'model + years',
  'one day',
  'facets of a model',
  'facets of a maker',
  'facets of a day',
]);

/** Measures whole HTTP responses, including everything else that a page needs. */
async function readOverHttp(trial: Trial, address: string, live: readonly RequestSeries[]): Promise<void> {
  const series = live.filter(({ name }) => overHttp.has(name));
  const servers = [await serverWith('postgres', trial, address), await serverWith('columnar', trial, address)];
  try {
    const rows = await measureAll(series, servers);
    for (const line of ['', 'Live lots over HTTP, whole answers; milliseconds', '', ...paceTable(rows), '']) say(line);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
