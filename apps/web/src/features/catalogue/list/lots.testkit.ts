import { catalogueCalls, scheduleCalls } from '@seri/contract/stock/catalogue.calls';
import { searchesCalls } from '@seri/contract/stock/searches.calls';
import { lastPage } from '@seri/domain/catalogue/listing';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type { ListedBike, ListedCar, ListedMachine } from './lots.ts';

const lot = (id: number) => ({
  id,
  lotNo: `${20_000 + id}`,
  auctionDate: `2026-11-18T03:0${id % 10}:00Z`,
  auctionName: 'USS Tokyo',
  year: 2021,
  condition: '5',
  myBid: false,
  myBidAmount: null,
  bidStatusId: null,
  status: lotStatusCodes.upcoming,
  images: [],
  wishList: [],
  averagePrice: null,
  averageCount: 0,
  averageBasis: [],
});

export function carLot(id: number): ListedCar {
  return {
    ...lot(id),
    pageType: 'car-auction',
    lotType: 'auction',
    maker: 'Toyota',
    model: 'Harrier',
    grade: 'G',
    mileage: 38_000,
    engine: 2000,
    chassis: 'MXUA80',
    color: 'RED',
    gearbox: 'AT',
    priv: '4WD',
    equip: '',
    startPrice: 500_000,
    soldPrice: null,
    isUss: false,
    jasId: null,
  };
}

export function bikeLot(id: number): ListedBike {
  return {
    ...lot(id),
    pageType: 'bikes',
    lotType: 'bike',
    maker: 'Honda',
    model: 'Rebel 250',
    grade: '',
    mileage: 8000,
    auctionId: 41,
    makerId: 11,
    modelId: 16,
    engine: 250,
    color: 'Black',
    rateEngine: 4,
    rateFront: 5,
    rateExt: 5,
    rateRear: 4,
    rateEl: null,
    rateFrame: 6,
    startPrice: 170_000,
    soldPrice: null,
    inspection: '2029.02',
    serial: 'MC49-6288518',
  };
}

export function machineLot(id: number): ListedMachine {
  return {
    ...lot(id),
    pageType: 'machinery',
    lotType: 'mech',
    maker: 'Kubota',
    model: 'RX-406',
    grade: '',
    mileage: null,
    group: 'Earthmoving',
    category: 'Mini excavator',
    gg: 'H24.5',
    cc: 2200,
    hours: 6508,
    KPP: '',
    volume: '0.14',
    serial: 'RX-406-336827',
    price: 785_000,
    startPrice: 785_000,
    soldPrice: null,
  };
}

/** Serves `count` cars at auction with ids from 1 and no facets. */
export function serveCars(server: FakeServer, count: number): void {
  serveLists(server);
  const calls = catalogueCalls['car-auction'];
  const cars = Array.from({ length: count }, (_, index) => carLot(index + 1));
  server.answer(calls.listing, ({ query }) => {
    const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 20)];
    const last = lastPage(count, pageSize);
    const shown = Math.min(page, last);
    return {
      carsList: cars.slice((shown - 1) * pageSize, shown * pageSize),
      pageInfo: { page: shown, pageSize, totalSearchResults: count, totalResults: count },
    };
  });
  server.answer(calls.filters, { ranges: {}, without: {}, totalResults: count, totalSearchResults: count });
}

interface ListedLots {
  cars?: ListedCar[];
  bikes?: ListedBike[];
  machines?: ListedMachine[];
}

const onePage = ({ length }: readonly unknown[]) => ({
  page: 1,
  pageSize: 20,
  totalSearchResults: length,
  totalResults: length,
});

/** Serves these lots in every list of their kind, and no facets. */
export function serveLists(server: FakeServer, { cars = [], bikes = [], machines = [] }: ListedLots = {}): void {
  for (const pageType of ['car-auction', 'stock', 'stats'] as const)
    server.answer(catalogueCalls[pageType].listing, {
      carsList: cars.map((listed) => ({ ...listed, pageType })),
      pageInfo: onePage(cars),
    });
  for (const pageType of ['bikes', 'bike-stats'] as const)
    server.answer(catalogueCalls[pageType].listing, {
      bikeList: bikes.map((listed) => ({ ...listed, pageType })),
      pageInfo: onePage(bikes),
    });
  for (const pageType of ['machinery', 'machinery-stats'] as const)
    server.answer(catalogueCalls[pageType].listing, {
      mechList: machines.map((listed) => ({ ...listed, pageType })),
      pageInfo: onePage(machines),
    });
  const facets = { ranges: {}, without: {}, totalResults: 1, totalSearchResults: 1 };
  for (const { filters } of Object.values(catalogueCalls)) server.answer(filters, facets);
  server.answer(scheduleCalls.auctions, {});
  server.answer(scheduleCalls.weekDays, { dayList: [] });
  server.answer(scheduleCalls.machineCategories, []);
  server.answer(scheduleCalls.machineStatsCategories, []);
  server.answer(searchesCalls.list, { items: [], counter: 0 });
}
