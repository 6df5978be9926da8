import type { VoyageCar, WaitingCar, WaitingCars, WaitingQuery } from '@seri/contract/shipping/voyages.schema';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { boardingStatuses, type CarLack } from '@seri/domain/voyages/boarding';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { judgeCars } from '../../trade/purchases/judge-cars.query.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';
import { readSoldCars } from '../../trade/purchases/sold-cars.query.ts';
import { hasCertificate, hasParties } from './car-lacks.ts';

const { inTransit, awaitingLoading } = purchaseStatusCodes;

/** R98: the cars of a voyage, and what each lacks before it is loaded. */
export async function readVoyageCars(db: Db, actor: Actor, voyageId: number): Promise<VoyageCar[]> {
  const rows = await selectCars(db, actor)
    .innerJoin('port_call as load_call', 'load_call.id', 'load_call_id')
    .select(['load_call_id', 'discharge_call_id', 'load_call.actual_on', 'bl_no'])
    .where('voyage_id', '=', voyageId)
    .orderBy('full_name')
    .orderBy('purchase.id')
    .execute();
  const cars = await presentCars(db, rows);
  return rows.flatMap((row) => {
    const car = cars.get(row.id);
    if (!car || row.load_call_id === null || row.discharge_call_id === null) return [];
    const isLeftBehind = row.actual_on !== null && row.status < inTransit;
    const ahead = isLeftBehind && row.status !== awaitingLoading ? (['status'] as const) : [];
    const lacks = [...car.lacks, ...ahead];
    return {
      ...car,
      // A car that was left behind for no other reason has earlier stops with later days.
      lacks: isLeftBehind && !lacks.some(isGate) ? [...lacks, 'days' as const] : lacks,
      loadCallId: row.load_call_id,
      dischargeCallId: row.discharge_call_id,
      isLeftBehind,
      blNo: row.bl_no,
    };
  });
}

const isGate = (lack: CarLack) => lack === 'export' || lack === 'status';

const mostWaiting = 200;

/** R98: cars without a ship that wait for one, those that lost theirs first. */
export async function readWaitingCars(db: Db, actor: Actor, { dischargePort }: WaitingQuery): Promise<WaitingCars> {
  const rows = await selectCars(db, actor)
    .where('load_call_id', 'is', null)
    .where('status', 'in', boardingStatuses)
    .$if(dischargePort !== undefined, (cars) =>
      cars.where(sql<boolean>`exists (select from place where code = ${dischargePort} and (
        place.code = purchase.destination_code or lower(purchase.discharge_port) in (lower(name_en), lower(name_ru))))`),
    )
    .orderBy('rebook_since')
    .orderBy('full_name')
    .orderBy('purchase.id')
    .limit(mostWaiting + 1)
    .execute();
  const cars = await presentCars(db, rows.slice(0, mostWaiting));
  return { cars: [...cars.values()], hasMore: rows.length > mostWaiting };
}

function selectCars(db: Db, actor: Actor) {
  return visiblePurchases(db, actor)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .select(['purchase.id', 'purchase.version', 'purchase.status', 'account_id', 'full_name', 'destination'])
    .select([hasCertificate.as('has_certificate'), hasParties.as('has_parties')])
    .where('voided_at', 'is', null);
}

type CarOfVoyageRow = Awaited<ReturnType<ReturnType<typeof selectCars>['execute']>>[number];

/** The cars as the screen shows them, by id. */
async function presentCars(db: Db, rows: readonly CarOfVoyageRow[]): Promise<Map<number, WaitingCar>> {
  if (rows.length === 0) return new Map();
  const waiting = rows.flatMap(({ id, status }) => (status < inTransit ? id : []));
  const ids = rows.map(({ id }) => id);
  const [sold, judged] = await Promise.all([
    readSoldCars(db, ids),
    judgeCars(
      db,
      waiting.map((purchaseId) => ({ purchaseId })),
    ),
  ]);
  const verdicts = new Map(waiting.map((id, place) => [id, judged[place]]));
  const cars = new Map(sold.map((car) => [car.purchaseId, car]));
  return new Map(
    rows.flatMap((row) => {
      const car = cars.get(row.id);
      if (!car) return [];
      const verdict = verdicts.get(row.id)?.verdict ?? 'ok';
      const shown = {
        id: row.id,
        version: row.version,
        sku: car.car.stockNo,
        name: car.car.name,
        chassis: car.car.chassis,
        status: row.status,
        client: { id: row.account_id, name: row.full_name },
        dischargePort: car.dischargePort,
        destination: row.destination,
        lacks: row.status < inTransit ? lacksOf(row, verdict !== 'ok') : [],
      };
      return [[row.id, shown] as const];
    }),
  );
}

function lacksOf(
  { has_certificate: hasPaper, has_parties: isAddressed }: CarOfVoyageRow,
  isBanned: boolean,
): CarLack[] {
  return [
    ...(hasPaper ? [] : (['certificate'] as const)),
    ...(isAddressed ? [] : (['parties'] as const)),
    ...(isBanned ? (['export'] as const) : []),
  ];
}
