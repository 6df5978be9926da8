import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { day } from '@seri/domain/time/japan-time';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by key: photos, sheets, documents. The key's author is this program, never a visitor. */
export interface Blobs {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  /** How many bytes it has, or null. */
  size(key: string): Promise<number | null>;
  /** For what is larger than memory should hold. It is on the disk when this answers, and not there if the stream fails. */
  putStream(key: string, bytes: Readable): Promise<void>;
  getStream(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Gives up what nobody has written to for a day. */
  trimUnfinished(): Promise<void>;
}

export class BlobKeyError extends Error {}

export function openBlobs({ dataDir }: { dataDir: string }): Blobs {
  const disk = new Disk(new AtomicDriver({ location: join(dataDir, 'blobs'), visibility: 'private' }));
  return {
    put: async (key, bytes) => disk.put(checked(key), bytes),
    get: async (key) => ((await disk.exists(checked(key))) ? disk.getBytes(key) : null),
    has: async (key) => disk.exists(checked(key)),
    size: async (key) => ((await disk.exists(checked(key))) ? (await disk.getMetaData(key)).contentLength : null),
    putStream: async (key, bytes) => disk.putStream(checked(key), bytes).catch(rethrowCause),
    getStream: async (key) => disk.getStream(checked(key)),
    remove: async (key) => disk.delete(checked(key)),
    trimUnfinished: () => removeFormer(join(dataDir, 'blobs', 'unfinished'), Date.now() - day),
  };
}

async function removeFormer(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // It may be finished, and moved, at this moment.
    const stat = await lstat(path).catch(() => undefined);
    if (stat && stat.mtimeMs < before) await rm(path, { force: true });
  }
}

/** What the stream itself failed with, rather than that it could not be written. */
function rethrowCause(error: Error): never {
  throw error.cause ?? error;
}

/** A process that is killed while it writes leaves the former blob or none, never half of one. */
class AtomicDriver extends FSDriver {
  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const unfinished = `unfinished/${randomBytes(12).toString('hex')}`;
    await super.put(unfinished, contents, options);
    await mkdir(dirname(this.locationOf(key)), { recursive: true });
    await rename(this.locationOf(unfinished), this.locationOf(key));
  }

  /** The driver's own tries again with a stream that is used up. */
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

  /** The driver's own returns a stray byte for an empty file. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(this.locationOf(key));
  }

  private locationOf(key: string): string {
    return join(String(this.options.location), key);
  }
}

/** Parts of letters, digits, dot, dash and underscore, none beginning with a dot: no way up, nothing hidden. */
const form = /^(?!unfinished\/)[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

function checked(key: string): string {
  if (key.length <= 200 && form.test(key)) return key;
  throw new BlobKeyError(`Not a key of a blob: ${JSON.stringify(key.slice(0, 80))}.`);
}
