import { shutdown } from '../processes/shutdown.ts';
import { addressesOn } from './database-roles.ts';
import { ensureTemplate } from './template-database.ts';
import { startTestServer } from './test-server.ts';

/** Gives the PostgreSQL tests a migrated template to clone, on the server that the run names or on a new one. */
export async function setup(): Promise<void> {
  const serverUrl = await startTestServer();
  process.env['SERI_TEST_DATABASE_URL'] = serverUrl;
  process.env['SERI_TEST_TEMPLATE'] = await ensureTemplate(serverUrl);
  const { databaseUrl, ownerUrl } = addressesOn(serverUrl, 'postgres');
  process.env['SERI_TEST_APPLICATION_URL'] = databaseUrl;
  process.env['SERI_TEST_OWNER_URL'] = ownerUrl;
}

export async function teardown(): Promise<void> {
  await shutdown();
}
