import { lotKinds } from '@seri/domain/lots/lot-kinds';
import type { PlainLot } from '../index/plain-index.steps.ts';
import type { Surroundings } from '../index/plain-lots.steps.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { type PackedIndex, unpackFacets, unpackModels } from '../index/packed-counts.ts';
import { unpackPlaces } from '../index/packed-places.ts';
import { ColumnarCatalogue } from './columnar-catalogue.ts';
import { dayNumber } from './segments/day-number.ts';
import type { DirectoryRows } from './segments/directory.ts';
import { KeptLots, type Update } from './segments/kept-lots.ts';
import type { LotFacts } from './segments/lot-facts.ts';
import type { Segment } from './segments/segment.ts';
import { SegmentBuilder } from './segments/segment-builder.ts';

export function factsOf(lot: PlainLot): LotFacts {
  return {
    ...lot,
    day: dayNumber(lot.heldOn),
    runsAt: lot.runsAt.getTime() * 1_000,
    lotNumber: /^\d{1,9}$/.test(lot.lotNo) ? Number(lot.lotNo) : null,
    session: lot.session?.id ?? null,
    chassis: lot.chassis?.id ?? null,
    category: lot.category?.id ?? null,
  };
}

function namesOf({ models, categories, sessions }: Surroundings): DirectoryRows {
  return {
    models: models.map(({ id, maker }) => ({ id, maker })),
    chassis: models.flatMap(({ chassis }) => chassis),
    categories: categories.map(({ id, parent }) => ({ id, group: parent })),
    sessions: sessions.map(({ id, house, heldOn: day }) => ({ id, house, day })),
  };
}

/** As whoever asks a thread has its answers. */
export function unpackedIndex(index: PackedIndex): CatalogueIndex {
  return {
    listing: async (...given) => unpackPlaces(structuredClone(await index.listing(...given))),
    count: (...given) => index.count(...given),
    size: (page) => index.size(page),
    facets: async (question) => unpackFacets(structuredClone(await index.facets(question))),
    models: async (question) => unpackModels(structuredClone(await index.models(question))),
    schedule: (page) => index.schedule(page),
    comparables: (...given) => index.comparables(...given),
    newest: () => index.newest(),
  };
}

/** What keeps lots and what answers from them, each as a thread of its own has it. */
export class KeptAndAsked {
  readonly #kept: KeptLots;
  #asked: ColumnarCatalogue;
  #merge: Iterator<Update | undefined> | undefined;

  constructor(names: DirectoryRows, segments: readonly Segment[]) {
    this.#kept = new KeptLots(names, segments);
    this.#asked = this.#another();
  }

  get index(): CatalogueIndex {
    return unpackedIndex(this.#asked);
  }

  change(...changed: Parameters<KeptLots['change']>): void {
    this.#asked.take(structuredClone(this.#kept.change(...changed)));
  }

  /** So many steps of a merge, which begins or goes on. Answers whether it has ended. */
  merge(steps = Infinity): boolean {
    this.#merge ??= this.#kept.merge();
    for (let step = 0; step < steps; step += 1) {
      const { done, value } = this.#merge.next();
      if (value) this.#asked.take(structuredClone(value));
      if (!done) continue;
      this.#merge = undefined;
      return true;
    }
    return false;
  }

  /** Another answers from now on, who is told everything. */
  replace(): void {
    this.#asked = this.#another();
  }

  #another(): ColumnarCatalogue {
    return new ColumnarCatalogue(structuredClone(this.#kept.whole()));
  }
}

export function catalogueOf(surroundings: Surroundings, lots: readonly PlainLot[]): KeptAndAsked {
  const segments = lotKinds.map((kind) => {
    const builder = new SegmentBuilder(kind);
    for (const lot of lots) if (lot.kind === kind) builder.add(factsOf(lot));
    return builder.build();
  });
  return new KeptAndAsked(namesOf(surroundings), segments);
}
