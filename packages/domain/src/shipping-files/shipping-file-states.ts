import { stateTable } from '../common/state-table.ts';

export const shippingFileStates = ['reading', 'failed', 'ready', 'applying', 'applied', 'undoing', 'undone'] as const;
export type ShippingFileState = (typeof shippingFileStates)[number];

/** R102: a list is read, also again by other columns, then applied; one that was taken back may be read again. */
export const shippingFileMoves = stateTable<ShippingFileState>('reading', {
  reading: ['ready', 'failed'],
  failed: [],
  ready: ['reading', 'applying'],
  applying: ['applied'],
  applied: ['undoing'],
  undoing: ['undone'],
  undone: ['reading'],
});

/**
 * The end of a row, or of a ship. `same`: there was nothing to change; `conflict`: it has changed since the preview; `refused`:
 * its gate does not let it pass; `stays`: it could not be taken back, because something newer has touched it.
 */
export const shippingOutcomes = ['applied', 'same', 'conflict', 'refused', 'undone', 'stays'] as const;
export type ShippingOutcome = (typeof shippingOutcomes)[number];

export const hoursToUndo = 24;
