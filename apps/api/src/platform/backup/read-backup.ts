import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { type ReadPart, readParts } from './parts.ts';
import { unseal } from './seal.ts';
import type { BackupManifest } from './write-backup.ts';

/** Reads a backup part by part; it ends only if every byte of the file is what was written. */
export async function readBackup(
  path: string,
  key: string | undefined,
  onPart: (part: ReadPart) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(
      createReadStream(path, { highWaterMark: 1 << 18 }),
      (bytes: AsyncIterable<Buffer>) => unseal(bytes, key),
      createZstdDecompress(),
      async (bytes: AsyncIterable<Buffer>) => {
        for await (const part of readParts(bytes)) await onPart(part);
      },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupError(`There is no file ${path}.`);
    }
    throw error;
  }
}

/** Reads the whole file once, before anything is touched, and returns what it says of itself. */
export async function checkBackup(path: string, key: string | undefined): Promise<BackupManifest> {
  let manifest: BackupManifest | undefined;
  await readBackup(path, key, async ({ head, bytes }) => {
    if (head.kind === 'manifest') manifest = JSON.parse(await text(bytes)) as BackupManifest;
    else for await (const chunk of bytes) void chunk;
  });
  if (!manifest) throw new BackupError('This backup holds nothing.');
  return manifest;
}
