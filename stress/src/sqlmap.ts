import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@seri/drawings/random';
import { root } from '../../tools/src/product/paths.ts';
import { FuzzedSeri } from './fuzz/product/fuzzed-seri.ts';
import { type FindKnown, readKnown } from './fuzz/product/read-known.ts';
import { Visitors } from './fuzz/product/visitors.ts';
import { buildRequest } from './fuzz/requests/build-request.ts';
import type { FuzzRequest, FuzzRole } from './fuzz/requests/fuzz-request.ts';
import { type ApiDocument, type FuzzCall, readCalls } from './fuzz/requests/read-calls.ts';
import { findSqlmap, runSqlmap, type SqlmapVerdict } from './sqlmap/run-sqlmap.ts';
import { targets } from './sqlmap/targets.data.ts';

const seed = 1;
const mostAttempts = 60;

const product = await FuzzedSeri.open();
const folder = await mkdtemp(join(tmpdir(), 'seri-sqlmap-'));
try {
  if (await findSqlmap()) {
    await product.startLifted();
    process.exitCode = await tryAll();
  } else {
    say('✗ sqlmap is not installed: install it, or run this as root on a Debian.');
    process.exitCode = 1;
  }
} finally {
  await product.close();
  await rm(folder, { recursive: true, force: true });
}

async function tryAll(): Promise<number> {
  const { url } = product.seri;
  const calls = readCalls((await (await fetch(`${url}/v1/openapi.json`)).json()) as ApiDocument);
  const visitors = new Visitors(url, '');
  const pool = product.openPool();
  const findKnown = await readKnown(pool);
  await pool.end();
  const rows: string[] = [];
  let failures = 0;
  for (const [name, role] of targets) {
    const call = calls.find((each) => each.name === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    await visitors.arrive();
    const request = await drawTaken(visitors, call, role, findKnown);
    const verdict = await runSqlmap(folder, url, request, visitors.cookieOf(role));
    const isFailure = verdict.injectable.length > 0 || !verdict.hasTested;
    if (isFailure) failures += 1;
    if (isFailure) say(verdict.output.split('\n').slice(-30).join('\n'));
    say(`${isFailure ? '✗' : '✓'} ${name}: ${toldOf(verdict)}`);
    rows.push(`| \`${name}\` | ${role} | ${toldOf(verdict)} |`);
  }
  await writePage(rows);
  return failures === 0 ? 0 : 1;
}

/** A refusal would stand before the SQL of its call, so the first request is taken that gets what it asks for. */
async function drawTaken(
  visitors: Visitors,
  call: FuzzCall,
  role: FuzzRole,
  findKnown: FindKnown,
): Promise<FuzzRequest> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const random = createRandom(seed, call.name, attempt);
    const { request } = buildRequest(call, role, findKnown(call.name, random), random, true);
    const { status } = await visitors.send(request);
    if (status >= 200 && status < 300) return request;
  }
  throw new Error(`No request to ${call.name} was taken.`);
}

function toldOf({ injectable, tested, hasTested }: SqlmapVerdict): string {
  if (!hasTested) return 'not tested';
  return injectable.length > 0 ? `injectable: ${injectable.join(', ')}` : `none of ${tested} parameters is injectable`;
}

async function writePage(rows: readonly string[]): Promise<void> {
  const page = join(root, 'docs/reliability/sqlmap.md');
  await mkdir(join(page, '..'), { recursive: true });
  const text = [
    '# sqlmap',
    '',
    '`npm run test:long -- sqlmap` lets sqlmap try every parameter of these calls, signed in as the role, with all its',
    'techniques at their lowest level. It installs sqlmap on a Debian.',
    '',
    '| call | as | verdict |',
    '|---|---|---|',
    ...rows,
    '',
  ];
  await writeFile(page, text.join('\n'));
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
