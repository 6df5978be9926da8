import type { OpenTask, TaskCar, TasksQuery } from '@seri/contract/shipping/tasks.schema';
import type { PurchaseScope } from '@seri/domain/purchases/purchase';
import { type DueGroup, dueGroupOf, dueGroups, soonDays } from '@seri/domain/tasks/due-groups';
import { type TaskKind, taskKinds } from '@seri/domain/tasks/task-kinds.data';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';
import { namedLots } from '../../stock/lots/lots.query.ts';

/** The open tasks of the purchases that the reader may see, or of its own clients. */
export function openTasks(db: Db, actor: Actor, scope: PurchaseScope) {
  return visiblePurchases(db, actor, scope)
    .innerJoin('purchase_task as task', 'task.purchase_id', 'purchase.id')
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .where('task.ended_at', 'is', null);
}

/** The number of its group; the SQL form of `dueGroupOf` in the domain. */
export const groupOfTask = (today: JapanDay): RawBuilder<number> => sql`case
  when task.due_on is null then 4 when task.due_on < ${today}::date then 0 when task.due_on = ${today}::date then 1
  when task.due_on <= ${addDays(today, soonDays)}::date then 2 else 3 end`;

export const groupNamed = (place: number): DueGroup => dueGroups[place] ?? 'undated';
export const placeOfGroup = (group: DueGroup): number => dueGroups.indexOf(group);

/** The place of its kind on the desk. */
export const placeOfKind: RawBuilder<number> = sql`array_position(${[...taskKinds]}::text[], task.kind)`;

type Narrowing = Pick<TasksQuery, 'account' | 'voyage' | 'search'>;

/** The filters beside group and kind. */
export function isAsked({ account, voyage, search }: Narrowing): RawBuilder<boolean> {
  const conditions = [
    ...(account ? [sql`purchase.account_id = ${account}::bigint`] : []),
    ...(voyage
      ? [sql`purchase.id in (select purchase_id from purchase_route where voyage_id = ${voyage}::bigint)`]
      : []),
    ...(search ? [isFound(search)] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

const isFound = (search: string): RawBuilder<boolean> => sql`(
  strpos(lower(account.full_name), lower(${search})) > 0
  or lower(${search}) = lower('S-' || purchase.id)
  or exists (
    select from lot left join chassis_code on chassis_code.id = lot.chassis_id
    where lot.id = purchase.lot_id and lot.held_on = purchase.held_on and (
      strpos(lower(lot.serial), lower(${search})) > 0 or strpos(lower(chassis_code.name), lower(${search})) > 0
      or lower(lot.lot_no) = lower(${search}))))`;

interface TaskRow {
  id: number;
  version: number;
  kind: string;
  due_on: string | null;
  note: string;
}

export function presentTask({ id, version, kind, due_on, note }: TaskRow, today: JapanDay): OpenTask {
  const dueOn = due_on as JapanDay | null;
  return { id, version, kind: kind as TaskKind, dueOn, group: dueGroupOf(dueOn, today), note };
}

export interface CarRow {
  purchase_id: number;
  lot_id: number;
  held_on: string;
  status: number;
  bid_id: number;
}

/** The cars of purchases, by the id of the purchase; lots are read by day and id, because their table is partitioned by month. */
export async function readTaskCars(db: Db, rows: readonly CarRow[]): Promise<Map<number, TaskCar>> {
  if (rows.length === 0) return new Map();
  const [ids, days] = [rows.map(({ lot_id }) => lot_id), [...new Set(rows.map(({ held_on }) => held_on))]];
  const lots = await namedLots(db)
    .select(['lot.id', 'lot_no', 'year', 'lot.serial'])
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.held_on = any(${days}::date[])`)
    .execute();
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  return new Map(
    rows.flatMap((row) => {
      const lot = byId.get(row.lot_id);
      if (!lot) return [];
      const car = {
        id: row.purchase_id,
        sku: `S-${row.purchase_id}`,
        name: [lot.maker_name, lot.model_name, lot.year].filter((part) => part !== null).join(' '),
        lotNo: lot.lot_no,
        chassis: lot.serial || (lot.chassis ?? ''),
        status: row.status,
        bidId: row.bid_id,
      };
      return [[row.purchase_id, car] as const];
    }),
  );
}
