import { drawPicture } from '@seri/drawings/vehicles/draw-picture';
import type { AskedLot } from '@seri/api/features/stock/lots/asked-lot.query';
import { expect, it } from 'vitest';
import { demoSeed } from '../demo-seed.ts';
import { openDemoProviders } from './demo-providers.ts';

const waits: number[] = [];
const providers = openDemoProviders(demoSeed, async (milliseconds) => void waits.push(milliseconds));
const { signal } = new AbortController();

const lotOf = (index: number): AskedLot => ({
  externalId: `uss-tokyo-2026-11-19-${index}`,
  kind: 'car',
  lotNo: '71044',
  auctionDate: '2026-11-19T03:00:00.000Z',
  auctionName: 'USS Tokyo',
  maker: 'Toyota',
  model: 'Harrier',
  grade: 'Z Leather Package',
  year: 2021,
  month: 3,
  chassis: 'AXUH80',
  serial: `AXUH80-${String(index * 999).padStart(7, '0')}`,
  color: 'White',
  colorCode: '070',
  engineCc: 2500,
  gearbox: 'CVT',
});
const lots = Array.from({ length: 300 }, (_, index) => lotOf(index));

const outcome = (asked: Promise<unknown>) => asked.catch(() => 'failed');

it('the demonstration has more pictures of most cars, which can be drawn, takes 5 to 30 seconds and fails at times', async () => {
  const found = await Promise.all(lots.map((lot) => outcome(providers.photos.findPhotos(lot, 1, signal))));
  const counts = Map.groupBy(found, (one) => (Array.isArray(one) ? one.length : one));
  expect(new Set(counts.keys())).toEqual(new Set([0, 4, 'failed']));
  expect(counts.get(4)?.length).toBeGreaterThan(200);
  expect(counts.get('failed')?.length).toBeGreaterThan(5);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(5000);
  expect(Math.max(...waits)).toBeLessThan(30_000);
  const [addresses] = counts.get(4) as string[][];
  for (const address of addresses ?? []) expect(drawPicture(address)).toContain('<svg');
});

it('the same question has the same answer, and one that failed can be asked again', async () => {
  const ask = (times: number) =>
    Promise.all(lots.map((lot) => outcome(providers.photos.findPhotos(lot, times, signal))));
  const [one, again, second] = [await ask(1), await ask(1), await ask(2)];
  expect(again).toEqual(one);
  const failedFirst = lots.filter((_, index) => one[index] === 'failed');
  expect(failedFirst.some((_, index) => second[index] !== 'failed')).toBe(true);
});

it('the months of a chassis follow its serials, and never come after the registration', async () => {
  const found = (
    await Promise.all(lots.map((lot) => providers.months.findMonth(lot, 1, signal).catch(() => undefined)))
  ).filter((car) => car !== undefined);
  const months = found.map((car) => car?.month ?? 0);
  expect(months).toEqual(months.toSorted((a, b) => a - b));
  for (const car of found) expect((car?.year ?? 0) * 12 + (car?.month ?? 0)).toBeLessThanOrEqual(2021 * 12 + 3);
});

it('a code is made of letters and digits alone', async () => {
  const lot = { ...lotOf(1), model: 'C-HR', grade: '2.0i L' };
  const found = await providers.months.findMonth(lot, 1, signal);
  expect(found).toMatchObject({ modelCode: 'AXUH80-CH', gradeCode: '20L', trimCode: '20L99' });
});

it.each([
  ['of a maker whose numbers say nothing', { maker: 'BMW', serial: 'WBA8A12345678901' }],
  ['without a serial', { serial: '' }],
  ['of an unknown year', { year: null }],
] as const)('a car %s is not in the records', async (_what, facts) => {
  const asked = lots.map((lot) => outcome(providers.months.findMonth({ ...lot, ...facts }, 1, signal)));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([null, 'failed']));
});

it('a reload finds every side of a vehicle', async () => {
  expect(await providers.reload?.listPhotos(lotOf(1), signal)).toHaveLength(4);
});
