import { planTasks } from '@seri/domain/tasks/plan-tasks';
import { tasksOf } from '@seri/domain/tasks/tasks-of';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { readTaskFacts } from './task-facts.read.ts';
import { lockTasked, readKeptTasks, writePlan } from './task.store.ts';
import { tellTasks } from './tasks.events.ts';

/** R101: makes the tasks that follow from the facts of a car, moves their days, and ends those that the facts have ended. */
export async function refreshTasks(tx: Tx, purchaseId: number): Promise<void> {
  const purchase = await lockTasked(tx, purchaseId);
  if (!purchase) return;
  const wanted = tasksOf(await readTaskFacts(tx, purchaseId), japanDay(await nowOf(tx)));
  const kept = await readKeptTasks(tx, purchaseId);
  const plan = planTasks(wanted, kept);
  await writePlan(tx, purchaseId, plan);
  const touched = new Set([...plan.end, ...plan.move.map(({ id }) => id)]);
  const kinds = [...plan.make, ...kept.filter(({ id }) => touched.has(id))].map(({ kind }) => kind);
  if (kinds.length > 0) await tellTasks(tx, purchase, kinds);
}
