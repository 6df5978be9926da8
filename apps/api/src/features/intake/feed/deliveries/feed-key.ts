import { createHash, randomBytes } from 'node:crypto';

export interface FeedKey {
  /** Shown once. */
  text: string;
  /** What we keep: of 256 random bits nobody finds the text behind it. */
  hash: Buffer;
}

export function newFeedKey(): FeedKey {
  const text = `feed_${randomBytes(32).toString('base64url')}`;
  return { text, hash: hashFeedKey(text) };
}

export function hashFeedKey(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
