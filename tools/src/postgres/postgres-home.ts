import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Failure } from '../output/failure.ts';
import { copyBinaries, hydrateSymlinks, packagedBinaries } from './postgres-binaries.ts';

export type Identity = { uid: number; gid: number };

export type PostgresHome = {
  /** The folder with the cluster, its password and its log. */
  folder: string;
  /** The folder with bin, lib and share. */
  binaries: string;
  identity: Identity | undefined;
};

const NOBODY = 65_534;
const SHARED_HOME = '/var/lib/seri';

/** PostgreSQL refuses to run as root, so root runs it as another user, who must be able to reach every file. */
export function findPostgresHome(dataDir: string): PostgresHome {
  const identity = chooseIdentity(dataDir);
  const folder = join(canReach(dataDir, identity) ? dataDir : ownFolder(dataDir), 'postgres');
  makeFolder(folder);
  return { folder, binaries: reachableBinaries(dataDir, identity), identity };
}

function chooseIdentity(dataDir: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // A cluster made by a normal user stays that user's, also when root starts it once.
  const cluster = join(dataDir, 'postgres/cluster');
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY };
}

/** Tests it as that identity, because modes are not enough: access lists and mounts count too. */
function canReach(path: string, identity: Identity | undefined): boolean {
  if (!identity) return true;
  const answer = spawnSync('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', path], { cwd: '/', ...identity });
  if (answer.error) {
    throw new Failure(
      `PostgreSQL does not run as root and no other user can be used here (${codeOf(answer.error)}): run as a normal user.`,
    );
  }
  return answer.status === 0;
}

function ownFolder(dataDir: string): string {
  return join(SHARED_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

function reachableBinaries(dataDir: string, identity: Identity | undefined): string {
  const packaged = packagedBinaries();
  if (hydrateSymlinks(packaged.folder) && canReach(join(packaged.folder, 'bin/postgres'), identity))
    return packaged.folder;
  const target = join(identity ? SHARED_HOME : dataDir, `postgresql-${packaged.version}`);
  makeFolder(identity ? SHARED_HOME : dataDir);
  copyBinaries(packaged.folder, target);
  return join(target, 'native');
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // With a strict umask the identity that runs the server could not enter these folders.
    if (folder.startsWith(SHARED_HOME)) for (const part of foldersTo(folder)) chmodSync(part, 0o755);
  } catch (error) {
    throw new Failure(
      `The folder ${folder} cannot be made (${codeOf(error)}): set DATA_DIR to a folder which every user may enter.`,
    );
  }
}

function foldersTo(folder: string): string[] {
  const parts = folder.slice(SHARED_HOME.length).split('/').filter(Boolean);
  return [SHARED_HOME, ...parts.map((_, index) => join(SHARED_HOME, ...parts.slice(0, index + 1)))];
}
