import { lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Platform } from '../../../../platform/platform.ts';
import { type Delivery, isOpen } from './delivery.store.ts';
import { NoFileError, openFeedFile } from './feed-file.ts';
import { type FolderFile, stampOf } from './folder-files.ts';
import { importFile } from './import-file.ts';
import { ensureSource } from './source.store.ts';
import { writeRejects } from '../rows/write-rejects.ts';

/**
 * Counted for characters of three bytes: with its prefix and suffix the name must fit into the 255 bytes of a file
 * system.
 */
const longestName = 60;

/** Imports a file of the folder, then moves it to `done` with its rejects, or to `failed` with the reason. */
export async function takeFile(platform: Platform, folderFile: FolderFile, signal: AbortSignal): Promise<void> {
  const { database, log } = platform;
  // Checked first: a file that cannot be moved away would be imported again and again.
  const folders = { done: await ensureFolder(folderFile, 'done'), failed: await ensureFolder(folderFile, 'failed') };
  const sourceId = await ensureSource(database.db, folderFile.source);
  const file = await openFeedFile(folderFile.path, { mayBeLink: false });
  try {
    const delivery = await importFile(database, { sourceId, path: folderFile.path, file }, { signal });
    if (isOpen(delivery)) return;
    // Bytes written meanwhile are not taken yet: the file becomes another delivery once it stops growing.
    if ((await stampOf(folderFile.path))?.stamp !== folderFile.stamp) return;
    await layAside(platform, folderFile, delivery, folders[delivery.state === 'done' ? 'done' : 'failed']);
    const { id, state, added, changed, unchanged, rejected } = delivery;
    log.info({ delivery: id, source: folderFile.source, state, added, changed, unchanged, rejected }, 'delivery ended');
  } finally {
    await file.close();
  }
}

async function ensureFolder({ folder }: FolderFile, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  if (!(await lstat(path)).isDirectory()) throw new NoFileError(`${path} leads elsewhere.`);
  return path;
}

async function layAside(
  { database, clock }: Platform,
  { name, path }: FolderFile,
  delivery: Delivery,
  folder: string,
): Promise<void> {
  const target = join(folder, `${japanDay(clock.now())}-${delivery.id}-${name.slice(-longestName)}`);
  await writeRejects(database.db, delivery, target);
  if (delivery.failure !== null) await writeFile(`${target}.txt`, `${delivery.failure}\n`, { flag: 'wx' });
  await rename(path, target);
}
