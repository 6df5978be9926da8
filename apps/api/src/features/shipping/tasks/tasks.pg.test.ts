import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alexei, otieno } from '../parties/parties.steps.ts';
import { tasksSteps } from './tasks.steps.ts';

const noon = '2026-11-18T03:00:00Z';
let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof tasksSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: noon });
  api = await openTestApi(database);
  staff = await api.signedIn({ role: 'manager' });
  steps = tasksSteps(api, database, () => staff);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const taskOf = async (id: number, kind: string) => {
  const task = (await steps.openOf(id)).get(kind);
  if (!task) throw new Error(`The purchase ${id} has no open task ${kind}.`);
  return task;
};
const storedOf = (id: number) =>
  database.db.selectFrom('purchase_task').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logsOf = (id: number) =>
  database.db
    .selectFrom('action_log')
    .select(['action', 'account_id', 'on_behalf_of', 'detail'])
    .where('subject', '=', `task:${id}`)
    .orderBy('id')
    .execute();
const toldTo = async (id: number) => (await steps.toldOf(id)).map(({ audience }) => audience);
const ofClient = (client: TestUser) => ({ clients: 'all', account: String(client.accountId), pageSize: '50' });

describe('R101 a task that people end', () => {
  it('is done, logged with both names, and told to those who may see it', async () => {
    const { client, id } = await steps.bought();
    const before = (await toldTo(id)).length;
    const task = await taskOf(id, 'yard_in');
    expect(await steps.end(staff, task)).toEqual({ status: 200, body: { id: task.id, version: task.version + 1 } });
    expect(await storedOf(task.id)).toMatchObject({ ended_by: staff.accountId, skipped_reason: null });
    expect(await logsOf(task.id)).toMatchObject([
      {
        action: 'task.done',
        account_id: staff.accountId,
        on_behalf_of: client.accountId,
        detail: { purchaseId: id, kind: 'yard_in' },
      },
    ]);
    expect((await toldTo(id)).slice(before)).toEqual([`account:${client.accountId}`, 'staff']);
    await steps.end(staff, await taskOf(id, 'pay_house'));
    expect((await toldTo(id)).slice(before + 2)).toEqual(['staff']);
  });

  it('is skipped with a reason of three letters', async () => {
    const { id } = await steps.bought();
    const task = await taskOf(id, 'yard_in');
    expect((await steps.end(staff, task, 'no')).status).toBe(422);
    expect((await steps.end(staff, task, 'it stays at the house')).status).toBe(200);
    expect(await storedOf(task.id)).toMatchObject({ skipped_reason: 'it stays at the house' });
  });

  it('over another version, or twice, is refused', async () => {
    const { id } = await steps.bought();
    const task = await taskOf(id, 'yard_in');
    expect(await steps.end(staff, { ...task, version: 9 })).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    });
    await steps.end(staff, task);
    expect((await steps.end(staff, { ...task, version: task.version + 1 })).status).toBe(409);
  });

  it('! of two staff who end it at once one is told that it has changed', async () => {
    const { client, id } = await steps.bought();
    const other = await api.signedIn({ role: 'manager' });
    const task = await taskOf(id, 'yard_in');
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from account where id = $1 for update', [client.accountId]);
    const both = [steps.end(staff, task), steps.end(other, task, 'another reason')];
    await untilWaiting(database.pool);
    await holder.query('commit');
    holder.release();
    expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await logsOf(task.id)).toHaveLength(1);
  });

  it('! is refused if the right is taken while the account is waited for', async () => {
    const { client, id } = await steps.bought();
    const other = await api.signedIn({ role: 'manager' });
    const task = await taskOf(id, 'yard_in');
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from account where id = $1 for update', [client.accountId]);
    const ending = steps.end(other, task);
    await untilWaiting(database.pool);
    await holder.query(`update account set staff_rights = '{"logistics": false}' where id = $1`, [other.accountId]);
    await holder.query('commit');
    holder.release();
    expect((await ending).status).toBe(403);
    expect(await storedOf(task.id)).toMatchObject({ ended_at: null });
  });

  it('several at once end each by itself, and are opened again by whoever has ended them', async () => {
    const { id } = await steps.bought();
    const [one, two] = [await taskOf(id, 'yard_in'), await taskOf(id, 'pay_house')];
    await steps.end(staff, two);
    const { body } = await steps.endMany(staff, [one, two, { id: 999_999_999, version: 1 }], 'sold in Japan');
    expect(body.results.map(({ code }) => code)).toEqual([null, 'STATE_CHANGED', 'NOT_FOUND']);
    const ended = body.results.slice(0, 1);
    const other = await api.signedIn({ role: 'manager' });
    expect((await steps.reopen(other, ended)).body.results).toMatchObject([{ code: 'STATE_CHANGED' }]);
    expect((await steps.reopen(staff, ended)).body.results).toMatchObject([{ code: null, version: one.version + 2 }]);
    expect((await taskOf(id, 'yard_in')).id).toBe(one.id);
    expect((await logsOf(one.id)).map(({ action }) => action)).toEqual(['task.skipped', 'task.reopened']);
  });

  it('stays ended after some minutes, or if a new fact has made another', async () => {
    const { id } = await steps.bought();
    const task = await taskOf(id, 'yard_in');
    const { body } = await steps.end(staff, task);
    await database.owner.query(`update purchase_task set ended_at = ended_at - interval '3 minutes' where id = $1`, [
      task.id,
    ]);
    expect((await steps.reopen(staff, [body])).body.results).toMatchObject([{ code: 'STATE_CHANGED' }]);
  });
});

describe('R101 a task that staff write', () => {
  it('is open beside others of its kind, is never told to the client, and ends like any other', async () => {
    const { client, id } = await steps.bought();
    expect((await steps.enter(staff, id, 'no')).status).toBe(422);
    const first = await steps.enter(staff, id, 'Ask the house for the second key', '2026-11-20');
    expect((await steps.enter(staff, id, 'Order mats')).status).toBe(200);
    await steps.refresh(id);
    const notes = (await steps.page(staff, id)).body.tasks.open.flatMap(({ note }) => note || []);
    expect(notes).toEqual(['Ask the house for the second key', 'Order mats']);
    expect((await steps.page(client, id)).body.tasks.open).toEqual([]);
    expect((await steps.end(staff, first.body)).status).toBe(200);
  });

  it('is refused for a void purchase', async () => {
    const { id, bidId } = await steps.bought();
    await steps.undo(bidId);
    expect((await steps.enter(staff, id, 'Order mats')).status).toBe(409);
  });
});

describe('R101 who may', () => {
  it('read and end tasks: staff with the right to logistics, of accounts that they see', async () => {
    const { client, id } = await steps.bought();
    const task = await taskOf(id, 'yard_in');
    const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    const dealer = await api.signedIn({ role: 'dealer' });
    for (const by of [client, dealer, without]) {
      const calls = [steps.desk(by), steps.byVoyage(by), steps.end(by, task), steps.endMany(by, [task])];
      const answers = await Promise.all([...calls, steps.reopen(by, [task]), steps.enter(by, id, 'Order mats')]);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
    }
    expect((await steps.desk(null)).status).toBe(401);
    expect((await steps.page(without, id)).body.tasks).toMatchObject({ can: { act: false, enter: false } });
    const hidden = await api.signedIn({ role: 'manager' });
    await database.db.updateTable('purchase').set({ account_id: hidden.accountId }).where('id', '=', id).execute();
    expect((await steps.end(staff, task)).status).toBe(404);
    expect((await steps.desk(staff, ofClient(hidden))).body.list).toEqual([]);
  });
});

describe('R101 the desk', () => {
  it('lists by group, then by kind, and counts all', async () => {
    const { client, id } = await steps.bought({ lot: { day: '2026-11-12' } });
    await steps.setPurchase(id, { due_on: '2026-11-20', destination_code: 'NZAKL' });
    await steps.refresh(id);
    const { body } = await steps.desk(staff, ofClient(client));
    expect(body.list.map(({ group, kind, dueOn }) => [group, kind, dueOn])).toEqual([
      ['overdue', 'pay_house', '2026-11-17'],
      ['overdue', 'yard_in', '2026-11-16'],
      ['soon', 'client_payment', '2026-11-20'],
      ['soon', 'transfer_papers_in', '2026-11-19'],
      ['later', 'de_register', '2026-12-12'],
      ['undated', 'inspection', null],
    ]);
    expect(body.counts).toContainEqual({ group: 'soon', kind: 'client_payment', count: 1 });
    expect(body.list[0]).toMatchObject({ client: { id: client.accountId }, car: { id, sku: `S-${id}`, status: 0 } });
    const late = await steps.desk(staff, { ...ofClient(client), due: 'overdue', kind: 'yard_in' });
    expect(late.body.list.map(({ kind }) => kind)).toEqual(['yard_in']);
    expect(late.body.pageInfo.totalSearchResults).toBe(1);
    expect(late.body.counts).toHaveLength(6);
  });

  it('finds by chassis, lot, client and stock number, and the cars of one ship', async () => {
    const [{ client, id }] = [await steps.bought(), await steps.bought()];
    await database.db
      .updateTable('account')
      .set({ full_name: 'Ivanov, Igor 100%' })
      .where('id', '=', client.accountId)
      .execute();
    const { lot_id: lotId } = await database.db
      .selectFrom('purchase')
      .select('lot_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('lot')
      .set({ serial: 'AXUH80-0039117', lot_no: '88123' })
      .where('id', '=', lotId)
      .execute();
    const { id: voyage } = await steps.addVoyage([id], '2026-12-08');
    const searches = ['axuh80-0039', '88123', 'igor 100%', '%', `s-${id}`].map((search) => ({ search }));
    for (const query of [...searches, { voyage: String(voyage) }]) {
      const { list } = (await steps.desk(staff, { clients: 'all', ...query })).body;
      expect(new Set(list.map(({ car }) => car.id))).toEqual(new Set([id]));
      expect(list[0]?.voyage).toMatchObject({ id: voyage, sailsOn: '2026-12-08' });
    }
  });

  it('tells which cars lack a complete consignee, until they are at sea', async () => {
    const client = await api.signedIn({ creditLimit: 10_000_000 });
    const { id: blank } = await steps.bought({ client });
    const { id: complete } = await steps.bought({ client });
    await steps.setPurchase(complete, { consignee: JSON.stringify(otieno) });
    const { id: cyrillic } = await steps.bought({ client });
    await steps.setPurchase(cyrillic, { consignee: JSON.stringify({ ...alexei, papersName: '' }) });
    const { id: atSea } = await steps.bought({ client });
    await steps.setPurchase(atSea, { status: 4 });
    const { list } = (await steps.desk(staff, ofClient(client))).body;
    const lacking = new Map(list.map(({ car }) => [car.id, car.lacksParties]));
    expect([blank, complete, cyrillic, atSea].map((id) => lacking.get(id))).toEqual([true, false, true, false]);
  });

  it('shows staff their own clients until they ask for all', async () => {
    const manager = await api.signedIn({ role: 'manager' });
    const own = await api.signedIn({ role: 'client', managerId: manager.accountId, creditLimit: 10_000_000 });
    const [{ id }] = [await steps.bought({ client: own }), await steps.bought()];
    const mine = (await steps.desk(manager)).body;
    expect(new Set(mine.list.map(({ car }) => car.id))).toEqual(new Set([id]));
    const all = (await steps.desk(manager, { clients: 'all' })).body;
    expect(all.pageInfo.totalSearchResults).toBeGreaterThan(mine.pageInfo.totalSearchResults);
  });

  it('shows each task on one page', async () => {
    const client = await api.signedIn({ creditLimit: 50_000_000 });
    while ((await steps.desk(staff, ofClient(client))).body.list.length <= 20) await steps.bought({ client });
    const ids = async (query: Record<string, string>) =>
      (await steps.desk(staff, { ...ofClient(client), ...query })).body.list.map(({ id }) => id);
    const [first, second] = [await ids({ pageSize: '20' }), await ids({ pageSize: '20', page: '2' })];
    expect(first).toHaveLength(20);
    expect([...first, ...second]).toEqual(await ids({ pageSize: '50' }));
  });

  it('by ship tells what each car lacks, the first ship first', async () => {
    const client = await api.signedIn({ creditLimit: 50_000_000, managerId: staff.accountId });
    const [one, two] = [await steps.bought({ client }), await steps.bought({ client })];
    const later = await steps.addVoyage([one.id], '2026-12-20', 'Later');
    const first = await steps.addVoyage([two.id], '2026-12-10', 'First');
    await steps.refresh(two.id);
    const { voyages } = (await steps.byVoyage(staff)).body;
    expect(voyages.map(({ id }) => id)).toEqual([first.id, later.id]);
    expect(voyages[0]).toMatchObject({ name: 'First', sailsOn: '2026-12-10' });
    expect(voyages[0]?.cars[0]?.lacks.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['yard_in', 'de_register', 'parties']),
    );
    await database.db.updateTable('voyage').set({ state: 'sailed' }).where('id', '=', first.id).execute();
    expect((await steps.byVoyage(staff)).body.voyages.map(({ id }) => id)).toEqual([later.id]);
  });
});

describe('R101 the day in Japan', () => {
  it('rolls at midnight there, for whoever reads', async () => {
    const client = await api.signedIn({ managerId: staff.accountId, creditLimit: 10_000_000 });
    const { id } = await steps.bought({ client });
    const groupAt = async (moment: string) => {
      api.clock.moveBy(Date.parse(moment) - api.clock.now().getTime());
      const page = await steps.page(client, id);
      const desk = await steps.desk(staff, { ...ofClient(client), kind: 'yard_in' });
      return [page.body.tasks.next.staff?.group, desk.body.list[0]?.group, desk.body.today];
    };
    expect(await groupAt('2026-11-22T14:59:59Z')).toEqual(['today', 'today', '2026-11-22']);
    expect(await groupAt('2026-11-22T15:00:00Z')).toEqual(['overdue', 'overdue', '2026-11-23']);
    api.clock.moveBy(Date.parse(noon) - api.clock.now().getTime());
  });

  it('counts in the menu what is late or due today, for the own clients of staff with the right', async () => {
    const manager = await api.signedIn({ role: 'manager' });
    const client = await api.signedIn({ managerId: manager.accountId, creditLimit: 10_000_000 });
    await steps.bought({ client, lot: { day: '2026-11-12' } });
    const countFor = async (user: TestUser) =>
      (await api.ask(user, { url: `${apiRoot}/site/menu-counters` })).body['tasks'];
    expect(await countFor(manager)).toBe(2);
    expect(await countFor(client)).toBe(0);
    expect(await countFor(await api.signedIn({ role: 'manager', rights: { logistics: false } }))).toBe(0);
  });
});

describe('R101 what comes next, on the page of a purchase', () => {
  it('tells the client of both sides, and nothing that is the office’s own', async () => {
    const { client, id } = await steps.bought({ lot: { day: '2026-11-12' } });
    const { tasks } = (await steps.page(client, id)).body;
    expect(tasks.next).toMatchObject({
      client: { kind: 'client_payment' },
      staff: { kind: 'yard_in', dueOn: '2026-11-16', group: 'overdue' },
      quiet: null,
    });
    expect(tasks).toMatchObject({ open: [], can: { act: false, enter: false } });
    const seen = (await steps.page(staff, id)).body.tasks;
    expect(seen.open.map(({ kind }) => kind)).toContain('pay_house');
    expect(seen.can).toEqual({ act: true, enter: true });
  });

  it('is never empty', async () => {
    const { client, id, bidId } = await steps.bought();
    await steps.undo(bidId, 'cancelled');
    await steps.runJobs();
    expect((await steps.page(client, id)).body.tasks.next).toEqual({
      client: null,
      staff: null,
      quiet: { state: 'cancelled', on: null },
    });
  });
});
