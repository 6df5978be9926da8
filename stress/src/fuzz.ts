import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedOf } from '../../tools/src/gates/test-seed.ts';
import { root } from '../../tools/src/product/paths.ts';
import { FuzzedSeri } from './fuzz/product/fuzzed-seri.ts';
import { KeptAccounts } from './fuzz/product/keep-accounts.ts';
import { layLinks } from './fuzz/product/lay-links.ts';
import { readKnown } from './fuzz/product/read-known.ts';
import { Visitors } from './fuzz/product/visitors.ts';
import { Doors } from './fuzz/requests/doors.ts';
import { LearnedRows } from './fuzz/requests/learned-rows.ts';
import { type ApiDocument, readCalls } from './fuzz/requests/read-calls.ts';
import { drawRequest, type FuzzRun, runBatch } from './fuzz/run-batch.ts';
import { findWrites } from './fuzz/verdict/find-writes.ts';
import { findBroken, findFailedJobs } from './fuzz/verdict/left-work.ts';
import {
  describeEnd,
  describeFinding,
  hasPassed,
  mostShown,
  type FuzzOutcome,
  pastShare,
  writePage,
} from './fuzz/verdict/report.ts';
import type { FuzzFinding } from './fuzz/verdict/judge-answer.ts';
import { FuzzTally } from './fuzz/verdict/tally.ts';
import { WatchedTables } from './fuzz/verdict/watch-writes.ts';

const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
const batchSize = 400;
const progressEvery = 5_000;
/** A run with so many findings would only repeat them. */
const mostFindings = 200;

const product = await FuzzedSeri.open();
try {
  await product.startLifted();
  const outcome = await fuzz();
  say(describeEnd(outcome).join('\n'));
  const page = join(root, 'docs/reliability/fuzz.md');
  await mkdir(join(page, '..'), { recursive: true });
  await writeFile(page, writePage(outcome));
  process.exitCode = hasPassed(outcome) ? 0 : 1;
} finally {
  await product.close();
}

async function fuzz(): Promise<FuzzOutcome> {
  const startedAt = performance.now();
  const { url } = product.seri;
  const calls = readCalls((await (await fetch(`${url}/v1/openapi.json`)).json()) as ApiDocument);
  const seed = Number(seedOf(process.env['SERI_TEST_SEED']));
  say(`Fuzzing ${calls.length} calls with SERI_TEST_SEED=${seed}`);
  const visitors = new Visitors(url, await product.makeFeedKey());
  const run: FuzzRun = {
    seed,
    calls,
    visitors,
    doors: new Doors(),
    learned: new LearnedRows(),
    tally: new FuzzTally(),
    findings: [],
  };
  const faults: string[] = [];
  const watched = await sendBatches(run, faults, startedAt);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ...run, watched, seconds, faults: [...faults, ...(await findFaults())] };
}

async function sendBatches(run: FuzzRun, faults: string[], startedAt: number): Promise<number> {
  const { tally, findings, visitors } = run;
  const pool = product.openPool();
  const accounts = new KeptAccounts(pool);
  await accounts.note();
  const tables = await WatchedTables.open(pool);
  let toldAt = startedAt;
  while (tally.sent < wanted && findings.length < mostFindings && faults.length === 0) {
    await accounts.restore();
    await layLinks(pool);
    await visitors.arrive();
    const findKnown = await readKnown(pool);
    const size = Math.min(batchSize, wanted - tally.sent);
    const requests = Array.from({ length: size }, (_, place) => drawRequest(run, findKnown, tally.sent + place));
    const known = findings.length;
    const refused = await runBatch(run, requests);
    await accounts.restore();
    await visitors.arrive();
    findings.push(...(await findWrites(visitors, tables, refused)));
    tally.again += refused.length;
    faults.push(...(await findBroken(pool)));
    await tell(findings.slice(known, mostShown));
    if (performance.now() - toldAt < progressEvery) continue;
    toldAt = performance.now();
    say(progressOf(run, (toldAt - startedAt) / 1000));
  }
  await pool.end();
  return tables.count;
}

async function tell(findings: readonly FuzzFinding[]): Promise<void> {
  for (const finding of findings) {
    finding.detail ??= await product.explain(idOf(finding.answer.text));
    say(describeFinding(finding));
  }
}

function progressOf({ tally, findings, calls }: FuzzRun, seconds: number): string {
  const rate = Math.round((tally.sent + tally.again) / seconds);
  const share = Math.round(100 * pastShare(tally));
  return `${tally.sent} sent, ${rate} a second, ${share} % past the gates, ${tally.reached.size} of ${calls.length} calls, ${findings.length} findings`;
}

/** The worker, which has rested, does what the run has left for it. */
async function findFaults(): Promise<string[]> {
  await product.startPlain();
  const pool = product.openPool();
  const faults = [...(await findFailedJobs(pool)), ...(await findBroken(pool))];
  await pool.end();
  return faults;
}

function idOf(text: string): string {
  return /"id":"([\w-]+)"/.exec(text)?.[1] ?? 'none';
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
