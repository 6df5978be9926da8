import { tasksCalls } from '@seri/contract/shipping/tasks.calls';
import { dueGroups } from '@seri/domain/tasks/due-groups';
import { taskKinds } from '@seri/domain/tasks/task-kinds.data';
import type { FakeServer } from '../../lib/calls/fake-server.testkit.ts';
import type { ListedTaskOfCar, ShipOfTasks, TasksAnswer } from './tasks.ts';

export const aTask = (id: number, overrides: Partial<ListedTaskOfCar> = {}): ListedTaskOfCar => ({
  id,
  version: 1,
  kind: 'yard_in',
  dueOn: '2026-11-20',
  group: 'overdue',
  note: '',
  car: {
    id: 700_000 + id,
    sku: `S-${700_000 + id}`,
    name: `Toyota Harrier ${id}`,
    lotNo: '20388',
    chassis: `AXUH80-00000${id}`,
    status: 1,
    bidId: 500 + id,
    lacksParties: false,
  },
  client: { id: 1001, name: 'Joan Journey' },
  voyage: { id: 3, name: 'Vostok 214', sailsOn: '2026-12-08' },
  ...overrides,
});

export function tasksAnswer(list: readonly ListedTaskOfCar[], overrides: Partial<TasksAnswer> = {}): TasksAnswer {
  const counts = dueGroups.flatMap((group) =>
    taskKinds.flatMap((kind) => {
      const count = list.filter((task) => task.group === group && task.kind === kind).length;
      return count > 0 ? [{ group, kind, count }] : [];
    }),
  );
  return {
    list: [...list],
    counts,
    pageInfo: { page: 1, pageSize: 20, totalSearchResults: list.length },
    today: '2026-11-22',
    ...overrides,
  };
}

export const aShip = (overrides: Partial<ShipOfTasks> = {}): ShipOfTasks => ({
  id: 3,
  name: 'Vostok 214',
  line: 'FESCO',
  sailsOn: '2026-12-08',
  cars: [],
  ...overrides,
});

/** Serves the tasks of the map, so that a test can change them; those that are ended leave it. */
export function serveTasks(server: FakeServer, all: Map<number, ListedTaskOfCar>): void {
  server.answer(tasksCalls.list, ({ query: { due, kind, search = '' } }) => {
    // A task that is open again stands where it stood.
    const found = [...all.values()]
      .filter(({ car }) => car.name.includes(search))
      .toSorted((one, other) => one.id - other.id);
    const list = found.filter((task) => (!due || task.group === due) && (!kind || task.kind === kind));
    return { ...tasksAnswer(found), list, pageInfo: { page: 1, pageSize: 20, totalSearchResults: list.length } };
  });
  const ended = new Map<number, ListedTaskOfCar>();
  server.answer(tasksCalls.endMany, ({ body }) => ({
    results: body.tasks.map(({ id, version }) => {
      const task = all.get(id);
      if (task?.version !== version) return { id, version, code: 'STATE_CHANGED' as const };
      all.delete(id);
      ended.set(id, { ...task, version: version + 2 });
      return { id, version: version + 1, code: null };
    }),
  }));
  server.answer(tasksCalls.reopen, ({ body }) => ({
    results: body.tasks.map(({ id, version }) => {
      const task = ended.get(id);
      if (task) all.set(id, task);
      return { id, version: version + 1, code: task ? null : ('STATE_CHANGED' as const) };
    }),
  }));
}
