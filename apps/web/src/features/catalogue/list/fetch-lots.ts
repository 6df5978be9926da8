import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { headers } from '@seri/contract/headers';
import { filterQuery } from '@seri/domain/catalogue/filters';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import type { ReadProgress } from '../../../lib/export/use-export.ts';
import type { Lot } from './lots.ts';
import type { ListingOnScreen } from './slots.ts';

interface FetchLotsOptions {
  signal: AbortSignal;
  onProgress: (fetched: ReadProgress) => void;
}

/**
 * Streams all lots of a list. A broken stream fails the whole export, because half a list looks like a complete one.
 */
export async function fetchLots(
  { pageType, filters, sorting }: Pick<ListingOnScreen, 'pageType' | 'filters' | 'sorting'>,
  { signal, onProgress }: FetchLotsOptions,
): Promise<Reply<Lot[]>> {
  const readAnswer = (response: Response) => readLots(response, onProgress);
  const query = { ...filterQuery(filters), ...sorting };
  const reply = await api.send(catalogueCalls[pageType].export, { query }, { signal, readAnswer });
  return reply as Reply<unknown> as Reply<Lot[]>;
}

async function readLots(
  { body, headers: responseHeaders }: Response,
  onProgress: FetchLotsOptions['onProgress'],
): Promise<Lot[]> {
  const total = Number(responseHeaders.get(headers.lines));
  const lots: Lot[] = [];
  for await (const line of linesOf(body)) {
    lots.push(JSON.parse(line) as Lot);
    if (lots.length % 100 === 0) onProgress({ done: lots.length, total });
  }
  return lots;
}

/** Reads with a reader, because not every browser can iterate over a ReadableStream. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let incomplete = '';
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const lines = (incomplete + piece.value).split('\n');
    incomplete = lines.pop() ?? '';
    yield* lines;
  }
}
