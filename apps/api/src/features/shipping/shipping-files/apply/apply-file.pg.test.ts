import { roleIds } from '@seri/domain/people/roles';
import { afterAll, describe, expect, it } from 'vitest';
import { bothCalls, openLists, shipChange } from '../listed-world.steps.ts';

const world = await openLists();
const { database, api, staff, steps, ships, sail, viewOf, rowOf, stagesOf, messagesOf, newClient } = world;
const { listOf, apply, order, work, fileOf, rowsOf, shipsOf, waitingCars, insertFile, actingAs } = world;

afterAll(world.close);

/** The code of a refusal. */
const answerOf = (asked: Promise<unknown>) => asked.then(() => 'taken').catch((error: { code: string }) => error.code);

const callsOf = async (voyageId: number) =>
  (await ships.view(staff, voyageId)).calls.map(({ place, kind, plannedOn, actualOn }) => [
    place,
    kind,
    actualOn ?? plannedOn,
  ]);

describe('R102 the ships of a list', () => {
  it('! one that is not known is added with its ports and days, and takes its cars', async () => {
    const [car] = await waitingCars(1);
    const changes = [shipChange('etd', 'JPYOK', '2026-11-25'), shipChange('eta', 'KEMBA', '2026-12-20')];
    const id = await listOf([{ vessel: 'ADDED', number: '7', changes }], [{ car: car!, ship: 1 }]);
    expect(await apply(id)).toEqual(['applied']);
    const [ship] = await shipsOf(id);
    expect(ship).toMatchObject({ outcome: 'applied' });
    expect(await callsOf(ship!.voyage_id!)).toEqual([
      ['JPYOK', 'load', '2026-11-25'],
      ['KEMBA', 'discharge', '2026-12-20'],
    ]);
    expect((await viewOf(car!.id)).logistics).toMatchObject({ voyage: 'ADDED 7', etd: '2026-11-25', status: 3 });
  });

  it('of one that is known, only what is taken is written, and missing ports are added', async () => {
    const { id: voyageId } = await sail();
    const [car] = await waitingCars(1);
    const changes = [
      shipChange('etd', 'JPYOK', '2026-11-27'),
      { ...shipChange('eta', 'KEMBA', '2027-01-01'), isTaken: false },
    ];
    const calls = [...bothCalls, { place: 'JPNGO', kind: 'load' } as const];
    const id = await listOf([{ voyageId, calls, changes }], [{ car: car!, ship: 1 }]);
    expect(await apply(id)).toEqual(['applied']);
    expect(await callsOf(voyageId)).toEqual([
      ['JPYOK', 'load', '2026-11-27'],
      ['JPNGO', 'load', null],
      ['KEMBA', 'discharge', '2026-12-18'],
    ]);
  });

  it('! one that was changed since the preview, or that somebody has added, conflicts, and so do its rows', async () => {
    const { id: voyageId } = await sail();
    const other = await sail();
    const cars = await waitingCars(3);
    const taken = await ships.view(staff, other.id);
    const id = await listOf(
      [{ voyageId }, { vessel: taken.vessel, number: taken.number }],
      [
        { car: cars[0]!, ship: 1 },
        { car: cars[1]!, ship: 2 },
        { car: cars[2]!, ship: 1, take: { bookingNo: 'BK-1' } },
      ],
    );
    await ships.edit(staff, voyageId, () => ({ plannedOn: null }));
    expect(await apply(id)).toEqual(['conflict', 'conflict', 'applied']);
    expect((await shipsOf(id)).map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict']);
  });

  it('one whose days cannot be is refused by the gate of the form, and so are its rows', async () => {
    const { id: voyageId } = await sail();
    const [car] = await waitingCars(1);
    const changes = [shipChange('eta', 'KEMBA', '2026-11-01')];
    const id = await listOf([{ voyageId, changes }], [{ car: car!, ship: 1 }]);
    expect(await apply(id)).toEqual(['FIELDS']);
    expect((await shipsOf(id))[0]).toMatchObject({ outcome: 'refused', code: 'FIELDS' });
    expect(await rowOf(car!.id)).toMatchObject({ status: 2, load_call_id: null });
  });
});

describe('R102 the rows of a list', () => {
  it('! put forty cars aboard: each once over its version, and each client is told once', async () => {
    const { id: voyageId } = await sail({ vessel: 'FORTY LISTED' });
    const [many, few] = [await newClient(), await newClient()];
    const cars = [...(await waitingCars(28, many)), ...(await waitingCars(12, few))];
    const before = [(await messagesOf(many)).length, (await messagesOf(few)).length];
    const id = await listOf(
      [{ voyageId }],
      cars.map((car, turn) => ({ car, ship: 1, take: { ship: 'FORTY LISTED 021', bookingNo: `BK-${turn + 100}` } })),
    );
    expect(new Set(await apply(id))).toEqual(new Set(['applied']));
    for (const [turn, car] of cars.entries()) {
      expect(await rowOf(car.id)).toMatchObject({
        status: 3,
        booking_no: `BK-${turn + 100}`,
        version: car.version + 1,
      });
    }
    expect((await messagesOf(many)).slice(before[0])).toEqual([
      'Your 28 cars are listed for FORTY LISTED 021: sails 20 Nov 2026',
    ]);
    expect((await messagesOf(few)).slice(before[1])).toHaveLength(1);
    const log = (await steps.logsOf(cars[0]!.id)).at(-1);
    expect(log).toMatchObject({ action: 'purchase.moved', account_id: staff.accountId });
    const to = { booking_no: 'BK-100' };
    expect(log?.detail).toMatchObject({ fileId: id, to, ship: 'FORTY LISTED 021', on: '2026-11-18' });
    const told = (await steps.toldOf(cars[0]!.id)).filter(({ audience }) => audience === 'staff');
    await world.follow();
    await work();
    expect((await steps.toldOf(cars[0]!.id)).filter(({ audience }) => audience === 'staff')).toEqual(told);
    expect(await fileOf(id)).toMatchObject({ state: 'applied', version: 3, applied_by: staff.accountId });
  });

  it('! leave a car alone that was changed since the preview, and write the others', async () => {
    const { id: voyageId } = await sail();
    const cars = await waitingCars(3);
    const id = await listOf(
      [{ voyageId }],
      cars.map((car) => ({ car, ship: 1 })),
    );
    await steps.ship(staff, cars[1]!.id, cars[1]!.version, { note: 'by hand' });
    expect(await apply(id)).toEqual(['applied', 'conflict', 'applied']);
    expect(await rowOf(cars[1]!.id)).toMatchObject({ status: 2, load_call_id: null, version: cars[1]!.version + 1 });
  });

  it('! that a gate refuses write nothing of the car, and do not stop the others', async () => {
    const { id: voyageId } = await sail();
    const cars = await waitingCars(4);
    const id = await listOf(
      [{ voyageId }],
      [
        { car: cars[0]!, ship: 1 },
        { car: cars[1]!, ship: 1, take: { ship: 'X', bookingNo: 'no blanks here' } },
        { car: cars[2]!, ship: 1, take: { bookingNo: 'BK-77' } },
        { car: cars[3]!, take: { bookingNo: 'BK-78', status: '5' } },
      ],
    );
    expect(await apply(id)).toEqual(['applied', 'FIELDS', 'applied', 'FIELDS']);
    for (const place of [1, 3]) {
      expect(await rowOf(cars[place]!.id)).toMatchObject({ status: 2, booking_no: '', version: cars[place]!.version });
    }
    expect((await stagesOf(cars[0]!.id)).filter(({ status }) => status === 3)).toHaveLength(1);
  });

  it('count up: what was there already is the same, and what was not chosen has no outcome', async () => {
    const { id: voyageId, calls } = await sail();
    const cars = await waitingCars(3);
    await ships.board(staff, [cars[0]!], calls);
    const { version } = await viewOf(cars[0]!.id);
    const id = await listOf(
      [{ voyageId }],
      [
        { car: { id: cars[0]!.id, version }, ship: 1, take: { ship: 'X', status: '3' } },
        { car: cars[1]!, ship: 1, isChosen: false },
        { car: cars[2]!, ship: 1 },
      ],
    );
    expect(await apply(id)).toEqual(['same', null, 'applied']);
    expect((await viewOf(cars[0]!.id)).version).toBe(version);
  });

  it('pass over stops of unknown days, and go to sea on the day on which the ship has left', async () => {
    const { id: voyageId } = await sail();
    await ships.edit(staff, voyageId, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-17' } : {}));
    const [car] = await waitingCars(1);
    const id = await listOf([{ voyageId }], [{ car: car!, ship: 1, take: { ship: 'X', status: '4' } }]);
    expect(await apply(id)).toEqual(['applied']);
    expect((await stagesOf(car!.id)).slice(-2)).toEqual([
      { status: 3, on: null },
      { status: 4, on: '2026-11-17' },
    ]);
  });

  it('of one car that stands twice in a list, the second conflicts', async () => {
    const [car] = await waitingCars(1);
    const id = await listOf(
      [],
      [
        { car: car!, take: { bookingNo: 'BK-1' } },
        { car: car!, take: { bookingNo: 'BK-2' } },
      ],
    );
    expect(await apply(id)).toEqual(['applied', 'conflict']);
    expect(await rowOf(car!.id)).toMatchObject({ booking_no: 'BK-1' });
  });
});

describe('R102 a departure of a list', () => {
  it('! takes its cars to sea after they have boarded, and books what leaving costs once', async () => {
    const client = await newClient();
    await database.db
      .insertInto('tariff')
      .values({
        kind: 'freight',
        how: 'flat',
        value: 45_000,
        books_at: 'leaving',
        valid_from: '2026-01-01',
        account_id: client.accountId,
      })
      .execute();
    const { id: voyageId } = await sail({ vessel: 'LEAVING' });
    const cars = await waitingCars(3, client);
    const before = (await messagesOf(client)).length;
    const id = await listOf(
      [{ voyageId, changes: [shipChange('atd', 'JPYOK', '2026-11-17')] }],
      cars.map((car) => ({ car, ship: 1, take: { ship: 'X', status: '4' } })),
    );
    expect(await apply(id)).toEqual(['applied', 'applied', 'applied']);
    expect(await rowOf(cars[0]!.id)).toMatchObject({ status: 3 });
    await world.follow();
    for (const { id: carId } of cars) {
      expect((await stagesOf(carId)).slice(-2)).toEqual([
        { status: 3, on: '2026-11-17' },
        { status: 4, on: '2026-11-17' },
      ]);
      const freight = (await steps.entriesOf(carId)).filter(({ fee }) => fee === 'freight');
      expect(freight.map(({ amount }) => amount)).toEqual([-45_000]);
    }
    expect((await messagesOf(client)).slice(before)).toEqual([
      'Your 3 cars are listed for LEAVING 021: sails 20 Nov 2026',
      'Your 3 cars have sailed on LEAVING 021, to arrive 18 Dec 2026',
    ]);
    expect((await shipsOf(id))[0]).toMatchObject({ outcome: 'applied' });
  });
});

describe('R102 who applies a list', () => {
  it('! staff with the right to logistics, over the version that they saw, once, and with its columns confirmed', async () => {
    const id = await listOf([], []);
    const idle = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    expect(await answerOf(order(id, idle))).toBe('FORBIDDEN');
    expect(await answerOf(order(await insertFile({ isConfirmed: false })))).toBe('STATE_CHANGED');
    expect(await answerOf(world.orderBack(id))).toBe('STATE_CHANGED');
    const { applyFile } = await import('./order-run.ts');
    expect(await answerOf(applyFile(actingAs(staff), { id, version: 7 }))).toBe('FILE_CHANGED');
    expect(await answerOf(applyFile(actingAs(staff), { id: 0, version: 1 }))).toBe('NOT_FOUND');
    const twice = await Promise.all([answerOf(order(id)), answerOf(applyFile(actingAs(staff), { id, version: 1 }))]);
    expect(twice.toSorted()).toEqual(['FILE_CHANGED', 'taken']);
    await work();
    expect(await answerOf(order(id))).toBe('STATE_CHANGED');
  });

  it('no car of a person who has become staff is written', async () => {
    const [car] = await waitingCars(1);
    const id = await listOf([], [{ car: car!, take: { bookingNo: 'BK-1' } }]);
    const staffRole = { role_id: roleIds.manager };
    await database.db.updateTable('account').set(staffRole).where('id', '=', car!.client.accountId).execute();
    expect(await apply(id)).toEqual(['conflict']);
    expect((await rowsOf(id))[0]).toMatchObject({ undo: null });
  });
});
