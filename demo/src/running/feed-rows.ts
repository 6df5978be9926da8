import { chunksOf } from '@seri/api/features/intake/feed/rows/chunks';
import type { Intake } from '@seri/api/features/intake/feed/take/intake';
import { takeChunks } from '@seri/api/features/intake/feed/take/take-chunks';
import type { Db } from '@seri/api/platform/database/database';
import type { FeedRow } from '@seri/contract/intake/feed.schema';

/** Text is handed on in pieces of this length. */
const pieceLength = 256 << 10;

/** Imports rows like any other feed. A refused row is a bug of the demonstration, so it throws. */
export async function feedRows(
  intake: Intake,
  rows: Iterable<FeedRow>,
  { db, signal }: { db: Db; signal?: AbortSignal | undefined },
): Promise<void> {
  await takeChunks(intake, chunksOf(bytesOf(rows), { position: 0, line: 0 }), {
    db,
    signal,
    record: async (_tx, _chunk, { rejects }) => {
      const [first] = rejects;
      if (first) throw new Error(`The demo's own row was refused: ${first.reason}: ${first.text}`);
    },
  });
}

async function* bytesOf(rows: Iterable<FeedRow>): AsyncGenerator<Uint8Array> {
  let text = '';
  for (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
