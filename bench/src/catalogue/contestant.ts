import type {
  LotCounts,
  LotPlace,
  Question,
  Slice,
} from '../../../apps/api/src/features/stock/catalogue/index/catalogue-index.ts';
import type { PageType } from '../../../packages/domain/src/catalogue/page-types.ts';

export interface Answer {
  total?: number;
  places?: Pick<LotPlace, 'id'>[];
  counts?: ReadonlyMap<string, LotCounts>;
}

/** What answers questions about the same lots: ours, and others as they are meant to be used. */
export interface Contestant {
  name: string;
  /** It takes tenths of a second for everything: asked less often than the others. */
  isSlow?: true;
  /** It tells whatever PostgreSQL does: what it leaves out is a difference. */
  isWhole?: true;
  memory: { bytes: number; of: string };
  /** The page types whose lots it holds. */
  holds(pageType: PageType): boolean;
  listing(question: Question, slice: Slice): Promise<Answer>;
  facets(question: Question): Promise<Answer>;
  models(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** What is asked of a question: a page of it, or counts. */
export type Wanted = Slice | 'facets' | 'models';

export function ask(contestant: Contestant, question: Question, wanted: Wanted): Promise<Answer> {
  return typeof wanted === 'object' ? contestant.listing(question, wanted) : contestant[wanted](question);
}

/** What is unlike between two answers to one question; nothing, if they agree in whatever both tell, or in all of it. */
export function differenceOf(one: Answer, other: Answer, isWhole = false): string | undefined {
  if (isWhole && toldBy(one) !== toldBy(other)) return `told: ${toldBy(one)} against ${toldBy(other)}`;
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

function toldBy({ total, places, counts }: Answer): string {
  const names = [...(counts?.keys() ?? [])].toSorted();
  return [...(total === undefined ? [] : ['total']), ...(places ? ['places'] : []), ...names].join(', ');
}

function idsOf({ places = [] }: Answer): string {
  return places.map(({ id }) => id).join(' ');
}

function textOf(counts: LotCounts): string {
  const entries = [...counts].map(([value, lots]) => `${value}=${lots}`);
  return entries.toSorted().join(' ');
}

/** What somebody takes of this process's memory, with all it needs beside its data. */
export async function grownBy<Of>(open: () => Promise<Of>): Promise<{ opened: Of; bytes: number }> {
  const before = process.memoryUsage.rss();
  const opened = await open();
  return { opened, bytes: process.memoryUsage.rss() - before };
}
