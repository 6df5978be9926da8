import { randomInt } from 'node:crypto';
import { Failure } from './failure.ts';

/** The seed of the order of files and tests: a new one each time, unless a run is to be repeated. */
export function seedOf(given: string | undefined): string {
  if (!given) return String(randomInt(1, 1_000_000));
  if (/^[1-9]\d{0,8}$/.test(given)) return given;
  throw new Failure(`SERI_TEST_SEED is "${given}": give the number that a run has printed.`);
}
