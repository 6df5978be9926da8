import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../output/failure.ts';

const POLL_MILLISECONDS = 30;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return !isZombie(tryRead(`/proc/${pid}/stat`));
}

/** Ended, but not reaped by its parent: usual in containers whose first process is not an init. */
export function isZombie(stat: string | undefined): boolean {
  return statFields(stat)[0] === 'Z';
}

/** The start time of a process. With the pid it identifies a process for good, because pids are reused. */
export function birthOf(pid: number): string | undefined {
  if (process.platform === 'linux') return readBirth(tryRead(`/proc/${pid}/stat`));
  return askPs('lstart=', pid);
}

export function readBirth(stat: string | undefined): string | undefined {
  return statFields(stat)[19];
}

/** The fields of /proc/<pid>/stat from the state on; the program's name before it is in brackets and may hold spaces. */
function statFields(stat: string | undefined): string[] {
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : [];
}

export function commandLineOf(pid: number): string[] {
  if (process.platform === 'linux') return (tryRead(`/proc/${pid}/cmdline`) ?? '').split('\0').filter(Boolean);
  return (askPs('command=', pid) ?? '').split(' ').filter(Boolean);
}

/** The processes whose working directory is this folder; known on Linux only. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => workingFolder(name) === folder)
    .map(Number);
}

export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MILLISECONDS);
  }
  return true;
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It ended by itself in the meantime, which is what the signal was for.
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function tryRead(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function askPs(field: string, pid: number): string | undefined {
  return spawnSync('ps', ['-ww', '-o', field, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
}
