import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, Failure } from '../output/failure.ts';
import { birthOf, isAlive } from './processes.ts';

const LOCK_NAME = 'seri.lock';

type Holder = { pid: number; birth: string | undefined };

export function readHolder(text: string): Holder | undefined {
  const [pid, ...birth] = text.trim().split(' ');
  if (!pid || !/^\d+$/.test(pid)) return undefined;
  return { pid: Number(pid), birth: birth.join(' ') || undefined };
}

/** Locks the data folder: two runs on it would stop each other's database, so the second one fails with a sentence. */
export function lockDataDir(dataDir: string): () => void {
  createDataDir(dataDir);
  const file = join(dataDir, LOCK_NAME);
  const text = `${process.pid} ${birthOf(process.pid) ?? ''}\n`;
  if (!tryWrite(file, text)) {
    const holder = readHolder(readFileSync(file, 'utf8'));
    if (holder && isHeld(holder)) {
      throw new Failure(
        `Seri is already running on ${dataDir} (process ${holder.pid}): stop that one, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryWrite(file, text)) throw new Failure('Another start of Seri was a moment faster: use that one.');
  }
  return () => rmSync(file, { force: true });
}

function isHeld({ pid, birth }: Holder): boolean {
  return pid !== process.pid && isAlive(pid) && (birth === undefined || birth === birthOf(pid));
}

export function createDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
  } catch (error) {
    throw new Failure(
      `The folder ${dataDir} cannot be made (${codeOf(error)}): set DATA_DIR to a folder you may write to.`,
    );
  }
}

/** Makes folders one by one: Node's recursive mkdir never returns on a file system that refuses them with ENOENT, such as /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw new Failure(
      `The folder of ${file} is not yours to write to (${codeOf(error)}): run as its owner, or set DATA_DIR to another folder.`,
    );
  }
}
