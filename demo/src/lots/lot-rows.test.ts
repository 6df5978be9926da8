import { feedRow } from '@seri/contract/intake/feed.schema';
import { addDays, japanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { expect, test } from 'vitest';
import { statusOf } from './choose-status.ts';
import type { DemoHouse, DemoSession } from './demo-house.ts';
import { demoHouses, roundTheClockHouse, weeklyHouses } from './houses.data.ts';
import { lotRows } from './lot-rows.ts';
import { roundTheClockSessions, sessionsOf } from './plan-sessions.ts';
import { houseRow, sessionRow } from './session-rows.ts';
import type { DemoLotRow } from './vehicle.ts';

const seed = 7;
const monday: JapanDay = '2026-11-23';
const week = weeklyHouses.flatMap((house) => sessionsOf(house, monday, addDays(monday, 7), () => 12 * house.size));
const hours = roundTheClockSessions(
  roundTheClockHouse,
  new Date('2026-11-25T20:00:00Z'),
  new Date('2026-11-26T06:00:00Z'),
);
const sessions = [...week, ...hours];
const lots = sessions.flatMap((session) => lotRows(seed, session));

function houseNamed(code: string): DemoHouse {
  const house = demoHouses.find((one) => one.code === code);
  if (!house) throw new Error(`no ${code}`);
  return house;
}

function share(list: readonly DemoLotRow[], holds: (lot: DemoLotRow) => boolean): number {
  return list.filter(holds).length / list.length;
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Infinity));
}

test('every row is a valid feed row', () => {
  for (const row of [...demoHouses.map(houseRow), ...sessions.map(sessionRow), ...lots]) {
    expect(feedRow.safeParse(row).error).toBeUndefined();
  }
});

test('the same seed gives the same lots, another seed others', () => {
  const session = week[3] as DemoSession;
  expect(lotRows(seed, session)).toEqual(lotRows(seed, session));
  expect(lotRows(seed + 1, session)).not.toEqual(lotRows(seed, session));
});

test('ids are unique, and so are the numbers of a session', () => {
  expect(new Set(lots.map((lot) => lot.id)).size).toBe(lots.length);
  expect(new Set(lots.map((lot) => `${lot.session} ${lot.lotNo}`)).size).toBe(lots.length);
});

test.each([1, 40, 900, 8000])('of %i lots numbers and times rise in each lane and stay on the day', (count) => {
  const [session] = sessionsOf(houseNamed('uss-tokyo'), monday, addDays(monday, 7), () => count);
  const rows = lotRows(seed, session as DemoSession);
  expect(new Set(rows.map((lot) => lot.lane)).size).toBe(Math.min(count, 8));
  for (let lane = 1; lane <= 8; lane++) {
    const own = rows.filter((lot) => lot.lane === lane);
    const numbers = own.map((lot) => Number(lot.lotNo));
    const times = own.map((lot) => Date.parse(lot.runsAt));
    expect(isRising(numbers) && isRising(times)).toBe(true);
    expect(times.every((time) => time >= (session?.startsAt.getTime() ?? Infinity))).toBe(true);
    expect(times.every((time) => `uss-tokyo-${japanDay(new Date(time))}` === session?.externalId)).toBe(true);
  }
});

test('each house runs its kinds: cars, bikes or machines; round the clock all of them', () => {
  const kindsOf = (code: string) => new Set(lots.filter((lot) => lot.session?.startsWith(code)).map((lot) => lot.kind));
  expect(kindsOf('uss-nagoya')).toEqual(new Set(['car']));
  expect(kindsOf('bds-kanto')).toEqual(new Set(['bike']));
  expect(kindsOf('arai-oyama-vt')).toEqual(new Set(['machine']));
  expect(kindsOf('kyoku-24')).toEqual(new Set(['car', 'bike', 'machine']));
  const roundTheClock = lots.filter((lot) => lot.session?.startsWith('kyoku-24'));
  expect(share(roundTheClock, (lot) => lot.kind === 'car')).toBeGreaterThan(0.68);
});

test('only USS offers more photos on request', () => {
  for (const lot of lots) expect(lot.morePhotos).toBe(lot.id.startsWith('uss-'));
});

test('start prices are multiples of the house’s step', () => {
  for (const session of sessions) {
    for (const { startPrice = 0 } of lotRows(seed, session)) {
      expect(startPrice % session.house.bidStep).toBe(0);
      expect(startPrice).toBeGreaterThan(0);
    }
  }
});

test('two of five unsold lots come back a week later with slightly more mileage and a lower start price', () => {
  const house = houseNamed('uss-tokyo');
  const run = sessionsOf(house, addDays(monday, -7), addDays(monday, 7), () => 2500);
  const [before = [], after = []] = run.map((session) => lotRows(seed, session));
  const again = new Map(after.map((lot) => [lot.serial, lot]));
  const back = before.filter((lot) => again.has(lot.serial));
  const notSold = before.filter((lot) => statusOf(seed, lot.id) === lotStatusCodes.notSold);
  expect(back.every((lot) => notSold.includes(lot))).toBe(true);
  expect(back.length / notSold.length).toBeGreaterThan(0.35);
  expect(back.length / notSold.length).toBeLessThan(0.45);
  for (const lot of back) {
    const { mileageKm = 0, startPrice = 0, details, maker, model, year, color } = again.get(lot.serial) as DemoLotRow;
    expect(mileageKm).toBeGreaterThan(lot.mileageKm ?? 0);
    expect(mileageKm).toBeLessThan((lot.mileageKm ?? 0) + 50);
    expect(startPrice).toBeLessThanOrEqual(lot.startPrice ?? 0);
    if ((lot.startPrice ?? 0) > 60_000) expect(startPrice).toBeLessThan(lot.startPrice ?? 0);
    expect({ maker, model, year, color, details }).toEqual({
      maker: lot.maker,
      model: lot.model,
      year: lot.year,
      color: lot.color,
      details: lot.details,
    });
  }
});

test('round the clock unsold lots come back an hour later', () => {
  const bySession = new Map(hours.map((session) => [session.externalId, lotRows(seed, session)]));
  const early = bySession.get('kyoku-24-2026-11-26-0500') ?? [];
  const serials = new Set(
    hours.flatMap((session) => (bySession.get(session.externalId) ?? []).map((lot) => lot.serial)),
  );
  const all = hours.flatMap((session) => bySession.get(session.externalId) ?? []);
  expect(early.length).toBeGreaterThan(0);
  expect(serials.size).toBeLessThan(all.length);
  for (const lot of all) {
    const again = all.find((other) => other.serial === lot.serial && other.runsAt > lot.runsAt);
    if (again) expect(Date.parse(again.runsAt) - Date.parse(lot.runsAt)).toBe(3_600_000);
  }
});
