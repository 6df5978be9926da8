import { postgresIndex } from '../../../apps/api/src/features/catalogue/postgres-index.ts';
import type { Database } from '../../../apps/api/src/platform/database/database.ts';
import type { Contestant } from './contestant.ts';

export function postgres({ db }: Database): Contestant {
  const index = postgresIndex(db);
  return {
    name: 'PostgreSQL',
    holds: () => true,
    listing: (question, slice) => index.listing(question, slice),
    facets: (question) => index.facets(question),
    models: async (question) => ({ counts: new Map([['model', await index.models(question)]]) }),
  };
}
