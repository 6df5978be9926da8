import type { Log } from '../../../../platform/log.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexMethod } from './catalogue-messages.ts';
import type { CatalogueThreads } from './catalogue-threads.ts';
import { unpackFacets, unpackModels } from './packed-counts.ts';
import { unpackPlaces } from './packed-places.ts';

type IndexAnswer<Name extends IndexMethod> = Awaited<ReturnType<CatalogueIndex[Name]>>;

/** Unpacks the answers that threads send in a packed form. */
const unpacked: { readonly [Name in IndexMethod]?: (sent: never) => IndexAnswer<Name> } = {
  listing: unpackPlaces,
  facets: unpackFacets,
  models: unpackModels,
};

export interface AnswerCounts {
  memory: number;
  postgres: number;
}

/** Answers from the reader threads; falls back to the other index if they are not ready, busy or fail. */
export function columnarIndex(
  threads: Pick<CatalogueThreads, 'freeReader'>,
  other: CatalogueIndex,
  log: Log,
  answered: AnswerCounts = { memory: 0, postgres: 0 },
): CatalogueIndex {
  const asking =
    <Name extends IndexMethod>(name: Name) =>
    async (...args: Parameters<CatalogueIndex[Name]>): Promise<IndexAnswer<Name>> => {
      const { freeReader } = threads;
      if (freeReader) {
        try {
          const sent = await freeReader.ask(name, args);
          const answer = unpacked[name]?.(sent as never) ?? (sent as IndexAnswer<Name>);
          answered.memory += 1;
          return answer;
        } catch (error) {
          log.warn({ asked: name, reason: String(error) }, 'the catalogue in memory did not answer');
        }
      }
      answered.postgres += 1;
      const answer = other[name] as (...args: Parameters<CatalogueIndex[Name]>) => Promise<IndexAnswer<Name>>;
      return answer(...args);
    };
  return {
    listing: asking('listing'),
    count: asking('count'),
    size: asking('size'),
    facets: asking('facets'),
    models: asking('models'),
    schedule: asking('schedule'),
    comparables: asking('comparables'),
    newest: asking('newest'),
  };
}
