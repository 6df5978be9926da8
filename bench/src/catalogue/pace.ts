import { setImmediate as arrival } from 'node:timers/promises';
import { percentile } from '../trial.ts';

export interface SharedPace {
  p50: number;
  p95: number;
  times: number;
}

const most = { alone: 60, together: 12 };
const longest = 4_000;

/** The response times of a crowd in which everybody asks one question after another, for some seconds at most. */
export async function paceOf(users: number, work: (turn: number) => Promise<unknown>): Promise<SharedPace> {
  const turns = users === 1 ? most.alone : most.together;
  await Promise.all(Array.from({ length: Math.min(users, 4) }, (_, turn) => work(turn)));
  const took: number[] = [];
  const end = performance.now() + longest;
  const user = async (own: number) => {
    for (let turn = 0; turn < turns && (turn === 0 || performance.now() < end); turn += 1) {
      const start = performance.now();
      // An answer computed on this thread delays the others, and that delay counts.
      await arrival();
      await work(turn * users + own);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, own) => user(own)));
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95), times: took.length };
}
