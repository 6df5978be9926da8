import { call } from '../call.ts';
import type {
  ChangedTask,
  ChangedTasks,
  EndTaskBody,
  EndTasksBody,
  EnterTaskBody,
  ReopenTasksBody,
  Tasks,
  TasksQuery,
  VoyageTasks,
  VoyageTasksQuery,
} from './tasks.schema.ts';

/** R101: what must be done about the cars of clients, for staff with the right to logistics. */
export const tasksCalls = {
  list: call<{ query: TasksQuery; answer: Tasks }>()({
    method: 'GET',
    path: '/purchase-tasks',
    access: { right: 'logistics' },
    pace: 'reading',
    refusals: [],
  }),
  byVoyage: call<{ query: VoyageTasksQuery; answer: VoyageTasks }>()({
    method: 'GET',
    path: '/purchase-tasks/voyages',
    access: { right: 'logistics' },
    pace: 'reading',
    refusals: [],
  }),
  end: call<{ body: EndTaskBody; answer: ChangedTask }>()({
    method: 'PUT',
    path: '/purchase-task',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
  endMany: call<{ body: EndTasksBody; answer: ChangedTasks }>()({
    method: 'PUT',
    path: '/purchase-tasks',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: [],
  }),
  reopen: call<{ body: ReopenTasksBody; answer: ChangedTasks }>()({
    method: 'PUT',
    path: '/purchase-tasks/reopen',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: [],
  }),
  enter: call<{ body: EnterTaskBody; answer: ChangedTask }>()({
    method: 'POST',
    path: '/purchase-task',
    access: { right: 'logistics' },
    pace: 'writing',
    refusals: ['STATE_CHANGED'],
  }),
} as const;
