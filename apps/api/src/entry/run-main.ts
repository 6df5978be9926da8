import { SettingsError } from '../platform/config/settings.ts';
import { MigrationError } from '../platform/database/migrate.ts';

/** EX_CONFIG: whoever supervises this process need not start it again before something is changed. */
const misconfigured = 78;

/** A failure that has a sentence for people ends with that sentence alone. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isKnown = error instanceof SettingsError || error instanceof MigrationError || isPortTaken(error);
    process.stderr.write(`${isKnown ? sentenceOf(error) : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = isKnown ? misconfigured : 1;
    process.disconnect?.();
  }
}

function isPortTaken(error: unknown): error is NodeJS.ErrnoException & { port?: number } {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

function sentenceOf(error: Error & { port?: number }): string {
  if (!isPortTaken(error)) return error.message;
  return `Port ${error.port} is taken: set PORT to a free one, or stop what listens there.`;
}
