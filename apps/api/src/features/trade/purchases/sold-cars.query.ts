import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { Party } from '@seri/contract/trade/purchases.schema';
import type { PaperCar } from '@seri/domain/invoices/paper-snapshot';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { chassisOf, type PurchaseLot, readPurchaseLots } from './purchase-lots.read.ts';
import { routeColumns } from './route-columns.ts';
import { skuOf } from './purchase-texts.ts';

/** R100: with the form of name and address that bills of lading have. */
type PartyOnPapers = Partial<Omit<Party, 'document'> & Record<'papersName' | 'papersAddress', string>>;

export interface SoldCar {
  purchaseId: number;
  accountId: number;
  /** Everything that is booked for it: the price, unless the purchase is void, and its charges. */
  lines: readonly { chargeId: number | null; kind: LineKind; note: string; booked: number }[];
  car: PaperCar;
  maker: string;
  model: string;
  year: number | null;
  consignee: PartyOnPapers;
  /** Null if the consignee is told itself. */
  notify: PartyOnPapers | null;
  loadingPort: string;
  dischargePort: string;
}

/** R90: what a paper says of bought cars, in the order of their purchases. */
export async function readSoldCars(db: Db | Tx, ids: readonly number[]): Promise<SoldCar[]> {
  const rows = await db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .selectAll('purchase')
    .select(routeColumns)
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .orderBy('purchase.id')
    .execute();
  const [lots, charges] = [await readPurchaseLots(db, rows), await readBooked(db, ids)];
  return rows.map((row) => {
    const lot = lots.get(row.lot_id);
    if (!lot) throw new Error(`The lot of the purchase ${row.id} is gone.`);
    const own = charges.filter(({ purchase_id: id }) => id === row.id);
    return {
      purchaseId: row.id,
      accountId: row.account_id,
      lines: [
        { chargeId: null, kind: 'car' as const, note: '', booked: row.voided_at === null ? row.price : 0 },
        ...own.map(({ id, kind, note, booked }) => ({ chargeId: id, kind, note, booked })),
      ],
      car: paperCar(row.id, lot),
      maker: lot.maker_name,
      model: lot.model_name,
      year: lot.year,
      consignee: row.consignee as PartyOnPapers,
      notify: row.notify_party as PartyOnPapers | null,
      loadingPort: row.export_port,
      dischargePort: row.discharge_port,
    };
  });
}

/** Those that are given back too, with nothing booked for them: an invoice may bear them still. */
function readBooked(db: Db | Tx, ids: readonly number[]) {
  return db
    .selectFrom('charge')
    .select(['id', 'purchase_id', 'note'])
    .select((charge) => charge.ref('kind').$castTo<LineKind>().as('kind'))
    .select(sql<number>`case state when 'booked' then coalesce(amount, 0) else 0 end`.as('booked'))
    .where(sql<boolean>`purchase_id = any(${ids}::bigint[])`)
    .where('state', 'in', ['booked', 'returned'])
    .orderBy('id')
    .execute();
}

function paperCar(purchaseId: number, lot: PurchaseLot): PaperCar {
  const { month } = lot.details;
  return {
    stockNo: skuOf(purchaseId),
    lotNo: lot.lot_no,
    house: lot.house_name ?? '',
    name: [lot.maker_name, lot.model_name, lot.trim_name].filter(Boolean).join(' '),
    firstRegistration: [lot.year, month && String(month).padStart(2, '0')].filter(Boolean).join('/'),
    chassis: chassisOf(lot),
    engine: lot.engine_cc,
    colour: lot.color,
  };
}
