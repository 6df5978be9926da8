import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../../tools/src/processes/install-from-debian.ts';
import { packagedBinaries } from '../../../tools/src/postgres/postgres-binaries.ts';
import { runCommand } from '../../../tools/src/processes/run-command.ts';

const DEBIAN_HOMES = '/usr/lib/postgresql';

/**
 * Finds pgbench next to the database, in an installed PostgreSQL or in Debian's package; undefined if there is none.
 */
export async function findPgbench(): Promise<string | undefined> {
  const known = await firstThatStarts();
  if (known) return known;
  const isInstalled = await installFromDebian('pgbench', ['postgresql']);
  return isInstalled ? firstThatStarts() : undefined;
}

async function firstThatStarts(): Promise<string | undefined> {
  for (const file of candidates().filter(existsSync)) {
    if ((await runCommand(file, ['--version'])).code === 0) return file;
  }
  return undefined;
}

/** Debian's versioned folders come before the path, where `pgbench` is a wrapper script. */
function candidates(): string[] {
  const versions = existsSync(DEBIAN_HOMES) ? readdirSync(DEBIAN_HOMES).toSorted().toReversed() : [];
  const folders = [
    join(packagedBinaries().folder, 'bin'),
    ...versions.map((version) => join(DEBIAN_HOMES, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.map((folder) => join(folder, 'pgbench'));
}
