import { shutdown } from '../processes/shutdown.ts';
import { ensureTemplate } from './template-database.ts';
import { startTestServer } from './test-server.ts';

/** Gives the PostgreSQL tests a server, unless the run names one, and a migrated template to clone. */
export async function setup(): Promise<void> {
  const serverUrl = await startTestServer();
  process.env['SERI_TEST_DATABASE_URL'] = serverUrl;
  process.env['SERI_TEST_TEMPLATE'] = await ensureTemplate(serverUrl);
}

export async function teardown(): Promise<void> {
  await shutdown();
}
