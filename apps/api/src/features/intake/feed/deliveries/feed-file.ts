import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** A file as it was when it was opened: what is appended later, or put in its place, is not read. */
export interface FeedFile {
  bytes: number;
  digest: string;
  read(position: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

export class NoFileError extends Error {}

const edge = 1 << 20;

/** A link is refused unless it may be followed. */
export async function openFeedFile(path: string, { mayBeLink }: { mayBeLink: boolean }): Promise<FeedFile> {
  const handle = await open(path, constants.O_RDONLY | (mayBeLink ? 0 : (constants.O_NOFOLLOW ?? 0)));
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new NoFileError(`${path} is no file.`);
    return {
      bytes: stat.size,
      digest: await digestOf(handle, stat),
      read: (position) => bytesOf(handle, position, stat.size),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Of its ends, since reading gigabytes twice would cost as much as taking them; its size and the moment it was written
 * tell what was mended in the middle.
 */
async function digestOf(handle: FileHandle, { size, mtimeMs }: { size: number; mtimeMs: number }): Promise<string> {
  const hash = createHash('sha256').update(`${size} ${mtimeMs} `);
  for (const start of [0, Math.max(0, size - edge)]) {
    for await (const piece of bytesOf(handle, start, Math.min(size, start + edge))) hash.update(piece);
  }
  return hash.digest('hex');
}

async function* bytesOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end;) {
    const buffer = Buffer.allocUnsafe(Math.min(edge, end - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
