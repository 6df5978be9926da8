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
import type { Finding } from '../trial.ts';
import { type Contestant, grownBy } from './contestant.ts';

export interface Columns extends Contestant {
  /** For somebody who looks beside all others: the same index, and how often each has answered there. */
  onlooker: { index: CatalogueIndex; answered: AnswerCounts };
  untilReady(): Promise<void>;
  /** What its lots take, and how often it could not answer so far. */
  findings(): Finding[];
}

/** Ours from memory: the threads that the product starts, asked as it asks them, beside the index that it falls back to. */
export async function columns(databaseUrl: string, database: Database): Promise<Columns> {
  const data = { databaseUrl, logLevel: 'error' } as const;
  const log = openLog(data);
  const untilReady = async () => {
    while (threads.state !== 'ready') await delay(50);
  };
  const threads = new CatalogueThreads(log, threadStarts(data));
  const { bytes } = await grownBy(untilReady);
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
