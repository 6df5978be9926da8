import { formatCounts, NO_COUNTS, ONE_FAILED, type Counts } from './counts.ts';
import { messageOf } from '../output/failure.ts';
import { formatSeconds, say } from '../output/steps.ts';

export type GateResult = { counts: Counts; output: string };

export type Gate = {
  name: string;
  /** Gates whose outcome this one needs; when one of them failed, this one is not tried and counts as failed. */
  after?: readonly string[];
  /** Runs only when it is named. */
  isApart?: true;
  run: () => Promise<GateResult>;
};

/**
 * Runs all gates, `atOnce` at a time, of those that are ready the first in the table; a failing one does not stop the
 * others. Returns their counts in the order of the table.
 */
export async function runGates(gates: readonly Gate[], atOnce: number): Promise<Counts[]> {
  const slot = createSlots(atOnce);
  const outcomes = new Map<string, Promise<Counts>>();
  for (const [index, gate] of gates.entries()) {
    outcomes.set(
      gate.name,
      runInTurn(gate, outcomes, (work) => slot(index, work)),
    );
  }
  return Promise.all(outcomes.values());
}

type Outcomes = ReadonlyMap<string, Promise<Counts>>;
type Needed = { name: string; outcome: Promise<Counts> };

/** A gate left out of this run blocks nobody. */
function needed(names: readonly string[] | undefined, outcomes: Outcomes): Needed[] {
  return (names ?? []).map((name) => ({ name, outcome: outcomes.get(name) ?? Promise.resolve(NO_COUNTS) }));
}

async function runInTurn(gate: Gate, outcomes: Outcomes, slot: Slot): Promise<Counts> {
  for (const { name, outcome } of needed(gate.after, outcomes)) {
    const { failed } = await outcome;
    if (failed > 0) return report(gate.name, { counts: ONE_FAILED, output: `Not tried, because ${name} failed.` }, 0);
  }
  return slot(async () => {
    const startedAt = performance.now();
    const result = await gate.run().catch((error: unknown) => ({ counts: ONE_FAILED, output: messageOf(error) }));
    return report(gate.name, result, performance.now() - startedAt);
  });
}

function report(name: string, { counts, output }: GateResult, milliseconds: number): Counts {
  const hasFailed = counts.failed > 0;
  const isRunner = counts.passed + counts.failed + counts.skipped > 1;
  const detail = isRunner ? `: ${formatCounts(counts)}` : '';
  say(`${hasFailed ? '✗' : '✓'} ${name}${detail} ${formatSeconds(milliseconds)}`);
  if (hasFailed && output.trim()) say(output.trimEnd().replaceAll(/^/gm, '    '));
  return counts;
}

type Slot = <T>(work: () => Promise<T>) => Promise<T>;
type Slots = <T>(rank: number, work: () => Promise<T>) => Promise<T>;

/** A free slot goes to the lowest rank that waits. */
function createSlots(count: number): Slots {
  let free = count;
  const queue: { rank: number; start: () => void }[] = [];
  return async (rank, work) => {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((start) => {
        queue.push({ rank, start });
        queue.sort((one, other) => one.rank - other.rank);
      });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next.start();
      else free += 1;
    }
  };
}
