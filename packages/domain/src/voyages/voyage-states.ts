import { type StateTable, stateTable } from '../common/state-table.ts';

/** R98: only a ship that has not left is cancelled. */
export const voyageStates = ['planned', 'sailed', 'arrived', 'cancelled'] as const;
export type VoyageState = (typeof voyageStates)[number];

export const voyageMoves: StateTable<VoyageState> = stateTable('planned', {
  planned: ['sailed', 'cancelled'],
  sailed: ['arrived'],
  arrived: [],
  cancelled: [],
});

/** Days that are entered late lead over several states at once. */
export function mayBecomeVoyage(from: VoyageState, to: VoyageState): boolean {
  return from === to || voyageMoves[from].some((next) => mayBecomeVoyage(next, to));
}

interface CallOfState {
  kind: 'load' | 'discharge';
  actualOn: string | null;
}

/** It has sailed with the first port that it has left, and arrived with the last one that it has reached. */
export function stateByCalls(calls: readonly CallOfState[]): Exclude<VoyageState, 'cancelled'> {
  const ports = calls.filter(({ kind }) => kind === 'discharge');
  if (ports.length > 0 && ports.every(({ actualOn }) => actualOn !== null)) return 'arrived';
  return calls.some(({ kind, actualOn }) => kind === 'load' && actualOn !== null) ? 'sailed' : 'planned';
}
