import type { VoyageTasks, VoyageTasksQuery } from '@seri/contract/shipping/tasks.schema';
import { dataOfTask, type TaskKind } from '@seri/domain/tasks/task-kinds.data';
import { japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';
import { groupOfTask, openTasks, placeOfKind, presentTask, readTaskCars } from './open-tasks.read.ts';

type VoyageOfTasks = VoyageTasks['voyages'][number];
const mostVoyages = 50;

/** R101: the cars of the ships that have not sailed, and what each of them lacks before. */
export async function readVoyageTasks(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  actor: Actor,
  { clients = 'mine' }: VoyageTasksQuery,
): Promise<VoyageTasks> {
  const today = japanDay(clock.now());
  const rows = await selectCars(db, actor, clients).execute();
  const [cars, tasks] = await Promise.all([
    readTaskCars(db, rows),
    openTasks(db, actor, clients)
      .select(['task.id', 'task.version', 'task.kind', 'task.due_on', 'task.note', 'task.purchase_id'])
      .where(sql<boolean>`task.purchase_id = any(${rows.map(({ purchase_id: id }) => id)}::bigint[])`)
      .orderBy(groupOfTask(today))
      .orderBy(placeOfKind)
      .execute(),
  ]);
  const voyages = new Map<number, VoyageOfTasks>();
  for (const row of rows) {
    const car = cars.get(row.purchase_id);
    if (!car) continue;
    const lacks = tasks.filter(({ purchase_id: id, kind }) => id === car.id && isBeforeShip(kind as TaskKind));
    const voyage = voyages.get(row.voyage_id) ?? newVoyage(row);
    voyage.cars.push({
      car,
      client: { id: row.account_id, name: row.full_name },
      lacks: lacks.map((task) => presentTask(task, today)),
    });
    voyages.set(row.voyage_id, voyage);
  }
  return { voyages: [...voyages.values()].slice(0, mostVoyages), today };
}

/** Work of shipping; money that is open holds papers back, not the car. */
const isBeforeShip = (kind: TaskKind) => dataOfTask(kind).sort === 'logistics';

const newVoyage = (row: {
  voyage_id: number;
  voyage: string;
  shipping_line: string;
  etd: string | null;
}): VoyageOfTasks => ({
  id: row.voyage_id,
  name: row.voyage,
  line: row.shipping_line,
  sailsOn: row.etd,
  cars: [],
});

function selectCars(db: Db, actor: Actor, clients: 'mine' | 'all') {
  return visiblePurchases(db, actor, clients)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .innerJoin('voyage as ship', 'ship.id', 'route.voyage_id')
    .select(['purchase.id as purchase_id', 'purchase.lot_id', 'purchase.held_on', 'purchase.status', 'purchase.bid_id'])
    .select(['account.id as account_id', 'account.full_name', 'route.etd'])
    .select([
      sql<number>`route.voyage_id`.as('voyage_id'),
      sql<string>`route.voyage`.as('voyage'),
      sql<string>`route.shipping_line`.as('shipping_line'),
    ])
    .where('ship.state', '=', 'planned')
    .where('purchase.voided_at', 'is', null)
    .orderBy('route.etd', (day) => day.asc().nullsLast())
    .orderBy('route.voyage_id')
    .orderBy('purchase.id')
    .limit(2000);
}
