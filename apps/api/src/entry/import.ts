import { basename, resolve } from 'node:path';
import type { Delivery } from '../features/intake/feed/deliveries/delivery.store.ts';
import { openFeedFile } from '../features/intake/feed/deliveries/feed-file.ts';
import { importFile } from '../features/intake/feed/deliveries/import-file.ts';
import { ensureSource } from '../features/intake/feed/deliveries/source.store.ts';
import { rejectsPathOf, writeRejects } from '../features/intake/feed/rows/write-rejects.ts';
import { readSettings } from '../platform/config/settings.ts';
import type { Database } from '../platform/database/database.ts';
import { assertFiles, readImportCommand } from './import-command.ts';
import { Progress } from './import-progress.ts';
import { openPlatform } from './open-platform.ts';
import { runMain } from './run-main.ts';

const goesOn = 'the same command goes on from there';

/** Imports files of a feed: `[--source NAME] FILE…`. */
await runMain(async () => {
  const { source, files } = readImportCommand(process.argv.slice(2));
  assertFiles(files);
  const { database } = openPlatform(readSettings({ LOG_LEVEL: 'silent', ...process.env }));
  const signal = signalToStop();
  try {
    const sourceId = await ensureSource(database.db, source);
    for (const file of files) {
      if (!signal.aborted) await take(database, sourceId, resolve(file), signal);
    }
  } finally {
    await database.close();
  }
});

async function take(database: Database, sourceId: number, path: string, signal: AbortSignal): Promise<void> {
  const progress = new Progress(process.stdout, basename(path));
  const file = await openFeedFile(path, { mayBeLink: true });
  let latest: Delivery | undefined;
  const onTaken = (delivery: Delivery) => {
    latest = delivery;
    progress.show(delivery);
  };
  try {
    const delivery = await importFile(database, { sourceId, path, file }, { signal, onTaken });
    await writeRejects(database.db, delivery, path);
    report(progress.end(delivery), delivery, path);
  } catch (error) {
    if (latest) printError(`${basename(path)} stopped at ${shareOf(latest)} %: ${goesOn}.`);
    throw error;
  } finally {
    await file.close();
  }
}

function report(summary: string, delivery: Delivery, path: string): void {
  const { state, failure, rejected } = delivery;
  process.stdout.write(`${summary}\n`);
  if (rejected > 0) process.stdout.write(`  Rejected rows, with line and reason: ${rejectsPathOf(path)}\n`);
  if (state === 'waiting') process.stdout.write(`  Stopped at ${shareOf(delivery)} %: ${goesOn}.\n`);
  if (failure !== null) printError(`${basename(path)} is not taken: ${failure}`);
  // A script that waits for this command must not go on with half of a file.
  if (state !== 'done') process.exitCode = 1;
}

function printError(sentence: string): void {
  process.stderr.write(`\n${sentence}\n`);
}

function shareOf({ position, bytes }: Delivery): number {
  return bytes === 0 ? 100 : Math.floor((position / bytes) * 100);
}

/** Aborts on a signal, or when the parent process ends; the chunk that has begun is still finished. */
function signalToStop(): AbortSignal {
  const leaving = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => leaving.abort());
  // Listening must not keep this process alive when its work is done.
  process.channel?.unref();
  return leaving.signal;
}
