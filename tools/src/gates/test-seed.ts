import { randomInt } from 'node:crypto';
import { Failure } from '../output/failure.ts';

/** The seed of the order of files and tests: a new one each time, unless a run is to be repeated. */
export function seedOf(text: string | undefined): string {
  if (!text) return String(randomInt(1, 1_000_000));
  if (/^[1-9]\d{0,8}$/.test(text)) return text;
  throw new Failure(`SERI_TEST_SEED is "${text}": give the number that a run has printed.`);
}
