import type { Sender } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hashFeedKey } from './deliveries/feed-key.ts';

/** Looks the key up by its hash, so that response times reveal nothing about a guess. */
export async function identifySender(db: Db, key: string): Promise<Sender | null> {
  const source = await db
    .selectFrom('feed_source')
    .select('id as sourceId')
    .where('key_hash', '=', hashFeedKey(key))
    .executeTakeFirst();
  return source ?? null;
}
