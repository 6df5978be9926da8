import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { Chunk } from '../rows/chunks.ts';
import type { Intake } from './intake.ts';
import { type Difference, findDifferences, scanChunk, type ScannedChunk } from '../rows/look-at-chunk.ts';
import { readChunk } from '../rows/read-chunk.ts';
import { takeChunk } from './take-chunk.ts';
import type { TakeResult } from './taken.ts';

interface TakeChunksOptions {
  /** For queries, while the connection of the intake writes. */
  db: Db;
  /** Runs in the transaction of each chunk. */
  record: (tx: Tx, chunk: Chunk, taken: TakeResult) => Promise<void>;
  /** On abort the chunk under way is finished and no other is begun. */
  signal?: AbortSignal | undefined;
}

/**
 * Takes chunk after chunk, each in one transaction. It is a pipeline: while one chunk is written, the next is parsed,
 * and the fingerprints for the one after it are queried.
 */
export async function takeChunks(
  intake: Intake,
  chunks: AsyncIterable<Chunk>,
  { db, record, signal }: TakeChunksOptions,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  const flights = new Set<ChunkInFlight>();
  try {
    for await (const { chunk, scanned, differences, flight, earlier } of lookAhead(intake.sourceId, chunks, {
      db,
      flights,
    })) {
      const isInFlight = (lotId: string) => earlier.some(({ lots }) => lots.has(lotId));
      const read = await readChunk(scanned, await differences, isInFlight);
      await writing;
      if (signal?.aborted) return;
      flight.lots = read.lots;
      writing = takeChunk(intake, read, (tx, taken) => record(tx, chunk, taken));
      // Awaited above in the next round, or below; this handler only avoids an unhandled rejection until then.
      writing.then(() => flights.delete(flight)).catch(() => undefined);
    }
  } catch (error) {
    await writing.catch(() => undefined);
    throw error;
  }
  await writing;
}

interface ChunkAhead {
  chunk: Chunk;
  scanned: ScannedChunk;
  differences: Promise<Difference[]>;
  flight: ChunkInFlight;
  /** Chunks that were not committed when the fingerprints were queried: for their lots the answer is stale. */
  earlier: readonly ChunkInFlight[];
}

/** A chunk between its query and its commit. Its lots are known once it is parsed. */
interface ChunkInFlight {
  lots: ReadonlySet<string>;
}

/** Yields a chunk once the query of the next one is under way. */
async function* lookAhead(
  sourceId: number,
  chunks: AsyncIterable<Chunk>,
  { db, flights }: { db: Db; flights: Set<ChunkInFlight> },
): AsyncGenerator<ChunkAhead> {
  let former: ChunkAhead | undefined;
  for await (const chunk of chunks) {
    const scanned = await scanChunk(chunk);
    const differences = findDifferences(db, sourceId, scanned.comparable);
    differences.catch(() => undefined);
    const ahead = { chunk, scanned, differences, flight: { lots: new Set<string>() }, earlier: [...flights] };
    flights.add(ahead.flight);
    if (former) yield former;
    former = ahead;
  }
  if (former) yield former;
}
