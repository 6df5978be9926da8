import type { PurchaseTasks } from '@seri/contract/shipping/tasks.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { standingStages } from '@seri/domain/purchases/stages';
import { dueGroupOf } from '@seri/domain/tasks/due-groups';
import { freeStorageEnd, isStorageTold } from '@seri/domain/tasks/free-storage';
import { nextOf, type NextTask } from '@seri/domain/tasks/next-of';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readStages } from '../../trade/purchases/stages/stages.query.ts';
import { groupOfTask, placeOfKind, presentTask } from './open-tasks.read.ts';
import { freeDays } from './task-facts.read.ts';

/** R101: what comes next of a car that the caller has found for the reader, and for staff all its open tasks. */
export async function readPurchaseTasks(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  actor: Actor,
  purchaseId: number,
): Promise<PurchaseTasks> {
  const today = japanDay(clock.now());
  const [car, rows, stages] = await Promise.all([
    readCar(db, purchaseId),
    selectOpen(db, purchaseId, today).execute(),
    readStages(db, purchaseId),
  ]);
  const isForStaff = isStaff(actor);
  const open = rows.map((row) => presentTask(row, today));
  const standing = standingStages(stages);
  const freeUntil = freeStorageEnd({ status: car.status, stages: standing, freeDays: car.free_days });
  const facts = {
    isVoid: car.voided_at !== null,
    status: car.status,
    tasks: open.map(({ kind, dueOn, note }) => ({ kind, dueOn: dueOn as JapanDay | null, note })),
    sailsOn: car.etd as JapanDay | null,
    arrivesOn: car.eta as JapanDay | null,
    deliveredOn: standing.find(({ status }) => status === purchaseStatusCodes.delivered)?.on ?? null,
  };
  const { client, staff, quiet } = nextOf(facts, isForStaff);
  const told = (task: NextTask | null) => task && { ...task, group: dueGroupOf(task.dueOn, today) };
  return {
    next: { client: told(client), staff: told(staff), quiet },
    storage: freeUntil && !facts.isVoid && isStorageTold(freeUntil, today) ? { freeUntil } : null,
    open: isForStaff ? open : [],
    can: { act: isForStaff && actor.rights.logistics, enter: !facts.isVoid && isForStaff && actor.rights.logistics },
  };
}

const readCar = (db: Db, purchaseId: number) =>
  db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['purchase.status', 'voided_at', 'route.etd', 'route.eta', freeDays.as('free_days')])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirstOrThrow();

const selectOpen = (db: Db, purchaseId: number, today: JapanDay) =>
  db
    .selectFrom('purchase_task as task')
    .select(['id', 'version', 'kind', 'due_on', 'note'])
    .where('purchase_id', '=', purchaseId)
    .where('ended_at', 'is', null)
    .orderBy(groupOfTask(today))
    .orderBy(placeOfKind)
    .orderBy('id');
