import { readdirSync, readFileSync } from 'node:fs';

export interface SystemProcess {
  pid: number;
  parent: number;
  words: string[];
}

/** The children of a process, and theirs, so that other installations on this machine stay alive. */
export function descendantsOf(pid: number): SystemProcess[] {
  const all = runningProcesses();
  const below = (parent: number): SystemProcess[] =>
    all.flatMap((each) => (each.parent === parent ? [each, ...below(each.pid)] : []));
  return below(pid);
}

function runningProcesses(): SystemProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    parent: Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]),
    words: readProcess(pid, 'cmdline').split('\0'),
  }));
}

/** A process may end between listing and reading it. */
function readProcess(pid: string, file: 'cmdline' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** False if the process has ended meanwhile. */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
