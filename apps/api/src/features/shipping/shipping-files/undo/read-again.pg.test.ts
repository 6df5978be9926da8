import type { WrittenShippingFile } from '@seri/contract/shipping/shipping-files.schema';
import { afterAll, expect, it } from 'vitest';
import { openShippingFiles } from '../shipping-files.steps.ts';

const world = await openShippingFiles();
const { database, staff, ships, sail, newClient, numbered, viewOf, rowOf, stagesOf, sent, read, view, rows, map } =
  world;

afterAll(() => world.close());

const send = async (id: number, order: 'apply' | 'undo') => {
  const { version } = await view(id);
  const { status } = await world.ask<WrittenShippingFile>(staff, 'POST', `/${order}`, { payload: { id, version } });
  expect(status).toBe(200);
  await read();
  await world.follow();
};

const openCharges = async (id: number) =>
  (await viewOf(id)).charges.map(({ kind, amount, state }) => [kind, amount, state]);

async function balanceOf(accountId: number): Promise<number> {
  const { rows: sums } = await database.pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0) as sum from ledger_entry where account_id = $1',
    [accountId],
  );
  return Number(sums[0]?.sum);
}

it('R102 ! a list that was taken back is read again by other columns, applied and taken back, with nothing left of before', async () => {
  const client = await newClient();
  const cars = [await numbered('GK3-7000011', { client }), await numbered('GK3-7000028', { client })];
  const [left, added] = cars.map(({ id }) => id) as [number, number];
  const { id: voyageId } = await sail({ vessel: 'GONE EARLY', number: '7' });
  await ships.edit(staff, voyageId, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-16' } : {}));
  const freight = { kind: 'freight', how: 'flat', value: 45_000, books_at: 'leaving', valid_from: '2026-01-01' };
  await database.db
    .insertInto('tariff')
    .values({ ...freight, account_id: client.accountId })
    .execute();
  const stand = async () => ({
    balance: await balanceOf(client.accountId),
    cars: await Promise.all(
      cars.map(async ({ id }) => {
        const { status, booking_no, bl_no, load_call_id } = await rowOf(id);
        return {
          status,
          booking_no,
          bl_no,
          load_call_id,
          charges: await openCharges(id),
          last: (await stagesOf(id)).at(-1),
        };
      }),
    ),
  });
  const before = await stand();
  const id = await sent(
    [
      'Chassis No.,Ref No.,Booking No.,Vessel,Voy.,POL,POD,ETD,B/L No.',
      'GK3-7000011,WRONG1,BK701,GONE EARLY,7,YOKOHAMA,Mombasa,,BL701',
      'GK3-7000028,WRONG2,BK702,ADDED TWICE,1,YOKOHAMA,Mombasa,28-Nov,',
    ].join('\n'),
  );
  const { mapping } = await view(id);
  await map(id, { mapping: { ...mapping, bookingNo: 'Ref No.' } });
  await read();
  await send(id, 'apply');
  expect([(await rowOf(left)).booking_no, (await rowOf(added)).booking_no]).toEqual(['WRONG1', 'WRONG2']);
  await send(id, 'undo');
  expect(await stand()).toEqual(before);

  expect((await map(id, { mapping })).body).toMatchObject({ state: 'reading' });
  await read();
  expect(await view(id)).toMatchObject({
    state: 'ready',
    applied: null,
    undone: null,
    counts: { rows: 2, chosen: 2, outcomes: { applied: 0, undone: 0, stays: 0 } },
    ships: [
      { voyageId, outcome: null, code: null },
      { vessel: 'ADDED TWICE', voyageId: null, outcome: null, code: null },
    ],
  });
  expect((await rows(id)).map(({ outcome, code, isChosen }) => [outcome, code, isChosen])).toEqual([
    [null, null, true],
    [null, null, true],
  ]);
  await send(id, 'apply');
  expect(await view(id)).toMatchObject({ state: 'applied', undone: null, counts: { outcomes: { applied: 2 } } });
  expect(await rowOf(left)).toMatchObject({ status: 4, booking_no: 'BK701', bl_no: 'BL701' });
  expect(await rowOf(added)).toMatchObject({ status: 3, booking_no: 'BK702' });
  expect(await balanceOf(client.accountId)).toBe(before.balance - 45_000);
  await send(id, 'undo');
  expect(await view(id)).toMatchObject({ state: 'undone', counts: { outcomes: { undone: 2 } } });
  expect(await stand()).toEqual(before);
});
