import { apiRoot } from '@seri/contract/headers';
import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { noteAtMost } from '@seri/domain/lots/lot-note';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let manager: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  manager = await api.signedIn({ role: 'manager' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const [today, yesterday] = ['2026-11-18', '2026-11-17'] as const;

function save(
  user: TestUser | null,
  carId: number,
  comment: string,
  former?: string,
  headers: Record<string, string> = {},
) {
  const payload = { carId, comment, ...(former !== undefined && { former }) };
  return api.ask(user, { method: 'POST', url: `${apiRoot}/car-auction/save-comment`, payload, headers });
}

async function readBy(user: TestUser, lotId: number) {
  const { body } = await api.ask(user, { method: 'GET', url: `${apiRoot}/car-auction/view?id=${lotId}` });
  return body['carCommonDetail'] as { comment: string; commentEditable: boolean };
}

async function stateOf(lotId: number) {
  const note = await database.db.selectFrom('lot_note').selectAll().where('lot_id', '=', lotId).executeTakeFirst();
  const logs = await database.db
    .selectFrom('action_log')
    .select(['account_id', 'detail'])
    .where('action', '=', 'lot.noted')
    .where('subject', '=', `lot:${lotId}`)
    .orderBy('id')
    .execute();
  const events = await database.db.selectFrom('outbox').selectAll().where('name', '=', 'lot.noted').execute();
  const ofLot = events.filter(({ data }) => (data as { lotId: number }).lotId === lotId);
  return { note: note?.body, writer: note?.written_by, logs, events: ofLot };
}

const nothing = { note: undefined, writer: undefined, logs: [], events: [] };

describe('R43 a note', () => {
  it('writes row, log and event together; the event carries no text', async () => {
    const lotId = await newLot(database.db, { day: today });
    const words = 'Good car.\r\nCheck the left door.  ';
    expect(await save(manager, lotId, words, '', { 'socket-id': 'tab-1' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const { note, writer, logs, events } = await stateOf(lotId);
    expect({ note, writer }).toEqual({ note: 'Good car.\nCheck the left door.', writer: manager.accountId });
    expect(logs).toEqual([{ account_id: manager.accountId, detail: { from: '', to: note } }]);
    expect(events).toMatchObject([{ audience: 'lots:car', data: { lotId }, origin_socket: 'tab-1' }]);
    expect(JSON.stringify(events)).not.toContain('Good car');
  });

  it('is shared by all managers, who may change it; everybody else may read it', async () => {
    const lotId = await newLot(database.db, { day: today });
    const other = await api.signedIn({ role: 'manager' });
    await save(manager, lotId, 'the first');
    expect(await readBy(other, lotId)).toMatchObject({ comment: 'the first', commentEditable: true });
    await save(other, lotId, 'the second', 'the first');
    for (const role of ['client', 'dealer', 'guest'] as const) {
      const reader = await api.signedIn({ role });
      expect(await readBy(reader, lotId)).toMatchObject({ comment: 'the second', commentEditable: false });
    }
    expect((await stateOf(lotId)).logs).toEqual([
      { account_id: manager.accountId, detail: { from: '', to: 'the first' } },
      { account_id: other.accountId, detail: { from: 'the first', to: 'the second' } },
    ]);
  });

  it.each(['', ' \n\t  '])('is removed when it is emptied (%j)', async (empty) => {
    const lotId = await newLot(database.db, { day: today });
    await save(manager, lotId, 'words');
    expect(await save(manager, lotId, empty, 'words')).toMatchObject({ status: 200 });
    const { note, logs, events } = await stateOf(lotId);
    expect(note).toBeUndefined();
    expect(logs.at(-1)?.detail).toEqual({ from: 'words', to: '' });
    expect(events).toHaveLength(2);
    expect(await readBy(manager, lotId)).toMatchObject({ comment: '' });
  });

  it('changes nothing when repeated, or emptied without a note', async () => {
    const lotId = await newLot(database.db, { day: today });
    expect(await save(manager, lotId, '  ')).toMatchObject({ status: 200 });
    expect(await stateOf(lotId)).toEqual(nothing);
    await save(manager, lotId, 'words', '');
    expect(await save(manager, lotId, ' words ', '')).toMatchObject({ status: 200 });
    expect((await stateOf(lotId)).logs).toHaveLength(1);
  });

  it('never overwrites a note that the writer has not seen', async () => {
    const lotId = await newLot(database.db, { day: today });
    await save(manager, lotId, 'theirs');
    for (const former of ['', 'older']) {
      const answer = await save(manager, lotId, 'mine', former);
      expect(answer).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    }
    expect(await save(manager, lotId, '', 'older')).toMatchObject({ status: 409 });
    expect(await stateOf(lotId)).toMatchObject({ note: 'theirs', logs: [{}], events: [{}] });
  });

  it(`has at most ${noteAtMost} characters`, async () => {
    const lotId = await newLot(database.db, { day: today });
    expect(await save(manager, lotId, 'x'.repeat(noteAtMost + 1))).toMatchObject({
      status: 422,
      body: { code: 'FIELDS', data: { fields: { comment: { problem: 'tooLong' } } } },
    });
    expect(await stateOf(lotId)).toEqual(nothing);
    expect(await save(manager, lotId, '車'.repeat(noteAtMost))).toMatchObject({ status: 200 });
  });

  it.each(lotKinds)('can be on a lot of any kind and day: %s', async (kind) => {
    for (const day of [today, yesterday]) {
      const lotId = await newLot(database.db, { day, kind });
      expect(await save(manager, lotId, 'words')).toMatchObject({ status: 200 });
      expect((await stateOf(lotId)).events).toMatchObject([{ audience: `lots:${kind}` }]);
    }
  });

  it('accepts one of two concurrent saves and refuses the other as changed', async () => {
    const lotId = await newLot(database.db, { day: today });
    const managers = [manager, await api.signedIn({ role: 'manager' })];
    const saves = Array.from({ length: 20 }, (_, turn) =>
      save(managers[turn % 2] ?? manager, lotId, `note ${turn}`, ''),
    );
    const answers = await Promise.all(saves);
    const done = answers.flatMap(({ status }, turn) => (status === 200 ? [`note ${turn}`] : []));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const { note, logs } = await stateOf(lotId);
    expect(done).toEqual([note]);
    expect(logs).toHaveLength(1);
  });

  it('logs every change under concurrent writes', async () => {
    const lotId = await newLot(database.db, { day: today });
    await Promise.all(Array.from({ length: 20 }, (_, turn) => save(manager, lotId, `note ${turn}`)));
    const { note, logs } = await stateOf(lotId);
    const steps = logs.map(({ detail }) => detail as { from: string; to: string });
    expect(steps.map(({ from }) => from)).toEqual(['', ...steps.slice(0, -1).map(({ to }) => to)]);
    expect(steps.at(-1)?.to).toBe(note);
  });
});

describe('R43 permission to note', () => {
  const may: Readonly<Record<RoleName, 200 | 401 | 403>> = {
    manager: 200,
    vip: 403,
    client: 403,
    troublesome: 403,
    dealer: 403,
    restricted: 403,
    guest: 403,
    disabled: 401,
  };

  it('names every role', () => {
    expect(Object.keys(may).toSorted()).toEqual(Object.keys(roleIds).toSorted());
  });

  it.each(Object.entries(may) as [RoleName, number][])('%s gets %i', async (role, status) => {
    const lotId = await newLot(database.db, { day: today });
    expect(await save(await api.signedIn({ role }), lotId, 'words')).toMatchObject({ status });
    if (status !== 200) expect(await stateOf(lotId)).toEqual(nothing);
  });

  it('refuses an unknown lot and a lot that the writer may not see', async () => {
    const [live, sold] = [await newLot(database.db, { day: today }), await newLot(database.db, { day: yesterday })];
    const blind = await api.signedIn({ role: 'manager', overrides: { salesStatisticsView: false } });
    expect(await save(blind, live, 'words')).toMatchObject({ status: 200 });
    expect(await save(blind, sold, 'words')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await save(manager, 999_999, 'words')).toMatchObject({ status: 404 });
    expect(await save(null, live, 'words')).toMatchObject({ status: 401 });
    expect(await stateOf(sold)).toEqual(nothing);
  });
});
