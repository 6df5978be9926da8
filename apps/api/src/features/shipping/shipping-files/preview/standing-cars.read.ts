import type { StandingCar } from '@seri/domain/shipping-files/preview-rows';
import type { CarField } from '@seri/domain/shipping-files/row-changes';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

/** R102: cars as they stand, with the days on which staff wrote them by hand after the day of the list. */
export async function readStandingCars(
  db: Db | Tx,
  ids: readonly number[],
  listedOn: JapanDay,
): Promise<Map<number, StandingCar>> {
  const [cars, written] = [await readCars(db, ids), await readWrittenFields(db, ids, listedOn)];
  return new Map(
    cars.map(({ id, vessel, number, load_place, discharge_place, discharge_port, bl_kind, ...car }) => {
      const ship = {
        vessel: vessel ?? '',
        number: number ?? '',
        loadPlace: load_place ?? '',
        dischargePlace: discharge_place ?? '',
      };
      return [
        id,
        {
          version: car.version,
          status: car.status,
          ship: vessel === null ? null : ship,
          hasDischargePort: discharge_port !== '' || vessel !== null,
          bookingNo: car.booking_no,
          containerNo: car.container_no,
          blNo: car.bl_no,
          blKind: bl_kind ?? '',
          writtenOn: written.get(id) ?? {},
        },
      ] as const;
    }),
  );
}

/** The account of a member of staff owns no car that a list could move. */
function readCars(db: Db | Tx, ids: readonly number[]) {
  return db
    .selectFrom('purchase')
    .leftJoin('port_call as load_call', 'load_call.id', 'load_call_id')
    .leftJoin('port_call as last_call', 'last_call.id', 'discharge_call_id')
    .leftJoin('voyage', 'voyage.id', 'load_call.voyage_id')
    .select(['purchase.id', 'purchase.version', 'purchase.status', 'booking_no', 'container_no', 'bl_no', 'bl_kind'])
    .select(['vessel', 'number', 'load_call.place_code as load_place', 'last_call.place_code as discharge_place'])
    .select('discharge_port')
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .where('voided_at', 'is', null)
    .execute();
}

const fieldsOfLog: Readonly<Record<string, CarField>> = {
  booking_no: 'bookingNo',
  container_no: 'containerNo',
  bl_no: 'blNo',
  bl_kind: 'blKind',
  ship: 'ship',
};

/** A field that a list wrote does not count: a newer list goes before it. */
async function readWrittenFields(
  db: Db | Tx,
  ids: readonly number[],
  listedOn: JapanDay,
): Promise<Map<number, StandingCar['writtenOn']>> {
  const subjects = ids.map((id) => `purchase:${id}`);
  const { rows } = await sql<{ id: number; column: string; day: JapanDay }>`
    select split_part(subject, ':', 2)::bigint as id, name as column, max((done_at at time zone 'Asia/Tokyo')::date) as day
    from action_log
    cross join lateral (
      select jsonb_object_keys(case jsonb_typeof(detail -> 'to') when 'object' then detail -> 'to' else '{}' end) as name
      union all select 'ship' where detail ? 'calls') as written
    where subject = any(${subjects}::text[]) and action in ('purchase.logistics-changed', 'purchase.moved')
      and not detail ? 'fileId' and (done_at at time zone 'Asia/Tokyo')::date > ${listedOn}::date
    group by 1, 2`.execute(db);
  const known = rows.flatMap(({ id, column, day }) => {
    const field = fieldsOfLog[column];
    return field ? [{ id, field, day }] : [];
  });
  return new Map(
    [...Map.groupBy(known, ({ id }) => id)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map(({ field, day }) => [field, day])),
    ]),
  );
}
