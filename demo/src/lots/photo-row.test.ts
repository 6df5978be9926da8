import { feedRow } from '@seri/contract/intake/feed.schema';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { expect, test } from 'vitest';
import { bikeBodies, bikeViews } from '@seri/drawings/vehicles/bikes/bike-names';
import { bodyNames, views } from '@seri/drawings/vehicles/car/body-names';
import { machineBodies, machineViews } from '@seri/drawings/vehicles/machines/machine-names';
import { weeklyHouses } from './houses.data.ts';
import { lotRows } from './lot-rows.ts';
import { photoRow } from './photo-row.ts';
import { sessionsOf } from './plan-sessions.ts';
import type { DemoLotRow } from './vehicle.ts';

const monday: JapanDay = '2026-11-23';
const lots = weeklyHouses
  .flatMap((house) => sessionsOf(house, monday, addDays(monday, 7), () => 12 * house.size))
  .flatMap((session) => lotRows(7, session));
const rows = lots.map((lot) => ({ lot, row: photoRow(7, lot) }));

function share(holds: (entry: { lot: DemoLotRow; row: ReturnType<typeof photoRow> }) => boolean): number {
  return rows.filter(holds).length / rows.length;
}

test('every row is a valid feed row and shows one vehicle in one paint', () => {
  for (const { lot, row } of rows) {
    expect(feedRow.safeParse(row).error).toBeUndefined();
    for (const address of row.photos)
      expect(address).toMatch(new RegExp(`^drawn:${lot.kind}/[a-z]+/[a-z]+/[0-9a-f]{6}$`));
    const looks = row.photos.map((address) => address.replace(/\/(front|side|left|rear|interior|dash)\//, '/'));
    expect(new Set(looks).size).toBeLessThanOrEqual(1);
    expect(new Set(row.photos).size).toBe(row.photos.length);
  }
});

test('most lots show every side, some fewer, a few none; a few lack their sheet', () => {
  const all = { car: 4, bike: 4, machine: 4, stock: 4 } as const;
  expect(share(({ lot, row }) => row.photos.length === all[lot.kind])).toBeGreaterThan(0.8);
  expect(share(({ row }) => row.photos.length === 0)).toBeGreaterThan(0.02);
  expect(share(({ row }) => row.photos.length === 0)).toBeLessThan(0.06);
  expect(share(({ row }) => row.sheet === undefined)).toBeGreaterThan(0.02);
  expect(share(({ row }) => row.sheet === undefined)).toBeLessThan(0.06);
});

test('every photo is an existing drawing, and every drawing occurs', () => {
  const drawn = {
    car: { bodies: bodyNames, views },
    bike: { bodies: bikeBodies, views: bikeViews },
    machine: { bodies: machineBodies, views: machineViews },
  } as const;
  const known = new Set(
    Object.entries(drawn).flatMap(([kind, { bodies, views: sides }]) =>
      bodies.flatMap((body) => sides.map((side) => `drawn:${kind}/${body}/${side}`)),
    ),
  );
  const shown = new Set(rows.flatMap(({ row }) => row.photos.map((address) => address.slice(0, -7))));
  expect(shown).toEqual(known);
});
