import { expect, it } from 'vitest';
import type { IndexedLot } from './lot-facts.ts';
import { bytesOf } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';

/** A realistic spread: hundreds of sessions, models and chassis codes, tens of words, many prices and mileages. */
function anyCar(id: number): IndexedLot {
  const of = (many: number, salt: number) => (id * 7_919 + salt) % many;
  return {
    id,
    kind: 'car',
    day: 20_000 + of(300, 1),
    runsAt: (20_000 + of(300, 1)) * 86_400e6 + of(1_000, 2) * 12e6,
    lotNumber: 10_000 + of(9_000, 3),
    session: of(3_000, 4),
    model: of(1_200, 5),
    chassis: of(4_800, 6),
    category: null,
    status: 4_531 + of(5, 7),
    color: `color ${of(15, 8)}`,
    condition: `grade ${of(11, 9)}`,
    conditionRank: of(16, 10),
    gearbox: `gearbox ${of(3, 11)}`,
    steering: `steering ${of(2, 12)}`,
    equipment: `equipment ${of(2_000, 13)}`,
    trim: `trim ${of(400, 18)}`,
    year: 1_996 + of(31, 14),
    engine: 660 + of(30, 15) * 100,
    mileage: of(220, 16) * 1_000,
    hours: null,
    startPrice: of(400, 17) * 10_000,
    soldPrice: of(430, 18) * 10_000,
  };
}

it('takes about ninety bytes a car', () => {
  const builder = new SegmentBuilder('car');
  const many = 40_000;
  for (let id = 1; id <= many; id += 1) builder.add(anyCar(id));
  expect(bytesOf(builder.build()) / many).toBeLessThan(92);
});

it.each([-1, 1.5, Number.NaN])('rejects a lot with a value that a column cannot hold: %s', (mileage) => {
  expect(() => new SegmentBuilder('car').add({ ...anyCar(1), mileage })).toThrow(RangeError);
});

it('rejects an id that does not fit four bytes', () => {
  const builder = new SegmentBuilder('car');
  builder.add(anyCar(2 ** 32 - 1));
  expect(() => builder.add(anyCar(2 ** 32))).toThrow(RangeError);
  expect([...builder.build().ids]).toEqual([2 ** 32 - 1]);
});

it('keeps prices beyond four bytes exact', () => {
  const builder = new SegmentBuilder('car');
  for (const [at, soldPrice] of [1, 100_000_000_000, null].entries()) builder.add({ ...anyCar(at + 1), soldPrice });
  const { byTime, ids } = builder.build();
  const prices = Array.from(ids, (id, row) => [id, byTime.columns.soldPrice[row]]);
  expect(new Map(prices as [number, number][])).toEqual(
    new Map([
      [1, 2],
      [2, 100_000_000_001],
      [3, 0],
    ]),
  );
});
