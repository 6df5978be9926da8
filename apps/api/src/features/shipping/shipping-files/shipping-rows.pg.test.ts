import { roleIds } from '@seri/domain/people/roles';
import { shippingRowFilters, type ShippingRowFilter } from '@seri/contract/shipping/shipping-files.schema';
import { rowRanks } from '@seri/domain/shipping-files/preview-rows';
import { actorOf } from '@seri/api/testkit/actor-of';
import { afterAll, expect, it } from 'vitest';
import { readCounts } from './counts.read.ts';
import { openLists } from './listed-world.steps.ts';
import { readShippingRows } from './shipping-rows.read.ts';

const world = await openLists();
const { db } = world.database;
const { staff, steps, ships, sail, viewOf, listOf, apply, takeBack, waitingCars } = world;

afterAll(world.close);

const read = (id: number, only: ShippingRowFilter) =>
  readShippingRows(db, actorOf(staff.accountId, roleIds.manager), { id: String(id), only }, 'en');

/** The places of the rows under each filter. */
async function placesOf(id: number) {
  const found = shippingRowFilters.map(async (only) => {
    const { list, pageInfo } = await read(id, only);
    expect(pageInfo).toMatchObject({ totalSearchResults: list.length, totalResults: 7 });
    return [only, list.map(({ place }) => place).toSorted((one, other) => one - other)] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Record<ShippingRowFilter, number[]>;
}

/** The counts that the tabs of a report show. */
async function tabsOf(id: number) {
  const { rows, unknown, chosen, attention, outcomes } = (await readCounts(db, [id])).get(id)!;
  const ended = Object.values(outcomes).reduce((sum, one) => sum + one, 0);
  return { all: rows, unknown, chosen, attention, ...outcomes, notChosen: rows - unknown - ended };
}

const lengthsOf = (places: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(places).map(([only, found]) => [only, found.length]));

it('R102 the rows of each outcome are found alone, as many as the report counts', async () => {
  const { id: voyageId, calls } = await sail();
  const cars = await waitingCars(7);
  await ships.board(staff, [cars[2]!], calls);
  const { version } = await viewOf(cars[2]!.id);
  const id = await listOf(
    [{ voyageId }],
    [
      { car: cars[0]!, ship: 1 },
      { car: cars[1]!, ship: 1 },
      { car: { id: cars[2]!.id, version }, ship: 1, take: { ship: 'X', status: '3' } },
      { car: { id: cars[3]!.id, version: 99 }, ship: 1 },
      { car: cars[4]!, take: { bookingNo: 'no blanks here' } },
      { car: cars[5]!, ship: 1, isChosen: false },
      { car: cars[6]!, isChosen: false },
    ],
  );
  const noCar = { match: 'none', purchase_id: null, seen_version: null, rank: rowRanks.indexOf('unknown') };
  await db.updateTable('shipping_row').set(noCar).where('file_id', '=', id).where('place', '=', 7).execute();
  await apply(id);
  const applied = await placesOf(id);
  expect(applied).toEqual({
    all: [1, 2, 3, 4, 5, 6, 7],
    attention: [],
    chosen: [1, 2, 3, 4, 5],
    unknown: [7],
    notChosen: [6],
    applied: [1, 2],
    same: [3],
    conflict: [4],
    refused: [5],
    undone: [],
    stays: [],
  });
  expect(lengthsOf(applied)).toEqual(await tabsOf(id));

  await steps.ship(staff, cars[1]!.id, cars[1]!.version + 1, { note: 'by hand' });
  await takeBack(id);
  const undone = await placesOf(id);
  expect(undone).toMatchObject({ applied: [], undone: [1], stays: [2], refused: [5], notChosen: [6] });
  expect(lengthsOf(undone)).toEqual(await tabsOf(id));
});
