import type {
  LotCounts,
  LotPlace,
  Question,
  Slice,
} from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import type { PageType } from '../../../packages/domain/src/catalogue/page-types.ts';

export interface ContestantAnswer {
  total?: number;
  places?: Pick<LotPlace, 'id'>[];
  counts?: ReadonlyMap<string, LotCounts>;
}

/** An engine that answers questions about the same lots: the product's, or another one used as intended. */
export interface Contestant {
  name: string;
  /** Each answer takes tenths of a second, so it is measured less often. */
  isSlow?: true;
  /** It must return everything that PostgreSQL returns: an omission is a difference. */
  isWhole?: true;
  memory: { bytes: number; of: string };
  holds(pageType: PageType): boolean;
  listing(question: Question, slice: Slice): Promise<ContestantAnswer>;
  facets(question: Question): Promise<ContestantAnswer>;
  models(question: Question): Promise<ContestantAnswer>;
  close(): Promise<void>;
}

export type RequestKind = Slice | 'facets' | 'models';

export function askContestant(
  contestant: Contestant,
  question: Question,
  wanted: RequestKind,
): Promise<ContestantAnswer> {
  return typeof wanted === 'object' ? contestant.listing(question, wanted) : contestant[wanted](question);
}

/** The first difference between two answers; undefined if they agree in the parts that both have, or in all of them. */
export function differenceOf(one: ContestantAnswer, other: ContestantAnswer, isWhole = false): string | undefined {
  if (isWhole && partsOf(one) !== partsOf(other)) return `told: ${partsOf(one)} against ${partsOf(other)}`;
  if (one.total !== undefined && other.total !== undefined && one.total !== other.total) {
    return `${one.total} lots against ${other.total}`;
  }
  if (one.places && other.places && idsOf(one) !== idsOf(other)) return 'other lots on the page';
  for (const [name, counts] of one.counts ?? []) {
    const others = other.counts?.get(name);
    if (others && textOf(counts) !== textOf(others)) return `${name}: ${textOf(counts)} against ${textOf(others)}`;
  }
  return undefined;
}

function partsOf({ total, places, counts }: ContestantAnswer): string {
  const names = [...(counts?.keys() ?? [])].toSorted();
  return [...(total === undefined ? [] : ['total']), ...(places ? ['places'] : []), ...names].join(', ');
}

function idsOf({ places = [] }: ContestantAnswer): string {
  return places.map(({ id }) => id).join(' ');
}

function textOf(counts: LotCounts): string {
  const entries = [...counts].map(([value, lots]) => `${value}=${lots}`);
  return entries.toSorted().join(' ');
}

/** The growth of this process's memory, including everything beside the data. */
export async function memoryGrowthOf<Of>(open: () => Promise<Of>): Promise<{ opened: Of; bytes: number }> {
  const before = process.memoryUsage.rss();
  const opened = await open();
  return { opened, bytes: process.memoryUsage.rss() - before };
}
