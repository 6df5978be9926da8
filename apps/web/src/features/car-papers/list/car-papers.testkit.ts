import { aPurchaseView } from '../../purchases/list/purchases.testkit.ts';
import type { PurchaseDetails } from '../../purchases/list/purchases.ts';
import type { PurchasePaper } from './car-paper.ts';

type PaperDesk = NonNullable<PurchasePaper['desk']>;

/** A paper as its buyer reads it. */
export const aPaper = (id: number, overrides: Partial<PurchasePaper> = {}): PurchasePaper => ({
  id,
  version: 1,
  kind: 'bill_of_lading',
  title: '',
  number: 'SW-4471',
  issuedOn: '2026-11-20',
  validUntil: null,
  media: 'pdf',
  bytes: 240_000,
  state: 'shared',
  sharedAt: '2026-11-21T03:00:00.000Z',
  path: `/v1/purchased-cars/document?id=${id}`,
  held: null,
  earlier: 0,
  purchases: [700_001],
  desk: null,
  ...overrides,
});

const noMoves = {
  edit: false,
  share: false,
  release: false,
  hold: false,
  unshare: false,
  withdraw: false,
  restore: false,
};

/** Staff read this of a paper beside its buyer. */
export const aDesk = (can: Partial<PaperDesk['can']> = {}): PaperDesk => ({
  reason: '',
  uploadedBy: 'Kenji Morita',
  uploadedAt: '2026-11-20T03:00:00.000Z',
  openedAt: null,
  openedBy: null,
  isReleaseOff: false,
  can: { ...noMoves, ...can },
});

export const aPurchaseWith = (papers: PurchasePaper[], upload = false): PurchaseDetails => ({
  ...aPurchaseView(),
  carPapers: { papers, can: { upload, downloadAll: papers.some(({ path }) => path !== null) } },
});
