import type { Purchase, PurchasesAnswer, PurchaseDetails } from './purchases.ts';

const unpaid = { paid: 0, open: 1_850_000, dueOn: '2026-11-24', isOverdue: false };

export const aPurchase = (overrides: Partial<Purchase> = {}): Purchase => ({
  id: 700_001,
  sku: 'S-700001',
  pageType: 'stats',
  lotNo: '20388',
  auction: 'USS Tokyo',
  maker: 'Toyota',
  model: 'Harrier',
  year: 2021,
  chassis: 'AXUH80-0039117',
  images: [],
  purchaseDate: '2026-11-15T06:00:00.000Z',
  status: 3,
  yardArrivalEta: '2026-11-20',
  exportPort: 'Yokohama',
  dischargePort: 'Vladivostok',
  voyage: 'Vostok 214',
  etd: '2026-11-24',
  eta: '2026-11-28',
  totalPrice: 1_850_000,
  ...unpaid,
  isReturned: false,
  documents: 0,
  client: null,
  ...overrides,
});

export function purchasesAnswer(list: readonly Purchase[], overrides: Partial<PurchasesAnswer> = {}): PurchasesAnswer {
  const total = list.length;
  return {
    list: [...list],
    statusList: Array.from({ length: 9 }, (_, value) => ({
      value,
      label: `status ${value}`,
      count: list.filter(({ status }) => status === value).length,
    })),
    pageInfo: { page: 1, pageSize: 20, totalResults: total, totalSearchResults: total },
    totalPrice: list.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    can: { chooseClients: false },
    ...overrides,
  };
}

const nobody = {
  fullName: '',
  document: '',
  address: '',
  country: '',
  countryId: null,
  port: '',
  telephone: '',
  email: '',
  value: '',
  paymentMethod: '',
};

const mayNothing = {
  downloadPhotos: false,
  editCharges: false,
  discount: false,
  reverse: false,
  invoice: false,
  settle: false,
  move: false,
};

const partiesAtRest = {
  can: { edit: false },
  isLocked: false,
  afterCutOff: false,
  papersCutOffAt: null,
  consignee: { papersName: 'Ivanov', papersAddress: '', isComplete: false },
  notify: { papersName: 'Ivanov', papersAddress: '', isComplete: false },
};

export const aPurchaseView = (overrides: Partial<PurchaseDetails> = {}): PurchaseDetails => ({
  carDetail: {
    id: 700_001,
    carId: 100_001,
    pageType: 'stats',
    title: 'Toyota Harrier Z',
    lotNo: '20388',
    auction: 'USS Tokyo',
    model: 'Toyota Harrier',
    yearMonth: '2021/06',
    chassis: 'AXUH80-0039117',
    mileage: 48_000,
    engine: 2000,
    color: 'White',
    purchaseDate: '2026-11-15T06:00:00.000Z',
    sku: 'S-700001',
  },
  consignee: { ...nobody, fullName: 'Ivanov' },
  notifyParty: { ...nobody, fullName: 'Ivanov', sameAsConsignee: true },
  parties: partiesAtRest,
  finances: {
    fields: [
      { value: 1_800_000, label: 'price' },
      { value: 50_000, label: 'agent' },
    ],
    total: 1_850_000,
  },
  charges: [
    { id: 1, kind: 'agent', label: 'Agent fee', note: '', amount: 50_000, state: 'booked', version: 1 },
    { id: 2, kind: 'freight', label: 'Freight', note: '', amount: null, state: 'expected', version: 1 },
  ],
  toCome: { known: 0, unknown: 1 },
  ...unpaid,
  payments: [],
  logistics: {
    status: 3,
    purchaseDate: '2026-11-15T06:00:00.000Z',
    yardArrivalEta: '2026-11-20',
    stockYard: 'Nagoya C-14',
    exportPort: 'Nagoya',
    typeOfExport: 'Whole',
    shippingLine: 'FESCO',
    voyage: 'Vostok 214',
    dischargePort: 'Vladivostok',
    destination: '',
    destinationCode: null,
    etd: '2026-11-24',
    eta: '2026-11-28',
    bookingNo: '',
    containerNo: '',
    blNo: '',
    blKind: null,
  },
  lotImages: { images: [], thumbnails: [] },
  carPapers: { papers: [], can: { upload: false, downloadAll: false } },
  documents: [],
  papers: [],
  note: '',
  statusList: [],
  client: null,
  exportVerdict: { verdict: 'ok', rules: [], missing: [] },
  stages: [],
  tasks: {
    next: { client: null, staff: null, quiet: { state: 'waitsForShip', on: '2026-11-24' } },
    storage: null,
    open: [],
    can: { act: false, enter: false },
  },
  history: null,
  ship: null,
  isReturned: false,
  isTakenBack: false,
  takenBackWhy: null,
  price: 1_800_000,
  settlement: null,
  version: 1,
  can: mayNothing,
  ...overrides,
});
