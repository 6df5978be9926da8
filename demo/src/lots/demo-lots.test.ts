import { addDays, type JapanDay, japanDay, weekdayOf } from '@seri/domain/japan-time';
import { lotStatusCodes } from '@seri/domain/lot-status';
import { expect, test } from 'vitest';
import { type DemoLot, demoLots } from './demo-lots.ts';
import { grades } from './grades.data.ts';
import { demoHouses } from './houses.data.ts';
import { demoModels } from './models.ts';

const thursday: JapanDay = '2026-11-26';
const { sessions, lots } = demoLots({ seed: 1, count: 300, today: thursday });
const many = demoLots({ seed: 2, count: 4000, today: thursday }).lots;
const houseOf = new Map(demoHouses.map((house) => [house.code, house]));

function share(list: readonly DemoLot[], holds: (lot: DemoLot) => boolean): number {
  return list.filter(holds).length / list.length;
}

function todaysAt(time: string): readonly DemoLot[] {
  const asOf = new Date(`${thursday}T${time}+09:00`);
  return demoLots({ seed: 1, count: 300, today: thursday, asOf }).lots.filter((lot) => lot.sessionDate === thursday);
}

test('the same seed and day give the same lots, another seed others', () => {
  expect(demoLots({ seed: 1, count: 300, today: thursday }).lots).toEqual(lots);
  expect(demoLots({ seed: 3, count: 300, today: thursday }).lots).not.toEqual(lots);
});

test('a lot of a later session is the same lot when its day has come, but for its result', () => {
  const friday = addDays(thursday, 1);
  const facts = (today: JapanDay) =>
    demoLots({ seed: 1, count: 300, today })
      .lots.filter((lot) => lot.sessionDate === friday)
      .map(({ status: _status, soldPrice: _soldPrice, ...rest }) => rest);
  expect(facts(friday).length).toBeGreaterThan(20);
  expect(facts(friday)).toEqual(facts(thursday));
});

test.each([300, 1, 17, 0])('%i lots are asked for and as many come', (count) => {
  expect(demoLots({ seed: 1, count, today: thursday }).lots).toHaveLength(count);
});

test.each(['2026-11-22', '2026-11-23', '2026-12-28'] as const)(
  'from %s every house has one session on its weekday within seven days',
  (today) => {
    const planned = demoLots({ seed: 1, count: 0, today }).sessions;
    expect(planned.map((session) => session.houseCode)).toEqual(demoHouses.map((house) => house.code));
    for (const session of planned) {
      expect(weekdayOf(session.date)).toBe(houseOf.get(session.houseCode)?.weekday);
      expect(session.date >= today && session.date < addDays(today, 7)).toBe(true);
      expect(japanDay(session.startsAt)).toBe(session.date);
    }
  },
);

test('external ids are unique', () => {
  expect(new Set(many.map((lot) => lot.externalId)).size).toBe(many.length);
});

test('numbers and times rise within a session and stay on its day', () => {
  for (const session of sessions) {
    const own = lots.filter((lot) => lot.houseCode === session.houseCode);
    for (const [index, lot] of own.entries()) {
      const next = own[index + 1];
      expect(lot.runsAt >= session.startsAt).toBe(true);
      expect(japanDay(lot.runsAt)).toBe(session.date);
      if (next) expect(Number(next.lotNo)).toBeGreaterThan(Number(lot.lotNo));
      if (next) expect(next.runsAt > lot.runsAt).toBe(true);
    }
  }
});

test('prices stand on the step of their house, a sold price not below the start', () => {
  for (const lot of many) {
    const step = houseOf.get(lot.houseCode)?.bidStep ?? 0;
    expect(lot.startPrice % step).toBe(0);
    expect(lot.startPrice).toBeGreaterThan(0);
    if (lot.soldPrice !== null) expect(lot.soldPrice % step).toBe(0);
    if (lot.soldPrice !== null) expect(lot.soldPrice).toBeGreaterThanOrEqual(lot.startPrice);
  }
});

test('only sold lots have a sold price', () => {
  const sold = new Set<number>([lotStatusCodes.sold, lotStatusCodes.soldByNegotiation]);
  for (const lot of many) expect(lot.soldPrice !== null).toBe(sold.has(lot.status));
});

test('3.5 and 4 are about half of all; S and 1 are rare', () => {
  expect(share(many, (lot) => lot.grade === '3.5' || lot.grade === '4')).toBeGreaterThan(0.45);
  expect(share(many, (lot) => lot.grade === '3.5' || lot.grade === '4')).toBeLessThan(0.55);
  expect(share(many, (lot) => lot.grade === 'S' || lot.grade === '1')).toBeLessThan(0.05);
  expect(new Set(many.map((lot) => lot.grade))).toEqual(new Set(grades.map((entry) => entry.grade)));
});

test('a car was made in its year, with its chassis, engine, drive, gearbox and trim', () => {
  for (const lot of many) {
    const made = demoModels
      .filter((model) => model.maker === lot.maker && model.model === lot.model)
      .flatMap((model) => model.series)
      .filter((series) => series.from <= lot.year && lot.year <= (series.to ?? 2026) && series.trims.includes(lot.trim))
      .flatMap((series) => series.variants)
      .filter((entry) => entry.chassis === lot.chassis && entry.engineCc === lot.engineCc && entry.drive === lot.drive);
    expect(made.some((entry) => entry.gearboxes.includes(lot.gearbox))).toBe(true);
  }
});

test('mileage fits the age: nobody drives 30 000 km a year here', () => {
  for (const lot of many) expect(lot.mileageKm).toBeLessThanOrEqual(30_000 * (2026 - lot.year + 1));
  expect(many.every((lot) => lot.mileageKm > 0)).toBe(true);
});

test('today some lots have ended and some are running; later days are upcoming', () => {
  const today = many.filter((lot) => lot.sessionDate === thursday);
  expect(new Set(today.map((lot) => lot.status))).toEqual(new Set([4531, 4532, 4533, 4534, 4535, 4536, 4537]));
  const later = many.filter((lot) => lot.sessionDate !== thursday);
  expect(new Set(later.map((lot) => lot.status))).toEqual(new Set([lotStatusCodes.upcoming]));
});

test.each([0, 1, 2, 4, 5, 6])('on any auction day (Thursday + %i, Sunday has none) lots are running', (days) => {
  const { lots: ofDay } = demoLots({ seed: 1, count: 300, today: addDays(thursday, days) });
  expect(ofDay.some((lot) => lot.status === lotStatusCodes.ongoing)).toBe(true);
});

test('results follow the given moment: none before the session, all after it', () => {
  expect(todaysAt('06:00:00').every((lot) => lot.status === lotStatusCodes.upcoming)).toBe(true);
  expect(todaysAt('23:00:00').some((lot) => lot.status === lotStatusCodes.upcoming)).toBe(false);
});

test('a lot shows both views of its body in its paint', () => {
  for (const lot of lots) {
    expect(lot.photos).toEqual([
      { body: lot.body, paint: lot.color.hex, view: 'front' },
      { body: lot.body, paint: lot.color.hex, view: 'side' },
    ]);
  }
});

test('the stock is broad: at least 45 models of ten makers', () => {
  expect(demoModels.length).toBeGreaterThanOrEqual(45);
  expect(new Set(demoModels.map((model) => model.maker)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(demoModels.map((model) => `${model.maker} ${model.model}`)).size).toBe(demoModels.length);
});
