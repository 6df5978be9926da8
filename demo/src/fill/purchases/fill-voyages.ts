import type { Tx } from '@seri/api/platform/database/database';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { addDays, type JapanDay, japanDay, startOfJapanDay, hour } from '@seri/domain/time/japan-time';
import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { sql } from 'kysely';

const { awaitingLoading, inTransit } = purchaseStatusCodes;

interface CarByWords {
  id: number;
  account_id: number;
  status: number;
  line: string;
  voyage: string;
  load: string;
  discharge: string;
  etd: JapanDay;
  eta: JapanDay;
}

/** R98: the ships of the demonstration, once: those at sea, those that load soon, one that has arrived, one that is cancelled. */
export async function fillVoyages(tx: Tx, now: Date): Promise<void> {
  if (await tx.selectFrom('voyage').select('id').executeTakeFirst()) return;
  const { id: by } = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'manager@demo.seri')
    .executeTakeFirstOrThrow();
  const today = japanDay(now);
  const cars = await readCars(tx);
  const ships = Map.groupBy(cars, ({ status, voyage, etd }) => (status === inTransit ? `${voyage} ${etd}` : voyage));
  let turn = 0;
  for (const group of ships.values()) {
    turn += 1;
    await putAboard(tx, group, { by, today, turn });
  }
  await insertShip(tx, { vessel: 'Umikaze Maru', number: '198', line: 'Umikaze Line', state: 'arrived', by }, [
    { place: 'JPYOK', kind: 'load', planned: addDays(today, -44), actual: addDays(today, -43) },
    { place: 'NZAKL', kind: 'discharge', planned: addDays(today, -26), actual: addDays(today, -25) },
  ]);
  await insertShip(tx, { vessel: 'North Star', number: '94', line: 'North Star RoRo', state: 'cancelled', by }, [
    { place: 'JPNGO', kind: 'load', planned: addDays(today, 6), actual: null },
    { place: 'KEMBA', kind: 'discharge', planned: addDays(today, 33), actual: null },
  ]);
}

/** Cars that go by words of their own, between ports that the table has. */
async function readCars(tx: Tx): Promise<CarByWords[]> {
  const { rows } = await sql<CarByWords>`
    select purchase.id, account_id, status, shipping_line as line, voyage, load.code as load, discharge.code as discharge,
      etd, eta
    from purchase
    join place as load on load.name_en = export_port
    join place as discharge on lower(discharge_port) in (lower(discharge.name_en), lower(discharge.name_ru))
    where status in (${awaitingLoading}, ${inTransit}) and voided_at is null and etd is not null and eta is not null
    order by purchase.id`.execute(tx);
  return rows;
}

interface Fill {
  by: number;
  today: JapanDay;
  turn: number;
}

async function putAboard(tx: Tx, cars: readonly CarByWords[], { by, today, turn }: Fill): Promise<void> {
  const [first] = cars;
  if (!first) return;
  const hasSailed = first.status === inTransit;
  const sails = hasSailed ? first.etd : addDays(today, 2 + (turn % 5));
  const voyage = await insertShip(
    tx,
    {
      vessel: first.voyage.replace(/ \S+$/, ''),
      // The letter tells the voyages of one ship apart.
      number: `${first.voyage.split(' ').at(-1)}${String.fromCodePoint(64 + turn)}`,
      line: first.line,
      state: hasSailed ? 'sailed' : 'planned',
      by,
    },
    [
      ...unique(cars.map(({ load }) => load)).map((place) => ({
        place,
        kind: 'load' as const,
        planned: sails,
        actual: hasSailed ? sails : null,
      })),
      ...unique(cars.map(({ discharge }) => discharge)).map((place, index) => ({
        place,
        kind: 'discharge' as const,
        planned: addDays(hasSailed ? first.eta : sails, hasSailed ? 0 : 9 + 6 * index),
        actual: null,
      })),
    ],
  );
  for (const car of cars) {
    await sql`update purchase set
        load_call_id = (select id from port_call where voyage_id = ${voyage} and kind = 'load' and place_code = ${car.load}),
        discharge_call_id = (
          select id from port_call where voyage_id = ${voyage} and kind = 'discharge' and place_code = ${car.discharge})
      where id = ${car.id}`.execute(tx);
    await sql`
      insert into voyage_told (voyage_id, account_id, version, days)
      select ${voyage}, ${car.account_id}, 1, jsonb_object_agg(id::text, jsonb_build_object(
        'on', coalesce(actual_on, planned_on), 'isOver', actual_on is not null))
      from port_call where voyage_id = ${voyage}
      on conflict do nothing`.execute(tx);
  }
}

const unique = (codes: readonly string[]) => [...new Set(codes)];

interface DemoShip {
  vessel: string;
  number: string;
  line: string;
  state: VoyageState;
  by: number;
}

interface DemoCall {
  place: string;
  kind: 'load' | 'discharge';
  planned: JapanDay;
  actual: JapanDay | null;
}

const cutOff = (day: JapanDay, daysBefore: number, at: number) =>
  new Date(startOfJapanDay(addDays(day, -daysBefore)).getTime() + at * hour);

async function insertShip(tx: Tx, { by, ...ship }: DemoShip, calls: readonly DemoCall[]): Promise<number> {
  const row = { ...ship, changed_by: by };
  const { id } = await tx.insertInto('voyage').values(row).returning('id').executeTakeFirstOrThrow();
  const values = calls.map(({ place, kind, planned, actual }) => ({
    voyage_id: id,
    place_code: place,
    kind,
    planned_on: planned,
    actual_on: actual,
    yard_cut_off_at: kind === 'load' ? cutOff(planned, 1, 16) : null,
    papers_cut_off_at: kind === 'load' ? cutOff(planned, 2, 17) : null,
  }));
  await tx.insertInto('port_call').values(values).execute();
  return id;
}
