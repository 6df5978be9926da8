import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { JobRun } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { type AskingEnd, endAsking, takeAsking, type TakenAsking } from './asking.store.ts';

/** How the askings of one service are answered. */
export interface AskedService<Answer> {
  service: string;
  atOnce: number;
  /** Milliseconds for one asking. */
  timeLimit: number;
  /** Asks the service; null for an empty answer. An error is a failure of the service. */
  find: (asking: TakenAsking, signal: AbortSignal) => Promise<Answer | null>;
  /** The rest of the change, in the transaction that ends the asking; `answer` is null unless there is one. */
  settle?: (tx: Tx, asking: TakenAsking, answer: Answer | null) => Promise<void>;
}

const lookEvery = 500;

/** Answers the askings of a service, those too that come meanwhile, and ends when none is left. */
export async function answerAskings<Answer>(
  platform: Platform,
  { jobId, attempt, signal }: Pick<JobRun, 'jobId' | 'attempt' | 'signal'>,
  asked: AskedService<Answer>,
): Promise<void> {
  const run = `${jobId}.${attempt}`;
  const running = new Set<Promise<void>>();
  const faults: unknown[] = [];
  for (;;) {
    while (running.size < asked.atOnce && !signal.aborted) {
      const asking = await takeAsking(platform.database.db, asked.service, run);
      if (!asking) break;
      const work: Promise<void> = answerOne(platform, asking, asked, signal)
        .catch((error: unknown) => void faults.push(error))
        .finally(() => running.delete(work));
      running.add(work);
    }
    if (running.size === 0) break;
    await Promise.race([...running, delay(lookEvery)]);
  }
  // A failure of our own: the job is tried again and takes what it has left waiting.
  if (faults.length > 0) throw faults[0];
  signal.throwIfAborted();
}

async function answerOne<Answer>(
  { database: { db }, log }: Platform,
  asking: TakenAsking,
  { service, timeLimit, find, settle }: AskedService<Answer>,
  stopping: AbortSignal,
): Promise<void> {
  const { subject, run } = asking;
  const signal = AbortSignal.any([AbortSignal.timeout(timeLimit), stopping]);
  const found = await find(asking, signal).then(
    (answer): { state: AskingEnd; answer: Answer | null } => ({
      state: answer === null ? 'empty' : 'answered',
      answer,
    }),
    (error: unknown) => {
      // A worker that stops leaves the asking to the next one.
      if (stopping.aborted) throw error;
      log.warn({ service, lotId: asking.lotId, reason: String(error) }, 'an outside service gave no answer');
      return { state: 'failed' as const, answer: null };
    },
  );
  await inTransaction(db, async (tx) => {
    if (await endAsking(tx, { service, subject }, { run, ...found })) await settle?.(tx, asking, found.answer);
  });
}
