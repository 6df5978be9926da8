import { shows } from '@seri/domain/catalogue/shown-lots';
import { today } from '@seri/api/testkit/fixed-clock';
import { type FilterName, filtersOf } from '@seri/domain/catalogue/filter-names.data';
import type { Filters } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type Sort, sortOrders, sortsOf } from '@seri/domain/catalogue/listing';
import { isStatistics, type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import fc from 'fast-check';
import type { NewerThan, CatalogueIndex, PricedLot, Question, Slice } from '../index/catalogue-index.ts';
import type { PlainLot } from '../index/plain-index.steps.ts';
import { type Surroundings } from '../index/plain-lots.steps.ts';

export interface IndexRequest {
  question: Question;
  slice: Slice;
  newerThan: NewerThan;
}

const someOf = (...values: (string | number)[]) =>
  fc.uniqueArray(fc.constantFrom(...values.map(String)), { minLength: 1, maxLength: 3 });
const unknown = 999;
const anyRange = (...values: number[]) =>
  fc
    .tuple(fc.constantFrom(undefined, ...values), fc.constantFrom(undefined, ...values))
    .filter(([from, to]) => from !== undefined || to !== undefined)
    .map(([from, to]) => (from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }));

type AnyFilter = Readonly<Record<FilterName, fc.Arbitrary<unknown>>>;

export function anyIndexRequest(surroundings: Surroundings): fc.Arbitrary<IndexRequest> {
  const anyFilter = anyFilterOf(surroundings);
  return fc.constantFrom(...pageTypes).chain((pageType) =>
    fc.record({
      question: fc.record({
        pageType: fc.constant(pageType),
        today: fc.constant(today),
        closedUntil: fc.constantFrom(undefined, ...surroundings.sessions.map(({ closesAt }) => closesAt)),
        filters: anyFilters(anyFilter, pageType),
      }),
      slice: fc.record({
        sorting: fc.option(
          fc.record({ sort: fc.constantFrom<Sort>(...sortsOf(pageType)), order: fc.constantFrom(...sortOrders) }),
          { nil: undefined },
        ),
        offset: fc.constantFrom(0, 0, 1, 7),
        limit: fc.constantFrom(3, 70),
      }),
      newerThan: fc.record({ afterId: fc.constantFrom(0, 30), since: anyDayOf(surroundings) }, { requiredKeys: [] }),
    }),
  );
}

const daysOf = ({ sessions }: Surroundings) => [...new Set(sessions.map(({ heldOn }) => heldOn))];
const anyDayOf = (surroundings: Surroundings) => fc.constantFrom<JapanDay>(...daysOf(surroundings), '2027-01-01');

function anyFilterOf(surroundings: Surroundings): AnyFilter {
  const { sessions, models, categories } = surroundings;
  const days = daysOf(surroundings);
  const anyDay = anyDayOf(surroundings);
  const houses = sessions.flatMap(({ house, heldOn }) => [String(house), `${house}:${heldOn}`]);

  return {
    makerId: someOf(...models.map(({ maker }) => maker), unknown),
    modelId: someOf(...models.map(({ id }) => id), '-1'),
    chassisId: someOf(...models.flatMap(({ chassis }) => chassis.map(({ id }) => id))),
    auction: someOf(...houses, unknown),
    auctionDate: someOf(...days, '2027-01-01'),
    auctionDateFrom: anyDay,
    auctionDateTo: anyDay,
    color: someOf('White', 'white', 'Light, blue', 'Pink'),
    condition: someOf('4', '4.5', 'new', '7'),
    gearbox: someOf('AT', 'MT'),
    status: someOf(4531, 4533, 4536, 1),
    steering: someOf('right', 'left'),
    category: someOf(...categories.map(({ parent }) => parent)),
    subCategory: someOf(...categories.map(({ id }) => id)),
    lotNo: fc.constantFrom(
      [{ from: 10, to: 10 }],
      [
        { from: 1, to: 9 },
        { from: 2_000, to: 999_999_999 },
      ],
      Array.from({ length: 200 }, (_, at) => ({ from: at * 7, to: at * 7 + 3 })),
    ),
    equipement: fc.constantFrom('ac', 'a_c', '1%l', '\\'),
    chassis: fc.constantFrom('nhp', '_1%', 'gk', 'zz'),
    show: fc.constantFrom(...shows),
    engine: anyRange(660, 1_500),
    mileage: anyRange(5_000, 60_000),
    year: anyRange(2015, 2016, 2020),
    hour: anyRange(249, 250),
    startPrice: anyRange(49_000, 50_000),
    finishPrice: anyRange(200_000, 3_000_000_000),
  };
}

/** Statistics find nothing without a model or a date, so half of their questions are given a date. */
function anyFilters(anyFilter: AnyFilter, pageType: PageType): fc.Arbitrary<Filters> {
  const certain = fc.constantFrom<Filters>({}, isStatistics(pageType) ? { auctionDateTo: today } : {});
  return fc.tuple(certain, anyChosen(anyFilter, pageType)).map(([one, others]) => ({ ...one, ...others }));
}

function anyChosen(anyFilter: AnyFilter, pageType: PageType): fc.Arbitrary<Filters> {
  const some = fc.uniqueArray(fc.constantFrom(...filtersOf(pageType)), { maxLength: 3 });
  return fc
    .oneof({ arbitrary: some, weight: 9 }, { arbitrary: fc.constant(filtersOf(pageType)), weight: 1 })
    .chain(
      (names) => fc.record(Object.fromEntries(names.map((name) => [name, anyFilter[name]]))) as fc.Arbitrary<Filters>,
    );
}

export async function answersOf(index: CatalogueIndex, { question, slice, newerThan }: IndexRequest) {
  return {
    listing: await index.listing(question, slice),
    count: await index.count(question),
    size: await index.size(question),
    newer: await index.count(question, newerThan),
    facets: await index.facets(question),
    models: await index.models(question),
  };
}

export async function schedulesOf(index: CatalogueIndex) {
  const schedules = await Promise.all(pageTypes.map((pageType) => index.schedule({ pageType, today })));
  return schedules.map((auctions) => auctions.map((auction) => JSON.stringify(auction)).toSorted());
}

/** Each lot as of today, and as of its own day. */
export function pricedLotsOf(lots: readonly PlainLot[]): PricedLot[] {
  return lots.flatMap(({ kind, model, chassis, year, condition, mileage, hours, trim, heldOn, runsAt }) => {
    const facts = { kind, modelId: model, chassisId: chassis?.id ?? null, year, condition, mileage, hours, trim };
    return [
      { ...facts, day: today, before: null },
      { ...facts, day: heldOn, before: runsAt.getTime() },
    ];
  });
}
