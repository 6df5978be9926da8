import { lacksModelOrDate } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { pageTypeData, soldKind } from '@seri/domain/catalogue/page-types';
import type { NewerThan, CataloguePage, PricedLot, Question, Slice } from '../index/catalogue-index.ts';
import { packCounts, type PackedIndex } from '../index/packed-counts.ts';
import { noPlaces } from '../index/packed-places.ts';
import { countByCode } from './scan/count-by-code.ts';
import { scanFacets } from './scan/count-facets.ts';
import { Directory } from './segments/directory.ts';
import { nothingGone, withGone } from './segments/gone.ts';
import { countRows } from './scan/find-rows.ts';
import { keepRowsBetween } from './scan/kernels.ts';
import { scanFairPrice } from './scan/scan-fair-price.ts';
import { scanPlaces } from './scan/list-places.ts';
import type { Update } from './segments/kept-lots.ts';
import type { KindUpdate } from './segments/lots-of-kind.ts';
import { daysOfQuestion, type CurrentSegment, planScan } from './scan/plan-scan.ts';
import { testsOf } from './scan/row-tests.ts';

/** Answers questions from columns in memory, synchronously on the calling thread. */
export class ColumnarCatalogue implements PackedIndex {
  #directory: Directory;
  readonly #parts = new Map<LotKind, readonly CurrentSegment[]>();

  constructor({ names, kinds }: Update) {
    this.#directory = new Directory(names ?? { models: [], chassis: [], categories: [], sessions: [] });
    this.apply({ kinds });
  }

  /** Applies an update; updates must arrive in the order in which they were sent. */
  apply({ names, kinds }: Update): void {
    if (names) this.#directory = this.#directory.with(names);
    for (const update of kinds) this.#parts.set(update.kind, partsOf(update, this.#parts.get(update.kind)));
  }

  async listing(question: Question, slice: Slice) {
    if (lacksModelOrDate(question.pageType, question.filters)) return noPlaces;
    return scanPlaces(this.#partsOf(question), this.#directory, question, slice);
  }

  async count(question: Question, added: NewerThan = {}) {
    if (lacksModelOrDate(question.pageType, question.filters)) return 0;
    return this.#count(question, added);
  }

  async size({ pageType, today }: CataloguePage) {
    return this.#count({ pageType, today, filters: {} }, {});
  }

  async facets(question: Question) {
    const parts = lacksModelOrDate(question.pageType, question.filters) ? [] : this.#partsOf(question);
    return scanFacets(parts, this.#directory, question);
  }

  async models(question: Question) {
    return packCounts([countByCode('model', this.#partsOf(question), this.#directory, question)]);
  }

  async schedule({ pageType, today }: CataloguePage) {
    const question = { pageType, today, filters: {} };
    const { values, lots: counts } = countByCode('session', this.#partsOf(question), this.#directory, question);
    const auctions = new Map<string, { house: number; day: JapanDay; lots: number }>();
    for (const [at, lots] of counts.entries()) {
      const session = this.#directory.session(values[at] as number);
      if (!session) continue;
      const { house, day } = session;
      const key = `${house}:${day}`;
      auctions.set(key, { house, day, lots: lots + (auctions.get(key)?.lots ?? 0) });
    }
    return [...auctions.values()];
  }

  async fairPrices(lots: readonly PricedLot[]) {
    return lots.map((lot) => scanFairPrice(this.#parts.get(soldKind(lot.kind)) ?? [], lot));
  }

  async newest() {
    const parts = [...this.#parts.values()].flat();
    return Math.max(0, ...parts.map(({ segment: { ids, rowsById, size } }) => ids[rowsById[size - 1] ?? -1] ?? 0));
  }

  #partsOf({ pageType }: CataloguePage): readonly CurrentSegment[] {
    return this.#parts.get(pageTypeData[pageType].kind) ?? [];
  }

  #count(question: Question, { afterId, since }: NewerThan): number {
    const counts = this.#partsOf(question).map((part) => {
      const tests = testsOf(part.segment, this.#directory, question);
      const plan = planScan(part, daysOfQuestion(question, [], since), tests, []);
      const { ids } = part.segment;
      const { rows } = plan.ordering;
      if (afterId === undefined) return countRows(plan);
      return countRows(plan, [(selected, count) => keepRowsBetween(ids, afterId + 1, Infinity, rows, selected, count)]);
    });
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

function partsOf(
  { large, gone, small }: KindUpdate,
  [former]: readonly CurrentSegment[] = [],
): readonly CurrentSegment[] {
  const segment = large ?? former?.segment;
  if (!segment) throw new RangeError('A change came before the first full update.');
  const formerGone = (!large && former?.gone) || nothingGone;
  const parts = [{ segment, gone: withGone(segment, formerGone, gone) }];
  return small ? [...parts, { segment: small, gone: nothingGone }] : parts;
}
