import { endOfStart } from './end-of-start.ts';

/** Runs the program; a failure ends it with its words and exit code. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { code, words } = endOfStart(error);
    process.stderr.write(`${words}\n`);
    // Connections opened before the failure would keep the process alive.
    process.exit(code);
  }
}
