import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Failure } from '../output/failure.ts';
import type { PostgresHome } from './postgres-home.ts';
import { runCommand } from '../processes/run-command.ts';

export const SUPERUSER = 'seri';

/** Makes the cluster if there is none yet; returns its superuser's password. */
export async function ensureCluster(home: PostgresHome, cluster: string, isDurable: boolean): Promise<string> {
  const passwordFile = join(home.folder, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return readPassword(passwordFile);
  const password = randomBytes(24).toString('base64url');
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(home, home.folder);
  giveTo(home, passwordFile);
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const result = await runCommand(
    join(home.binaries, 'bin/initdb'),
    initdbArguments(unfinished, passwordFile, isDurable),
    {
      cwd: home.folder,
      env: serverEnvironment(),
      identity: home.identity,
    },
  );
  if (result.code !== 0) {
    throw new Failure(
      `The database could not be created: ${lastLine(result.output)} (or set DATABASE_URL to a PostgreSQL of your own).`,
    );
  }
  renameSync(unfinished, cluster);
  return password;
}

function initdbArguments(cluster: string, passwordFile: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

export function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Failure(
      `The database in this folder is not yours (${file}: ${codeOf(error)}): run as its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/** Gives a path to the identity that runs the server; folders are closed to everybody else but root. */
function giveTo({ identity }: PostgresHome, path: string): void {
  if (identity) chownSync(path, identity.uid, identity.gid);
  if (!path.endsWith('password')) chmodSync(path, 0o700);
}

/** Leaves out PGPORT and the like, which are meant for other servers. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return Object.fromEntries(entries);
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
