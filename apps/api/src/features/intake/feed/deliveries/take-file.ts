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

/** Of characters of three bytes, so that the longest name a disk knows has room for what is put around it. */
const longestName = 60;

/** Takes a file of the folder and lays it aside: into `done` with its rejects, or into `failed` with the reason. */
export async function takeFile(platform: Platform, found: FolderFile, signal: AbortSignal): Promise<void> {
  const { database, log } = platform;
  // Before anything is taken: a file that cannot be laid aside would be taken again and again.
  const folders = { done: await ensureFolder(found, 'done'), failed: await ensureFolder(found, 'failed') };
  const sourceId = await ensureSource(database.db, found.source);
  const file = await openFeedFile(found.path, { mayBeLink: false });
  try {
    const delivery = await importFile(database, { sourceId, path: found.path, file }, { signal });
    if (isOpen(delivery)) return;
    // What was written to it meanwhile is not taken yet: it is another delivery once it rests.
    if ((await stampOf(found.path))?.stamp !== found.stamp) return;
    await layAside(platform, found, delivery, folders[delivery.state === 'done' ? 'done' : 'failed']);
    const { id, state, added, changed, unchanged, rejected } = delivery;
    log.info({ delivery: id, source: found.source, state, added, changed, unchanged, rejected }, 'delivery ended');
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
