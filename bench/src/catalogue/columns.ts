import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueIndex } from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import {
  CatalogueThreads,
  threadStarts,
} from '../../../apps/api/src/features/stock/catalogue/index/catalogue-threads.ts';
import {
  type AnswerCounts,
  columnarIndex,
} from '../../../apps/api/src/features/stock/catalogue/index/columnar-index.ts';
import { postgresIndex } from '../../../apps/api/src/features/stock/catalogue/index/postgres-index.ts';
import type { Database } from '../../../apps/api/src/platform/database/database.ts';
import { openLog } from '../../../apps/api/src/platform/log.ts';
import type { BenchFinding } from '../trial.ts';
import { type Contestant, memoryGrowthOf } from './contestant.ts';

export interface Columns extends Contestant {
  /** A client that is not part of the crowd: the same index, and a count of the answers by each of its sources. */
  onlooker: { index: CatalogueIndex; answered: AnswerCounts };
  untilReady(): Promise<void>;
  /** The memory of its lots, and how often it could not answer. */
  findings(): BenchFinding[];
}

/**
 * The product's index in memory: its own threads, called as the product calls them, with PostgreSQL as the fallback.
 */
export async function columns(databaseUrl: string, database: Database): Promise<Columns> {
  const data = { databaseUrl, logLevel: 'error' } as const;
  const log = openLog(data);
  const untilReady = async () => {
    while (threads.state !== 'ready') await delay(50);
  };
  const threads = new CatalogueThreads(log, threadStarts(data));
  const { bytes } = await memoryGrowthOf(untilReady);
  const open = () => {
    const answered: AnswerCounts = { memory: 0, postgres: 0 };
    return { index: columnarIndex(threads, postgresIndex(database.db), log, answered), answered };
  };
  const { index, answered } = open();
  return {
    name: 'columns',
    isWhole: true,
    memory: { bytes, of: 'of this process, with what its load has left behind' },
    holds: () => true,
    listing: (question, slice) => index.listing(question, slice),
    facets: (question) => index.facets(question),
    models: async (question) => ({ counts: new Map([['model', await index.models(question)]]) }),
    close: () => threads.stop(),
    onlooker: open(),
    untilReady,
    findings: () => {
      const { bytes: held, lots } = threads.figures ?? { bytes: Number.NaN, lots: Number.NaN };
      return [
        {
          name: 'bytes of memory of a lot in columns',
          ratio: held / lots,
          atMost: 95,
          detail: `${lots} lots, of which cars are 98 of 100`,
        },
        {
          name: 'part of the answers for which the columns were not ready, so that PostgreSQL gave them',
          ratio: answered.postgres / (answered.memory + answered.postgres),
          atMost: 0.01,
          detail: `${answered.postgres} of ${answered.memory + answered.postgres}`,
        },
      ];
    },
  };
}
