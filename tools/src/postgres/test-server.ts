import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PostgresOptions, startPostgres } from './postgres.ts';
import { clearOrphan } from './postmaster-pid.ts';
import { isAlive } from '../processes/processes.ts';
import { onShutdown } from '../processes/shutdown.ts';

const FOLDER_NAME = 'seri-test-';
/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** Twice what the databases of a run and their log may take. */
const ROOM = 2 * 1024 ** 3;

/** Makes a folder for one run, which is deleted at its end. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `${FOLDER_NAME}${process.pid}-`));
  // Root runs the database as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The PostgreSQL of a test run: the given one, or an embedded one that is deleted afterwards. Returns its superuser's address. */
export async function startTestServer(): Promise<string> {
  return process.env['SERI_TEST_DATABASE_URL'] ?? startOwnServer({ isDurable: false });
}

/** Starts a PostgreSQL for this run alone, which is deleted at its end. */
export async function startOwnServer(options: Omit<PostgresOptions, 'dataDir'>): Promise<string> {
  await sweepKilledRuns();
  const parent = options.isDurable || !hasRoom(MEMORY) ? tmpdir() : MEMORY;
  const server = await startPostgres({ dataDir: temporaryFolder(parent), ...options });
  onShutdown(async () => {
    await server.stop();
    rmSync(dirname(server.folder), { recursive: true, force: true });
  });
  return server.url;
}

/** Cloning the template, which each test file does, takes 200 to 400 ms on ext4 and 35 in memory. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}

/** Deletes what killed runs left behind: the name of their folder holds a pid that is not alive. */
async function sweepKilledRuns(): Promise<void> {
  for (const parent of [tmpdir(), MEMORY].filter(existsSync)) {
    const names = readdirSync(parent).filter((name) => name.startsWith(FOLDER_NAME));
    for (const name of names.filter((folder) => !isAlive(Number.parseInt(folder.slice(FOLDER_NAME.length), 10)))) {
      const folder = join(parent, name);
      try {
        await clearOrphan(join(folder, 'postgres/cluster'));
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // It belongs to another user, who has to clean it up.
      }
    }
  }
}
