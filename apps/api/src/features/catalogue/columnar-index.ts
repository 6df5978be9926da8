import type { Log } from '../../platform/log.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Asked, CatalogueThread } from './catalogue-thread.ts';

type Given<Name extends Asked> = Parameters<CatalogueIndex[Name]>;
type Answer<Name extends Asked> = Awaited<ReturnType<CatalogueIndex[Name]>>;

/** The catalogue as a thread of this process has it in memory; where that cannot answer, another index does. */
export function columnarIndex(thread: CatalogueThread, other: CatalogueIndex, log: Log): CatalogueIndex {
  const asking =
    <Name extends Asked>(name: Name) =>
    async (...given: Given<Name>): Promise<Answer<Name>> => {
      const answer = other[name] as (...args: Given<Name>) => Promise<Answer<Name>>;
      if (!thread.isReady) return answer(...given);
      try {
        return (await thread.ask(name, given)) as Answer<Name>;
      } catch (error) {
        log.warn({ asked: name, reason: String(error) }, 'the catalogue in memory did not answer');
        return answer(...given);
      }
    };
  return {
    listing: asking('listing'),
    count: asking('count'),
    size: asking('size'),
    facets: asking('facets'),
    models: asking('models'),
    schedule: asking('schedule'),
    comparables: asking('comparables'),
  };
}
