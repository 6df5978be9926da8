import { lacksModelOrDate } from '@seri/domain/filters';
import type { JapanDay } from '@seri/domain/japan-time';
import type { LotKind } from '@seri/domain/lot-kinds';
import { pageTypeData } from '@seri/domain/page-types';
import type { Added, CatalogueIndex, CataloguePage, Likeness, Question, Slice } from '../catalogue-index.ts';
import { countByCode } from './count-by-code.ts';
import { countFacets } from './count-facets.ts';
import type { Directory, DirectoryRows } from './directory.ts';
import { findComparables } from './find-comparables.ts';
import { countRows } from './find-rows.ts';
import { keepAbove } from './kernels.ts';
import { listPlaces } from './list-places.ts';
import type { LotFacts } from './lot-facts.ts';
import { LotsOfKind } from './lots-of-kind.ts';
import { daysAsked, type Part, planScan } from './plan-scan.ts';
import { testsOf } from './row-tests.ts';
import type { Segment } from './segment.ts';

/** The catalogue as columns in memory answer it, on the thread that asks. */
export class ColumnarCatalogue implements CatalogueIndex {
  #directory: Directory;
  #kinds: ReadonlyMap<LotKind, LotsOfKind>;

  constructor(directory: Directory, segments: readonly Segment[]) {
    this.#directory = directory;
    this.#kinds = new Map(segments.map((segment) => [segment.kind, new LotsOfKind(segment)]));
  }

  async listing(question: Question, slice: Slice) {
    if (lacksModelOrDate(question.pageType, question.filters)) return { total: 0, places: [] };
    return listPlaces(this.#partsOf(question), this.#directory, question, slice);
  }

  async count(question: Question, added: Added = {}) {
    if (lacksModelOrDate(question.pageType, question.filters)) return 0;
    return this.#count(question, added);
  }

  async size({ pageType, today }: CataloguePage) {
    return this.#count({ pageType, today, filters: {} }, {});
  }

  async facets(question: Question) {
    const parts = lacksModelOrDate(question.pageType, question.filters) ? [] : this.#partsOf(question);
    return countFacets(parts, this.#directory, question);
  }

  async models(question: Question) {
    return countByCode('model', this.#partsOf(question), this.#directory, question);
  }

  async schedule({ pageType, today }: CataloguePage) {
    const question = { pageType, today, filters: {} };
    const counts = countByCode('session', this.#partsOf(question), this.#directory, question);
    const auctions = new Map<string, { house: number; day: JapanDay; lots: number }>();
    for (const [id, lots] of counts) {
      const session = this.#directory.session(Number(id));
      if (!session) continue;
      const { house, day } = session;
      const key = `${house}:${day}`;
      auctions.set(key, { house, day, lots: lots + (auctions.get(key)?.lots ?? 0) });
    }
    return [...auctions.values()];
  }

  async comparables(likenesses: readonly Likeness[], today: JapanDay) {
    const parts = [...this.#kinds.values()].flatMap((lots) => lots.parts);
    return likenesses.map((likeness) => findComparables(parts, likeness, today));
  }

  /** Lots as they are now, in place of whatever is known of these ids, and what their own ids stand for. */
  change(ids: readonly number[], lots: readonly LotFacts[], names?: DirectoryRows): void {
    if (names) this.#directory = this.#directory.with(names);
    for (const [kind, known] of this.#kinds) {
      known.change(
        ids,
        lots.filter((lot) => lot.kind === kind),
      );
    }
  }

  /** How many lots stand beside the large segments, each of which costs every change and every question something. */
  get changes(): number {
    return [...this.#kinds.values()].reduce((sum, { changes }) => sum + changes, 0);
  }

  /** They go into the large segments, which takes seconds where those hold millions. */
  merge(): void {
    this.#kinds = new Map([...this.#kinds].map(([kind, lots]) => [kind, new LotsOfKind(lots.merged())]));
  }

  #partsOf({ pageType }: CataloguePage): readonly Part[] {
    return this.#kinds.get(pageTypeData[pageType].kind)?.parts ?? [];
  }

  #count(question: Question, { afterId, since }: Added): number {
    const counts = this.#partsOf(question).map((part) => {
      const tests = testsOf(part.segment, this.#directory, question);
      const plan = planScan(part, daysAsked(question, [], since), tests, []);
      const { ids } = part.segment;
      const { rows } = plan.ordering;
      if (afterId === undefined) return countRows(plan);
      return countRows(plan, [(selected, count) => keepAbove(ids, afterId, rows, selected, count)]);
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
