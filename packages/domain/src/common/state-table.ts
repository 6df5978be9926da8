/** The states that may follow each state; an end state has none. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Throws if the table names an unknown state, or if a state cannot be reached from `first`. */
export function stateTable<State extends string>(first: State, moves: StateTable<State>): StateTable<State> {
  const reached = new Set<State>([first]);
  for (const state of reached) {
    const next = moves[state] as readonly State[] | undefined;
    if (next === undefined) throw new RangeError(`The state ${state} is unknown.`);
    for (const one of next) reached.add(one);
  }
  const unreached = Object.keys(moves).filter((state) => !reached.has(state as State));
  if (unreached.length > 0) throw new RangeError(`Nothing leads to ${unreached.join(', ')}.`);
  return moves;
}
