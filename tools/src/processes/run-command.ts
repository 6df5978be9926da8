import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from '../product/paths.ts';

export type CommandResult = { code: number; output: string };

export type CommandOptions = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  identity?: { uid: number; gid: number } | undefined;
  /** Runs at low priority. */
  isPatient?: boolean;
};

const running = new Set<ReturnType<typeof spawn>>();

/** Runs a program to its end and keeps its output; a program that cannot start counts as code 127. */
export function runCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.identity,
    });
    const chunks: Buffer[] = [];
    const finish = (code: number, note = '') => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() + note });
    };
    running.add(child);
    if (options.isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code) => finish(code ?? 1));
  });
}

export function runNode(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  return runCommand(process.execPath, args, options);
}

/** Runs a program of ours on the terminal; the channel tells it when this process ends, even by kill -9. */
export function runAttached(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return {
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Ctrl-C in the middle of a run must not leave a compiler or a browser behind. */
export function stopRunningCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}
