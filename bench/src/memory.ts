import { readFileSync } from 'node:fs';
import { query } from '../../tools/src/postgres/database-url.ts';
import type { Trial } from './trial.ts';

/** The private memory of these processes in megabytes; NaN except on Linux. */
export function ownMegabytes(pids: readonly number[]): number {
  try {
    return pids.reduce((sum, pid) => sum + kilobytesOf(pid) / 1_024, 0);
  } catch {
    return Number.NaN;
  }
}

function kilobytesOf(pid: number): number {
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** The connections to the trial's database and their memory. */
export async function connectionMegabytes({ databaseUrl }: Trial): Promise<{ count: number; megabytes: number }> {
  const rows = await query(
    databaseUrl,
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  return { count: rows.length, megabytes: ownMegabytes(rows.map(({ pid }) => Number(pid))) };
}

export async function metricOf({ baseUrl }: Trial, name: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
