import { afterAll, describe, expect, it } from 'vitest';
import { openLists, shipChange } from '../listed-world.steps.ts';

const world = await openLists();
const { database, staff, steps, ships, sail, viewOf, rowOf, stagesOf, messagesOf, newClient } = world;
const { listOf, apply, takeBack, orderBack, work, fileOf, shipsOf, waitingCars, balanceOf } = world;

afterAll(world.close);

/** The code of a refusal. */
const answerOf = (asked: Promise<unknown>) => asked.then(() => 'taken').catch((error: { code: string }) => error.code);

const tariffOf = (accountId: number, row: { kind: string; value: number; books_at: string }) =>
  database.db
    .insertInto('tariff')
    .values({ ...row, how: 'flat', valid_from: '2026-01-01', account_id: accountId })
    .execute();

/** All that a list writes of a car. */
const stateOf = async (id: number) => {
  const { status, booking_no, container_no, bl_no, bl_kind, load_call_id, discharge_call_id, rebook_since } =
    await rowOf(id);
  return { status, booking_no, container_no, bl_no, bl_kind, load_call_id, discharge_call_id, rebook_since };
};

describe('R102 a list that is taken back', () => {
  it('! gives cars, ships and money back what they were, to the yen, and tells each client once', async () => {
    const client = await newClient();
    const { id: voyageId } = await sail({ vessel: 'THERE' });
    const from = await sail({ vessel: 'BEFORE' });
    await ships.edit(staff, voyageId, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-16' } : {}));
    const cars = await waitingCars(3, client);
    await ships.board(staff, [cars[2]!], from.calls);
    await tariffOf(client.accountId, { kind: 'freight', value: 45_000, books_at: 'leaving' });
    await tariffOf(client.accountId, { kind: 'inspection', value: 20_000, books_at: 'departure' });
    await database.pool.query(`update charge set amount = 44000 where purchase_id = $1 and kind = 'freight'`, [
      cars[0]!.id,
    ]);
    const [balance, before] = [await balanceOf(client), await Promise.all(cars.map(({ id }) => stateOf(id)))];
    const charges = async () =>
      (await viewOf(cars[0]!.id)).charges.map(({ kind, amount, state }) => [kind, amount, state]);
    const expected = await charges();
    const id = await listOf(
      [{ voyageId }, { vessel: 'ADDED BY LIST', number: '1' }],
      [
        { car: cars[0]!, ship: 1, take: { ship: 'THERE 021', status: '4', blNo: 'BL-1', blKind: 'waybill' } },
        { car: cars[1]!, ship: 2, take: { ship: 'ADDED BY LIST 1', bookingNo: 'BK-9' } },
        { car: { id: cars[2]!.id }, ship: 2, take: { ship: 'ADDED BY LIST 1' } },
      ],
    );
    expect(await apply(id)).toEqual(['applied', 'applied', 'applied']);
    expect(await balanceOf(client)).toBe(balance - 44_000);
    expect(await rowOf(cars[0]!.id)).toMatchObject({ status: 4, bl_kind: 'waybill' });
    const told = (await messagesOf(client)).length;

    expect(await takeBack(id)).toEqual(['undone', 'undone', 'undone']);
    await world.follow();
    expect(await Promise.all(cars.map((car) => stateOf(car.id)))).toEqual(before);
    expect(await balanceOf(client)).toBe(balance);
    expect(await charges()).toEqual(expected);
    expect((await stagesOf(cars[0]!.id)).at(-1)).toEqual({ status: 2, on: '2026-11-16' });
    const { name } = await fileOf(id);
    expect((await viewOf(cars[0]!.id)).history?.[0]).toMatchObject({ status: 2, reason: `List ${name} taken back` });
    expect((await messagesOf(client)).slice(told)).toEqual([
      'The last update of the shipping of your 3 cars was taken back',
    ]);
    const [, added] = await shipsOf(id);
    expect((await ships.view(staff, added!.voyage_id!)).state).toBe('cancelled');
    expect(await fileOf(id)).toMatchObject({ state: 'undone', undone_by: staff.accountId });
  });

  it('! leaves what is newer: cars and ships that were changed since', async () => {
    const changed = await sail();
    const moved = await sail();
    const cars = await waitingCars(2);
    const later = shipChange('etd', 'JPYOK', '2026-11-29');
    const id = await listOf(
      [
        { voyageId: changed.id, changes: [later] },
        { voyageId: moved.id, changes: [later] },
      ],
      [
        { car: cars[0]!, ship: 1 },
        { car: cars[1]!, ship: 2 },
      ],
    );
    await apply(id);
    await steps.ship(staff, cars[0]!.id, cars[0]!.version + 1, { note: 'by hand' });
    await ships.edit(staff, moved.id, ({ kind }) => (kind === 'load' ? { plannedOn: '2026-11-30' } : {}));
    expect(await takeBack(id)).toEqual(['stays', 'undone']);
    expect((await shipsOf(id)).map(({ outcome }) => outcome)).toEqual(['undone', 'stays']);
    expect(await rowOf(cars[0]!.id)).toMatchObject({ status: 3, load_call_id: changed.calls.load });
    expect(await rowOf(cars[1]!.id)).toMatchObject({ status: 2, load_call_id: null });
    const dayOf = async (voyageId: number) => (await ships.view(staff, voyageId)).calls[0]?.plannedOn;
    expect([await dayOf(changed.id), await dayOf(moved.id)]).toEqual(['2026-11-20', '2026-11-30']);
  });

  it('leaves a ship that has left by it, its cars at sea, and one that it added and other cars name', async () => {
    const { id: voyageId } = await sail();
    const cars = await waitingCars(3);
    const id = await listOf(
      [
        { voyageId, changes: [shipChange('atd', 'JPYOK', '2026-11-17')] },
        { vessel: 'NAMED BY OTHERS', number: '3' },
      ],
      [
        { car: cars[0]!, ship: 1, take: { ship: 'X', status: '4' } },
        { car: cars[1]!, ship: 2 },
      ],
    );
    await apply(id);
    await world.follow();
    const added = (await shipsOf(id))[1]!.voyage_id!;
    const { calls } = await ships.view(staff, added);
    await ships.board(staff, [cars[2]!], { load: calls[0]!.id, discharge: calls[1]!.id });
    expect(await takeBack(id)).toEqual(['stays', 'undone']);
    expect((await shipsOf(id)).map(({ outcome, code }) => code ?? outcome)).toEqual(['stays', 'VOYAGE_CLOSED']);
    expect(await rowOf(cars[0]!.id)).toMatchObject({ status: 4 });
    expect((await ships.view(staff, added)).state).toBe('planned');
  });

  it('stays where an invoice bears a charge that it has booked', async () => {
    const client = await newClient();
    await tariffOf(client.accountId, { kind: 'freight', value: 45_000, books_at: 'leaving' });
    const { id: voyageId } = await sail();
    await ships.edit(staff, voyageId, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-17' } : {}));
    const cars = await waitingCars(2, client);
    const take = { ship: 'X', status: '4' };
    const id = await listOf(
      [{ voyageId }],
      cars.map((car) => ({ car, ship: 1, take })),
    );
    await apply(id);
    await invoiceFreight(cars[0]!.id, client.accountId);
    expect(await takeBack(id)).toEqual(['ALREADY_INVOICED', 'undone']);
    expect(await rowOf(cars[0]!.id)).toMatchObject({ status: 4 });
  });

  it('is taken back within a day, once', async () => {
    const id = await listOf([], []);
    await apply(id);
    const at = (hours: number) =>
      database.pool.query(`update shipping_file set applied_at = app_now() - $2::interval where id = $1`, [
        id,
        `${hours} hours`,
      ]);
    await at(24);
    expect(await answerOf(orderBack(id))).toBe('STATE_CHANGED');
    await at(23);
    expect(await answerOf(orderBack(id))).toBe('taken');
    await work();
    expect(await answerOf(orderBack(id))).toBe('STATE_CHANGED');
  });
});

/** An invoice that bears the freight of a car. */
async function invoiceFreight(purchaseId: number, accountId: number): Promise<void> {
  const paper = { kind: 'invoice', purpose: 'sale', number: 'I-1', issued_on: '2026-11-18', total: 45_000, party: '' };
  const { id } = await database.db
    .insertInto('invoice')
    .values({ ...paper, account_id: accountId, snapshot: '{}', issued_by: staff.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const charge = database.db.selectFrom('charge').where('kind', '=', 'freight').where('state', '=', 'booked');
  const line = { invoice_id: id, place: 1, purchase_id: purchaseId, kind: 'freight', note: '', amount: 45_000 };
  const { id: charge_id } = await charge.select('id').where('purchase_id', '=', purchaseId).executeTakeFirstOrThrow();
  await database.db
    .insertInto('invoice_line')
    .values({ ...line, charge_id })
    .execute();
}
