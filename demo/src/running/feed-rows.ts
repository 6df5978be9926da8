import { chunksOf } from '@seri/api/features/intake/feed/rows/chunks';
import type { Intake } from '@seri/api/features/intake/feed/take/intake';
import { takeChunks } from '@seri/api/features/intake/feed/take/take-chunks';
import type { Db } from '@seri/api/platform/database/database';
import type { FeedRow } from '@seri/contract/intake/feed.schema';

/** How much is made at a time. */
const piece = 256 << 10;

/** Sends rows the way every feed goes. A row of ours that is refused is a fault of ours. */
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
    if (text.length < piece) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
