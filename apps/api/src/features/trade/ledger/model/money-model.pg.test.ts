import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { moneyCommand } from './money-commands.steps.ts';
import { openMoneyWorld } from './money-world.steps.ts';

vi.setConfig({ testTimeout: 7_200_000 });

const isLong = process.env['SERI_LONG'] !== undefined;
const steps = isLong ? 20_000 : 200;
/** The invariants read every row of the database. */
const stepsOfWorld = 500;
/** No run takes two minutes: by then one that has failed is short enough. */
const limits = { numRuns: 1, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true };
const seed = Number(process.env['SERI_TEST_SEED']) || (Date.now() % 1_000_000) + 1;
const commands = fc.noBias(fc.array(moneyCommand, { maxLength: 120, size: 'max' }));

/** Otherwise a long run has proved less than it says. */
const taken = [
  'bid status price undo charge change remove settle resell correct-settlement reverse',
  'issue deposit credit credit-line remit correct enter book book-preferred mark reverse-receipt',
  'payout write-off approve-payout approve-write-off refuse-payout refuse-write-off take-back-payout take-back-write-off',
  'allocate free move by-hand by-rule',
].join(' ');
const mustHappen = [
  ...taken.split(' ').map((name) => `${name}: done`),
  'status: REASON_NEEDED',
  'book-preferred: NOT_FOUND',
  'approve-payout: SECOND_PERSON',
  'approve-write-off: SECOND_PERSON',
  'approve-payout: MONEY_EXCEEDED',
  'approve-write-off: MONEY_EXCEEDED',
  'allocate: ALLOCATION_EXCEEDS',
  'free: ALLOCATION_EXCEEDS',
  'move: ALLOCATION_EXCEEDS',
  'OVERLOADED',
  'OUTCOME_UNKNOWN',
];

it(`R61, R87, R88, R90 to R95: after any steps the money is what plain sums say (SERI_TEST_SEED=${seed})`, async () => {
  const seen = new Set<string>();
  for (let played = 0, run = 0; played < steps;) {
    const world = await openMoneyWorld(seen);
    const end = Math.min(steps, played + stepsOfWorld);
    try {
      while (played < end) {
        run += 1;
        played += await playRun(world, seed + run);
      }
      await world.expectInvariants();
    } finally {
      await world.close();
    }
  }
  if (isLong) expect([...seen]).toEqual(expect.arrayContaining(mustHappen));
});

/** Returns how many steps it had. */
async function playRun(world: Awaited<ReturnType<typeof openMoneyWorld>>, seedOfRun: number): Promise<number> {
  let played = 0;
  const property = fc.asyncProperty(commands, async (each) => {
    const run = await world.startRun();
    played = await run.play(each);
    await run.expectScreens();
  });
  await fc.assert(property, { ...limits, seed: seedOfRun });
  return played;
}
