import type { ListedTask, Tasks, TasksQuery } from '@seri/contract/shipping/tasks.schema';
import { pageSizes } from '@seri/domain/catalogue/listing';
import { isPartyComplete, type PartyFacts } from '@seri/domain/parties/party';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { TaskKind } from '@seri/domain/tasks/task-kinds.data';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type CarRow,
  groupNamed,
  groupOfTask,
  isAsked,
  openTasks,
  placeOfGroup,
  placeOfKind,
  presentTask,
  readTaskCars,
} from './open-tasks.read.ts';

/** R101: the open tasks of the cars of clients: what is late first, then by kind. */
export async function readTasks(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  actor: Actor,
  query: TasksQuery,
): Promise<Tasks> {
  const today = japanDay(clock.now());
  const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? pageSizes[0])];
  const chosen = openTasks(db, actor, query.clients ?? 'mine').where(isAsked(query));
  const [rows, tally] = await Promise.all([
    selectPage(chosen, query, today)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    chosen
      .select([groupOfTask(today).as('place'), 'task.kind', sql<number>`count(*)::integer`.as('count')])
      .groupBy(['place', 'task.kind'])
      .execute(),
  ]);
  const counts = tally.map(({ place, kind, count }) => ({ group: groupNamed(place), kind: kind as TaskKind, count }));
  const found = counts.filter(
    ({ group, kind }) => (!query.due || group === query.due) && (!query.kind || kind === query.kind),
  );
  return {
    list: await presentPage(db, rows, today),
    counts,
    pageInfo: { page, pageSize, totalSearchResults: found.reduce((sum, { count }) => sum + count, 0) },
    today,
  };
}

const { inTransit } = purchaseStatusCodes;

type ChosenTasks = ReturnType<typeof openTasks>;

function selectPage(chosen: ChosenTasks, { due, kind }: TasksQuery, today: JapanDay) {
  return chosen
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['task.id', 'task.version', 'task.kind', 'task.due_on', 'task.note'])
    .select(['purchase.id as purchase_id', 'purchase.lot_id', 'purchase.held_on', 'purchase.status', 'purchase.bid_id'])
    .select((purchase) => purchase.ref('consignee').$castTo<Partial<PartyFacts>>().as('consignee'))
    .select(['account.id as account_id', 'account.full_name', 'route.voyage_id', 'route.voyage', 'route.etd'])
    .where(due ? sql<boolean>`${groupOfTask(today)} = ${placeOfGroup(due)}` : sql<boolean>`true`)
    .where(kind ? sql<boolean>`task.kind = ${kind}` : sql<boolean>`true`)
    .orderBy(groupOfTask(today))
    .orderBy(placeOfKind)
    .orderBy('task.due_on')
    .orderBy('task.id');
}

type PageRow = Awaited<ReturnType<ReturnType<typeof selectPage>['execute']>>[number];

async function presentPage(db: Db, rows: readonly PageRow[], today: JapanDay): Promise<ListedTask[]> {
  const cars = await readTaskCars(db, rows satisfies readonly CarRow[]);
  return rows.flatMap((row) => {
    const car = cars.get(row.purchase_id);
    if (!car) return [];
    const voyage = { id: row.voyage_id, name: row.voyage ?? '', sailsOn: row.etd };
    const client = { id: row.account_id, name: row.full_name };
    const lacksParties = row.status < inTransit && !isPartyComplete(row.consignee);
    return [{ ...presentTask(row, today), car: { ...car, lacksParties }, client, voyage }];
  });
}
