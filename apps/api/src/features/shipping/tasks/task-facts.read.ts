import { isPartyComplete, type PartyFacts } from '@seri/domain/parties/party';
import { standingStages } from '@seri/domain/purchases/stages';
import { inspectionDemands } from '@seri/domain/tasks/inspection-demands.data';
import type { TaskFacts, TaskPaper } from '@seri/domain/tasks/task-facts';
import { taskDays } from '@seri/domain/tasks/task-kinds.data';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readStages } from '../../trade/purchases/stages/stages.query.ts';

/** R101: all that the tasks of a car follow from. The caller holds the lock of the purchase. */
export async function readTaskFacts(tx: Tx, purchaseId: number): Promise<TaskFacts> {
  const row = await selectCar(tx, purchaseId).executeTakeFirstOrThrow();
  const [papers, stages] = [await readPapers(tx, purchaseId), await readStages(tx, purchaseId)];
  const parties = [row.consignee, row.notify_party] as readonly (Partial<PartyFacts> | null)[];
  return {
    isVoid: row.voided_at !== null,
    status: row.status,
    boughtOn: row.bought_on,
    stages: standingStages(stages),
    vehicle: row.kind === 'bike' || row.kind === 'machine' ? row.kind : 'car',
    open: row.open,
    payBy: row.due_on as JapanDay | null,
    sailsOn: row.etd as JapanDay | null,
    yardCutOff: row.yard_cut_off,
    papersCutOff: row.papers_cut_off,
    papers,
    arePartiesComplete: parties.every((party) => party === null || isPartyComplete(party)),
    needsInspection: row.territory !== null && inspectionDemands.has(row.territory),
    freeDays: row.free_days,
    rebookSince: row.rebook_since,
    partiesChangedLate: row.parties_changed_late?.toISOString() ?? null,
  };
}

const japanDayOf = (instant: string): RawBuilder<JapanDay | null> =>
  sql`(${sql.ref(instant)} at time zone 'Asia/Tokyo')::date`;

function selectCar(tx: Tx, purchaseId: number) {
  return tx
    .selectFrom('purchase')
    .innerJoin('bid', 'bid.id', 'purchase.bid_id')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(['purchase.status', 'voided_at', 'due_on', 'consignee', 'notify_party', 'bid.kind', 'route.etd'])
    .select([
      sql<JapanDay>`bought_on(purchase)`.as('bought_on'),
      sql<number>`greatest(0, purchase.cost - purchase.allocated)`.as('open'),
      japanDayOf('route.yard_cut_off_at').as('yard_cut_off'),
      japanDayOf('route.papers_cut_off_at').as('papers_cut_off'),
      japanDayOf('purchase.rebook_since').as('rebook_since'),
      sql<Date | null>`case when parties_changed_at > route.papers_cut_off_at then parties_changed_at end`.as(
        'parties_changed_late',
      ),
      territory.as('territory'),
      freeDays.as('free_days'),
    ])
    .where('purchase.id', '=', purchaseId);
}

/** The territory of the destination; without one, that of the port of discharge. */
const territory = sql<string | null>`(
  select territory from place
  where code = purchase.destination_code
    or lower(route.discharge_port) in (lower(name_en), lower(name_ru))
  order by code = purchase.destination_code desc nulls last limit 1)`;

/** The fewest that any tariff of its client may give, so that nobody is told too late. */
export const freeDays = sql<number>`coalesce((
  select min(free_days) from tariff
  where kind = 'storage' and how = 'per_day' and coalesce(tariff.account_id, purchase.account_id) = purchase.account_id
    and (app_now() at time zone 'Asia/Tokyo')::date between valid_from and coalesce(valid_to, 'infinity')
), ${taskDays.freeDays}::int)`;

async function readPapers(tx: Tx, purchaseId: number): Promise<TaskPaper[]> {
  const rows = await tx
    .selectFrom('car_paper')
    .innerJoin('car_paper_purchase', 'paper_id', 'car_paper.id')
    .select(['id', 'kind', 'state', 'valid_until'])
    .where('purchase_id', '=', purchaseId)
    .where('state', 'in', ['draft', 'shared', 'held'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, state, valid_until: validUntil }) => ({
    id,
    kind,
    state: state as TaskPaper['state'],
    validUntil: validUntil as JapanDay | null,
  }));
}
