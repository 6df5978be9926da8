import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { waitForDatabase } from './database-url.ts';
import { Failure } from '../output/failure.ts';
import { anyFreePort } from '../processes/free-port.ts';
import { ensureCluster, readPassword, serverEnvironment, SUPERUSER } from './postgres-cluster.ts';
import { findPostgresHome, type PostgresHome } from './postgres-home.ts';
import { clearOrphan, runningPort, stopPostmaster } from './postmaster-pid.ts';

export type PostgresServer = {
  /** The address of the server's own first database, as its superuser. */
  url: string;
  port: number;
  pid: number;
  folder: string;
  logFile: string;
  exited: Promise<string>;
  stop: () => Promise<void>;
};

export type PostgresOptions = {
  dataDir: string;
  /** Test servers give up surviving a power cut for speed. */
  isDurable: boolean;
  port?: number | undefined;
  /** Further settings, such as `work_mem=64MB`. */
  settings?: readonly string[];
};

const START_ATTEMPTS = 5;
const MEGABYTE = 1 << 20;
const FIXED_SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC'];
const FLEETING_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * One mechanism starts a crashed server again: the supervisor. PostgreSQL's own attempt, when it meets the same broken disk,
 * ends in a server that refuses everybody for ever.
 */
const LASTING_SETTINGS = ['restart_after_crash=off'];

/** Buffers for a whole catalogue: an eighth of the memory, between PostgreSQL's own 128 MB and a gigabyte. */
function roomySettings(): string[] {
  const megabytes = Math.floor(totalmem() / 8 / MEGABYTE);
  return [`shared_buffers=${Math.min(1024, Math.max(128, megabytes))}MB`];
}

/** Its log before a checkpoint takes at most a tenth of the disk, between 96 MB and PostgreSQL's own gigabyte. */
function frugalSettings(folder: string): string[] {
  const { blocks, bsize } = statfsSync(folder);
  const most = Math.min(1024, Math.max(96, Math.floor((blocks * bsize) / 10 / MEGABYTE)));
  return [`max_wal_size=${most}MB`, `min_wal_size=${Math.min(80, most >> 1)}MB`];
}

export function databaseOn(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const home = findPostgresHome(options.dataDir);
  const cluster = join(home.folder, 'cluster');
  const password = await ensureCluster(home, cluster, options.isDurable);
  await clearOrphan(cluster);
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await anyFreePort());
    const server = await launch(home, cluster, password, port, options);
    if (server) return server;
    // Another program can take the port in between, and the memory of a killed server is freed with a delay.
    if (attempt === START_ATTEMPTS) throw new Failure(`The database does not start: its log ${logOf(home)} says why.`);
    await clearOrphan(cluster);
  }
}

/** The address of the server that another process runs on this folder, if one does. */
export function runningPostgres(dataDir: string): string | undefined {
  const home = findPostgresHome(dataDir);
  const port = runningPort(join(home.folder, 'cluster'));
  return port === undefined ? undefined : addressOf(port, readPassword(join(home.folder, 'password')));
}

function addressOf(port: number, password: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

async function launch(
  home: PostgresHome,
  cluster: string,
  password: string,
  port: number,
  { isDurable, settings: own = [] }: PostgresOptions,
): Promise<PostgresServer | undefined> {
  const settings = [
    `port=${port}`,
    ...FIXED_SETTINGS,
    ...(isDurable ? [...LASTING_SETTINGS, ...roomySettings(), ...frugalSettings(home.folder)] : FLEETING_SETTINGS),
    ...own,
  ];
  const log = openSync(logOf(home), 'a', 0o600);
  const child = spawn(
    join(home.binaries, 'bin/postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    {
      cwd: home.folder,
      env: serverEnvironment(),
      // A session of its own: Ctrl-C in the terminal must reach the product first and the database last.
      detached: true,
      stdio: ['ignore', log, log],
      ...home.identity,
    },
  );
  closeSync(log);
  const exited = endOf(child);
  const url = addressOf(port, password);
  const { pid } = child;
  if (pid === undefined)
    throw new Failure(
      `The database program does not start here (${await exited}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  const release = guard(pid);
  void exited.then(release);
  const isReady = await Promise.race([waitForDatabase(url).then(() => true), exited.then(() => false)]);
  if (!isReady) return undefined;
  return {
    url,
    port,
    pid,
    folder: home.folder,
    logFile: logOf(home),
    exited,
    stop: () => stopPostmaster(pid).then(() => void exited),
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}

/** Starts a shell that stops the server when this process ends, even by kill -9: a database has no channel to watch. */
function guard(pid: number): () => void {
  if (process.platform === 'win32') return () => {};
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}

function logOf(home: PostgresHome): string {
  return join(home.folder, 'postgres.log');
}
