import type { TestUser } from '@seri/api/testkit/api';
import { apiRoot } from '@seri/contract/headers';
import { mostCarsOfInstruction } from '@seri/domain/shipping-files/instruction-sheet';
import { roleIds } from '@seri/domain/people/roles';
import { shippingHeads } from '@seri/domain/shipping-files/read/shipping-heads';
import { readSheet } from 'read-excel-file/node';
import { afterAll, describe, expect, it } from 'vitest';
import { alexei, otieno, partiesSteps, passport } from '../parties/parties.steps.ts';
import { openVoyages } from '../voyages/voyages-world.steps.ts';

const { database, api, staff, steps, ships, close, newClient, waitingCar, sail, rowOf, viewOf } = await openVoyages();
const { save } = partiesSteps(api);

afterAll(close);

const take = (by: TestUser, purchases: readonly number[], more = '') =>
  api.app.inject({
    url: `${apiRoot}/shipping-instructions.xlsx?purchases=${purchases.join(',')}${more}`,
    cookies: by.cookies,
  });
const codeOf = async (...taken: Parameters<typeof take>) => {
  const { statusCode, body } = await take(...taken);
  return [statusCode, statusCode === 200 ? null : (JSON.parse(body) as { code: string }).code];
};

/** The cells of a file as they stand in it, untrimmed. */
async function cellsOf(...taken: Parameters<typeof take>) {
  const { statusCode, rawPayload } = await take(...taken);
  expect(statusCode).toBe(200);
  return readSheet(rawPayload, { trim: false });
}

/** The cells of each car by their heads. */
async function carsOf(...taken: Parameters<typeof take>) {
  const [, , heads = [], ...rows] = await cellsOf(...taken);
  return rows.map((row) => Object.fromEntries(heads.map((head, place) => [String(head), row[place] ?? null])));
}

/** A car that waits for a ship, with these parties. */
async function named(parties: Omit<Parameters<typeof save>[1], 'id' | 'version'>) {
  const car = await waitingCar();
  const { status, body } = await save(staff, { id: car.id, version: car.version, ...parties });
  expect(status).toBe(200);
  return { ...car, version: body.version };
}

const logs = () =>
  database.db
    .selectFrom('action_log')
    .select(['account_id', 'subject', 'detail'])
    .where('action', '=', 'shipping-instruction.sent')
    .orderBy('id')
    .execute();

describe('R102 a shipping instruction', () => {
  it('tells cars with their ship and parties, in the order that was asked for, and is read back by its heads', async () => {
    const { id: first } = await named({ notifyParty: otieno, sameAsConsignee: false });
    const second = await named({ consignee: otieno });
    const { calls } = await sail({ vessel: 'MORNING LADY', number: '021' });
    expect(await ships.board(staff, [{ id: second.id, version: second.version }], calls)).toMatchObject([
      { code: null },
    ]);
    const { lot_id: lotId } = await rowOf(second.id);
    await database.db.updateTable('lot').set({ serial: 'GK3-1234567' }).where('id', '=', lotId).execute();
    const { carDetail } = await viewOf(second.id);

    const rows = await cellsOf(staff, [second.id, first]);
    const lines = rows.map((row, index) => ({ line: index + 1, cells: row.map((cell) => String(cell ?? '')) }));
    const head = shippingHeads.headOf(lines, {});
    const cellOf = (column: 'stockNo' | 'vessel' | 'voyageNo' | 'loadPort' | 'etd') =>
      rows[head?.line ?? 0]?.[head?.places.get(column) ?? -1];
    expect(rows[0]?.[0]).toBe('SHIPPING INSTRUCTION');
    expect(rows[1]?.[0]).toMatch(/2026-11-18, 2 cars$/);
    expect([cellOf('stockNo'), cellOf('vessel'), cellOf('voyageNo'), cellOf('loadPort'), cellOf('etd')]).toEqual([
      `S-${second.id}`,
      'MORNING LADY',
      '021',
      'Yokohama',
      new Date('2026-11-20T00:00:00Z'),
    ]);
    const cars = await carsOf(staff, [second.id, first, second.id]);
    expect(cars).toMatchObject([
      { 'Stock No.': `S-${second.id}`, 'Chassis No.': 'GK3-1234567', POD: 'Mombasa', Consignee: otieno.fullName },
      {
        'Stock No.': `S-${first}`,
        Consignee: alexei.papersName,
        'Consignee phone': `Tel. ${alexei.telephone}`,
        'Notify party': otieno.fullName,
        Vessel: null,
        M3: null,
      },
    ]);
    expect([cars[0]?.['Maker'], cars[0]?.['Model']].join(' ')).toBe(carDetail.model);
  });

  it('names the company as its papers do, and places in English whatever they were typed in', async () => {
    await database.pool.query(`insert into company_billing (version, details, changed_by) values (1, $1, $2)`, [
      JSON.stringify({ legalName: 'Seri Trading Co.', address: '1-2 Minato, Yokohama', incoterm: 'CIF' }),
      staff.accountId,
    ]);
    const { id } = await waitingCar();
    const words = {
      export_port: 'Yokohama',
      discharge_port: 'Момбаса',
      destination: 'Найроби',
      voyage: 'MV Vega V.0219',
    };
    await database.db.updateTable('purchase').set(words).where('id', '=', id).execute();
    const [car] = await carsOf(staff, [id]);
    expect(car).toMatchObject({
      Shipper: 'Seri Trading Co.',
      'Shipper address': '1-2 Minato, Yokohama',
      Terms: 'CIF Mombasa',
      POD: 'Mombasa',
      'Final destination': 'Nairobi',
      Vessel: 'Vega',
      Voyage: '219',
    });
    expect((await cellsOf(staff, [id]))[1]?.[0]).toBe('Seri Trading Co., 2026-11-18, 1 car');
  });

  it('is in Latin letters alone; a name that nobody wrote in them is empty, and its car is told as incomplete', async () => {
    const { id, version } = await named({ consignee: { ...alexei, papersName: '' } });
    const [car] = await carsOf(staff, [id]);
    expect(car).toMatchObject({ Consignee: null, 'Consignee address': alexei.papersAddress });
    expect(JSON.stringify(await cellsOf(staff, [id]))).not.toMatch(/\p{Script=Cyrillic}/u);
    const ship = await sail();
    await ships.board(staff, [{ id, version }], ship.calls);
    const { cars, figures } = await ships.view(staff, ship.id);
    expect([cars[0]?.lacks, figures.withoutParties]).toEqual([['certificate', 'parties'], 1]);
  });

  it('! tells identity documents only if they were asked for, and each file is logged', async () => {
    const { id } = await named({ consignee: { ...alexei, document: passport } });
    const before = (await logs()).length;
    expect(JSON.stringify(await cellsOf(staff, [id]))).not.toContain('4509');
    expect(await carsOf(staff, [id, id], '&documents=1')).toMatchObject([{ 'Consignee ID': passport }]);
    const of = { account_id: staff.accountId, subject: 'shipping-instruction:2026-11-18' };
    expect((await logs()).slice(before)).toEqual([
      { ...of, detail: { purchases: [id], documents: false } },
      { ...of, detail: { purchases: [id], documents: true } },
    ]);
  });

  it('R48 ! begins no cell with the sign of a formula', async () => {
    const formula = '=HYPERLINK("http://x")';
    const { id } = await named({ consignee: { ...otieno, fullName: formula, telephone: formula, document: formula } });
    const words = { shipping_line: `+${formula}`, voyage: '@SUM(A1)', booking_no: '-1', notify_document: formula };
    await database.db
      .updateTable('purchase')
      .set({ ...words, notify_party: JSON.stringify({ papersName: '+1', email: '-a@example.com' }) })
      .where('id', '=', id)
      .execute();
    const { rawPayload } = await take(staff, [id], '&documents=1');
    const cells = (await readSheet(rawPayload, { trim: false })).flat();
    expect(cells.filter((cell) => typeof cell === 'string' && /^[\s=+\-@]/.test(cell))).toEqual([]);
    expect(cells).toEqual(expect.arrayContaining(['HYPERLINK("http://x")', 'SUM(A1)', '1']));
  });

  it('! is for staff with the right to logistics, and of cars of clients that stand, all or none', async () => {
    const client = await newClient();
    const { id } = await waitingCar({ client });
    const before = (await logs()).length;
    expect(await codeOf(client, [id])).toEqual([403, 'FORBIDDEN']);
    const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    expect(await codeOf(without, [id])).toEqual([403, 'FORBIDDEN']);

    const { id: voided } = await waitingCar();
    await steps.undo((await rowOf(voided)).bid_id);
    const { id: ofStaff, client: colleague } = await waitingCar();
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.manager })
      .where('id', '=', colleague.accountId)
      .execute();
    const owner = await api.signedIn({ role: 'manager', isOwner: true });
    for (const missing of [voided, ofStaff, 999_999_999]) {
      expect(await codeOf(owner, [id, missing])).toEqual([404, 'NOT_FOUND']);
    }
    expect((await logs()).length).toBe(before);
    expect(await codeOf(owner, [id])).toEqual([200, null]);
  });

  it('takes two hundred cars at most, is a file to save, and is kept by no cache', async () => {
    const { id } = await waitingCar();
    const many = Array.from({ length: mostCarsOfInstruction }, () => id);
    expect((await codeOf(staff, [...many, id]))[0]).toBe(422);
    const { headers } = await take(staff, many);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="shipping-instruction-2026-11-18.xlsx"',
      'cache-control': 'private, no-store',
    });
  });
});
