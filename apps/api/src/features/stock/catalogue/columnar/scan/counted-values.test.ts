import { expect, it } from 'vitest';
import { SummedValues, takeTable } from './counted-values.ts';

const counted = (slots: number, lots: Readonly<Record<number, number>>) => {
  const table = takeTable('session', slots);
  for (const [slot, many] of Object.entries(lots)) table[Number(slot)] = many;
  return table;
};
const entriesOf = ({ values, lots }: SummedValues) => values.map((value, at) => [value, lots[at]]);

it('adds up lots of several segments by value, whatever slots the values have', () => {
  const sum = new SummedValues();
  sum.add('session', counted(9, { 0: 7, 1: 1, 5: 2, 8: 3 }), 9, (slot) => `of ${slot}`);
  sum.add('session', counted(3, { 0: 4, 1: 10, 2: 20 }), 3, (slot) => (slot === 1 ? 'of 8' : 'another'));
  expect(entriesOf(sum)).toEqual([
    ['of 1', 1],
    ['of 5', 2],
    ['of 8', 13],
    ['another', 20],
  ]);
});

it('takes a zeroed table each time, also when it needs more slots', () => {
  for (const slots of [5, 1, 5, 12]) {
    const sum = new SummedValues();
    const table = takeTable('session', slots);
    expect([...table].every((lots) => lots === 0)).toBe(true);
    table.fill(1, 0, slots);
    sum.add('session', table, slots, (slot) => slot);
    expect(entriesOf(sum)).toEqual(Array.from({ length: slots - 1 }, (_, at) => [at + 1, 1]));
  }
});
