import { shutdown } from '../processes/shutdown.ts';
import { ensureTemplate } from './template-database.ts';
import { startTestServer } from './test-server.ts';

/** Gives the PostgreSQL tests a migrated template to clone, on the server that the run names or on a new one. */
export async function setup(): Promise<void> {
  const serverUrl = await startTestServer();
  process.env['SERI_TEST_DATABASE_URL'] = serverUrl;
  process.env['SERI_TEST_TEMPLATE'] = await ensureTemplate(serverUrl);
}

export async function teardown(): Promise<void> {
  await shutdown();
}
