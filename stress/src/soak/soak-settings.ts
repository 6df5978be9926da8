import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../../tools/src/output/failure.ts';
import { seedOf } from '../../../tools/src/gates/test-seed.ts';

/** A compressed day. Between two stretches the traffic rests, and everything is measured. */
export interface DayPlan {
  stretches: number;
  /** Requests of people who read, and who write favourites and messages. */
  visits: number;
  /** Bids that are placed; half of them are changed, and staff decide on all. */
  bids: number;
  /** Pictures that are made for the first time. */
  pictures: number;
}

export interface SoakSettings {
  /** 1 is the whole day. */
  share: number;
  /** Bytes that a planted leak keeps for each request; 0 for none. */
  leak: number;
  lots: number;
  /** The day ends after so many, wherever it is. */
  mostMinutes: number;
  /** Seconds from the beginning of one stretch to that of the next, at least. */
  pace: number;
  seed: string;
  /** The folder of curves and report. */
  report: string;
  plan: DayPlan;
}

const wholeDay = { visits: 1_000_000, bids: 200_000, pictures: 20_000 };
const stretches = 120;

export function readSoakSettings(env: NodeJS.ProcessEnv): SoakSettings {
  const share = numberIn(env, 'SOAK_SHARE', 1);
  const leak = numberIn(env, 'SOAK_LEAK', 0);
  const perStretch = (amount: number) => Math.ceil((amount * share) / stretches);
  return {
    share,
    leak,
    lots: numberIn(env, 'DEMO_LOTS', 6_000),
    mostMinutes: numberIn(env, 'SOAK_MINUTES', Infinity),
    pace: numberIn(env, 'SOAK_PACE', 0),
    seed: seedOf(env['SERI_TEST_SEED']),
    // A run that has to fail leaves the report of the last good one alone.
    report: env['SOAK_REPORT'] || (leak > 0 ? mkdtempSync(join(tmpdir(), 'seri-soak-report-')) : docs),
    plan: {
      stretches,
      visits: perStretch(wholeDay.visits),
      bids: perStretch(wholeDay.bids),
      pictures: perStretch(wholeDay.pictures),
    },
  };
}

const docs = join(import.meta.dirname, '../../../docs/reliability');

function numberIn(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name] || String(usual);
  const value = Number(text);
  if (value >= 0) return value;
  throw new Failure(`${name} is "${text}": set it to a number.`);
}
