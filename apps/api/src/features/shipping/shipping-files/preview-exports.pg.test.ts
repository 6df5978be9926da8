import { afterAll, describe, expect, it } from 'vitest';
import { dischargeAt, loadAt } from '../voyages/voyages.steps.ts';
import { openShippingFiles } from './shipping-files.steps.ts';

const world = await openShippingFiles();
const { database, staff, steps, ships, ask, sent, read, view, rows, map, decide, numbered, sail } = world;
const { db } = database;

afterAll(() => world.close());

const list = (...lines: string[]) =>
  ['Chassis No.,Booking No.,Vessel,Voy.,POL,POD,ETD,ATD,B/L No.', ...lines].join('\n');
let serials = 3_000_000;
const newSerial = () => `GK5-${(serials += 13_577)}`;
let voyages = 0;
/** A ship that is not known. */
const newShip = () => `ANGARA ${(voyages += 1)},7`;

async function tellFacts(id: number, details: { driveKind?: string }): Promise<void> {
  const lot = db.selectFrom('purchase').select('lot_id').where('id', '=', id);
  const facts = { details: JSON.stringify(details) };
  await db.updateTable('lot').set(facts).where('id', '=', lot).execute();
}

/** A hybrid with a port of discharge that was entered while it passed for a petrol car. */
async function hybridFor({ id, version }: { id: number; version: number }, dischargePort: string): Promise<void> {
  expect((await steps.ship(staff, id, version, { dischargePort })).status).toBe(200);
  await tellFacts(id, { driveKind: 'hybrid' });
}

/** Staff have looked at its columns, and it is read again. */
async function reread(id: number): Promise<void> {
  await map(id);
  await read();
}

async function seen(id: number) {
  return (await rows(id)).map(({ line, problems, needsAttention, isChosen }) => {
    return [line, problems.map(({ problem }) => problem), needsAttention, isChosen];
  });
}
const waits = (line: number, problem: string) => [line, [problem], true, false];
const isSafe = (line: number) => [line, [], false, true];

async function apply(id: number): Promise<(string | null)[]> {
  await ask(staff, 'POST', '/apply', { payload: { id, version: (await view(id)).version } });
  await read();
  const kept = await db.selectFrom('shipping_row').selectAll().where('file_id', '=', id).orderBy('place').execute();
  return kept.map(({ outcome, code }) => code ?? outcome);
}

describe('R102 and R96 a car that may not go where its list has it', () => {
  it('! comes first with the rule, unticked; another row of its ship is chosen, and applying it anyway is refused', async () => {
    const [plain, hybrid] = [newSerial(), newSerial()];
    const [allowed, banned] = [await numbered(plain), await numbered(hybrid, { driveKind: 'hybrid' })];
    const ship = newShip();
    const id = await sent(
      list(
        `${plain},BK101,${ship},YOKOHAMA,VLADIVOSTOK,2026-11-24,,`,
        `${hybrid},BK102,${ship},YOKOHAMA,VLADIVOSTOK,2026-11-24,,`,
      ),
    );
    await reread(id);
    expect(await seen(id)).toEqual([waits(3, 'exportBanned'), isSafe(2)]);
    expect((await view(id)).counts).toMatchObject({ rows: 2, attention: 1, chosen: 1 });
    const [first] = await rows(id);
    expect(first?.problems).toEqual([
      { problem: 'exportBanned', column: null, told: 'Hybrid and electric cars must not be exported' },
    ]);
    expect(first?.changes).toMatchObject([
      { field: 'ship', isTaken: true },
      { field: 'bookingNo', isTaken: true },
      { field: 'status', isTaken: true },
    ]);
    await decide(id, { rows: [{ place: first!.place, isChosen: true }] });
    expect(await apply(id)).toEqual(['applied', 'EXPORT_BANNED']);
    expect(await world.rowOf(allowed.id)).toMatchObject({ status: 3, booking_no: 'BK101' });
    expect(await world.rowOf(banned.id)).toMatchObject({ status: 2, booking_no: '', load_call_id: null });
  });

  it('is told the rule in the language of the reader', async () => {
    const hybrid = newSerial();
    await numbered(hybrid, { driveKind: 'hybrid' });
    const id = await sent(list(`${hybrid},,${newShip()},YOKOHAMA,VLADIVOSTOK,2026-11-24,,`));
    const query = { id: String(id) };
    const { body } = await ask<{ list: { problems: { told: string }[] }[] }>(staff, 'GET', '/rows', {
      query,
      headers: { 'accept-language': 'ru' },
    });
    expect(body.list[0]?.problems[0]?.told).toBe('Гибриды и электромобили вывозить запрещено');
  });

  it('waits while a fact is missing, until it is entered and the list is read again', async () => {
    const serial = newSerial();
    const car = await numbered(serial);
    await tellFacts(car.id, {});
    const id = await sent(list(`${serial},,${newShip()},YOKOHAMA,VLADIVOSTOK,2026-11-24,,`));
    expect(await seen(id)).toEqual([waits(2, 'exportUnknown')]);
    await tellFacts(car.id, { driveKind: 'petrol' });
    await reread(id);
    expect(await seen(id)).toEqual([isSafe(2)]);
    await tellFacts(car.id, { driveKind: 'hybrid' });
    await reread(id);
    expect(await seen(id)).toEqual([waits(2, 'exportBanned')]);
  });

  it('is judged by the port of the list, not by the one that stands', async () => {
    const [away, home] = [newSerial(), newSerial()];
    const toRussia = await sail({ calls: [loadAt('JPYOK', '2026-11-20'), dischargeAt('RUVVO', '2026-11-24')] });
    await hybridFor(await numbered(away), 'Mombasa');
    await hybridFor(await numbered(home), 'Vladivostok');
    const { vessel, number } = await ships.view(staff, toRussia.id);
    const id = await sent(
      list(`${away},,${vessel},${number},,,,,`, `${home},,${newShip()},YOKOHAMA,MOMBASA,2026-11-24,,`),
    );
    expect(await seen(id)).toEqual([waits(2, 'exportBanned'), isSafe(3)]);
  });

  it('is judged by the day on which the list has its ship leave', async () => {
    const serial = newSerial();
    await numbered(serial);
    const values = {
      territory: 'fj',
      category: 'car',
      valid_from: '2026-11-24',
      text_en: 'No cars',
      text_ru: 'Нельзя',
    };
    await db.insertInto('export_rule').values(values).execute();
    const sailing = (etd: string, atd = '') => sent(list(`${serial},,${newShip()},YOKOHAMA,SUVA,${etd},${atd},`));
    expect(await seen(await sailing('2026-11-23'))).toEqual([isSafe(2)]);
    expect(await seen(await sailing('2026-11-24'))).toEqual([waits(2, 'exportBanned')]);
    expect(await seen(await sailing('2026-11-24', '2026-11-17'))).toEqual([isSafe(2)]);
  });
});

describe('R102 and R96 a car that gets no ship', () => {
  it('is judged as it stands if a booking has it wait for loading', async () => {
    const serial = newSerial();
    await hybridFor(await numbered(serial), 'Vladivostok');
    expect(await seen(await sent(list(`${serial},BK201,,,,,,,`)))).toEqual([waits(2, 'exportBanned')]);
  });

  it('! is not judged if it is aboard and only gets a number, until it sails', async () => {
    const serial = newSerial();
    const car = await numbered(serial);
    const { id: voyageId, calls } = await sail({
      calls: [loadAt('JPYOK', '2026-11-20'), dischargeAt('RUVVO', '2026-11-24')],
    });
    await ships.board(staff, [car], calls);
    await tellFacts(car.id, { driveKind: 'hybrid' });
    const { vessel, number } = await ships.view(staff, voyageId);
    const way = `${vessel},${number},YOKOHAMA,VLADIVOSTOK`;
    const id = await sent(list(`${serial},BK301,${way},2026-11-20,,`));
    expect((await rows(id))[0]?.changes.map(({ field }) => field)).toEqual(['bookingNo']);
    expect(await seen(id)).toEqual([isSafe(2)]);
    for (const sails of ['2026-11-17,', ',BL301']) {
      const sailing = await sent(list(`${serial},BK301,${way},2026-11-20,${sails}`));
      expect(await seen(sailing)).toEqual([waits(2, 'exportBanned')]);
    }
  });
});

it('R102 and R96 of two cars of one number the one that is chosen is judged', async () => {
  const serial = newSerial();
  const [hybrid, petrol] = [await numbered(serial, { driveKind: 'hybrid' }), await numbered(serial)];
  const id = await sent(list(`${serial},,${newShip()},YOKOHAMA,VLADIVOSTOK,2026-11-24,,`));
  const problems = async () => (await rows(id))[0]?.problems.map(({ problem }) => problem);
  const chooseCar = (purchaseId: number) => decide(id, { rows: [{ place: 0, purchaseId }] });
  expect((await rows(id))[0]).toMatchObject({ match: 'several', car: { id: petrol.id }, isChosen: false });
  expect(await problems()).toEqual([]);
  await chooseCar(hybrid.id);
  expect((await rows(id))[0]).toMatchObject({ car: { id: hybrid.id }, needsAttention: true });
  expect(await problems()).toEqual(['exportBanned']);
  await chooseCar(petrol.id);
  expect(await problems()).toEqual([]);
});
