import type { Db } from '../../../../platform/database/database.ts';
import { newFeedKey } from './feed-key.ts';
import { ensureSource, writeKey } from './source.store.ts';

/** R30: creates the key of a source and replaces a former one. */
export async function createFeedKey(db: Db, source: string): Promise<string> {
  const { text, hash } = newFeedKey();
  await writeKey(db, await ensureSource(db, source), hash);
  return text;
}
