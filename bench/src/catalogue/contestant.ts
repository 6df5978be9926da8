import type { Counts, LotPlace, Question, Slice } from '../../../apps/api/src/features/catalogue/catalogue-index.ts';
import type { PageType } from '../../../packages/domain/src/page-types.ts';

export interface Answer {
  total?: number;
  places?: Pick<LotPlace, 'id'>[];
  counts?: ReadonlyMap<string, Counts>;
}

/** What answers questions about the same lots: ours, and others as they are meant to be used. */
export interface Contestant {
  name: string;
  /** The page types whose lots it holds. */
  holds(pageType: PageType): boolean;
  listing(question: Question, slice: Slice): Promise<Answer>;
  facets(question: Question): Promise<Answer>;
  models(question: Question): Promise<Answer>;
}

/** What is asked of a question: a page of it, or counts. */
export type Wanted = Slice | 'facets' | 'models';

export function ask(contestant: Contestant, question: Question, wanted: Wanted): Promise<Answer> {
  return typeof wanted === 'object' ? contestant.listing(question, wanted) : contestant[wanted](question);
}

/** What is unlike between two answers to one question; nothing, if they agree in whatever both tell. */
export function differenceOf(one: Answer, other: Answer): string | undefined {
  if (one.total !== undefined && one.total !== other.total) return `${one.total} lots against ${other.total}`;
  if (one.places && other.places && idsOf(one) !== idsOf(other)) return 'other lots on the page';
  for (const [name, counts] of one.counts ?? []) {
    const others = other.counts?.get(name);
    if (others && textOf(counts) !== textOf(others)) return `${name}: ${textOf(counts)} against ${textOf(others)}`;
  }
  return undefined;
}

function idsOf({ places = [] }: Answer): string {
  return places.map(({ id }) => id).join(' ');
}

function textOf(counts: Counts): string {
  const entries = [...counts].map(([value, lots]) => `${value}=${lots}`);
  return entries.toSorted().join(' ');
}
