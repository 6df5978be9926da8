import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installFromDebian } from '../../../tools/src/processes/install-from-debian.ts';
import { runCommand } from '../../../tools/src/processes/run-command.ts';
import type { FuzzRequest } from '../fuzz/requests/fuzz-request.ts';

/** The least level and risk: every technique, a few dozen tries for each parameter. */
const options = ['--batch', '--flush-session', '--level=1', '--risk=1', '--threads=4', '--dbms=PostgreSQL'];
/** Without these sqlmap would read targets from its input, and give up at a value that looks odd or at a refusal. */
const manners = [
  '--ignore-stdin',
  '--disable-coloring',
  '--answers=really sure=Y',
  '--ignore-code=401,403,404,409,422',
];

export interface SqlmapVerdict {
  /** The names of parameters that sqlmap could inject into. */
  injectable: readonly string[];
  /** How many parameters it tested. */
  tested: number;
  /** False if sqlmap ended before it had tested anything. */
  hasTested: boolean;
  output: string;
}

const isThere = async () => (await runCommand('sqlmap', ['--version'])).code === 0;

export async function findSqlmap(): Promise<boolean> {
  return (await isThere()) || ((await installFromDebian('sqlmap', ['sqlmap'])) && (await isThere()));
}

/** Lets sqlmap try every parameter of the request, which it reads from a file as it would be sent. */
export async function runSqlmap(
  folder: string,
  url: string,
  request: FuzzRequest,
  cookie: string | undefined,
): Promise<SqlmapVerdict> {
  const file = join(folder, `${request.call.name}.txt`);
  await writeFile(file, rawRequest(url, request, cookie));
  const { output } = await runCommand('sqlmap', ['-r', file, ...options, ...manners, `--output-dir=${folder}`]);
  return readVerdict(output);
}

export function rawRequest(url: string, request: FuzzRequest, cookie: string | undefined): string {
  const headers = { host: new URL(url).host, ...request.headers, ...(cookie && { cookie }) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${request.method} ${request.target} HTTP/1.1`, ...lines, '', request.body ?? ''].join('\r\n');
}

export function readVerdict(output: string): SqlmapVerdict {
  const found = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name = '']) => name);
  const hasTested = found.length > 0 || output.includes('all tested parameters do not appear to be injectable');
  const tested = new Set([...output.matchAll(/testing if (.+ parameter '.+?')/g)].map(([, name]) => name)).size;
  return { injectable: [...new Set(found)], tested, hasTested, output };
}
