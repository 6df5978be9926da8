import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { headers } from '@seri/contract/headers';
import { filterQuery } from '@seri/domain/catalogue/filters';
import { api } from '../../../lib/api.ts';
import type { Reply } from '../../../lib/refusal.ts';
import type { ReadProgress } from '../../../lib/use-export.ts';
import type { Lot } from '../model/lots.ts';
import type { ListingOnScreen } from '../model/slots.ts';

interface Watch {
  signal: AbortSignal;
  onProgress: (fetched: ReadProgress) => void;
}

/** All the lots of a list, as they come. Fails whole: half a list would look like one. */
export async function fetchLots(
  { pageType, filters, sorting }: Pick<ListingOnScreen, 'pageType' | 'filters' | 'sorting'>,
  { signal, onProgress }: Watch,
): Promise<Reply<Lot[]>> {
  const readAnswer = (response: Response) => readLots(response, onProgress);
  const query = { ...filterQuery(filters), ...sorting };
  const reply = await api.send(catalogueCalls[pageType].export, { query }, { signal, readAnswer });
  return reply as Reply<unknown> as Reply<Lot[]>;
}

async function readLots({ body, headers: told }: Response, onProgress: Watch['onProgress']): Promise<Lot[]> {
  const total = Number(told.get(headers.lines));
  const lots: Lot[] = [];
  for await (const line of linesOf(body)) {
    lots.push(JSON.parse(line) as Lot);
    if (lots.length % 100 === 0) onProgress({ done: lots.length, total });
  }
  return lots;
}

/** Browsers read a stream by its reader; not all know it as an iterable. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
