import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ballast } from '../postgres/ballast.ts';
import {
  addressesOn,
  createOwnedDatabase,
  type DatabaseAddresses,
  ensureRoles,
  giveToOwner,
} from '../postgres/database-roles.ts';
import { assertDatabase } from '../postgres/database-url.ts';
import type { Environment } from './environment.ts';
import { Failure, messageOf } from '../output/failure.ts';
import { packagedBinaries } from '../postgres/postgres-binaries.ts';
import { databaseOn, runningPostgres, startPostgres } from '../postgres/postgres.ts';
import { paths } from './paths.ts';
import { keepLogSmall } from '../processes/rotate-log.ts';
import { onShutdown } from '../processes/shutdown.ts';
import { endWhenSilent } from '../postgres/watch-serving.ts';
import { supervise } from '../processes/supervisor.ts';

const OLDEST_NODE = 24;
const DATABASE_NAME = 'seri';

export function checkToolchain(databaseUrl: string | undefined): void {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Failure(`Node ${process.versions.node} is too old: start with npm start, which brings its own.`);
  }
  if (!existsSync(join(paths.modules, 'typescript')))
    throw new Failure('Packages are missing: delete node_modules and run this again.');
  if (!databaseUrl) packagedBinaries();
}

/** The embedded database of a Seri that runs on this folder, if one does. */
export function runningDatabase(dataDir: string): DatabaseAddresses | undefined {
  const serverUrl = runningPostgres(dataDir);
  return serverUrl === undefined ? undefined : addressesOn(serverUrl, DATABASE_NAME);
}

/** The given database, or an embedded one which is kept running on its first port. */
export async function prepareDatabase(
  { databaseUrl, ownerUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'ownerUrl' | 'dataDir'>,
  giveUp: (failure: Failure) => void,
): Promise<DatabaseAddresses> {
  if (databaseUrl) {
    await assertDatabase(databaseUrl);
    if (ownerUrl) await assertDatabase(ownerUrl, 'DATABASE_OWNER_URL');
    return { databaseUrl, ownerUrl: ownerUrl ?? databaseUrl };
  }
  let port: number | undefined;
  let serverUrl = '';
  const ballast = new Ballast(dataDir);
  ballast.keep();
  const start = async () => {
    await ballast.untilRoom();
    const server = await startPostgres({ dataDir, isDurable: true, port }).catch((error: unknown) => {
      if (!ballast.hasRoom()) throw new Error('the disk is full', { cause: error });
      // A Failure would end everything. A database that has run starts again when its disk is well.
      throw port === undefined ? error : new Error(messageOf(error), { cause: error });
    });
    ({ port, url: serverUrl } = server);
    keepLogSmall(server.logFile);
    void endWhenSilent(server);
    return server;
  };
  const supervised = await supervise({ name: 'database', start }, giveUp);
  onShutdown(supervised.stop);
  await ensureRoles(serverUrl);
  await createOwnedDatabase(serverUrl, DATABASE_NAME);
  await giveToOwner(serverUrl, databaseOn(serverUrl, DATABASE_NAME), DATABASE_NAME);
  return addressesOn(serverUrl, DATABASE_NAME);
}
