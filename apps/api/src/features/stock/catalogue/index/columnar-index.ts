import type { Log } from '../../../../platform/log.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexMethod } from './catalogue-messages.ts';
import type { CatalogueThreads } from './catalogue-threads.ts';

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
  async function answer<Answer>(
    asked: IndexMethod,
    question: (index: CatalogueIndex) => Promise<Answer>,
  ): Promise<Answer> {
    const { freeReader } = threads;
    if (freeReader) {
      try {
        const found = await question(freeReader.index);
        answered.memory += 1;
        return found;
      } catch (error) {
        log.warn({ asked, reason: String(error) }, 'the catalogue in memory did not answer');
      }
    }
    answered.postgres += 1;
    return question(other);
  }

  return {
    listing: (...asked) => answer('listing', (index) => index.listing(...asked)),
    count: (...asked) => answer('count', (index) => index.count(...asked)),
    size: (page) => answer('size', (index) => index.size(page)),
    facets: (question) => answer('facets', (index) => index.facets(question)),
    models: (question) => answer('models', (index) => index.models(question)),
    schedule: (page) => answer('schedule', (index) => index.schedule(page)),
    fairPrices: (lots) => answer('fairPrices', (index) => index.fairPrices(lots)),
    newest: () => answer('newest', (index) => index.newest()),
  };
}
