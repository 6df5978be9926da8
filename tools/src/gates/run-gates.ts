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

/** Runs all gates, `atOnce` at a time; a failing one does not stop the others. Returns their counts in the order of the table. */
export async function runGates(gates: readonly Gate[], atOnce: number): Promise<Counts[]> {
  const slot = createSlots(atOnce);
  const outcomes = new Map<string, Promise<Counts>>();
  for (const gate of gates) {
    outcomes.set(gate.name, runInTurn(gate, outcomes, slot));
  }
  return Promise.all(outcomes.values());
}

type Outcomes = ReadonlyMap<string, Promise<Counts>>;
type Needed = { name: string; outcome: Promise<Counts> };

/** A gate left out of this run blocks nobody. */
function needed(names: readonly string[] | undefined, outcomes: Outcomes): Needed[] {
  return (names ?? []).map((name) => ({ name, outcome: outcomes.get(name) ?? Promise.resolve(NO_COUNTS) }));
}

async function runInTurn(gate: Gate, outcomes: Outcomes, slot: Slots): Promise<Counts> {
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

type Slots = <T>(work: () => Promise<T>) => Promise<T>;

function createSlots(count: number): Slots {
  let free = count;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
