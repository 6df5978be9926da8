import { carToShip, type CarToShip } from '@seri/domain/shipping-files/car-to-ship';
import { partShip } from '@seri/domain/shipping-files/read/ship-names';
import type { CompanyBilling } from '@seri/domain/money/company-billing';
import type { PartyFacts } from '@seri/domain/parties/party';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { BlKind } from '@seri/domain/purchases/shipping-numbers';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { visiblePurchases } from '../../trade/purchases/purchases.query.ts';
import { readSoldCars, type SoldCar } from '../../trade/purchases/sold-cars.query.ts';

/** R102: cars in the order of their ids, all or none: a car that does not stand, or is no client's, is missing. */
export async function readCarsToShip(
  db: Db,
  actor: Actor,
  ids: readonly number[],
  shipper: CompanyBilling,
): Promise<CarToShip[]> {
  const [rows, sold] = await Promise.all([selectShipping(db, actor, ids).execute(), readSoldCars(db, ids)]);
  const [ways, cars] = [new Map(rows.map((row) => [row.id, row])), new Map(sold.map((car) => [car.purchaseId, car]))];
  return ids.map((id) => {
    const [way, car] = [ways.get(id), cars.get(id)];
    if (!way || !car || isStaff({ roleId: way.role_id })) throw refusal('NOT_FOUND');
    return carToShip({ ...factsOfCar(car), ...factsOfWay(way), ...partiesOf(car, way), ...termsOf(shipper) });
  });
}

function selectShipping(db: Db, actor: Actor, ids: readonly number[]) {
  return visiblePurchases(db, actor)
    .innerJoin('account', 'account.id', 'purchase.account_id')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .leftJoin('voyage', 'voyage.id', 'route.voyage_id')
    .select(['purchase.id', 'account.role_id', 'export_type', 'consignee_document', 'notify_document'])
    .select(['booking_no', 'container_no', 'bl_no', 'yard_cut_off_at', 'papers_cut_off_at', 'vessel', 'number'])
    .select((row) => [
      row.ref('bl_kind').$castTo<BlKind | null>().as('bl_kind'),
      row.ref('route.etd').$castTo<JapanDay | null>().as('etd'),
      row.ref('route.eta').$castTo<JapanDay | null>().as('eta'),
      row.ref('route.voyage').$castTo<string>().as('ship'),
      row.ref('route.shipping_line').$castTo<string>().as('line'),
    ])
    .select([
      inEnglish(sql.ref('route.export_port')).as('load_port'),
      inEnglish(sql.ref('route.discharge_port')).as('discharge_port'),
      inEnglish(sql.ref('destination')).as('final_destination'),
    ])
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .where('voided_at', 'is', null);
}

/** The English name of a place that was typed in either language; of one that is not known the typed words. */
const inEnglish = (typed: RawBuilder<unknown>) => sql<string>`coalesce(
  (select min(name_en) from place where lower(${typed}) in (lower(name_en), lower(name_ru))), ${typed})`;

type ShippedCar = Awaited<ReturnType<ReturnType<typeof selectShipping>['execute']>>[number];

const factsOfCar = ({ car, maker, model, year }: SoldCar) => ({
  stockNo: car.stockNo,
  chassis: car.chassis,
  maker,
  model,
  year,
  colour: car.colour,
  engineCc: car.engine,
});

const factsOfWay = (row: ShippedCar) => ({
  ...(row.vessel === null ? partShip(row.ship) : { vessel: row.vessel, voyageNo: row.number ?? '' }),
  exportType: row.export_type,
  line: row.line,
  loadPort: row.load_port,
  dischargePort: row.discharge_port,
  finalDestination: row.final_destination,
  yardCutOffAt: row.yard_cut_off_at,
  papersCutOffAt: row.papers_cut_off_at,
  etd: row.etd,
  eta: row.eta,
  bookingNo: row.booking_no,
  containerNo: row.container_no,
  blNo: row.bl_no,
  blKind: row.bl_kind,
});

const partiesOf = ({ consignee, notify }: SoldCar, row: ShippedCar) => ({
  consignee: { party: consignee as Partial<PartyFacts>, document: row.consignee_document },
  notify: notify && { party: notify as Partial<PartyFacts>, document: row.notify_document },
});

const termsOf = ({ legalName, address, incoterm }: CompanyBilling) => ({
  shipper: { name: legalName, address },
  incoterm,
});
