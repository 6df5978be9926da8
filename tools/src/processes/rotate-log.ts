import { copyFileSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';

const MOST_BYTES = 32 * 1024 ** 2;
const CHECK_MILLISECONDS = 10_000;

const kept = new Set<string>();

/** Keeps a log and one older part of it, each up to 32 MB, for as long as this process runs. */
export function keepLogSmall(file: string): void {
  if (kept.has(file)) return;
  kept.add(file);
  setInterval(() => rotateLog(file), CHECK_MILLISECONDS).unref();
}

/** Empties a log that has grown too large. Its writers append, so that they go on at the new end. */
export function rotateLog(file: string, mostBytes = MOST_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= mostBytes) return;
  const older = `${file}.1`;
  try {
    copyFileSync(file, older);
  } catch {
    // The disk has no room for it: better no older part than half of one.
    rmSync(older, { force: true });
  }
  truncateSync(file);
}
