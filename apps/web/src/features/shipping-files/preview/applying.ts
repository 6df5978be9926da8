import type { ForwarderList } from '../shipping-files.ts';

/** How much an application would write. */
export interface Applying {
  cars: number;
  ships: number;
}

/** A new ship is written with its days; a known one if a day of it is taken. */
export const applyingOf = ({ counts, ships }: ForwarderList): Applying => ({
  cars: counts.chosen,
  ships: ships.filter(({ changes }) => changes.some(({ isTaken }) => isTaken)).length,
});

/** Staff look at the columns before they apply a list. */
export function mayApply(list: ForwarderList): boolean {
  const { cars, ships } = applyingOf(list);
  return list.can.edit && list.isConfirmed && cars + ships > 0;
}
