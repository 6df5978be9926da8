import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../output/failure.ts';
import { say } from '../output/steps.ts';
import { signal } from '../processes/processes.ts';
import { query } from './database-url.ts';
import type { PostgresServer } from './postgres.ts';

const MOST_SILENCES = 3;
const USUAL_RHYTHM = { pauseMilliseconds: 2000, limitMilliseconds: 5000 };

/** Ends a database that lives and does not answer, so that its supervisor starts it again. Returns when it has ended. */
export async function endWhenSilent(
  { url, pid, exited }: Pick<PostgresServer, 'url' | 'pid' | 'exited'>,
  { pauseMilliseconds, limitMilliseconds } = USUAL_RHYTHM,
): Promise<void> {
  const ended = exited.then(() => 'ended' as const);
  let silences = 0;
  while ((await Promise.race([ended, pause(pauseMilliseconds, undefined, { ref: false })])) !== 'ended') {
    silences = (await isSilent(url, limitMilliseconds)) ? silences + 1 : 0;
    if (silences < MOST_SILENCES) continue;
    say('… the database lives and does not answer, ending it');
    signal(pid, 'SIGKILL');
    await ended;
  }
}

/** A refusal, such as that of a recovering server, is an answer. */
async function isSilent(url: string, limit: number): Promise<boolean> {
  return query(url, 'SELECT 1', limit).then(
    () => false,
    (error: unknown) => !/^[0-9A-Z]{5}$/.test(codeOf(error) ?? ''),
  );
}
