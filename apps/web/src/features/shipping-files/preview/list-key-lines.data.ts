import type { KeyLine } from '../../../lib/keys/key-line.ts';

/** The keys of the preview. Those with a short text are hinted at below the rows. */
export const listKeyLines: readonly KeyLine[] = [
  { keys: ['J', 'K', '↑', '↓'], does: 'shippingFiles.keys.move', short: 'shippingFiles.keys.move.short' },
  { keys: [{ label: 'keys.space' }], does: 'shippingFiles.keys.choose', short: 'shippingFiles.keys.choose.short' },
  { keys: ['A'], does: 'shippingFiles.keys.safe', short: 'shippingFiles.keys.safe.short' },
  { keys: ['O'], does: 'shippingFiles.keys.details', short: 'shippingFiles.keys.details.short' },
  { keys: [{ label: 'keys.enter' }], does: 'shippingFiles.keys.apply', short: 'shippingFiles.keys.apply.short' },
  { keys: ['?'], does: 'keys.help' },
];
