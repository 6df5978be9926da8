import { expect, it } from 'vitest';
import { SummedValues, takeTable } from './counted-values.ts';

const counted = (slots: number, lots: Readonly<Record<number, number>>) => {
  const table = takeTable('session', slots);
  for (const [slot, many] of Object.entries(lots)) table[Number(slot)] = many;
  return table;
};
const of = ({ values, lots }: SummedValues) => values.map((value, at) => [value, lots[at]]);

it('lots of several segments are added up by their values, in whichever slots those are', () => {
  const sum = new SummedValues();
  sum.add('session', counted(9, { 0: 7, 1: 1, 5: 2, 8: 3 }), 9, (slot) => `of ${slot}`);
  sum.add('session', counted(3, { 0: 4, 1: 10, 2: 20 }), 3, (slot) => (slot === 1 ? 'of 8' : 'another'));
  expect(of(sum)).toEqual([
    ['of 1', 1],
    ['of 5', 2],
    ['of 8', 13],
    ['another', 20],
  ]);
});

it('what is counted next begins with nothing, also where there are more slots', () => {
  for (const slots of [5, 1, 5, 12]) {
    const sum = new SummedValues();
    const table = takeTable('session', slots);
    expect([...table].every((lots) => lots === 0)).toBe(true);
    table.fill(1, 0, slots);
    sum.add('session', table, slots, (slot) => slot);
    expect(of(sum)).toEqual(Array.from({ length: slots - 1 }, (_, at) => [at + 1, 1]));
  }
});
