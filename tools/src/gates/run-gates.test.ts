import { expect, it } from 'vitest';
import { ONE_FAILED, ONE_PASSED } from './counts.ts';
import { runGates, type Gate } from './run-gates.ts';

const passing = { counts: ONE_PASSED, output: '' };

it('a failing gate does not stop the others', async () => {
  const gates: Gate[] = [
    { name: 'fails', run: async () => ({ counts: ONE_FAILED, output: 'why' }) },
    { name: 'throws', run: () => Promise.reject(new Error('worse')) },
    { name: 'passes', run: async () => passing },
  ];
  expect(await runGates(gates, 1)).toEqual([ONE_FAILED, ONE_FAILED, ONE_PASSED]);
});

it('a gate waits for those it needs, and fails untried when one of them failed', async () => {
  const order: string[] = [];
  const note =
    (name: string, counts = ONE_PASSED) =>
    async () => {
      order.push(name);
      return { counts, output: '' };
    };
  const gates: Gate[] = [
    { name: 'build', run: note('build') },
    { name: 'sizes', after: ['build'], run: note('sizes') },
    { name: 'broken', run: note('broken', ONE_FAILED) },
    { name: 'never', after: ['broken'], run: note('never') },
    { name: 'alone', after: ['not in this run'], run: note('alone') },
  ];
  const counts = await runGates(gates, 2);
  expect(order.indexOf('sizes')).toBeGreaterThan(order.indexOf('build'));
  expect(order).not.toContain('never');
  expect(counts).toEqual([ONE_PASSED, ONE_PASSED, ONE_FAILED, ONE_FAILED, ONE_PASSED]);
});

it('no more gates run at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return passing;
  };
  await runGates(
    ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, run })),
    2,
  );
  expect(most).toBe(2);
});

it('a gate that had to wait for another one goes before those below it in the table', async () => {
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
    return passing;
  };
  const gates: Gate[] = [
    { name: 'build', run: note('build') },
    { name: 'first', run: note('first') },
    { name: 'journeys', after: ['build'], run: note('journeys') },
    { name: 'last', run: note('last') },
  ];
  await runGates(gates, 1);
  expect(order).toEqual(['build', 'first', 'journeys', 'last']);
});
