import type { KeyLine } from '../../../../lib/keys/key-line.ts';

/** The keys of the desk. Those with a short text are hinted at below the list. */
export const deskKeyLines: readonly KeyLine[] = [
  { keys: ['J', 'K'], does: 'bids.keys.move', short: 'bids.keys.move' },
  { keys: ['X'], does: 'bids.keys.select', short: 'bids.keys.select' },
  { keys: ['Shift X'], does: 'bids.keys.range' },
  { keys: ['1–6'], does: 'bids.keys.status', short: 'bids.keys.status' },
  { keys: ['E'], does: 'bids.keys.edit', short: 'bids.keys.edit' },
  { keys: ['P'], does: 'bids.keys.sold', short: 'bids.keys.sold' },
  { keys: ['T'], does: 'bids.keys.take', short: 'bids.keys.take' },
  { keys: ['C'], does: 'bids.keys.chat', short: 'bids.keys.chat' },
  { keys: ['Z'], does: 'bids.keys.undo', short: 'bids.keys.undo' },
  { keys: ['Esc'], does: 'bids.keys.clear' },
  { keys: ['?'], does: 'keys.help' },
];
