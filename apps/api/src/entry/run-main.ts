import { SettingsError } from '../platform/config/settings.ts';
import { MigrationError } from '../platform/database/migrate.ts';

/** EX_CONFIG: whoever supervises this process need not start it again before something is changed. */
const misconfigured = 78;

/** A failure that has a sentence for people ends with that sentence alone. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const sentence = sentenceOf(error);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    // What was opened before the failure would keep the process alive.
    process.exit(sentence ? misconfigured : 1);
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof MigrationError) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to a free one, or stop what listens there.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine: set HOST to one, or to 0.0.0.0.`;
  return undefined;
}
