import { lotKinds } from '@seri/domain/lots/lot-kinds';
import type { PlainLot } from '../index/plain-index.steps.ts';
import type { Surroundings } from '../index/plain-lots.steps.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { type PackedIndex, unpackFacets, unpackModels } from '../index/packed-counts.ts';
import { unpackPlaces } from '../index/packed-places.ts';
import { ColumnarCatalogue } from './columnar-catalogue.ts';
import { dayNumber } from './segments/day-number.ts';
import type { DirectoryRows } from './segments/directory.ts';
import { CatalogueLots, type Update } from './segments/kept-lots.ts';
import type { IndexedLot } from './segments/lot-facts.ts';
import type { Segment } from './segments/segment.ts';
import { SegmentBuilder } from './segments/segment-builder.ts';

export function indexedLotOf(lot: PlainLot): IndexedLot {
  return {
    ...lot,
    day: dayNumber(lot.heldOn),
    runsAt: lot.runsAt.getTime() * 1_000,
    lotNumber: /^\d{1,9}$/.test(lot.lotNo) ? Number(lot.lotNo) : null,
    session: lot.session?.id ?? null,
    chassis: lot.chassis?.id ?? null,
    category: lot.category?.id ?? null,
    trim: lot.trim.toLowerCase(),
  };
}

function namesOf({ models, categories, sessions }: Surroundings): DirectoryRows {
  return {
    models: models.map(({ id, maker }) => ({ id, maker })),
    chassis: models.flatMap(({ chassis }) => chassis),
    categories: categories.map(({ id, parent }) => ({ id, group: parent })),
    sessions: sessions.map(({ id, house, heldOn: day, closesAt }) => ({ id, house, day, closesAt })),
  };
}

/** Clones and unpacks answers, as they arrive from a thread. */
export function unpackedIndex(index: PackedIndex): CatalogueIndex {
  return {
    listing: async (...args) => unpackPlaces(structuredClone(await index.listing(...args))),
    count: (...args) => index.count(...args),
    size: (page) => index.size(page),
    facets: async (question) => unpackFacets(structuredClone(await index.facets(question))),
    models: async (question) => unpackModels(structuredClone(await index.models(question))),
    schedule: (page) => index.schedule(page),
    fairPrices: (lots) => index.fairPrices(lots),
    newest: () => index.newest(),
  };
}

/** The lots of the keeper and the catalogue of a reader, with updates cloned between them as between threads. */
export class KeeperAndReader {
  readonly #lots: CatalogueLots;
  #reader: ColumnarCatalogue;
  #merge: Iterator<Update | undefined> | undefined;

  constructor(names: DirectoryRows, segments: readonly Segment[]) {
    this.#lots = new CatalogueLots(names, segments);
    this.#reader = this.#newReader();
  }

  get index(): CatalogueIndex {
    return unpackedIndex(this.#reader);
  }

  change(...changed: Parameters<CatalogueLots['change']>): void {
    this.#reader.apply(structuredClone(this.#lots.change(...changed)));
  }

  /** Starts or continues a merge by so many steps; true if it has ended. */
  merge(steps = Infinity): boolean {
    this.#merge ??= this.#lots.merge();
    for (let step = 0; step < steps; step += 1) {
      const { done, value } = this.#merge.next();
      if (value) this.#reader.apply(structuredClone(value));
      if (!done) continue;
      this.#merge = undefined;
      return true;
    }
    return false;
  }

  /** Replaces the reader by a new one, which gets the full state. */
  replace(): void {
    this.#reader = this.#newReader();
  }

  #newReader(): ColumnarCatalogue {
    return new ColumnarCatalogue(structuredClone(this.#lots.whole()));
  }
}

export function catalogueOf(surroundings: Surroundings, lots: readonly PlainLot[]): KeeperAndReader {
  const segments = lotKinds.map((kind) => {
    const builder = new SegmentBuilder(kind);
    for (const lot of lots) if (lot.kind === kind) builder.add(indexedLotOf(lot));
    return builder.build();
  });
  return new KeeperAndReader(namesOf(surroundings), segments);
}
