import { apiRoot } from '@seri/contract/headers';
import type { PurchasePageView } from '@seri/contract/screens/purchase-page.schema';
import type { ChangedTask, ChangedTasks, Tasks, VoyageTasks } from '@seri/contract/shipping/tasks.schema';
import type { TestApi, TestUser } from '@seri/api/testkit/api';
import type { TestDatabase } from '@seri/api/testkit/database';
import { newBid, type NewBid } from '@seri/api/testkit/factories';
import { runJobs } from '@seri/api/testkit/jobs';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { purchasesSteps } from '../../trade/purchases/purchases.steps.ts';
import { refreshTasks } from './refresh-tasks.ts';
import { tasksHandlers } from './tasks.jobs.ts';

interface RefusedTask {
  code?: string;
}

interface NewTaskPaper {
  kind: string;
  state?: 'draft' | 'shared' | 'held' | 'withdrawn';
  valid_until?: string;
}

export function tasksSteps(api: TestApi, database: TestDatabase, staff: () => TestUser) {
  const { db } = database;
  const purchases = purchasesSteps(api, database, staff);
  const send = <Answer>(by: TestUser | null, method: 'PUT' | 'POST', path: string, payload: object) =>
    api.ask<Answer & RefusedTask>(by, { method, url: apiRoot + path, payload });
  const get = <Answer>(by: TestUser | null, path: string, query: Record<string, string>) =>
    api.ask<Answer & RefusedTask>(by, { url: apiRoot + path, query });
  return {
    ...purchases,
    end: (by: TestUser | null, task: ChangedTask, skip: string | null = null) =>
      send<ChangedTask>(by, 'PUT', '/purchase-task', { id: task.id, version: task.version, skip }),
    endMany: (by: TestUser, tasks: readonly ChangedTask[], skip: string | null = null) =>
      send<ChangedTasks>(by, 'PUT', '/purchase-tasks', {
        tasks: tasks.map(({ id, version }) => ({ id, version })),
        skip,
      }),
    reopen: (by: TestUser, tasks: readonly ChangedTask[]) =>
      send<ChangedTasks>(by, 'PUT', '/purchase-tasks/reopen', {
        tasks: tasks.map(({ id, version }) => ({ id, version })),
      }),
    enter: (by: TestUser | null, purchaseId: number, note: string, dueOn: string | null = null) =>
      send<ChangedTask>(by, 'POST', '/purchase-task', { purchaseId, note, dueOn }),
    desk: (by: TestUser | null, query: Record<string, string> = {}) => get<Tasks>(by, '/purchase-tasks', query),
    byVoyage: (by: TestUser, query: Record<string, string> = {}) =>
      get<VoyageTasks>(by, '/purchase-tasks/voyages', query),
    page: (by: TestUser, id: number) => get<PurchasePageView>(by, '/purchased-cars/view', { id: String(id) }),
    refresh: (id: number) => inTransaction(db, (tx) => refreshTasks(tx, id)),
    runJobs: () => runJobs(database, tasksHandlers(api.platform)),
    /** A car bought for a client, with its tasks. */
    bought: async ({
      price = 900_000,
      lot,
      client: given,
    }: { price?: number; lot?: NewBid['lot']; client?: TestUser } = {}) => {
      const client = given ?? (await api.signedIn({ creditLimit: 10_000_000 }));
      const bidId = await newBid(db, client.accountId, { status: 6, lot: { day: '2026-11-18', ...lot } });
      const id = await purchases.book(bidId, price);
      await inTransaction(db, (tx) => refreshTasks(tx, id));
      return { client, bidId, id };
    },
    openOf: async (purchaseId: number) => {
      const rows = await db
        .selectFrom('purchase_task')
        .select(['id', 'version', 'kind', 'due_on', 'made_by'])
        .where('purchase_id', '=', purchaseId)
        .where('ended_at', 'is', null)
        .orderBy('id')
        .execute();
      return new Map(rows.map((row) => [row.kind, row]));
    },
    addPaper: (purchaseIds: readonly number[], paper: NewTaskPaper) =>
      addPaper(db, staff().accountId, purchaseIds, paper),
    addVoyage: (purchaseIds: readonly number[], plannedOn: string, vessel = `Ship ${purchaseIds.join(' ')}`) =>
      addVoyage(db, staff().accountId, purchaseIds, { plannedOn, vessel }),
    setPurchase: (id: number, to: Record<string, unknown>) =>
      db.updateTable('purchase').set(to).where('id', '=', id).execute(),
  };
}

async function addPaper(db: Db, by: number, purchaseIds: readonly number[], paper: NewTaskPaper): Promise<number> {
  const values = { blob_key: 'none', sha256: '00', bytes: 1, media: 'pdf', state: 'draft', uploaded_by: by };
  const { id } = await db
    .insertInto('car_paper')
    .values({ ...values, ...paper })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = purchaseIds.map((purchase_id) => ({ paper_id: id, purchase_id }));
  await db.insertInto('car_paper_purchase').values(rows).execute();
  return id;
}

/** A ship from Yokohama to Auckland, and the cars that are booked for it. */
async function addVoyage(
  db: Db,
  by: number,
  purchaseIds: readonly number[],
  { plannedOn, vessel }: { plannedOn: string; vessel: string },
) {
  const voyage = await db
    .insertInto('voyage')
    .values({ vessel, changed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  const load = { voyage_id: voyage.id, place_code: 'JPYOK', kind: 'load', planned_on: plannedOn };
  const calls = await db
    .insertInto('port_call')
    .values([load, { ...load, place_code: 'NZAKL', kind: 'discharge', planned_on: '2026-12-30' }])
    .returning('id')
    .execute();
  const [load_call_id = null, discharge_call_id = null] = calls.map(({ id }) => id);
  await db.updateTable('purchase').set({ load_call_id, discharge_call_id }).where('id', 'in', purchaseIds).execute();
  return { id: voyage.id, loadCallId: load_call_id ?? 0 };
}
