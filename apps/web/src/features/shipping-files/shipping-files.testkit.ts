import { shippingFilesCalls } from '@seri/contract/shipping/shipping-files.calls';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import type {
  CarOfList,
  ChangeOfRow,
  ChangeOfShip,
  ForwarderList,
  RowOfList,
  SentListRow,
  SentLists,
  ShipOfList,
} from './shipping-files.ts';

export const noOutcomes = { applied: 0, same: 0, conflict: 0, refused: 0, undone: 0, stays: 0 };

export const aSentList = (overrides: Partial<SentListRow> = {}): SentListRow => ({
  id: 5,
  version: 2,
  name: 'november.xlsx',
  sender: 'Kaze Forwarding',
  state: 'ready',
  problem: null,
  sent: { name: 'Ken Mori', at: '2026-11-24T03:05:00Z' },
  applied: null,
  undone: null,
  counts: { rows: 4, unknown: 1, attention: 2, chosen: 1, outcomes: noOutcomes },
  ...overrides,
});

export const someLists = (list: readonly SentListRow[], edit = true): SentLists => ({
  list: [...list],
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: list.length, totalResults: list.length },
  can: { edit },
});

export const aShipChange = (overrides: Partial<ChangeOfShip> = {}): ChangeOfShip => ({
  field: 'etd',
  port: 'JPYOK',
  portName: 'Yokohama',
  from: '2026-11-25',
  to: '2026-11-27',
  decision: 'take',
  isTaken: true,
  writtenOn: null,
  isGuessed: false,
  ...overrides,
});

export const aListedShip = (overrides: Partial<ShipOfList> = {}): ShipOfList => ({
  place: 0,
  vessel: 'MORNING LADY',
  number: '021',
  voyageId: 5,
  changes: [aShipChange()],
  problems: [],
  rows: 3,
  outcome: null,
  code: null,
  ...overrides,
});

export const aForwarderList = (overrides: Partial<ForwarderList> = {}): ForwarderList => ({
  ...aSentList(),
  headers: ['Chassis No', 'Vessel', 'Voy', 'ETD', 'ETA', 'B/L', 'Note'],
  mapping: { chassis: 'Chassis No', vessel: 'Vessel', voyageNo: 'Voy', etd: 'ETD', eta: 'ETA', blNo: 'B/L' },
  carriesDown: false,
  listedOn: '2026-11-24',
  isConfirmed: true,
  passedOver: 0,
  ports: [],
  places: [
    { code: 'JPYOK', name: 'Yokohama' },
    { code: 'KEMBA', name: 'Mombasa' },
  ],
  ships: [aListedShip()],
  undoUntil: null,
  can: { edit: true },
  ...overrides,
});

export const aKnownCar = (overrides: Partial<CarOfList> = {}): CarOfList => ({
  id: 700_001,
  sku: 'S700001',
  name: 'Toyota Harrier 2021',
  chassis: 'AXUH80-0039117',
  status: 2,
  client: { id: 7, name: 'Otieno Auto Imports' },
  ...overrides,
});

export const aRowChange = (overrides: Partial<ChangeOfRow> = {}): ChangeOfRow => ({
  field: 'ship',
  from: '',
  to: 'MORNING LADY 021',
  decision: 'take',
  isTaken: true,
  writtenOn: null,
  ...overrides,
});

export const aListRow = (place: number, overrides: Partial<RowOfList> = {}): RowOfList => ({
  place,
  sheet: 'Sheet1',
  line: place + 2,
  stockNo: '',
  chassis: 'AXUH80-0039117',
  named: 'TOYOTA HARRIER',
  remarks: '',
  match: 'exact',
  difference: null,
  car: aKnownCar(),
  others: [],
  ship: 0,
  loadPort: 'Yokohama',
  dischargePort: 'Mombasa',
  changes: [aRowChange()],
  problems: [],
  needsAttention: false,
  mayBeChosen: true,
  isChosen: true,
  outcome: null,
  code: null,
  ...overrides,
});

/** A row of each kind: a near number, a conflict, one that is safe, and one without a car. */
export const someListRows = (): RowOfList[] => [
  aListRow(0, {
    chassis: 'ZVW50-1OO2345',
    match: 'near',
    difference: { kind: 'lookAlike', at: 6 },
    car: aKnownCar({ id: 700_002, sku: 'S700002', name: 'Toyota Prius 2019', chassis: 'ZVW50-10O2345' }),
    needsAttention: true,
    isChosen: false,
  }),
  aListRow(1, {
    chassis: 'DJLFS-512345',
    car: aKnownCar({ id: 700_003, sku: 'S700003', name: 'Mazda Demio 2020', chassis: 'DJLFS-512345' }),
    changes: [
      aRowChange(),
      aRowChange({
        field: 'bookingNo',
        from: 'ONE-77',
        to: 'ONE-88',
        decision: 'conflict',
        isTaken: false,
        writtenOn: '2026-11-24',
      }),
    ],
    problems: [{ problem: 'checkDigit', column: 'containerNo', told: 'CSQU3054384' }],
    needsAttention: true,
    isChosen: false,
  }),
  aListRow(2),
  aListRow(3, {
    chassis: 'GP5-3099999',
    match: 'none',
    car: null,
    changes: [],
    mayBeChosen: false,
    isChosen: false,
  }),
];

const isAmong: Readonly<Record<string, (row: RowOfList) => boolean>> = {
  all: () => true,
  attention: (row) => row.needsAttention,
  chosen: (row) => row.isChosen,
  unknown: (row) => row.car === null,
  notChosen: (row) => row.car !== null && row.outcome === null,
};

/** A list with its rows, which are found as the server finds them. */
export function serveForwarderList(server: FakeServer, list: ForwarderList, rows: readonly RowOfList[]): void {
  server.answer(shippingFilesCalls.view, list);
  server.answer(shippingFilesCalls.rows, ({ query }) => {
    const { only = 'all' } = query;
    const found = rows.filter((row) => isAmong[only]?.(row) ?? row.outcome === only);
    const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 20)];
    const pageInfo = { page, pageSize, totalSearchResults: found.length, totalResults: rows.length };
    return { list: found.slice((page - 1) * pageSize, page * pageSize), pageInfo };
  });
  server.answer(shippingFilesCalls.decide, { counts: list.counts });
}
