import { lotKinds } from '@seri/domain/lot-kinds';
import type { PlainLot } from '../plain-index.steps.ts';
import type { Surroundings } from '../plain-lots.steps.ts';
import { ColumnarCatalogue } from './columnar-catalogue.ts';
import { dayNumber } from './day-number.ts';
import { Directory } from './directory.ts';
import type { LotFacts } from './lot-facts.ts';
import type { Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';

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

export function directoryOf({ models, categories, sessions }: Surroundings): Directory {
  return new Directory({
    models,
    chassis: models.flatMap(({ chassis }) => chassis),
    categories: categories.map(({ id, parent }) => ({ id, group: parent })),
    sessions: sessions.map(({ heldOn: day, ...session }) => ({ ...session, day })),
  });
}

export function segmentsOf(lots: readonly PlainLot[]): Segment[] {
  return lotKinds.map((kind) => {
    const builder = new SegmentBuilder(kind);
    for (const lot of lots) if (lot.kind === kind) builder.add(factsOf(lot));
    return builder.build();
  });
}

export function catalogueOf(surroundings: Surroundings, lots: readonly PlainLot[]): ColumnarCatalogue {
  return new ColumnarCatalogue(directoryOf(surroundings), segmentsOf(lots));
}
