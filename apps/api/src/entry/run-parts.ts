import { flushCompileCache } from 'node:module';
import { assertSecure, insecurities } from '../platform/config/secure-settings.ts';
import { readSettings, SettingsError } from '../platform/config/settings.ts';
import { untilServing } from '../platform/database/until-serving.ts';
import type { Platform } from '../platform/platform.ts';
import { type Demonstration, openDemonstration } from './demonstration.ts';
import { openPlatform } from './open-platform.ts';
import type { RunningPart } from './running-part.ts';
import { watchMemory } from './watch-memory.ts';

type Started = RunningPart & { port?: number };
type StartProcess = (platform: Platform, demonstration: Demonstration | null) => Promise<Started>;

/** A part loads only its own code, since loading takes most of a start. */
const starters: Readonly<Record<string, StartProcess>> = {
  http: async (...given) => (await import('./serve.ts')).serve(...given),
  worker: async (...given) => (await import('./worker.ts')).startWorker(...given),
};

/** Runs the named parts, `http` (with the sockets) and `worker`, in this process; both if none is named. */
export async function runParts(
  names: readonly string[],
  memoryTimes?: Parameters<typeof watchMemory>[0]['times'],
): Promise<void> {
  const wanted = partsNamed(names);
  const settings = readSettings(process.env);
  assertSecure(settings);
  const demonstration = await openDemonstration(settings);
  const platform = openPlatform(settings);
  for (const sentence of insecurities(settings)) platform.log.warn({}, sentence);
  warnOfPublicDemonstration(platform);
  const parts: Started[] = [];
  const { stop, leaving } = stopOnSignal(platform, parts);
  try {
    await untilServing(platform.database.pool);
    await Promise.all(wanted.map(async (start) => parts.push(await start(platform, demonstration))));
  } catch (error) {
    // Stopped while starting: the error comes from the closed database.
    if (leaving.aborted) return;
    throw error;
  }
  watchMemory({
    log: platform.log,
    limit: settings.memoryLimit,
    onPassed: () => void stop('memory'),
    ...(memoryTimes && { times: memoryTimes }),
  });
  process.send?.({ ready: true, port: parts.find((part) => part?.port)?.port });
  // Kept now: a process that is killed keeps nothing at its end.
  flushCompileCache();
}

/** The passwords of the demonstration are in its sign-in page. */
function warnOfPublicDemonstration({ settings: { demo, host }, log }: Platform): void {
  if (!demo || ['localhost', '127.0.0.1', '::1'].includes(host)) return;
  log.warn({ host }, 'the demonstration is open to other machines, and its passwords are public');
}

function partsNamed(names: readonly string[]) {
  const unknown = names.find((name) => !Object.hasOwn(starters, name));
  if (unknown !== undefined) {
    const known = Object.keys(starters).join(' or ');
    throw new SettingsError(`There is no part named ${unknown}: name ${known}, or none for all of them.`);
  }
  return Object.entries(starters).flatMap(([name, start]) => (names.length === 0 || names.includes(name) ? start : []));
}

/** Stops on a signal, or when the parent process ends: no orphan keeps a port or a job. */
function stopOnSignal(platform: Platform, parts: readonly RunningPart[]) {
  const leaving = new AbortController();
  const stop = async (reason: string) => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    platform.log.info({ reason }, 'stopping');
    await Promise.allSettled(parts.map((part) => part.stop()));
    await Promise.all([platform.database.close(), platform.studio.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  process.on('disconnect', () => void stop('left alone'));
  return { stop, leaving: leaving.signal };
}
