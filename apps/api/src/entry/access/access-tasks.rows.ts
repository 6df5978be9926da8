import type { InjectOptions } from 'fastify';
import { type AccessRow, get, staff, v1 } from './access-row.ts';

/** A call of staff about one task, or about a purchase; nobody has any here. */
const aboutTask = (gives: number, ask: (id: number) => InjectOptions): AccessRow => ({
  may: staff,
  cases: { missing: { gives, ask: ({ missingId }) => ask(missingId) } },
});
const seen = (id: number) => [{ id, version: 1 }];

/** R101: of several tasks each is answered by itself. */
export const taskRows: Readonly<Record<string, AccessRow>> = {
  'tasks.list': { may: staff, cases: get('/purchase-tasks') },
  'tasks.byVoyage': { may: staff, cases: get('/purchase-tasks/voyages') },
  'tasks.end': aboutTask(404, (id) => v1('PUT', '/purchase-task', { payload: { id, version: 1, skip: null } })),
  'tasks.endMany': aboutTask(200, (id) => v1('PUT', '/purchase-tasks', { payload: { tasks: seen(id), skip: null } })),
  'tasks.reopen': aboutTask(200, (id) => v1('PUT', '/purchase-tasks/reopen', { payload: { tasks: seen(id) } })),
  'tasks.enter': aboutTask(404, (purchaseId) =>
    v1('POST', '/purchase-task', { payload: { purchaseId, note: 'a test', dueOn: null } }),
  ),
};
