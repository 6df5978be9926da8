import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '../output/failure.ts';
import { commandLineOf, isAlive, processesIn, signal, waitForEnd } from '../processes/processes.ts';

const FAST_STOP_MILLISECONDS = 15_000;
const LAST_STOP_MILLISECONDS = 5000;

/** The first line of postmaster.pid; a file cut short by a crash has none. */
export function readPostmasterPid(text: string): number | undefined {
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** The fourth line, written before the server takes connections. */
export function readPostmasterPort(text: string): number | undefined {
  const port = Number(text.split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

export function runningPort(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const pid = readPostmasterPid(text);
  const isOurs = pid !== undefined && isAlive(pid) && isPostmasterOf(cluster, commandLineOf(pid));
  return isOurs ? readPostmasterPort(text) : undefined;
}

/** False if the pid was reused by another program, or belongs to the server of another folder. */
export function isPostmasterOf(cluster: string, commandLine: readonly string[]): boolean {
  const program = basename(commandLine[0] ?? '');
  const folder = commandLine[commandLine.indexOf('-D') + 1];
  return /^postgres(\.exe)?$/.test(program) && folder === cluster;
}

/** Clears what a killed run left behind: an orphaned server, its last workers, a stale pid file. */
export async function clearOrphan(cluster: string): Promise<boolean> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = readPostmasterPid(readFileSync(file, 'utf8'));
  const isOrphan = pid !== undefined && isAlive(pid) && isPostmasterOf(cluster, commandLineOf(pid));
  if (isOrphan) await stopPostmaster(pid);
  // Workers of a killed server hold its shared memory until they notice; they have nothing left to save.
  await Promise.all(processesIn(cluster).map(endNow));
  rmSync(file, { force: true });
  return isOrphan;
}

export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitForEnd(pid, FAST_STOP_MILLISECONDS)) return;
  signal(pid, 'SIGQUIT');
  if (await waitForEnd(pid, LAST_STOP_MILLISECONDS)) return;
  await endNow(pid);
}

async function endNow(pid: number): Promise<void> {
  signal(pid, 'SIGKILL');
  if (!(await waitForEnd(pid, LAST_STOP_MILLISECONDS)))
    throw new Failure(`Process ${pid} does not end: stop it by hand.`);
}
