import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSourceName } from '@seri/domain/feed/feed-source';

export interface FolderFile {
  source: string;
  folder: string;
  name: string;
  path: string;
  /** Changes with every write to the file. */
  stamp: string;
  writtenAt: number;
}

/** Excludes hidden files and unfinished ones (`.part`). */
const fileName = /^[^.].*\.ndjson$/;

/** The files in the folders of sources, oldest first. Symbolic links are not followed. */
export async function findFiles(root: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  for (const entry of await entriesOf(root)) {
    if (entry.isDirectory() && isSourceName(entry.name)) files.push(...(await filesOf(root, entry.name)));
  }
  return files.toSorted((a, b) => a.writtenAt - b.writtenAt || (a.name < b.name ? -1 : 1));
}

export async function stampOf(path: string): Promise<Pick<FolderFile, 'stamp' | 'writtenAt'> | undefined> {
  const stat = await lstat(path).catch(() => undefined);
  if (!stat?.isFile()) return undefined;
  return { stamp: `${stat.ino} ${stat.size} ${stat.mtimeMs}`, writtenAt: stat.mtimeMs };
}

async function filesOf(root: string, source: string): Promise<FolderFile[]> {
  const folder = join(root, source);
  const names = (await entriesOf(folder)).filter((entry) => entry.isFile() && fileName.test(entry.name));
  const found = await Promise.all(
    names.map(async ({ name }) => {
      const path = join(folder, name);
      const stamp = await stampOf(path);
      return stamp ? [{ source, folder, name, path, ...stamp }] : [];
    }),
  );
  return found.flat();
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}
