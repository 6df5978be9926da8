import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { day } from '@seri/domain/time/japan-time';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by key: photos, sheets, documents. Keys are made by this program, never by a visitor. */
export interface Blobs {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  /** In bytes; null if there is no such blob. */
  size(key: string): Promise<number | null>;
  /** For files too large for memory. The file is flushed to disk when this resolves, and absent if the stream fails. */
  putStream(key: string, bytes: Readable): Promise<void>;
  /** All bytes, or those from `start` to `end`, itself included. */
  getStream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** The keys of all blobs that are there when their folder is read. */
  list(): AsyncIterable<string>;
  /** Deletes the blobs of these folders that were written longest ago, until the others take no more than so many bytes. */
  trimOldest(folders: readonly string[], mostBytes: number): Promise<void>;
  /** Deletes unfinished files that have not been written to for a day. */
  trimUnfinished(): Promise<void>;
}

export class BlobKeyError extends Error {}

export function openBlobs({ dataDir }: { dataDir: string }): Blobs {
  const disk = new Disk(new AtomicDriver({ location: join(dataDir, 'blobs'), visibility: 'private' }));
  return {
    put: async (key, bytes) => disk.put(checked(key), bytes),
    get: async (key) => disk.getBytes(checked(key)).catch(nullIfMissing),
    has: async (key) => disk.exists(checked(key)),
    size: async (key) => ((await disk.exists(checked(key))) ? (await disk.getMetaData(key)).contentLength : null),
    putStream: async (key, bytes) => disk.putStream(checked(key), bytes).catch(rethrowCause),
    getStream: async (key, range) =>
      range ? createReadStream(join(dataDir, 'blobs', checked(key)), range) : disk.getStream(checked(key)),
    remove: async (key) => disk.delete(checked(key)),
    list: () => keysIn(join(dataDir, 'blobs')),
    trimOldest: (folders, mostBytes) => trimOldest(join(dataDir, 'blobs'), folders, mostBytes),
    trimUnfinished: () => removeOlder(join(dataDir, 'blobs', 'unfinished'), Date.now() - day),
  };
}

const missing: ReadonlySet<unknown> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

function nullIfMissing(error: Error): null {
  if (missing.has((error.cause as NodeJS.ErrnoException | undefined)?.code)) return null;
  throw error;
}

async function* keysIn(root: string, prefix = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(root, prefix), { withFileTypes: true }).catch(() => [])) {
    const key = prefix + entry.name;
    if (entry.isDirectory() && key !== 'unfinished') yield* keysIn(root, `${key}/`);
    else if (entry.isFile()) yield key;
  }
}

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Its writer may finish and move it at this moment.
    const stat = await lstat(path).catch(() => undefined);
    if (stat && stat.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Sums up by the hour first: the names of a million files would fill the memory. */
async function trimOldest(root: string, folders: readonly string[], mostBytes: number): Promise<void> {
  const hours = new Map<number, number>();
  let bytes = 0;
  for await (const { size, hour } of filesIn(root, folders)) {
    hours.set(hour, (hours.get(hour) ?? 0) + size);
    bytes += size;
  }
  const oldest = [...hours].toSorted(([one], [other]) => one - other).values();
  const doomed = new Set<number>();
  while (bytes > mostBytes) {
    const [hour, size] = oldest.next().value ?? [0, bytes];
    doomed.add(hour);
    bytes -= size;
  }
  if (doomed.size === 0) return;
  for await (const { path, hour } of filesIn(root, folders)) if (doomed.has(hour)) await rm(path, { force: true });
}

async function* filesIn(root: string, folders: readonly string[]) {
  for (const folder of folders) {
    for await (const key of keysIn(root, `${folder}/`)) {
      const path = join(root, key);
      const stat = await lstat(path).catch(() => undefined);
      if (stat) yield { path, size: stat.size, hour: Math.floor(stat.mtimeMs / 3_600_000) };
    }
  }
}

/** Throws the stream's own error instead of the driver's, which only says that the file could not be written. */
function rethrowCause(error: Error): never {
  throw error.cause ?? error;
}

/** Writes to an unfinished file and renames it: a killed process leaves the old blob or none, never half of one. */
class AtomicDriver extends FSDriver {
  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const unfinished = `unfinished/${randomBytes(12).toString('hex')}`;
    await super.put(unfinished, contents, options);
    await mkdir(dirname(this.locationOf(key)), { recursive: true });
    await rename(this.locationOf(unfinished), this.locationOf(key));
  }

  /** The driver's own method retries with a stream that is already consumed. */
  override async putStream(key: string, contents: Readable): Promise<void> {
    const unfinished = this.locationOf(`unfinished/${randomBytes(12).toString('hex')}`);
    await mkdir(dirname(unfinished), { recursive: true });
    try {
      await pipeline(contents, createWriteStream(unfinished, { flush: true }));
      await mkdir(dirname(this.locationOf(key)), { recursive: true });
      await rename(unfinished, this.locationOf(key));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** The driver's own method returns a stray byte for an empty file. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(this.locationOf(key));
  }

  private locationOf(key: string): string {
    return join(String(this.options.location), key);
  }
}

/** Segments of letters, digits, dot, dash and underscore that begin with a letter or digit: no `..`, no hidden files. */
const keyPattern = /^(?!unfinished\/)[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

function checked(key: string): string {
  if (key.length <= 200 && keyPattern.test(key)) return key;
  throw new BlobKeyError(`Not a key of a blob: ${JSON.stringify(key.slice(0, 80))}.`);
}
