import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../output/failure.ts';
import { root } from '../product/paths.ts';
import { signal, waitForEnd } from './processes.ts';
import type { RunningService, Service } from './supervisor.ts';

export type NodeProgram = {
  name: string;
  entry: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
};

/** A process which ends with this code has a wrong setting: it printed one sentence, and starting it again cannot help. */
export const SETTING_ERROR_CODE = 78;

/** Each thread that asks glibc for memory may get an arena of its own, whose freed memory is hardly ever given back. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

const READY_MILLISECONDS = 60_000;
const STOP_MILLISECONDS = 15_000;
const LAST_WORDS_MILLISECONDS = 2000;

/** Runs a part of the product as a service: its channel reports that it serves, and closes on both sides when one dies. */
export function nodeService(program: NodeProgram): Service {
  return { name: program.name, start: () => start(program) };
}

async function start(program: NodeProgram): Promise<RunningService> {
  const log = openSync(program.logFile, 'a', 0o600);
  // A group of its own: Ctrl-C in the terminal reaches the supervisor alone, which then stops everything in order.
  const child = fork(program.entry, program.args, {
    cwd: root,
    env: { ...FEW_ARENAS, ...program.env },
    execArgv: [],
    detached: true,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  const complaint = copyErrors(child, log);
  const exited = endOf(child).finally(() => closeSync(log));
  const { pid } = child;
  if (pid === undefined) throw new Failure(`The ${program.name} does not start (${await exited}).`);
  const timer = new AbortController();
  const outcome = await Promise.race([
    readyMessage(child),
    exited,
    // A failed part closes its channel, though open connections may keep it alive for a while.
    once(child, 'disconnect').then(() => 'it gave up'),
    pause(READY_MILLISECONDS, 'no answer within a minute', { signal: timer.signal }),
  ]);
  timer.abort();
  if (outcome !== READY) throw await explain(child, pid, exited, complaint);
  return { pid, exited, stop: () => stop(pid) };
}

const READY = Symbol('ready');

async function explain(
  child: ChildProcess,
  pid: number,
  exited: Promise<string>,
  complaint: () => string,
): Promise<Error> {
  if (!(await waitForEnd(pid, LAST_WORDS_MILLISECONDS))) signal(pid, 'SIGKILL');
  const reason = await exited;
  const sentence = complaint();
  return child.exitCode === SETTING_ERROR_CODE ? new Failure(sentence) : new Error(`${reason}: ${sentence}`);
}

function readyMessage(child: ChildProcess): Promise<typeof READY> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(READY);
    });
  });
}

async function stop(pid: number): Promise<void> {
  signal(pid, 'SIGTERM');
  if (!(await waitForEnd(pid, STOP_MILLISECONDS))) signal(pid, 'SIGKILL');
}

/** Errors go to the log like everything else; the last line is kept, because it is the sentence to show. */
function copyErrors(child: ChildProcess, log: number): () => string {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tryWrite(log, chunk);
    tail = (tail + chunk.toString()).slice(-4000);
  });
  return () => lastSentence(tail);
}

/** A line that finds no room on the disk is lost; that must not end the supervisor. */
function tryWrite(log: number, chunk: Buffer): void {
  try {
    writeSync(log, chunk);
  } catch {
    // The tail still has it.
  }
}

/** The last line that is neither a stack's nor a dumped object's. */
export function lastSentence(output: string): string {
  const lines = output.split('\n').filter((line) => /^\S/.test(line) && !/^([{}]|Node\.js v)/.test(line));
  return lines.at(-1)?.trim() ?? '';
}

/** Waits for the output too, so that the last line is not lost. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, name) => resolve(name ?? `code ${code}`));
  });
}
