import { dueGroups } from '@seri/domain/tasks/due-groups';
import { purchaseScopes } from '@seri/domain/purchases/purchase';
import { ruleKinds, type TaskKind } from '@seri/domain/tasks/task-kinds.data';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import { type RefusalCode, refusalStatus } from '../refusals.ts';
import { digits, pageInfo, paging, version } from '../common.schema.ts';

const id = z.int().positive();
const dayIn = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
const day = z.iso.date().nullable();
const kind = z.enum(['manual', ...ruleKinds] satisfies readonly TaskKind[]);
const group = z.enum(dueGroups);
const reason = z.string().trim().min(3).max(300);

export const tasksQuery = z.object({
  /** Staff choose between their own clients (the default) and all. */
  clients: z.enum(purchaseScopes).optional(),
  due: group.optional(),
  kind: kind.optional(),
  account: digits.optional(),
  voyage: digits.optional(),
  /** A part of a chassis number, of a lot number, of a stock number or of the client's name. */
  search: z.string().trim().max(80).optional(),
  ...paging,
});
export type TasksQuery = z.infer<typeof tasksQuery>;

/** A task as staff see it; its kind tells what waits for it. */
export const openTask = z.object({ id, version, kind, dueOn: day, group, note: z.string() });
export type OpenTask = z.infer<typeof openTask>;

const taskCar = z.object({
  id,
  sku: z.string(),
  name: z.string(),
  lotNo: z.string(),
  chassis: z.string(),
  status: z.int().min(0).max(8),
  bidId: id,
});
export type TaskCar = z.infer<typeof taskCar>;

const client = z.object({ id, name: z.string() });

export const listedTask = openTask.extend({
  /** A car at sea lacks nothing any more. */
  car: taskCar.extend({ lacksParties: z.boolean() }),
  client,
  /** The ship that carries the car. */
  voyage: z.object({ id: id.nullable(), name: z.string(), sailsOn: day }),
});
export type ListedTask = z.infer<typeof listedTask>;

export const tasks = z.object({
  /** In the order of their groups, then of their kinds, then by day. */
  list: z.array(listedTask),
  /** They count all that the other filters leave, whatever the group and kind. */
  counts: z.array(z.object({ group, kind, count: z.int() })),
  pageInfo: pageInfo.pick({ page: true, pageSize: true, totalSearchResults: true }),
  today: z.iso.date(),
});
export type Tasks = z.infer<typeof tasks>;

export const voyageTasksQuery = z.object({ clients: z.enum(purchaseScopes).optional() });
export type VoyageTasksQuery = z.infer<typeof voyageTasksQuery>;

/** The first ship first; each car with what it lacks before the ship sails. */
export const voyageTasks = z.object({
  voyages: z.array(
    z.object({
      id,
      name: z.string(),
      line: z.string(),
      sailsOn: day,
      cars: z.array(z.object({ car: taskCar, client, lacks: z.array(openTask) })),
    }),
  ),
  today: z.iso.date(),
});
export type VoyageTasks = z.infer<typeof voyageTasks>;

/** Without a reason it is done, with one it is skipped. */
export const endTaskBody = z.object({ id, version, skip: reason.nullable() });
export type EndTaskBody = z.infer<typeof endTaskBody>;

const seenTasks = z.array(z.object({ id, version })).min(1).max(100);
export const endTasksBody = z.object({ tasks: seenTasks, skip: reason.nullable() });
export type EndTasksBody = z.infer<typeof endTasksBody>;

export const reopenTasksBody = z.object({ tasks: seenTasks });
export type ReopenTasksBody = z.infer<typeof reopenTasksBody>;

export const changedTask = z.object({ id, version });
export type ChangedTask = z.infer<typeof changedTask>;

const code = z.enum(Object.keys(refusalStatus) as RefusalCode[]).nullable();

/** Each marked task by itself, in their order: a refused one says why, and stays as it is. */
export const changedTasks = z.object({ results: z.array(changedTask.extend({ code })) });
export type ChangedTasks = z.infer<typeof changedTasks>;

export const enterTaskBody = z.object({
  purchaseId: id,
  note: z.string().trim().min(3).max(300),
  dueOn: dayIn.nullable(),
});
export type EnterTaskBody = z.infer<typeof enterTaskBody>;

const nextTask = openTask.pick({ kind: true, dueOn: true, note: true, group: true }).nullable();

/** R101: what comes next of a car, for both sides; `quiet` if neither has anything to do. */
export const purchaseTasks = z.object({
  next: z.object({
    client: nextTask,
    staff: nextTask,
    quiet: z
      .object({
        state: z.enum([
          'bought',
          'onRoad',
          'inYard',
          'waitsForShip',
          'atSea',
          'delivered',
          'shippingCancelled',
          'cancelled',
          'resold',
          'takenBack',
        ]),
        on: day,
      })
      .nullable(),
  }),
  /** The last free day in the yard, from a week before. */
  storage: z.object({ freeUntil: z.iso.date() }).nullable(),
  /** For staff; empty for clients. */
  open: z.array(openTask),
  can: z.object({ act: z.boolean(), enter: z.boolean() }),
});
export type PurchaseTasks = z.infer<typeof purchaseTasks>;

export const tasksSchemas = {
  list: { summary: 'Open tasks of the cars of clients, for staff', query: tasksQuery, answer: tasks },
  byVoyage: { summary: 'What the cars of each ship lack, for staff', query: voyageTasksQuery, answer: voyageTasks },
  end: { summary: 'Ends a task: done, or skipped with a reason', body: endTaskBody, answer: changedTask },
  endMany: { summary: 'Ends several tasks, each by itself', body: endTasksBody, answer: changedTasks },
  reopen: {
    summary: 'Opens tasks again that the same person has ended in the last minutes',
    body: reopenTasksBody,
    answer: changedTasks,
  },
  enter: { summary: 'Writes a task of one’s own for a car', body: enterTaskBody, answer: changedTask },
};
