import { existsSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { say } from '../output/steps.ts';

const MEGABYTE = 1024 ** 2;
const SIZE = 64 * MEGABYTE;
/** A database that starts writes a new file of its log, of 16 MB, and some smaller ones. */
const NEEDED = 32 * MEGABYTE;
const CHECK_MILLISECONDS = 500;

/**
 * A file that only takes up space. When the disk is full and the database cannot start, it is deleted, so that the
 * database can recover. It is written again when there is plenty of room.
 */
export class Ballast {
  readonly #folder: string;
  readonly #file: string;
  readonly #free: () => number;

  constructor(folder: string, free = () => freeBytes(folder)) {
    this.#folder = folder;
    this.#file = join(folder, 'ballast');
    this.#free = free;
  }

  /** Keeps it there while this process runs. */
  keep(): void {
    void this.restore();
    setInterval(() => void this.restore(), 20 * CHECK_MILLISECONDS).unref();
  }

  async restore(): Promise<void> {
    if (existsSync(this.#file) || this.#free() < 4 * SIZE) return;
    await write(join(this.#folder, 'ballast.new'), this.#file).catch(() => {});
  }

  hasRoom(): boolean {
    return this.#free() >= NEEDED;
  }

  /** Returns when a database has room to start. */
  async untilRoom(): Promise<void> {
    if (this.hasRoom()) return;
    say('… the disk is full: the database waits for room');
    rmSync(this.#file, { force: true });
    while (!this.hasRoom()) await pause(CHECK_MILLISECONDS);
  }
}

/** Random bytes, because some file systems store zeros in no space at all. */
async function write(unfinished: string, file: string): Promise<void> {
  const handle = await open(unfinished, 'w', 0o600);
  try {
    for (let written = 0; written < SIZE; written += MEGABYTE) await handle.write(randomBytes(MEGABYTE));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  renameSync(unfinished, file);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
