import type { BankPreview } from './bank-file.ts';

type PreviewLine = BankPreview['lines'][number];

export const aLine = (line: number, overrides: Partial<PreviewLine> = {}): PreviewLine => ({
  line,
  bookedOn: '2026-11-26',
  amount: 480_000,
  currency: 'JPY',
  amountJpy: 480_000,
  senderName: 'PETRENKO DMITRIY',
  text: 'INVOICE 2026-000123',
  reference: '',
  state: 'fresh',
  ...overrides,
});

/** Two new lines, one that staff have written before, and one that was taken before. */
export const aPreview = (overrides: Partial<BankPreview> = {}): BankPreview => ({
  columns: ['日付', 'お預入金額', '摘要', '振込依頼人名'],
  currency: 'JPY',
  mapping: { bookedOn: '日付', deposit: 'お預入金額', text: '摘要', senderName: '振込依頼人名', amount: null },
  faults: [],
  lines: [
    aLine(2),
    aLine(3),
    aLine(4, { state: 'joined', senderName: 'SATO' }),
    aLine(5, { state: 'kept', senderName: 'OLD' }),
  ],
  counts: { fresh: 2, joined: 1, kept: 1, withdrawn: 5 },
  ...overrides,
});
