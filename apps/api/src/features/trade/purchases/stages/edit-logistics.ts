import type { LogisticsBody, MovedPurchase } from '@seri/contract/trade/purchases.schema';
import { shippingNumberFaults } from '@seri/domain/purchases/shipping-numbers';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Purchase } from '../../../../platform/database/schema.generated.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { assertMayBeExported, judgePurchase } from '../../eligibility/eligibility.query.ts';
import { readBoughtCar } from '../bought-car.read.ts';
import { changeWays } from './change-ways.command.ts';
import type { CarCalls, PurchaseToMove } from './lock-car.command.ts';
import { lockToMove } from './lock-to-move.command.ts';

/** R97: writes where a car stands and how it goes, over the version that was seen; the same again is no change. */
export function editLogistics(
  acting: Acting,
  { id, version, loadCallId, dischargeCallId, ...fields }: LogisticsBody,
): Promise<MovedPurchase> {
  assertFaultless(shippingNumberFaults(fields));
  return acting.transaction(async (tx) => {
    const locked = await lockToMove(tx, acting, { id, version });
    const calls = callsOf(locked, { loadCallId, dischargeCallId });
    const words = await writeWords(tx, id, fields, calls !== null);
    // R98: the change of the ship is told with what it leads to, and the version rises once.
    const [changed] = await changeWays(tx, acting, [{ locked, to: calls, words }]);
    return { version: changed?.isChanged ? version + 1 : version };
  });
}

type AskedCalls = Pick<LogisticsBody, 'loadCallId' | 'dischargeCallId'>;

/** R98: without the two fields the car keeps its ship. */
function callsOf(
  { calls }: PurchaseToMove,
  { loadCallId: load, dischargeCallId: discharge }: AskedCalls,
): CarCalls | null {
  if (load === undefined && discharge === undefined) return calls;
  if (load && discharge) return { load, discharge };
  const problem = { problem: 'required' } as const;
  assertFaultless({ ...(discharge && { loadCallId: problem }), ...(load && { dischargeCallId: problem }) });
  return null;
}

/** Undefined if nothing changes. A car with a ship keeps its own words, which nobody reads then. */
async function writeWords(
  tx: Tx,
  id: number,
  fields: Omit<LogisticsBody, 'id' | 'version' | keyof AskedCalls>,
  hasShip: boolean,
) {
  const to: Partial<WayWords> = {
    ...columnsOf(fields),
    ...named(numbersOf(fields)),
    ...(!hasShip && routeOf(fields)),
  };
  const place = await findPlace(tx, fields.destinationCode);
  const asked = Object.keys(to) as (keyof WayWords)[];
  const before: Partial<WayWords> = await tx
    .selectFrom('purchase')
    .select(asked)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The words follow the place; a town beside it stays while the place does.
  if (place && place.code !== before.destination_code) to.destination = place.name_en;
  const names = asked.filter((name) => to[name] !== before[name]);
  if (names.length === 0) return undefined;
  await tx.updateTable('purchase').set(to).where('id', '=', id).execute();
  // R96: a place is judged by whoever enters it, however far the car is.
  if (names.some((name) => placeColumns.has(name))) {
    assertMayBeExported(await judgePurchase(tx, await readBoughtCar(tx, id)));
  }
  const pick = (row: Partial<WayWords>) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { from: pick(before), to: pick(to) };
}

const placeColumns: ReadonlySet<string> = new Set(['destination_code', 'destination', 'discharge_port']);

async function findPlace(tx: Tx, code: string | null) {
  if (code === null) return undefined;
  const place = tx.selectFrom('place').select(['code', 'name_en']).where('code', '=', code);
  return place.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
}

type WordFields = Parameters<typeof writeWords>[2];
type WayWords = Pick<Selectable<Purchase>, keyof WayColumns>;
type WayColumns = ReturnType<typeof columnsOf> & ReturnType<typeof numbersOf> & ReturnType<typeof routeOf>;

const columnsOf = (fields: WordFields) => ({
  yard_arrival_eta: fields.yardArrivalEta,
  stock_yard: fields.stockYard,
  destination_code: fields.destinationCode,
  destination: fields.destination,
  note: fields.note,
});

const routeOf = (fields: WordFields) => ({
  export_port: fields.exportPort,
  discharge_port: fields.dischargePort,
  shipping_line: fields.shippingLine,
  voyage: fields.voyage,
  etd: fields.etd,
  eta: fields.eta,
});

const numbersOf = (fields: WordFields) => ({
  booking_no: fields.bookingNo,
  container_no: fields.containerNo,
  bl_no: fields.blNo,
  bl_kind: fields.blKind,
});

/** A page from before a field leaves it as it is. */
const named = (columns: ReturnType<typeof numbersOf>): Partial<WayWords> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
