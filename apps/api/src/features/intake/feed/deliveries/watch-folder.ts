import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withOwnConnection } from '../../../../platform/database/own-connection.ts';
import { reasonOf } from '../../../../platform/jobs/queue-log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findFiles, type FolderFile, stampOf } from './folder-files.ts';
import { takeFile } from './take-file.ts';

const lock = 7_316_006;
const pause = 3_000;
/** A source whose file gave trouble is left alone for a minute: what it wrote later must not overtake that file. */
const looksOff = 20;

/** Looks into the folder of feeds every few seconds, as long as the worker runs. */
export function startFolderWatch(platform: Platform): { stop(): Promise<void> } {
  const leaving = new AbortController();
  const watched = watch(new FolderWatch(platform, leaving.signal), leaving.signal);
  return {
    stop: async () => {
      leaving.abort();
      await watched;
    },
  };
}

async function watch(folder: FolderWatch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await folder.look();
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}

export class FolderWatch {
  readonly #platform: Platform;
  readonly #signal: AbortSignal;
  readonly #root: string;
  #looks = 0;
  /** How each file was at the last look. */
  #seen = new Map<string, string>();
  /** From which look on a source is tried again. */
  readonly #troubled = new Map<string, number>();

  constructor(platform: Platform, signal: AbortSignal) {
    const { feedFolder, dataDir } = platform.settings;
    this.#platform = platform;
    this.#signal = signal;
    this.#root = feedFolder ?? join(dataDir, 'feed');
  }

  /** Takes what has not grown since the last look. What goes wrong is logged, and tried again. */
  async look(): Promise<void> {
    this.#looks += 1;
    try {
      await mkdir(this.#root, { recursive: true });
      const files = await findFiles(this.#root);
      const ready = files.filter((file) => this.#seen.get(file.path) === file.stamp && !this.#isTroubled(file));
      this.#seen = new Map(files.map(({ path, stamp }) => [path, stamp]));
      if (ready.length > 0) await this.#takeAll(ready);
    } catch (error) {
      this.#platform.log.warn({ reason: reasonOf(error) }, 'the folder of feeds cannot be looked into');
    }
  }

  #isTroubled({ source }: FolderFile): boolean {
    return (this.#troubled.get(source) ?? 0) > this.#looks;
  }

  /** Of several workers one at a time: the lock ends with the connection, however the worker ends. */
  #takeAll(ready: readonly FolderFile[]): Promise<void> {
    return withOwnConnection(this.#platform.database.pool, 'feed folder', async ({ client }) => {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
      if (!rows[0]?.taken) return;
      for (const file of ready) {
        if (this.#signal.aborted) return;
        // Another worker may have taken it since it was looked at.
        const isStill = (await stampOf(file.path))?.stamp === file.stamp;
        if (isStill && !this.#isTroubled(file)) await this.#take(file);
      }
    });
  }

  async #take(file: FolderFile): Promise<void> {
    try {
      await takeFile(this.#platform, file, this.#signal);
    } catch (error) {
      this.#troubled.set(file.source, this.#looks + looksOff);
      this.#platform.log.warn({ file: file.path, reason: reasonOf(error) }, 'a file of a feed is not taken yet');
    }
  }
}
