import { createHash, randomBytes } from 'node:crypto';

export interface FeedKey {
  /** The key itself, shown once. */
  text: string;
  /** The stored form. 256 random bits cannot be guessed, so a plain SHA-256 is enough. */
  hash: Buffer;
}

export function newFeedKey(): FeedKey {
  const text = `feed_${randomBytes(32).toString('base64url')}`;
  return { text, hash: hashFeedKey(text) };
}

export function hashFeedKey(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
