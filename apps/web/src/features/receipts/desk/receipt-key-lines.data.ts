import type { KeyLine } from '../../../lib/keys/key-line.ts';

/** The keys of the desk. Those with a short text are hinted at below the list. */
export const receiptKeyLines: readonly KeyLine[] = [
  { keys: ['J', 'K', '↑', '↓'], does: 'receipts.keys.move', short: 'receipts.keys.move.short' },
  { keys: ['1–4'], does: 'receipts.keys.choose', short: 'receipts.keys.choose.short' },
  { keys: [{ label: 'keys.enter' }], does: 'receipts.keys.book' },
  { keys: ['U'], does: 'receipts.keys.unidentified' },
  { keys: ['I'], does: 'receipts.keys.ignore' },
  { keys: ['N'], does: 'receipts.keys.skip' },
  { keys: ['Z'], does: 'receipts.keys.takeBack' },
  { keys: ['/'], does: 'receipts.keys.search', short: 'receipts.keys.search.short' },
  { keys: ['?'], does: 'keys.help' },
];
