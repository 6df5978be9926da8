import type { Sender } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hashFeedKey } from './deliveries/feed-key.ts';

/** Whose key it is; found by its hash, so that no time tells how much of a guess was right. */
export async function identifySender(db: Db, key: string): Promise<Sender | null> {
  const source = await db
    .selectFrom('feed_source')
    .select('id as sourceId')
    .where('key_hash', '=', hashFeedKey(key))
    .executeTakeFirst();
  return source ?? null;
}
