import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { chassisKey } from '@seri/domain/shipping-files/chassis-form';
import { chassisDifference, serialOf } from '@seri/domain/shipping-files/chassis-likeness';
import type { ListRow } from '@seri/domain/shipping-files/read/list-row';
import type { KnownCar } from '@seri/domain/shipping-files/match-cars';
import { withLatinLookalikes } from '@seri/domain/common/keyboard-layout';
import { roleIds } from '@seri/domain/people/roles';
import { japanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { purchaseOfSku, readNamedCars } from '../../../trade/purchases/listed-cars.query.ts';

const endLength = 5;
const endOf = (key: string): string => key.slice(-endLength);

/** An index finds numbers by their last signs, and by all others: one wrong sign leaves one of the two right. */
const startsOf = (key: string): string[] => [-1, 0, 1].map((more) => key.slice(0, more - endLength));

const latinKey = (written: string): string => withLatinLookalikes(chassisKey(written)).toUpperCase();

interface NumberedCar {
  id: number;
  key: string;
  lot_id: number;
  held_on: string;
  status: number;
  purchased_at: Date;
}

/** R102: the cars that each row may be about: of its stock number, of its chassis number, or nearly so. */
export async function readKnownCars(db: Db, rows: readonly ListRow[]): Promise<Map<ListRow, KnownCar[]>> {
  const ids = rows.flatMap(({ stockNo }) => purchaseOfSku(stockNo) ?? []);
  const ends = [...new Set(rows.map(({ chassis }) => endOf(latinKey(chassis))))];
  const byEnd = await readNumbered(
    db,
    sql`(chassis_key <> '' and right(chassis_key, ${sql.lit(endLength)}) = any(${ends}::text[])) or id = any(${ids}::bigint[])`,
  );
  const found = carsOfRows(rows, byEnd, endOf, (key) => [endOf(key)]);
  const lost = rows.filter((row) => !found.get(row)?.some((car) => isOwn(row, car)));
  const starts = [...new Set(lost.flatMap(({ chassis }) => startsOf(latinKey(chassis))))];
  const byStart = await readNumbered(
    db,
    sql`chassis_key <> '' and left(chassis_key, ${sql.lit(-endLength)}) = any(${starts}::text[])`,
  );
  const nearly = carsOfRows(lost, byStart, (key) => key.slice(0, -endLength), startsOf);
  const cars = new Map(rows.map((row) => [row, unique([...(found.get(row) ?? []), ...(nearly.get(row) ?? [])])]));
  return nameCars(db, cars);
}

function readNumbered(db: Db, condition: RawBuilder<unknown>): Promise<NumberedCar[]> {
  return (
    db
      .selectFrom('purchase')
      .select(['id', 'chassis_key as key', 'lot_id', 'held_on', 'purchased_at'])
      // A purchase that was taken back keeps its status.
      .select(
        sql<number>`case when voided_at is null or status > 6 then status else ${purchaseStatusCodes.cancelled} end`.as(
          'status',
        ),
      )
      .where(sql<boolean>`(${condition})`)
      // A car that staff bought for themselves has no way to write.
      .where((car) =>
        car('account_id', 'not in', car.selectFrom('account').select('id').where('role_id', '=', roleIds.manager)),
      )
      .execute()
  );
}

function carsOfRows(
  rows: readonly ListRow[],
  cars: readonly NumberedCar[],
  partOf: (key: string) => string,
  partsOf: (key: string) => readonly string[],
): Map<ListRow, NumberedCar[]> {
  const byPart = Map.groupBy(cars, ({ key }) => partOf(key));
  const byId = new Map(cars.map((car) => [car.id, car]));
  return new Map(
    rows.map((row) => {
      const like = partsOf(latinKey(row.chassis)).flatMap((part) => byPart.get(part) ?? []);
      const own = byId.get(purchaseOfSku(row.stockNo) ?? 0);
      return [row, [...(own ? [own] : []), ...like.filter((car) => mayBe(row, car))]];
    }),
  );
}

const isOwn = ({ chassis, stockNo }: ListRow, { id, key }: NumberedCar): boolean =>
  key === chassisKey(chassis) || purchaseOfSku(stockNo) === id;

function mayBe({ chassis }: ListRow, { key }: NumberedCar): boolean {
  const serial = serialOf(chassis);
  if (key === chassisKey(chassis) || (serial !== null && key.endsWith(serial))) return true;
  return chassisDifference(chassis, key) !== null;
}

const unique = (cars: readonly NumberedCar[]): NumberedCar[] => [...new Map(cars.map((car) => [car.id, car])).values()];

async function nameCars(
  db: Db,
  found: ReadonlyMap<ListRow, readonly NumberedCar[]>,
): Promise<Map<ListRow, KnownCar[]>> {
  const all = unique([...found.values()].flat());
  const names = await readNamedCars(db, all);
  const known = new Map(
    all.flatMap(({ id, status, purchased_at: at }) => {
      const car = names.get(id);
      return car ? [[id, { ...car, stockNo: car.sku, status, boughtOn: japanDay(at) }] as const] : [];
    }),
  );
  return new Map([...found].map(([row, cars]) => [row, cars.flatMap(({ id }) => known.get(id) ?? [])]));
}
