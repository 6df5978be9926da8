import { eventually } from '@seri/api/testkit/eventually';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { countWaiting } from '@seri/api/testkit/lock-waits';
import { ruleKinds, taskKindData } from '@seri/domain/tasks/task-kinds.data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ledgerSteps } from '../../trade/ledger/ledger.steps.ts';
import { stagesSteps } from '../../trade/purchases/stages/stages.steps.ts';
import { refreshTasks } from './refresh-tasks.ts';
import { scheduleRefreshes } from './refresh-all.ts';
import { tasksSteps } from './tasks.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof tasksSteps>;
let money: ReturnType<typeof ledgerSteps>;
let stages: ReturnType<typeof stagesSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  staff = await api.signedIn({ role: 'manager', rights: { accounting: true, logistics: true } });
  steps = tasksSteps(api, database, () => staff);
  money = ledgerSteps(api, database);
  stages = stagesSteps(api);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const kindsOf = async (id: number) => [...(await steps.openOf(id)).keys()];
const dueOf = async (id: number, kind: string) => (await steps.openOf(id)).get(kind)?.due_on;
const versionOf = async (id: number) => (await steps.page(staff, id)).body.version;
const moveTo = async (id: number, status: number, more: object = {}) => {
  const answer = await stages.move(staff, { id, version: await versionOf(id), status, ...more });
  expect(answer.status).toBe(200);
  await steps.runJobs();
};
const rowsOf = (id: number) =>
  database.db
    .selectFrom('purchase_task')
    .select(['kind', 'ended_at', 'ended_by', 'skipped_reason', 'is_forgotten'])
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();
const toldOf = async (id: number) => (await steps.toldOf(id)).length;

describe('R101 the tasks of a car', () => {
  it('are made once by the job that follows the win, with their days', async () => {
    const { id } = await steps.bought();
    await steps.runJobs();
    expect(await kindsOf(id)).toEqual(['client_payment', 'pay_house', 'yard_in', 'transfer_papers_in', 'de_register']);
    expect(await dueOf(id, 'pay_house')).toBe('2026-11-24');
    expect(await dueOf(id, 'yard_in')).toBe('2026-11-22');
    const told = await toldOf(id);
    await steps.refresh(id);
    await steps.refresh(id);
    expect(await rowsOf(id)).toHaveLength(5);
    expect(await toldOf(id)).toBe(told);
  });

  it('have beside them until when storage is free, from a week before, for the client too', async () => {
    const { client, id } = await steps.bought({ lot: { day: '2026-10-20' } });
    const storage = async () => (await steps.page(client, id)).body.tasks.storage;
    await moveTo(id, 1, { on: '2026-10-22' });
    await moveTo(id, 2, { on: '2026-10-27' });
    expect(await storage()).toBeNull();
    const { history } = (await steps.page(staff, id)).body;
    await stages.correct(staff, {
      id,
      version: await versionOf(id),
      stage: history?.find(({ status }) => status === 2)?.id ?? 0,
      on: '2026-10-26',
      reason: 'by the yard’s paper',
    });
    expect(await storage()).toEqual({ freeUntil: '2026-11-25' });
    await steps.setPurchase(id, { discharge_port: 'Auckland' });
    await moveTo(id, 3);
    await moveTo(id, 4);
    expect(await storage()).toBeNull();
  });

  it('! that two make at once are made once', async () => {
    const { id } = await steps.bought();
    await database.owner.query('delete from purchase_task where purchase_id = $1', [id]);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from purchase where id = $1 for update', [id]);
    const both = [1, 2].map(() => inTransaction(database.db, (tx) => refreshTasks(tx, id)));
    await eventually(async () => expect(await countWaiting(database.pool)).toBe(2));
    await holder.query('commit');
    holder.release();
    await Promise.all(both);
    expect(await rowsOf(id)).toHaveLength(5);
  });

  it('end with their facts, by nobody', async () => {
    const { client, id } = await steps.bought();
    await moveTo(id, 1);
    await moveTo(id, 2);
    expect(await kindsOf(id)).not.toContain('yard_in');
    expect((await rowsOf(id)).find(({ kind }) => kind === 'yard_in')).toMatchObject({
      ended_at: expect.any(Date),
      ended_by: null,
    });
    expect(await kindsOf(id)).toContain('parties');
    await steps.addPaper([id], { kind: 'export_certificate' });
    await steps.setPurchase(id, { consignee: JSON.stringify(someone) });
    await money.remit(staff, client.accountId, 950_000);
    await steps.refresh(id);
    expect(await kindsOf(id)).toEqual(['pay_house']);
  });

  it('! of a certificate that expires before the ship sails, at once when the sailing moves, and red on the desk', async () => {
    const { id } = await steps.bought();
    await steps.addPaper([id], { kind: 'export_certificate', valid_until: '2026-11-30' });
    const { loadCallId } = await steps.addVoyage([id], '2026-11-28');
    await steps.refresh(id);
    expect(await kindsOf(id)).not.toContain('certificate_expiry');
    await database.db.updateTable('port_call').set({ planned_on: '2026-12-02' }).where('id', '=', loadCallId).execute();
    await steps.refresh(id);
    expect(await dueOf(id, 'certificate_expiry')).toBe('2026-11-23');
    await database.db.updateTable('port_call').set({ planned_on: '2026-11-30' }).where('id', '=', loadCallId).execute();
    await steps.refresh(id);
    expect(await kindsOf(id)).not.toContain('certificate_expiry');
  });

  it('! of a paper that was given, when the payment is taken back; nothing is hidden from the client', async () => {
    const { client, id } = await steps.bought();
    const paperId = await steps.addPaper([id], { kind: 'bill_of_lading', state: 'shared' });
    await money.remit(staff, client.accountId, 950_000);
    await steps.refresh(id);
    expect(await kindsOf(id)).not.toContain('release_unpaid');
    await money.correct(staff, client.accountId, -950_000);
    await steps.runJobs();
    expect(await dueOf(id, 'release_unpaid')).toBe('2026-11-18');
    const paper = database.db.selectFrom('car_paper').select('state').where('id', '=', paperId);
    expect(await paper.executeTakeFirstOrThrow()).toEqual({ state: 'shared' });
  });

  it('move with the day that they are counted from, in another version', async () => {
    const { id } = await steps.bought();
    const before = (await steps.openOf(id)).get('de_register');
    await steps.setPurchase(id, { etd: '2026-12-08' });
    await steps.refresh(id);
    expect((await steps.openOf(id)).get('de_register')).toMatchObject({
      id: before?.id,
      version: (before?.version ?? 0) + 1,
      due_on: '2026-11-24',
    });
  });

  it('want an inspection only where the country does, and none of papers of a machine', async () => {
    const { id } = await steps.bought();
    await steps.setPurchase(id, { destination_code: 'NZAKL', etd: '2026-12-08' });
    await steps.refresh(id);
    expect(await dueOf(id, 'inspection')).toBe('2026-11-30');
    await steps.setPurchase(id, { destination_code: 'GEPTI' });
    await steps.refresh(id);
    expect(await kindsOf(id)).not.toContain('inspection');
    const machine = await steps.bought({ lot: { kind: 'machine' } });
    expect(await kindsOf(machine.id)).toEqual(['client_payment', 'pay_house', 'yard_in']);
  });
});

describe('R101 I5', () => {
  it('a void purchase leaves nothing to its client and to shipping', async () => {
    const { id, bidId } = await steps.bought();
    await steps.addPaper([id], { kind: 'export_certificate', valid_until: '2026-12-20' });
    await steps.undo(bidId);
    await steps.runJobs();
    expect(await kindsOf(id)).toEqual(['certificate_return']);
  });

  it('a delivered car closes what shipping had to do; its money and the refund of its deposit stay', async () => {
    const { id } = await steps.bought();
    await steps.setPurchase(id, { discharge_port: 'Auckland' });
    await moveTo(id, 1);
    await moveTo(id, 2);
    await moveTo(id, 3);
    await moveTo(id, 4);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['client_payment', 'pay_house', 'bl', 'recycle_refund']));
    await moveTo(id, 5);
    const kinds = await kindsOf(id);
    expect(kinds.toSorted()).toEqual(['client_payment', 'pay_house', 'recycle_refund']);
    expect(ruleKinds.filter((kind) => kinds.includes(kind)).every((kind) => taskKindData[kind].sort === 'money')).toBe(
      true,
    );
  });
});

describe('R101 what people have ended', () => {
  it('is not made again for the same fact, but for a new one', async () => {
    const { id } = await steps.bought();
    await steps.addPaper([id], { kind: 'export_certificate', valid_until: '2026-11-30' });
    await steps.setPurchase(id, { etd: '2026-12-02' });
    await steps.refresh(id);
    const task = (await steps.openOf(id)).get('certificate_expiry');
    expect((await steps.end(staff, task!, 'it sails earlier, says the line')).status).toBe(200);
    await steps.refresh(id);
    expect(await kindsOf(id)).not.toContain('certificate_expiry');
    await steps.addPaper([id], { kind: 'export_certificate', valid_until: '2026-12-01' });
    await steps.refresh(id);
    expect(await dueOf(id, 'certificate_expiry')).toBe('2026-11-24');
  });

  it('is made again when its fact has gone and come back, unless it is done once for a car', async () => {
    const { client, id } = await steps.bought();
    const open = await steps.openOf(id);
    for (const kind of ['client_payment', 'pay_house']) await steps.end(staff, open.get(kind)!);
    await steps.refresh(id);
    expect(await kindsOf(id)).not.toContain('client_payment');
    await money.remit(staff, client.accountId, 950_000);
    await steps.refresh(id);
    await money.correct(staff, client.accountId, -950_000);
    await steps.refresh(id);
    expect(await kindsOf(id)).toContain('client_payment');
    expect(await kindsOf(id)).not.toContain('pay_house');
  });
});

describe('R101 midnight in Japan', () => {
  it('makes what a date alone makes, and fills what was bought before there were tasks', async () => {
    const { id } = await steps.bought();
    await database.owner.query('delete from purchase_task where purchase_id = $1', [id]);
    const old = await steps.bought();
    await steps.runJobs();
    await scheduleRefreshes(database.db);
    const ran = await steps.runJobs();
    expect(ran.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ purchaseId: id }, { purchaseId: old.id }]),
    );
    expect(await kindsOf(id)).toContain('yard_in');
  });
});

const someone = {
  fullName: 'Joan Journey',
  address: '1 Queen Street',
  countryId: 153,
  telephone: '+64 9 555 0173',
};
