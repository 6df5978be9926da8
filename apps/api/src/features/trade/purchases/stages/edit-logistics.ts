import type { LogisticsBody, MovedPurchase } from '@seri/contract/trade/purchases.schema';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertMayBeExported, judgePurchase } from '../../eligibility/eligibility.query.ts';
import { readBoughtCar } from '../bought-car.read.ts';
import { lockToMove } from './lock-to-move.ts';
import { tellMove } from './tell-move.ts';

/** R97: writes where a car stands and how it goes, over the version that was seen; the same again is no change. */
export function editLogistics(acting: Acting, { id, version, ...fields }: LogisticsBody): Promise<MovedPurchase> {
  return acting.transaction(async (tx) => {
    const locked = await lockToMove(tx, acting, { id, version });
    const to = columnsOf(fields);
    const place = await findPlace(tx, fields.destinationCode);
    const before = await tx
      .selectFrom('purchase')
      .select(Object.keys(to) as (keyof typeof to)[])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // The words follow the place; a town beside it stays while the place does.
    if (place && place.code !== before.destination_code) to.destination = place.name_en;
    const names = (Object.keys(to) as (keyof typeof to)[]).filter((name) => to[name] !== before[name]);
    if (names.length === 0) return { version };
    await tx.updateTable('purchase').set(to).where('id', '=', id).execute();
    // R96: a place is judged by whoever enters it, however far the car is.
    if (names.some((name) => placeColumns.has(name)))
      assertMayBeExported(await judgePurchase(tx, await readBoughtCar(tx, id)));
    const pick = (row: typeof before) => Object.fromEntries(names.map((name) => [name, row[name]]));
    await tellMove(tx, acting, locked, {
      action: 'logistics-changed',
      detail: { from: pick(before), to: pick(to) },
      cause: 'carChanged',
      status: locked.purchase.status,
    });
    return { version: version + 1 };
  });
}

const placeColumns: ReadonlySet<string> = new Set(['destination_code', 'destination', 'discharge_port']);

async function findPlace(tx: Tx, code: string | null) {
  if (code === null) return undefined;
  const place = tx.selectFrom('place').select(['code', 'name_en']).where('code', '=', code);
  return place.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

const columnsOf = (fields: Omit<LogisticsBody, 'id' | 'version'>) => ({
  yard_arrival_eta: fields.yardArrivalEta,
  stock_yard: fields.stockYard,
  export_port: fields.exportPort,
  discharge_port: fields.dischargePort,
  destination_code: fields.destinationCode,
  destination: fields.destination,
  shipping_line: fields.shippingLine,
  voyage: fields.voyage,
  etd: fields.etd,
  eta: fields.eta,
  note: fields.note,
});
