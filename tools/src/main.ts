import { Failure, messageOf } from './output/failure.ts';
import { stopRunningCommands } from './processes/run-command.ts';
import { isShuttingDown, onShutdown, shutdown } from './processes/shutdown.ts';

type Command = (args: string[]) => Promise<number | undefined>;

/** Each command's code is loaded on demand: a second start may take only five seconds. A command without an exit code keeps running. */
const COMMANDS: Record<string, Command> = {
  start: async () => (await import('./commands/start.ts')).start(giveUp).then(() => undefined),
  dev: async () => (await import('./commands/dev.ts')).dev(giveUp).then(() => undefined),
  test: async (args) => (await import('./commands/test.ts')).test(args),
  'test:long': async (args) => (await import('./commands/test.ts')).testLong(args),
  bench: async (args) => (await import('../../bench/src/bench.ts')).bench(args),
  check: async () => (await import('./commands/test.ts')).check(),
  format: async () => (await import('./commands/format.ts')).format(),
  admin: async (args) => (await import('./commands/admin.ts')).admin(args, giveUp),
  import: async (args) => (await import('./commands/import.ts')).importFiles(args, giveUp),
  sbom: async () => (await import('./commands/sbom.ts')).sbom(),
  dbtypes: async () => (await import('./commands/dbtypes.ts')).writeDatabaseTypes(),
};

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

async function end(code: number): Promise<void> {
  await shutdown();
  process.exit(code);
}

function giveUp(failure: Failure): void {
  if (!isShuttingDown()) process.stderr.write(`✗ ${failure.message}\n`);
  void end(1);
}

async function main(): Promise<void> {
  const [name = 'start', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Failure(`There is no command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  const stopsCleanly = name === 'start' || name === 'dev';
  for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
    process.on(signal, () => void end(stopsCleanly ? 0 : code));
  }
  // The bootstrap holds the other end of the channel: without it, nothing would stop this process.
  process.on('disconnect', () => void end(1));
  const code = await command(args);
  if (code !== undefined) await end(code);
}

// The terminal may be gone, or a file on a full disk.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
onShutdown(stopRunningCommands);
main().catch((error: unknown) => {
  if (isShuttingDown()) return;
  giveUp(error instanceof Failure ? error : new Failure(`Something unexpected: ${messageOf(error)}`));
});
