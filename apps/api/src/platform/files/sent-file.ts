import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Blobs } from '../blobs/blobs.ts';
import type { ArrivedBytes } from '../http/acting.ts';
import { refusal } from '../http/refusal.ts';
import { FileSniffer, type FileType } from './sniff-file.ts';

export interface ArrivedFile extends ArrivedBytes {
  blobKey: string;
  type: FileType;
  /** Set in the transaction that writes a row with its key. */
  isKept: boolean;
}

interface FileToSniff {
  blobKey: string;
  body: AsyncIterable<Uint8Array> | undefined;
  /** The refusal of a file of no known type. */
  wrong?: () => Error;
}

/**
 * Takes a file that somebody sends. Its bytes go to the disk as they arrive, and what it is they tell themselves: neither its
 * name nor who sends it. It is deleted again unless it is kept.
 */
export async function withSentFile<Answer>(
  blobs: Pick<Blobs, 'putStream' | 'remove'>,
  { blobKey, body, wrong = () => refusal('WRONG_FILE') }: FileToSniff,
  use: (file: ArrivedFile) => Promise<Answer>,
): Promise<Answer> {
  if (!body) throw wrong();
  const [sniffer, hash] = [new FileSniffer(), createHash('sha256')];
  await blobs.putStream(blobKey, Readable.from(passing(body, sniffer, hash)));
  let file: ArrivedFile | undefined;
  try {
    const type = sniffer.type();
    if (!type) throw wrong();
    file = { blobKey, type, bytes: sniffer.bytes, sha256: hash.digest('hex'), isKept: false };
    return await use(file);
  } catch (error) {
    if (file) file.isKept = false;
    throw error;
  } finally {
    // Also if the same request was sent twice: the first one has kept its own bytes.
    if (!file?.isKept) await blobs.remove(blobKey);
  }
}

async function* passing(body: AsyncIterable<Uint8Array>, sniffer: FileSniffer, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    sniffer.push(piece);
    hash.update(piece);
    yield piece;
  }
}
