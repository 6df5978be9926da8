import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSeri } from '../product/running-seri.ts';

/** The processes of a product at one moment. */
export interface Parts {
  server: number;
  worker: number;
  /** Two, while one takes over from the other. */
  studios: readonly number[];
  database: readonly number[];
}

export function partsOf(seri: RunningSeri): Parts {
  const [server, worker, postmaster] = (['server', 'worker', 'database'] as const).map((part) => {
    const pid = seri.pidOf(part);
    if (pid === undefined) throw new Error(`There is no ${part} any more: see the log of the product.`);
    return pid;
  }) as [number, number, number];
  const studios = [server, worker].flatMap(childrenOf);
  return { server, worker, studios, database: [postmaster, ...childrenOf(postmaster)] };
}

/** Its backends come and go: one that has ended meanwhile counts as nothing. */
function childrenOf(pid: number): number[] {
  return readProcFile(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
}

/** The memory of these processes together: all of it, what each has for itself alone, or the most that it ever was. */
export function megabytesBy(line: 'VmRSS' | 'RssAnon' | 'VmHWM', pids: readonly number[]): number {
  const wanted = new RegExp(`^${line}:\\s+(\\d+)`, 'm');
  const kilobytes = pids.map((pid) => Number(wanted.exec(readProcFile(pid, 'status'))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_024;
}

export function handlesOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + tryTo(() => readdirSync(`/proc/${pid}/fd`).length, 0), 0);
}

/** In megabytes, over all threads: the heap includes pages that V8 holds ready. */
interface ToldMemory {
  kept: number;
  heap: number;
}

/** Has a process collect its garbage; `tell-memory.preload.ts` is the other side. */
export async function collectAndTell(folder: string, pid: number): Promise<ToldMemory> {
  const file = join(folder, `${pid}.json`);
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) {
    process.kill(pid, 0);
    await wait(10);
  }
  const { kept, heap } = JSON.parse(readFileSync(file, 'utf8')) as ToldMemory;
  return { kept: kept / 2 ** 20, heap: heap / 2 ** 20 };
}

function readProcFile(pid: number, name: string): string {
  return tryTo(() => readFileSync(`/proc/${pid}/${name}`, 'utf8'), '');
}

function tryTo<Found>(read: () => Found, otherwise: Found): Found {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
