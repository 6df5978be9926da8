import type { CarOnShip, Voyage, VoyageCall, VoyageDetails, VoyagesAnswer } from './voyages.ts';

const loading: VoyageCall = {
  id: 11,
  place: 'JPYOK',
  name: 'Yokohama',
  kind: 'load',
  plannedOn: '2026-11-25',
  actualOn: null,
  yardCutOffAt: '2026-11-24T07:00:00Z',
  papersCutOffAt: null,
  cars: 2,
};
const unloading: VoyageCall = {
  ...loading,
  id: 12,
  place: 'KEMBA',
  name: 'Mombasa',
  kind: 'discharge',
  plannedOn: '2026-12-20',
  yardCutOffAt: null,
};

export const aVoyage = (overrides: Partial<Voyage> = {}): Voyage => ({
  id: 5,
  version: 3,
  line: 'Umikaze Line',
  vessel: 'MORNING LADY',
  number: '021',
  state: 'planned',
  calls: [loading, unloading],
  figures: { cars: 2, withoutPapers: 1, withoutParties: 0, leftBehind: 0 },
  ...overrides,
});

export const someVoyages = (list: readonly Voyage[]): VoyagesAnswer => ({
  list: [...list],
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: list.length, totalResults: list.length },
  ports: [{ code: 'JPYOK', name: 'Yokohama' }],
  can: { edit: true },
});

export const aCarOnShip = (overrides: Partial<CarOnShip> = {}): CarOnShip => ({
  id: 700_001,
  version: 4,
  sku: 'S700001',
  name: 'Toyota Harrier Z',
  chassis: 'AXUH80-0039117',
  status: 3,
  client: { id: 7, name: 'Otieno Auto Imports' },
  dischargePort: 'Mombasa',
  destination: 'Nairobi',
  lacks: ['certificate'],
  loadCallId: 11,
  dischargeCallId: 12,
  isLeftBehind: false,
  blNo: '',
  ...overrides,
});

export const aVoyageView = (overrides: Partial<VoyageDetails> = {}): VoyageDetails => ({
  ...aVoyage(),
  cars: [aCarOnShip(), aCarOnShip({ id: 700_002, sku: 'S700002', name: 'Mazda Demio', status: 4, lacks: [] })],
  changedAt: '2026-11-20T03:00:00Z',
  changedBy: 'Ken Mori',
  can: { edit: true },
  ...overrides,
});
