import { headers } from '@seri/contract/headers';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { exchange } from '../../../lib/calls/request.ts';
import { fileNameIn } from './file-name-in.ts';

const readText = (response: Response) => response.text();

/** The address of all photos of a lot as one file; empty if there are none. */
export async function fetchPhotosLink(pageType: PageType, carId: number, signal: AbortSignal): Promise<Reply<string>> {
  return api.send(
    lotCalls[pageType].downloadImages,
    { query: { carId: String(carId) } },
    { signal, readAnswer: readText },
  );
}

interface FetchPhotosOptions {
  signal: AbortSignal;
  /** The share read, from 0 to 1; undefined while the total size is unknown. */
  onProgress: (share: number | undefined) => void;
}

/** Downloads the complete file; undefined if the response body cannot be read by a script. */
export async function fetchPhotos(
  link: string,
  { signal, onProgress }: FetchPhotosOptions,
): Promise<Reply<File | undefined>> {
  const request = { credentials: 'same-origin', cache: 'no-store', signal } as const;
  const readAnswer = async (response: Response) => ({ file: await readFile(response, onProgress) });
  const reply = await exchange((input, init) => window.fetch(input, init), link, request, readAnswer);
  return reply.ok ? { ok: true, answer: (reply.answer as { file: File | undefined }).file } : reply;
}

async function readFile(
  { body, headers: responseHeaders }: Response,
  onProgress: FetchPhotosOptions['onProgress'],
): Promise<File | undefined> {
  const reader = body?.getReader();
  if (!reader) return undefined;
  // The size is approximate, so progress stops at 0.99 until the stream ends.
  const total = Number(responseHeaders.get(headers.bytes) ?? responseHeaders.get('content-length'));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    read += piece.value.byteLength;
    onProgress(total > 0 ? Math.min(0.99, read / total) : undefined);
  }
  const type = responseHeaders.get('content-type') ?? 'application/zip';
  return new File(pieces, fileNameIn(responseHeaders.get('content-disposition')) ?? 'photos.zip', { type });
}
