import { newBid } from '@seri/api/testkit/factories';
import { afterAll, describe, expect, it } from 'vitest';
import { dischargeAt, draftOf, loadAt, newVoyage } from './voyages.steps.ts';
import { openVoyages } from './voyages-world.steps.ts';

const { database, api, staff, steps, ships, close, newClient, waitingCar, sail, viewOf, rowOf, messagesOf } =
  await openVoyages();

afterAll(close);

describe('R98 a voyage', () => {
  it('is added with its calls, changed over the version that was seen, and found', async () => {
    const { id } = await sail({ vessel: 'HIGHWAY STAR', line: 'Star Line' });
    const seen = await ships.view(staff, id);
    expect(seen).toMatchObject({ state: 'planned', version: 1, figures: { cars: 0 }, can: { edit: true } });
    expect(seen.calls.map(({ kind, name, plannedOn }) => `${kind} ${name} ${plannedOn}`)).toEqual([
      'load Yokohama 2026-11-20',
      'discharge Mombasa 2026-12-18',
    ]);
    expect((await ships.edit(staff, id, () => ({}))).body.version).toBe(1);
    expect(
      (await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { plannedOn: '2026-11-21' } : {}))).body,
    ).toEqual({
      id,
      version: 2,
    });
    const { line, vessel, number, calls } = seen;
    const drafts = calls.map(draftOf);
    const stale = await ships.change(staff, { id, version: 1, line, vessel, number, calls: drafts });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    for (const query of [{ search: 'way sta' }, { search: 'star line' }]) {
      expect((await ships.list(staff, query)).body.list.map((one) => one.id)).toEqual([id]);
    }
    expect(
      (await ships.list(staff, { search: 'highway', port: 'KEMBA', state: 'planned', open: '1' })).body.list,
    ).toHaveLength(1);
    expect((await ships.list(staff, { search: 'highway', port: 'NZAKL' })).body.list).toEqual([]);
    const logs = await database.db
      .selectFrom('action_log')
      .select('action')
      .where('subject', '=', `voyage:${id}`)
      .orderBy('id')
      .execute();
    expect(logs.map(({ action }) => action)).toEqual(['voyage.added', 'voyage.changed']);
  });

  it('says which fields are wrong', async () => {
    const calls = [loadAt('JPYOK', '2026-11-20'), dischargeAt('KEMBA', '2026-11-10')];
    const { status, body } = await ships.add(staff, newVoyage({ vessel: '', calls }));
    expect(status).toBe(422);
    expect(Object.keys(body.data?.fields ?? {}).toSorted()).toEqual(['calls.1.plannedOn', 'vessel']);
    const nowhere = [loadAt('JPXXX', null), dischargeAt('KEMBA', null)];
    expect((await ships.add(staff, newVoyage({ calls: nowhere }))).status).toBe(404);
  });

  it('! has a name of its own, also if two people enter it at once', async () => {
    const body = newVoyage();
    const answers = await Promise.all([
      ships.add(staff, body),
      ships.add(staff, { ...body, vessel: body.vessel.toLowerCase() }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [added, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(refused?.body).toMatchObject({ code: 'VOYAGE_EXISTS', data: { voyageId: added?.body.id } });
    await ships.cancel(staff, added?.body.id ?? 0, 1);
    expect((await ships.add(staff, body)).status).toBe(200);
  });

  it('is written by staff with the right to logistics, and read by staff', async () => {
    const { id } = await sail();
    const client = await newClient();
    const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    for (const by of [client, without]) {
      expect((await ships.add(by, newVoyage())).status).toBe(403);
      expect((await ships.cancel(by, id, 1)).status).toBe(403);
    }
    expect((await ships.list(client)).status).toBe(403);
    expect((await ships.view(without, id)).can.edit).toBe(false);
  });

  it('keeps the calls that cars name', async () => {
    const { id, calls } = await sail();
    const car = await waitingCar();
    expect(await ships.board(staff, [car], calls)).toEqual([{ id: car.id, code: null }]);
    const moved = await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { place: 'JPNGO' } : {}));
    expect(moved).toMatchObject({
      status: 422,
      body: { data: { fields: { 'calls.0.place': { problem: 'choice' } } } },
    });
    const removed = await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { id: null, place: 'JPNGO' } : {}));
    expect(removed).toMatchObject({ status: 422, body: { data: { fields: { calls: { problem: 'choice' } } } } });
  });
});

describe('R98 a car on a ship', () => {
  it('goes by its voyage everywhere, waits for loading, and its client is told', async () => {
    const { id: voyageId, calls } = await sail({ vessel: 'MORNING LADY' });
    const car = await waitingCar();
    await ships.board(staff, [car], calls);
    const view = await viewOf(car.id);
    const way = {
      voyage: 'MORNING LADY 021',
      etd: '2026-11-20',
      eta: '2026-12-18',
      exportPort: 'Yokohama',
      dischargePort: 'Mombasa',
    };
    expect(view.logistics).toMatchObject({ ...way, shippingLine: 'Test Line', status: 3 });
    expect(view.version).toBe(car.version + 1);
    expect((await steps.list(car.client)).body.list[0]).toMatchObject(way);
    expect(await messagesOf(car.client)).toEqual([
      'Your car: Waiting for ship assignment',
      'Your car: Waiting for loading',
    ]);
    const [aboard] = (await ships.view(staff, voyageId)).cars;
    expect(aboard).toMatchObject({ id: car.id, status: 3, lacks: ['certificate', 'parties'], isLeftBehind: false });
    expect((await ships.view(staff, voyageId)).figures).toEqual({
      cars: 1,
      withoutPapers: 1,
      withoutParties: 1,
      leftBehind: 0,
    });
    expect((await steps.view(car.client, car.id)).body).toMatchObject({
      ship: { voyageId: null, name: 'MORNING LADY 021' },
    });
    expect(view).toMatchObject({ ship: { voyageId } });
    await steps.ship(staff, car.id, view.version, { blNo: 'SW-4471' });
    expect((await ships.view(staff, voyageId)).cars).toMatchObject([{ id: car.id, blNo: 'SW-4471' }]);
  });

  it('that is taken off waits for a ship again, and is listed with those', async () => {
    const { calls } = await sail();
    const car = await waitingCar();
    await ships.board(staff, [car], calls);
    const aboard = { id: car.id, version: car.version + 1 };
    expect(await ships.board(staff, [{ ...aboard, version: 1 }], null)).toEqual([
      { id: car.id, code: 'STATE_CHANGED' },
    ]);
    expect(await ships.board(staff, [aboard], null)).toEqual([{ id: car.id, code: null }]);
    expect((await viewOf(car.id)).logistics).toMatchObject({ status: 2, voyage: '', etd: null });
    expect((await ships.waiting(staff)).body.cars.map(({ id }) => id)).toContain(car.id);
    expect((await ships.waiting(staff, { dischargePort: 'NZAKL' })).body.cars.map(({ id }) => id)).not.toContain(
      car.id,
    );
  });

  it('boards neither a ship that has left, nor one to where it may not go', async () => {
    const left = await sail();
    await ships.edit(staff, left.id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-17' } : {}));
    const toRussia = await sail({ calls: [loadAt('JPYOK', '2026-11-20'), dischargeAt('RUVVO', '2026-11-24')] });
    const [plain, hybrid] = [await waitingCar(), await waitingCar({ driveKind: 'hybrid' })];
    expect(await ships.board(staff, [plain], left.calls)).toEqual([{ id: plain.id, code: 'VOYAGE_CLOSED' }]);
    expect(await ships.board(staff, [hybrid, plain], toRussia.calls)).toEqual([
      { id: hybrid.id, code: 'EXPORT_BANNED' },
      { id: plain.id, code: null },
    ]);
    expect((await rowOf(hybrid.id)).load_call_id).toBeNull();
    const mixed = { load: left.calls.load, discharge: toRussia.calls.discharge };
    expect(await ships.board(staff, [hybrid], mixed)).toEqual([{ id: hybrid.id, code: 'NOT_FOUND' }]);
  });

  it('keeps its own words, which are read again when it has no ship', async () => {
    const { calls } = await sail();
    const car = await waitingCar();
    await steps.ship(staff, car.id, car.version, {
      voyage: 'OWN WORDS 1',
      exportPort: 'Nagoya',
      dischargePort: 'Mombasa',
    });
    const named = { loadCallId: calls.load, dischargeCallId: calls.discharge };
    const answer = await steps.ship(staff, car.id, car.version + 1, {
      ...named,
      stockYard: 'B-07',
      voyage: 'not this',
    });
    expect(answer).toMatchObject({ status: 200, body: { version: car.version + 2 } });
    expect((await viewOf(car.id)).logistics).toMatchObject({ exportPort: 'Yokohama', stockYard: 'B-07', status: 3 });
    expect((await steps.ship(staff, car.id, car.version + 2, { loadCallId: calls.load })).status).toBe(422);
    await steps.ship(staff, car.id, car.version + 2, {
      loadCallId: null,
      dischargeCallId: null,
      voyage: 'OWN WORDS 1',
      exportPort: 'Nagoya',
      dischargePort: 'Mombasa',
    });
    expect((await viewOf(car.id)).logistics).toMatchObject({ voyage: 'OWN WORDS 1', exportPort: 'Nagoya', status: 2 });
  });

  it('that is void leaves the ship', async () => {
    const { id, calls } = await sail();
    const client = await newClient();
    const bidId = await newBid(database.db, client.accountId, { status: 6, lot: { day: '2026-11-10' } });
    const purchaseId = await steps.book(bidId, 500_000);
    const { version } = await viewOf(purchaseId);
    await ships.board(staff, [{ id: purchaseId, version }], calls);
    await steps.undo(bidId);
    expect((await ships.view(staff, id)).figures.cars).toBe(0);
    expect((await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { place: 'JPNGO' } : {}))).status).toBe(200);
  });
});
