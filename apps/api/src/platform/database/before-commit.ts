import type { Tx } from './database.ts';

type Ending = () => Promise<void>;

const endings = new WeakMap<Tx, Map<string, Ending>>();

/** Does the work of a transaction, then what was left for its end. */
export async function withEnding<Answer>(tx: Tx, work: () => Promise<Answer>): Promise<Answer> {
  const left = new Map<string, Ending>();
  endings.set(tx, left);
  const answer = await work();
  // An ending may leave another one, which the iteration reaches too.
  for (const ending of left.values()) await ending();
  return answer;
}

/** Leaves something for the end of the transaction, once for each key: what follows from all that the transaction writes. */
export function beforeCommit(tx: Tx, key: string, ending: Ending): void {
  const left = endings.get(tx);
  if (!left) throw new Error('Only what runs in `inTransaction` may leave something for its end.');
  left.set(key, ending);
}
