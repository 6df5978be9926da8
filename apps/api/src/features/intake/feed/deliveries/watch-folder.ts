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
/** After a failed file its source is skipped for a minute (20 looks): a later file must not overtake the failed one. */
const looksSkipped = 20;

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
  /** The stamp of each file at the last look. */
  #seen = new Map<string, string>();
  /** The look from which on a failed source is tried again. */
  readonly #failedSources = new Map<string, number>();

  constructor(platform: Platform, signal: AbortSignal) {
    const { feedFolder, dataDir } = platform.settings;
    this.#platform = platform;
    this.#signal = signal;
    this.#root = feedFolder ?? join(dataDir, 'feed');
  }

  /** Takes the files that have not changed since the last look. Errors are logged and retried. */
  async look(): Promise<void> {
    this.#looks += 1;
    try {
      await mkdir(this.#root, { recursive: true });
      const files = await findFiles(this.#root);
      const ready = files.filter((file) => this.#seen.get(file.path) === file.stamp && !this.#isSkipped(file));
      this.#seen = new Map(files.map(({ path, stamp }) => [path, stamp]));
      if (ready.length > 0) await this.#takeAll(ready);
    } catch (error) {
      this.#platform.log.warn({ reason: reasonOf(error) }, 'the folder of feeds cannot be looked into');
    }
  }

  #isSkipped({ source }: FolderFile): boolean {
    return (this.#failedSources.get(source) ?? 0) > this.#looks;
  }

  /** Only one worker at a time: the advisory lock ends with its connection, however the worker ends. */
  #takeAll(ready: readonly FolderFile[]): Promise<void> {
    return withOwnConnection(this.#platform.database.pool, 'feed folder', async ({ client }) => {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
      if (!rows[0]?.taken) return;
      for (const file of ready) {
        if (this.#signal.aborted) return;
        // Another worker may have taken the file since it was listed.
        const isUnchanged = (await stampOf(file.path))?.stamp === file.stamp;
        if (isUnchanged && !this.#isSkipped(file)) await this.#take(file);
      }
    });
  }

  async #take(file: FolderFile): Promise<void> {
    try {
      await takeFile(this.#platform, file, this.#signal);
    } catch (error) {
      this.#failedSources.set(file.source, this.#looks + looksSkipped);
      this.#platform.log.warn({ file: file.path, reason: reasonOf(error) }, 'a file of a feed is not taken yet');
    }
  }
}
