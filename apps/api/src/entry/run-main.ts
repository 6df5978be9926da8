import { endOfStart } from './end-of-start.ts';

/** A failure that has a sentence for people ends with that sentence alone. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { code, words } = endOfStart(error);
    process.stderr.write(`${words}\n`);
    // What was opened before the failure would keep the process alive.
    process.exit(code);
  }
}
