import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetFiles } from './forget-files.ts';
import { openShippingFiles } from './shipping-files.steps.ts';

const world = await openShippingFiles();
const { sent, send, read, view, rows, map, decide, numbered, nameCar, sail } = world;

afterAll(() => world.close());

const head = 'Chassis No.,Maker,Model,Booking No.,Vessel,Voy.,POL,POD,ETD,ETA,B/L No.';
const list = (...lines: string[]) => [head, ...lines].join('\n');
const foreign = (serial: string, booking: string) => `Rahmen,Buchung,Hafen\n${serial},${booking},PORT X`;
let serials = 1_000_000;
const newSerial = () => `GK3-${(serials += 13_577)}`;

async function modelOf(id: number): Promise<string> {
  const lot = world.database.db.selectFrom('purchase').select('lot_id').where('id', '=', id);
  const models = world.database.db.selectFrom('lot').innerJoin('model', 'model.id', 'model_id');
  return (await models.select('model.name').where('lot.id', '=', lot).executeTakeFirstOrThrow()).name;
}

describe('R102 the match of a row', () => {
  it('is exact, but for a hyphen, or none; the feed may tell the number late', async () => {
    const [one, other, late] = [newSerial(), newSerial(), newSerial()];
    const cars = [await numbered(one), await numbered(other), await numbered('')];
    await nameCar(cars[2]?.id ?? 0, late);
    const id = await sent(
      list(
        `${one},,,BK111,,,,,,,`,
        `${other.replace('-', ' ').toLowerCase()},,,BK112,,,,,,,`,
        `${late},,,BK113,,,,,,,`,
        'ZZZ9-9999999,,,BK114,,,,,,,',
      ),
    );
    expect(await view(id)).toMatchObject({
      state: 'ready',
      counts: { rows: 4, unknown: 1, chosen: 3 },
    });
    const seen = (await rows(id)).map(({ line, match, car, isChosen }) => [line, match, car?.id ?? null, isChosen]);
    expect(seen).toEqual([
      [5, 'none', null, false],
      [2, 'exact', cars[0]?.id, true],
      [3, 'plain', cars[1]?.id, true],
      [4, 'exact', cars[2]?.id, true],
    ]);
  });

  it('is nearly so, of the serial number alone, or by the stock number', async () => {
    const [one, other] = [newSerial(), newSerial()];
    const [near, tail, own] = [await numbered(one), await numbered(other), await numbered(newSerial())];
    const wrong = one.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const model = await modelOf(tail.id);
    const id = await sent(
      [
        `Stock No.,${head}`,
        `,${wrong},,,BK1,,,,,,,`,
        `,XX9${other.slice(3)},,${model},BK2,,,,,,,`,
        `S-${own.id},,,,BK3,,,,,,,`,
      ].join('\n'),
    );
    const seen = (await rows(id)).map(({ line, match, car, isChosen, difference }) => [
      line,
      match,
      car?.id,
      isChosen,
      difference?.at,
    ]);
    expect(seen).toEqual([
      [2, 'near', near.id, false, 9],
      [3, 'tail', tail.id, false, undefined],
      [4, 'exact', own.id, true, undefined],
    ]);
  });
});

describe('R102 what a list changes', () => {
  it('are the numbers of cars, their ship and its days, and the next stop', async () => {
    const [one, other] = [newSerial(), newSerial()];
    await numbered(one);
    await numbered(other);
    const known = await sail({ vessel: 'VOSTOK STAR', number: '214' });
    const id = await sent(
      list(
        `${one},,,BK7001,M/V Vostok Star,V.0214,横浜,Mombasa,2026/11/22,18-Dec,`,
        `${other},,,BK7002,ANGARA LADY,88,YOKOHAMA,VLADIVOSTOK,24-Nov,26-Nov,`,
      ),
    );
    const file = await view(id);
    expect(file.ships).toMatchObject([
      {
        vessel: 'VOSTOK STAR',
        number: '214',
        voyageId: known.id,
        changes: [{ field: 'etd', from: '2026-11-20', to: '2026-11-22', portName: 'Yokohama', isTaken: true }],
      },
      {
        vessel: 'ANGARA LADY',
        number: '88',
        voyageId: null,
        changes: [
          { field: 'etd', to: '2026-11-24' },
          { field: 'eta', to: '2026-11-26', isGuessed: true },
        ],
      },
    ]);
    const [first] = await rows(id);
    expect(first).toMatchObject({
      loadPort: 'Yokohama',
      dischargePort: 'Mombasa',
      changes: [
        { field: 'ship', from: '', to: 'VOSTOK STAR 214', isTaken: true },
        { field: 'bookingNo', from: '', to: 'BK7001' },
        { field: 'status', from: '2', to: '3' },
      ],
    });
  });

  it('never overrules unasked what staff have written since the day of the list', async () => {
    const serial = newSerial();
    const car = await numbered(serial);
    await world.steps.ship(world.staff, car.id, car.version, { bookingNo: 'HAND1', dischargePort: 'Mombasa' });
    const id = await sent(list(`${serial},,,BK7003,,,,,,,`), 'list 2026-11-17.csv');
    const [row] = await rows(id);
    expect(row).toMatchObject({
      isChosen: false,
      needsAttention: true,
      changes: [
        {
          field: 'bookingNo',
          from: 'HAND1',
          to: 'BK7003',
          decision: 'conflict',
          isTaken: false,
          writtenOn: '2026-11-18',
        },
        { field: 'status' },
      ],
    });
    await decide(id, { rows: [{ place: row?.place ?? 0, isChosen: true, take: ['bookingNo'] }] });
    expect((await rows(id))[0]).toMatchObject({ isChosen: true, changes: [{ isTaken: true }, { isTaken: false }] });
    const today = await sent(list(`${serial},,,BK7004,,,,,,,`));
    expect((await rows(today))[0]).toMatchObject({ isChosen: true, changes: [{ decision: 'take' }, {}] });
  });
});

describe('R102 a list', () => {
  it('is the same file if its bytes are the same, whatever its name', async () => {
    const bytes = list(`${newSerial()},,,BK1,,,,,,,`);
    const first = (await send(bytes, 'one.csv')).body;
    expect(first.isKnown).toBe(false);
    expect((await send(bytes, 'two.csv')).body).toEqual({ id: first.id, isKnown: true });
  });

  it.each([
    ['%PDF-1.7 a paper', 'notTable'],
    ['', 'empty'],
  ])('that is none is refused with a sentence: %j', async (bytes, problem) => {
    expect(await view(await sent(bytes, 'list.xlsx'))).toMatchObject({ state: 'failed', problem });
  });

  it('of a sender that is known is read as its last one', async () => {
    const [one, other] = [newSerial(), newSerial()];
    await numbered(one);
    await numbered(other);
    const first = await sent(foreign(one, 'BK801'));
    expect(await view(first)).toMatchObject({
      isConfirmed: false,
      headers: ['Rahmen', 'Buchung', 'Hafen'],
      counts: { rows: 0 },
    });
    const mapping = { chassis: 'Rahmen', bookingNo: 'Buchung' };
    expect((await map(first, { mapping, sender: 'Nord Linie' })).body).toMatchObject({ state: 'reading' });
    await read();
    expect(await view(first)).toMatchObject({ isConfirmed: true, counts: { rows: 1, chosen: 1 } });
    expect((await map(first, { version: 1 })).body).toMatchObject({ code: 'FILE_CHANGED' });
    expect(await view(await sent(foreign(other, 'BK802')))).toMatchObject({
      sender: 'Nord Linie',
      isConfirmed: true,
      counts: { chosen: 1 },
    });
  });

  it('with words for a port that nobody knows asks what they mean', async () => {
    const serial = newSerial();
    await numbered(serial);
    const id = await sent(list(`${serial},,,BK901,NEW SHIP,1,PIER NINE,Mombasa,24-Nov,,`));
    expect(await view(id)).toMatchObject({ ports: [{ words: 'PIER NINE', place: null }] });
    expect(await rows(id)).toMatchObject([
      { problems: [{ problem: 'unknownPort', told: 'PIER NINE' }], isChosen: false },
    ]);
    await map(id, { ports: { 'PIER NINE': 'JPYOK' } });
    await read();
    expect(await rows(id)).toMatchObject([{ problems: [], isChosen: true, loadPort: 'Yokohama' }]);
  });
});

it('R102 rows are chosen one by one, or all that are safe, or none', async () => {
  const [one, other] = [newSerial(), newSerial()];
  await numbered(one);
  await numbered(other);
  const id = await sent(list(`${one},,,BK1,,,,,,,`, `${other},,,BK2,,,,,,,`));
  expect((await decide(id, { choose: 'none' })).body).toMatchObject({ counts: { chosen: 0 } });
  expect((await decide(id, { rows: [{ place: 1, isChosen: true }] })).body).toMatchObject({ counts: { chosen: 1 } });
  expect((await decide(id, { choose: 'safe' })).body).toMatchObject({ counts: { chosen: 2 } });
  expect(await decide(id, { rows: [{ place: 7, isChosen: true }] })).toMatchObject({ status: 404 });
  expect(await decide(id, { version: 99 })).toMatchObject({ status: 409, body: { code: 'FILE_CHANGED' } });
});

it('R102 a list is forgotten 180 days after it was sent or applied last', async () => {
  const [old, applied, fresh] = [
    await sent(list('A1-1234567,,,,,,,,,,')),
    await sent(list('A1-1234568,,,,,,,,,,')),
    await sent(list('A1-1234569,,,,,,,,,,')),
  ];
  const { db } = world.database;
  const long = sql<Date>`app_now() - interval '181 days'`;
  await db.updateTable('shipping_file').set({ sent_at: long }).where('id', 'in', [old, applied]).execute();
  await db
    .updateTable('shipping_file')
    .set({ state: 'applied', applied_at: sql<Date>`app_now()` })
    .where('id', '=', applied)
    .execute();
  await forgetFiles(db);
  const kept = await db
    .selectFrom('shipping_file')
    .select('id')
    .where('id', 'in', [old, applied, fresh])
    .orderBy('id')
    .execute();
  expect(kept.map(({ id }) => id)).toEqual([applied, fresh]);
});
