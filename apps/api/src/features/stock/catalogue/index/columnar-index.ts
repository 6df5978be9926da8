import type { Log } from '../../../../platform/log.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Asked } from './catalogue-messages.ts';
import type { CatalogueThreads } from './catalogue-threads.ts';
import { unpackFacets, unpackModels } from './packed-counts.ts';
import { unpackPlaces } from './packed-places.ts';

type Given<Name extends Asked> = Parameters<CatalogueIndex[Name]>;
type Answer<Name extends Asked> = Awaited<ReturnType<CatalogueIndex[Name]>>;

/** What threads send otherwise than the index has it. */
const unpacked: { readonly [Name in Asked]?: (sent: never) => Answer<Name> } = {
  listing: unpackPlaces,
  facets: unpackFacets,
  models: unpackModels,
};

/** How many questions each has answered. */
export interface Answered {
  memory: number;
  postgres: number;
}

/** The catalogue as threads of this process have it in memory; where they cannot answer, another index does. */
export function columnarIndex(
  threads: Pick<CatalogueThreads, 'free'>,
  other: CatalogueIndex,
  log: Log,
  answered: Answered = { memory: 0, postgres: 0 },
): CatalogueIndex {
  const asking =
    <Name extends Asked>(name: Name) =>
    async (...given: Given<Name>): Promise<Answer<Name>> => {
      const { free } = threads;
      if (free) {
        try {
          const sent = await free.ask(name, given);
          const answer = unpacked[name]?.(sent as never) ?? (sent as Answer<Name>);
          answered.memory += 1;
          return answer;
        } catch (error) {
          log.warn({ asked: name, reason: String(error) }, 'the catalogue in memory did not answer');
        }
      }
      answered.postgres += 1;
      const answer = other[name] as (...args: Given<Name>) => Promise<Answer<Name>>;
      return answer(...given);
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
