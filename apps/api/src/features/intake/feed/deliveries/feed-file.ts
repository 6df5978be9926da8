import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** Reads the file as it was when opened: later appends or a replacement are not read. */
export interface FeedFile {
  bytes: number;
  digest: string;
  read(position: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

export class NoFileError extends Error {}

const blockBytes = 1 << 20;

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
 * Hashes only the two ends, since reading gigabytes twice would cost as much as importing them; size and modification
 * time reveal a change in the middle.
 */
async function digestOf(handle: FileHandle, { size, mtimeMs }: { size: number; mtimeMs: number }): Promise<string> {
  const hash = createHash('sha256').update(`${size} ${mtimeMs} `);
  for (const start of [0, Math.max(0, size - blockBytes)]) {
    for await (const piece of bytesOf(handle, start, Math.min(size, start + blockBytes))) hash.update(piece);
  }
  return hash.digest('hex');
}

async function* bytesOf(handle: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end;) {
    const buffer = Buffer.allocUnsafe(Math.min(blockBytes, end - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
