import type { LogisticsBody, MovedPurchase } from '@seri/contract/trade/purchases.schema';
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
    const before = await tx
      .selectFrom('purchase')
      .select(Object.keys(to) as (keyof typeof to)[])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const names = (Object.keys(to) as (keyof typeof to)[]).filter((name) => to[name] !== before[name]);
    if (names.length === 0) return { version };
    if (to.destination_code !== null && to.destination_code !== before.destination_code) {
      const place = await tx
        .selectFrom('place')
        .select('code')
        .where('code', '=', to.destination_code)
        .executeTakeFirst();
      if (!place) throw refusal('NOT_FOUND');
    }
    await tx.updateTable('purchase').set(to).where('id', '=', id).execute();
    // R96: a place is judged by whoever enters it, however far the car is.
    if (names.some((name) => name === 'destination_code' || name === 'discharge_port'))
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
