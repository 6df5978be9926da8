import { listedCalls } from '@seri/domain/shipping-files/listed-calls';
import type { CarChange, CarField } from '@seri/domain/shipping-files/row-changes';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { statusByShip } from '@seri/domain/voyages/boarding';
import type { SeenCall } from '@seri/domain/voyages/port-calls';
import type { WayChange } from '../../../trade/purchases/stages/change-ways.command.ts';
import type { CarCalls, PurchaseToMove } from '../../../trade/purchases/stages/lock-car.command.ts';
import type { NumberColumns } from '../../../trade/purchases/stages/shipping-numbers.command.ts';
import { differenceOf } from './difference-of.ts';
import type { StoredListRow, SettledRow } from './listed-row.store.ts';
import type { StoredListShip } from './listed-ship.store.ts';
import { moveByList } from './move-by-list.ts';
import { sailsByList } from './write-ships.ts';

export interface ListedShipNow extends StoredListShip {
  /** The calls of its voyage by now. */
  voyageCalls: readonly SeenCall[];
}

export interface CarToDecide {
  row: StoredListRow;
  locked: PurchaseToMove | undefined;
  numbers: NumberColumns | undefined;
  ship: ListedShipNow | undefined;
}

export interface DecidedChange {
  row: StoredListRow;
  change: WayChange;
  before: NumberColumns;
  /** Undefined if they stay. */
  numbers: NumberColumns | undefined;
}

type DecidedRow = { settled: SettledRow } | DecidedChange;

const { awaitingLoading, inTransit, delivered, shippingCancelled } = purchaseStatusCodes;

/** R102: what a row changes of its car, or why nothing. */
export function decideRow(
  { row, locked, numbers: before, ship }: CarToDecide,
  list: { id: number; name: string },
): DecidedRow {
  const settled = (outcome: SettledRow['outcome'], code?: string | null): DecidedRow => ({
    settled: { place: row.place, outcome, code },
  });
  const taken = takenOf(row.changes);
  if (!locked || !before || !isAsSeen(row, locked)) return settled('conflict');
  if (taken.has('ship') && ship?.outcome === 'conflict') return settled('conflict');
  if (taken.has('ship') && ship?.outcome === 'refused') return settled('refused', ship.code);
  const to = callsOf({ row, locked, ship }, taken);
  if (to === undefined) return settled('refused', 'NOT_FOUND');
  const numbers = numbersOf(before, taken);
  const isNamed = to?.load !== locked.calls?.load || to?.discharge !== locked.calls?.discharge;
  const goal = goalOf({ locked, ship, isNamed, hasShip: to !== null }, taken);
  const isMoved = goal.status !== locked.purchase.status;
  // The ship carries it on with its departure, and tells its client.
  if (!numbers && !isNamed && !isMoved) return settled(goal.isCarried ? 'applied' : 'same');
  const load = ship && listedCalls(ship.voyageCalls, [], ship.changes).find((call) => isAt(call, row.load, 'load'));
  const move = isMoved ? moveByList(locked, goal.status, load, `List ${list.name}`) : undefined;
  const words = numbers && differenceOf(before, numbers);
  const change = { locked, to, words, move, detail: { fileId: list.id }, isDigested: true };
  return { row, change, before, numbers };
}

const takenOf = (changes: readonly CarChange[]): ReadonlyMap<CarField, string> =>
  new Map(changes.flatMap(({ field, to, isTaken }) => (isTaken ? [[field, to] as const] : [])));

/** The list leaves a car alone that somebody has changed since the preview, or that has come to its end. */
const isAsSeen = ({ seenVersion }: StoredListRow, { purchase: { version, status } }: PurchaseToMove): boolean =>
  version === seenVersion && (status < delivered || status === shippingCancelled);

const isAt = (call: Pick<SeenCall, 'place' | 'kind'>, place: string | null, kind: SeenCall['kind']) =>
  call.kind === kind && call.place === place;

/** Undefined if the ship does not call at the ports of the row. */
function callsOf(
  { row, locked, ship }: Pick<CarToDecide, 'row' | 'ship'> & { locked: PurchaseToMove },
  taken: ReadonlyMap<CarField, string>,
): CarCalls | null | undefined {
  if (!taken.has('ship')) return locked.calls;
  if (taken.get('ship') === '') return null;
  const load = ship?.voyageCalls.find((call) => isAt(call, row.load, 'load'));
  const discharge = ship?.voyageCalls.find((call) => isAt(call, row.discharge, 'discharge'));
  return load && discharge && { load: load.id, discharge: discharge.id };
}

function numbersOf(before: NumberColumns, taken: ReadonlyMap<CarField, string>): NumberColumns | undefined {
  const blKind = taken.get('blKind');
  const numbers = {
    ...before,
    booking_no: taken.get('bookingNo') ?? before.booking_no,
    container_no: taken.get('containerNo') ?? before.container_no,
    bl_no: taken.get('blNo') ?? before.bl_no,
    bl_kind: blKind === undefined ? before.bl_kind : blKind || null,
  };
  return differenceOf(before, numbers) && numbers;
}

interface CarToGo {
  locked: PurchaseToMove;
  ship: ListedShipNow | undefined;
  isNamed: boolean;
  hasShip: boolean;
}

/** The row moves the car up to “waiting for loading” if the list has the departure of its ship: the ship then takes it to sea. */
function goalOf({ locked, ship, isNamed, hasShip }: CarToGo, taken: ReadonlyMap<CarField, string>) {
  const { status } = locked.purchase;
  const byShip = isNamed ? statusByShip(status, hasShip) : undefined;
  const asked = taken.has('status') ? Number(taken.get('status')) : (byShip ?? status);
  const isCarried = asked === inTransit && status < inTransit && ship !== undefined && sailsByList(ship);
  return { status: isCarried ? Math.max(awaitingLoading, status) : asked, isCarried };
}
