import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { onShutdown } from './shutdown.ts';

/** A folder of its own for one run, gone at its end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seri-test-'));
  // The database of a root's run belongs to another identity, which must get in.
  chmodSync(folder, 0o755);
  onShutdown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The PostgreSQL of a test run: the given one, or an embedded one which forgets everything. Answers its superuser's address. */
export async function startTestServer(): Promise<string> {
  const given = process.env['SERI_TEST_DATABASE_URL'];
  if (given) return given;
  const server = await startPostgres({ dataDir: temporaryFolder(), isDurable: false });
  onShutdown(async () => {
    await server.stop();
    rmSync(dirname(server.folder), { recursive: true, force: true });
  });
  return server.url;
}
