import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import type { FakeServer } from '../../../lib/calls/fake-server.testkit.ts';
import type {
  CandidatesAnswer,
  ListedAnnouncement,
  ListedReceipt,
  ProposedClient,
  ReceiptsAnswer,
} from './receipts.ts';

export const aReceipt = (id: number, overrides: Partial<ListedReceipt> = {}): ListedReceipt => ({
  id,
  version: 1,
  state: 'new',
  bankAccount: 'MUFG 1234567',
  bookedOn: '2026-11-26',
  valueOn: null,
  amount: 1_850_000,
  currency: 'JPY',
  amountJpy: 1_850_000,
  rate: null,
  bankFee: 0,
  senderName: 'IVANOV IVAN',
  senderBank: 'VTB',
  text: 'PAYMENT FOR CAR',
  reference: `R-${id}`,
  file: 'november.csv',
  client: null,
  score: null,
  entryId: null,
  by: null,
  note: '',
  changedAt: '2026-11-26T03:00:00Z',
  ...overrides,
});

/** A receipt with its best client. */
export const suggested = { state: 'suggested', client: { id: 1001, name: 'Joan Journey' }, score: 105 } as const;

export const aCandidate = (id: number, overrides: Partial<ProposedClient> = {}): ProposedClient => ({
  client: { id, name: 'Joan Journey' },
  score: 105,
  isSuggested: true,
  reasons: [
    { kind: 'reference', points: 80 },
    { kind: 'amount', points: 25, purchaseIds: [700_001] },
  ],
  isThirdParty: false,
  balance: -2_350_000,
  isByHand: false,
  open: [
    { id: 700_000, name: 'Toyota Aqua', open: 500_000, dueOn: '2026-11-20' },
    { id: 700_001, name: 'Toyota Harrier', open: 1_850_000, dueOn: '2026-12-01' },
  ],
  ...overrides,
});

/** Nothing that speaks for it is enough. */
export const anotherCandidate = (id: number, overrides: Partial<ProposedClient> = {}): ProposedClient =>
  aCandidate(id, {
    client: { id, name: 'Igor Ivanov' },
    score: 25,
    isSuggested: false,
    reasons: [{ kind: 'name', points: 25 }],
    isThirdParty: true,
    balance: 0,
    open: [],
    ...overrides,
  });

export const anAnnouncement = (id: number, overrides: Partial<ListedAnnouncement> = {}): ListedAnnouncement => ({
  id,
  client: { id: 1001, name: 'Joan Journey' },
  amount: 1_850_000,
  currency: 'JPY',
  sentOn: '2026-11-24',
  note: '',
  slip: `/v1/payments/announcements/${id}/slip`,
  announcedAt: '2026-11-24T03:00:00Z',
  state: 'on-its-way',
  ...overrides,
});

type ServedAnswer = Partial<Omit<ReceiptsAnswer, 'list' | 'pageInfo'>>;

export function receiptsAnswer(list: readonly ListedReceipt[], change: ServedAnswer = {}): ReceiptsAnswer {
  return {
    list: [...list],
    pageInfo: { page: 1, pageSize: 20, totalSearchResults: list.length },
    counts: { inbox: list.length, unidentified: 3, booked: 214, 'set-aside': 6 },
    unidentified: 345_000,
    bankAccounts: ['MUFG 1234567', 'SMBC 7654321'],
    can: { book: true },
    ...change,
  };
}

interface ServedDesk extends ServedAnswer {
  candidates?: readonly ProposedClient[];
  announcements?: readonly ListedAnnouncement[];
}

const inView = ({ state }: ListedReceipt, view: string) =>
  view === 'inbox' ? state === 'new' || state === 'suggested' : view === state;

/** Serves the receipts of the map, so that a test can change them. */
export function serveReceipts(server: FakeServer, all: Map<number, ListedReceipt>, desk: ServedDesk = {}): void {
  const { candidates = [], announcements = [], ...change } = desk;
  server.answer(receiptsCalls.list, ({ query: { view = 'inbox', search = '' } }) =>
    receiptsAnswer(
      [...all.values()].filter((one) => inView(one, view) && one.senderName.includes(search)),
      change,
    ),
  );
  server.answer(receiptsCalls.candidates, ({ query: { id, search = '' } }): CandidatesAnswer => {
    const found = candidates.filter(({ client }) => client.name.includes(search));
    return {
      receipt: all.get(Number(id)) ?? null,
      list: search === '' ? candidates.slice(0, 4) : found,
      announcements: [...announcements],
    };
  });
  server.answer(receiptsCalls.moneyRequests, { list: [] });
  server.answer(receiptsCalls.closing, { days: [] });
}
