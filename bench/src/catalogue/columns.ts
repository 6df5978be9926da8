import { setTimeout as delay } from 'node:timers/promises';
import { CatalogueThread, startCatalogueThread } from '../../../apps/api/src/features/catalogue/catalogue-thread.ts';
import type { Counts } from '../../../apps/api/src/features/catalogue/catalogue-index.ts';
import { openLog } from '../../../apps/api/src/platform/log.ts';
import type { Answer, Contestant } from './contestant.ts';

/** Ours from memory, by the thread that the product asks too. */
export async function columns(databaseUrl: string): Promise<Contestant & { stop(): Promise<void> }> {
  const data = { databaseUrl, logLevel: 'error' } as const;
  const thread = new CatalogueThread(openLog(data), () => startCatalogueThread(data));
  while (!thread.isReady) await delay(100);
  const ask = async <Asked>(name: 'listing' | 'facets' | 'models', given: unknown[]) =>
    (await thread.ask(name, given)) as Asked;
  return {
    name: 'columns',
    holds: () => true,
    listing: (question, slice) => ask<Answer>('listing', [question, slice]),
    facets: (question) => ask<Answer>('facets', [question]),
    models: async (question) => ({ counts: new Map([['model', await ask<Counts>('models', [question])]]) }),
    stop: () => thread.stop(),
  };
}
