import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { Chunk } from '../rows/chunks.ts';
import type { Intake } from './intake.ts';
import { type Difference, findDifferences, lookAtChunk, type LookedChunk } from '../rows/look-at-chunk.ts';
import { readChunk } from '../rows/read-chunk.ts';
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

/**
 * Takes chunk after chunk, each in one transaction. While the database writes one, the next is read, and what is known
 * of the one after it is asked.
 */
export async function takeChunks(
  intake: Intake,
  chunks: AsyncIterable<Chunk>,
  { db, record, signal }: Taking,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  const flights = new Set<Flight>();
  try {
    for await (const { chunk, looked, differences, flight, before } of lookAhead(intake.sourceId, chunks, {
      db,
      flights,
    })) {
      const isInFlight = (lotId: string) => before.some(({ lots }) => lots.has(lotId));
      const read = await readChunk(looked, await differences, isInFlight);
      await writing;
      if (signal?.aborted) return;
      flight.lots = read.lots;
      writing = takeChunk(intake, read, (tx, taken) => record(tx, chunk, taken));
      // It is awaited above or below; until then a failure is nobody's.
      writing.then(() => flights.delete(flight)).catch(() => undefined);
    }
  } catch (error) {
    await writing.catch(() => undefined);
    throw error;
  }
  await writing;
}

interface Look {
  chunk: Chunk;
  looked: LookedChunk;
  differences: Promise<Difference[]>;
  flight: Flight;
  /** What was not written when it was asked: of those lots the answer tells nothing. */
  before: readonly Flight[];
}

/** A chunk between its question and its end, and the lots it is about as soon as it is read. */
interface Flight {
  lots: ReadonlySet<string>;
}

/** Hands on a look once the next one is under way. */
async function* lookAhead(
  sourceId: number,
  chunks: AsyncIterable<Chunk>,
  { db, flights }: { db: Db; flights: Set<Flight> },
): AsyncGenerator<Look> {
  let former: Look | undefined;
  for await (const chunk of chunks) {
    const looked = await lookAtChunk(chunk);
    const differences = findDifferences(db, sourceId, looked.asked);
    differences.catch(() => undefined);
    const look = { chunk, looked, differences, flight: { lots: new Set<string>() }, before: [...flights] };
    flights.add(look.flight);
    if (former) yield former;
    former = look;
  }
  if (former) yield former;
}
