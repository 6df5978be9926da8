import type { Db, Tx } from '../../platform/database/database.ts';
import type { Chunk } from './chunks.ts';
import type { Intake } from './intake.ts';
import { readChunk } from './read-chunk.ts';
import { takeChunk } from './take-chunk.ts';
import type { Taken } from './taken.ts';

interface Taking {
  /** For questions, while the intake's own connection writes. */
  db: Db;
  /** Written with the rows of each chunk, in its transaction. */
  record: (tx: Tx, chunk: Chunk, taken: Taken) => Promise<void>;
  /** What has begun is finished, nothing more is begun. */
  signal?: AbortSignal | undefined;
}

/** Takes chunk after chunk, each in one transaction; while the database writes one, the next is read. */
export async function takeChunks(
  intake: Intake,
  chunks: AsyncIterable<Chunk>,
  { db, record, signal }: Taking,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let inFlight: ReadonlySet<string> = new Set();
  try {
    for await (const chunk of chunks) {
      const read = await readChunk(db, intake.sourceId, chunk, inFlight);
      await writing;
      if (signal?.aborted) return;
      inFlight = read.lots;
      writing = takeChunk(intake, read, (tx, taken) => record(tx, chunk, taken));
      // It is awaited above or below; until then a failure is nobody's.
      writing.catch(() => undefined);
    }
  } catch (error) {
    await writing.catch(() => undefined);
    throw error;
  }
  await writing;
}
