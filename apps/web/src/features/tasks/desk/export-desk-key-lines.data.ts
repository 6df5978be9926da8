import type { KeyLine } from '../../../lib/keys/key-line.ts';

/** The keys of the desk. Those with a short text are hinted at below the list. */
export const exportDeskKeyLines: readonly KeyLine[] = [
  { keys: ['J', 'K', '↑', '↓'], does: 'exportDesk.keys.move', short: 'exportDesk.keys.move.short' },
  { keys: [{ label: 'keys.space' }], does: 'exportDesk.keys.mark', short: 'exportDesk.keys.mark.short' },
  { keys: ['D'], does: 'exportDesk.keys.done', short: 'exportDesk.keys.done.short' },
  { keys: ['S'], does: 'exportDesk.keys.skip', short: 'exportDesk.keys.skip.short' },
  { keys: ['M'], does: 'exportDesk.keys.message' },
  { keys: [{ label: 'keys.enter' }], does: 'exportDesk.keys.open' },
  { keys: ['Z'], does: 'exportDesk.keys.undo' },
  { keys: ['/'], does: 'exportDesk.keys.search', short: 'exportDesk.keys.search.short' },
  { keys: ['Esc'], does: 'exportDesk.keys.clear' },
  { keys: ['?'], does: 'keys.help' },
];
