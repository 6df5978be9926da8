import type { FastifyReply } from 'fastify';
import type { Blobs } from '../blobs/blobs.ts';
import { refusal } from '../http/refusal.ts';
import { readRange } from './read-range.ts';

interface ServedFile {
  blobKey: string;
  /** Under which a browser saves it. */
  name: string;
  mediaType: string;
  placed: 'inline' | 'attachment';
  cacheControl: string;
}

/** Answers with a file that somebody sent, whole or the range that is asked for. It opens as a document of no site, in which nothing runs. */
export async function serveSentFile(
  blobs: Pick<Blobs, 'size' | 'getStream'>,
  reply: FastifyReply,
  { blobKey, name, mediaType, placed, cacheControl }: ServedFile,
): Promise<AsyncIterable<Uint8Array>> {
  const size = await blobs.size(blobKey);
  if (size === null) throw refusal('NOT_FOUND');
  reply.type(mediaType).header('accept-ranges', 'bytes').header('cache-control', cacheControl);
  reply.header('content-disposition', `${placed}; filename*=UTF-8''${encodeName(name)}`);
  reply.header('content-security-policy', "sandbox; default-src 'none'").header('x-content-type-options', 'nosniff');
  const range = readRange(reply.request.headers.range, size);
  if (!range) {
    reply.header('content-length', size);
    return blobs.getStream(blobKey);
  }
  reply.code(206).header('content-length', range.end - range.start + 1);
  reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return blobs.getStream(blobKey, range);
}

/** RFC 8187 leaves fewer characters as they are than `encodeURIComponent`. */
export const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
