import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Blobs } from '../blobs/blobs.ts';
import type { ArrivedBytes } from '../http/acting.ts';
import { refusal } from '../http/refusal.ts';
import { FileSniffer, type FileType } from './sniff-file.ts';

export interface ArrivingBytes extends ArrivedBytes {
  blobKey: string;
  /** Set in the transaction that writes a row with its key. */
  isKept: boolean;
}

export interface ArrivedFile extends ArrivingBytes {
  type: FileType;
}

interface BytesToKeep {
  blobKey: string;
  body: AsyncIterable<Uint8Array> | undefined;
  /** The refusal of a file of no known type, or of none. */
  wrong?: () => Error;
}

type BlobsToWrite = Pick<Blobs, 'putStream' | 'remove'>;

/** Takes a file that somebody sends, of a type that it tells itself: neither its name nor who sends it does. */
export async function withSentFile<Answer>(
  blobs: BlobsToWrite,
  { blobKey, body, wrong = wrongFile }: BytesToKeep,
  use: (file: ArrivedFile) => Promise<Answer>,
): Promise<Answer> {
  const sniffer = new FileSniffer();
  return withSentBytes(blobs, { blobKey, body: body && sniffed(body, sniffer), wrong }, async (sent) => {
    const type = sniffer.type();
    if (!type) throw wrong();
    return use(Object.assign(sent, { type }));
  });
}

/** Its bytes go to the disk as they arrive. They are deleted again unless they are kept. */
export async function withSentBytes<Answer>(
  blobs: BlobsToWrite,
  { blobKey, body, wrong = wrongFile }: BytesToKeep,
  use: (sent: ArrivingBytes) => Promise<Answer>,
): Promise<Answer> {
  if (!body) throw wrong();
  const [hash, sent] = [createHash('sha256'), { blobKey, bytes: 0, sha256: '', isKept: false }];
  await blobs.putStream(blobKey, Readable.from(counted(body, hash, sent)));
  sent.sha256 = hash.digest('hex');
  try {
    return await use(sent);
  } catch (error) {
    sent.isKept = false;
    throw error;
  } finally {
    // Also if the same request was sent twice: the first one has kept its own bytes.
    if (!sent.isKept) await blobs.remove(blobKey);
  }
}

const wrongFile = () => refusal('WRONG_FILE');

async function* sniffed(body: AsyncIterable<Uint8Array>, sniffer: FileSniffer): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    sniffer.push(piece);
    yield piece;
  }
}

async function* counted(body: AsyncIterable<Uint8Array>, hash: Hash, sent: ArrivedBytes): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    hash.update(piece);
    sent.bytes += piece.length;
    yield piece;
  }
}
