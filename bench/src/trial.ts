import { cookies } from '../../packages/contract/src/headers.ts';
import { query } from '../../tools/src/postgres/database-url.ts';
import { solveCaptcha } from '../../apps/api/src/testkit/solve-captcha.ts';

/** The running product under test, requested as by a browser. */
export interface Trial {
  baseUrl: string;
  databaseUrl: string;
  dataDir: string;
}

/** The ratio of two figures of the same run, with its limit. */
export interface BenchFinding {
  name: string;
  ratio: number;
  atMost?: number;
  atLeast?: number;
  detail: string;
}

interface RequestOptions {
  method?: string;
  body?: unknown;
  cookie?: string;
  /** The trial's trusted proxy gives every visitor an address of its own. */
  address?: string;
  captcha?: string;
  /** The idempotency key. */
  key?: string;
}

let visitors = 0;

/** An unused IP address. */
export function newAddress(): string {
  visitors += 1;
  return `203.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export function ask(
  { baseUrl }: Trial,
  path: string,
  { method = 'GET', body, cookie, address, captcha, key }: RequestOptions = {},
): Promise<Response> {
  const headers = new Headers({ origin: baseUrl, 'sec-fetch-site': 'same-origin' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (cookie) headers.set('cookie', cookie);
  if (address) headers.set('x-forwarded-for', address);
  if (captcha) headers.set('captcha-token', captcha);
  if (key) headers.set('idempotency-key', key);
  return fetch(`${baseUrl}/v1${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

/** Measures the milliseconds of a request including its body. */
export async function timed(asking: () => Promise<Response>): Promise<{ took: number; answer: string }> {
  const start = performance.now();
  const response = await asking();
  const body = await response.text();
  const took = performance.now() - start;
  // The id of the request differs in every answer.
  return { took, answer: `${response.status} ${body.replace(/"id":"[^"]*"/, '')}` };
}

/** Creates accounts with the demonstration's password and returns their emails. */
export async function makeAccounts({ databaseUrl }: Trial, name: string, count: number): Promise<string[]> {
  const rows = await query(
    databaseUrl,
    `INSERT INTO account (email, password_hash, role_id, full_name)
     SELECT '${name}-' || n || '@bench.seri', (SELECT password_hash FROM account WHERE email = 'client@demo.seri'), 1064, n
     FROM generate_series(1, ${count}) AS n RETURNING email`,
  );
  return rows.map((row) => String(row['email']));
}

export async function signIn(trial: Trial, email: string): Promise<string> {
  const body = { email, password: 'seri-demo' };
  const response = await ask(trial, '/auth', { method: 'POST', body, address: newAddress() });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
  const pair = response.headers.getSetCookie().find((line) => line.startsWith(`${cookies.access}=`));
  return pair?.split(';')[0] ?? '';
}

export async function solvedCaptcha(trial: Trial, action: string): Promise<string> {
  const response = await ask(trial, `/site/captcha?action=${action}`, { address: newAddress() });
  return solveCaptcha((await response.json()) as Parameters<typeof solveCaptcha>[0]);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const inMilliseconds = (value: number): string => `${value.toFixed(1)} ms`;
