import { sql } from 'kysely';
import type { Figure } from '../../../../platform/http/health.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { CatalogueThreads, threadStarts } from './catalogue-threads.ts';
import { type AnswerCounts, columnarIndex } from './columnar-index.ts';
import { postgresIndex } from './postgres-index.ts';
import { rememberingIndex } from './remembering-index.ts';

export interface Catalogue {
  index: CatalogueIndex;
  /** The state to show operators: `postgres`, or that of the catalogue in memory. */
  state(): string;
  figures: readonly Figure[];
  stop(): Promise<void>;
}

/** Opens the index of the settings: PostgreSQL alone, or columns in memory with PostgreSQL as fallback. */
export function openCatalogue({ settings, log, database, clock }: Platform): Catalogue {
  const remembered = rememberingIndex(postgresIndex(database.db), clock);
  if (settings.catalogueIndex === 'postgres') {
    return { index: remembered, state: () => 'postgres', figures: [], stop: async () => undefined };
  }
  const threads = new CatalogueThreads(log, threadStarts(settings), () => sql`select 1`.execute(database.db));
  const answered: AnswerCounts = { memory: 0, postgres: 0 };
  return {
    index: columnarIndex(threads, remembered, log, answered),
    state: () => threads.state,
    figures: figuresOf(threads, answered),
    stop: () => threads.stop(),
  };
}

const states = ['loading', 'ready', 'stale'] as const;

function figuresOf(threads: CatalogueThreads, answered: AnswerCounts): Figure[] {
  const current = () => threads.figures;
  return [
    {
      name: 'seri_catalogue_state',
      help: '1 at what the catalogue in memory is: loading, ready, or stale, where the database answers',
      label: 'state',
      values: () => Object.fromEntries(states.map((state) => [state, threads.state === state ? 1 : 0])),
    },
    { name: 'seri_catalogue_lots', help: 'Lots in memory', value: () => current()?.lots },
    { name: 'seri_catalogue_bytes', help: 'Bytes that they take', value: () => current()?.bytes },
    { name: 'seri_catalogue_beside', help: 'Changed lots that are not merged yet', value: () => current()?.beside },
    { name: 'seri_catalogue_merges_total', help: 'Merges of changed lots', value: () => current()?.merges },
    {
      name: 'seri_catalogue_change_age_seconds',
      help: 'Since lots were loaded or a change was taken up last',
      value: () => current() && (monotonicNow() - (current()?.changedAt ?? 0)) / 1_000,
    },
    {
      name: 'seri_catalogue_answers_total',
      help: 'Questions of many lots, by what answered them',
      label: 'from',
      values: () => ({ ...answered }),
    },
  ];
}
