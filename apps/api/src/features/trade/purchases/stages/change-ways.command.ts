import type { AskedMove } from '@seri/domain/purchases/stages';
import { statusByShip } from '@seri/domain/voyages/boarding';
import type { Tx } from '../../../../platform/database/database.ts';
import type { CarCalls, Mover, PurchaseToMove } from './lock-car.command.ts';
import { moveByShip } from './move-by-ship.ts';
import { type NamedCalls, nameCalls } from './name-calls.command.ts';
import { assertPassed, type MoveToPass, type PassedStop, toldStop, writeStops } from './pass-stop.command.ts';
import { tellMoves, type ToldMove } from './tell-move.ts';

export interface WayChange {
  locked: PurchaseToMove;
  /** R98: the calls that the car names from now on, or none. */
  to: CarCalls | null;
  /** Its words and numbers that were written before, for the log. */
  words?: Record<string, unknown> | undefined;
  /** The move that is asked for; its gate may refuse it. Without one, a car waits for loading with a ship, and for a ship without one. */
  move?: AskedMove | undefined;
  /** Logged with whatever changes. */
  detail?: Record<string, unknown>;
  /** R98: its client is told of all cars at once. */
  isDigested?: boolean;
}

export interface ChangedWay {
  /** The version has risen, by one. */
  isChanged: boolean;
  /** The voyage of the calls that it names now, or has left. */
  voyageId: number | undefined;
}

/**
 * R98: gives locked cars a ship, or takes them off, and moves them. Each change is told once with what it leads to. A refusal of one
 * refuses all.
 */
export async function changeWays(tx: Tx, mover: Mover, changes: readonly WayChange[]): Promise<ChangedWay[]> {
  const calls = changes.map(({ locked, to, move }) => ({ locked, to, status: move?.to ?? locked.purchase.status }));
  const named = new Map((await nameCalls(tx, calls)).map((one) => [one.locked.purchase.id, one]));
  const namedOf = ({ locked }: WayChange) => named.get(locked.purchase.id);
  const moves = changes.flatMap((change) => moveOf(change, namedOf(change)));
  const passed = await writeStops(tx, mover, moves);
  const stops = new Map(moves.map((move, place) => [move.locked.purchase.id, { move, passed: passed[place] ?? 'no' }]));
  const told = changes.flatMap((change) => toldChange(change, namedOf(change), stops.get(change.locked.purchase.id)));
  await tellMoves(tx, mover, told);
  const changed = new Set(told.map(({ locked }) => locked.purchase.id));
  return changes.map((change) => ({
    isChanged: changed.has(change.locked.purchase.id),
    voyageId: namedOf(change)?.voyageId,
  }));
}

function moveOf(change: WayChange, named: NamedCalls | undefined): MoveToPass[] {
  const { locked, isDigested } = change;
  const byShip = named && statusByShip(locked.purchase.status, named.to !== null);
  // A ship gives its cars a port of discharge.
  const hasDischargePort = named ? named.to !== null || locked.hasOwnPort : locked.car.hasDischargePort;
  const aboard = { ...locked, car: { ...locked.car, hasDischargePort } };
  const move = change.move ?? (byShip === undefined ? undefined : moveByShip(aboard, byShip, named?.ship ?? ''));
  const isAllowed = named !== undefined && named.to !== null;
  return move ? [{ locked: aboard, move, detail: detailOf(change, named), isDigested, isAllowed }] : [];
}

const detailOf = ({ words, detail }: WayChange, named: NamedCalls | undefined) => ({
  ...detail,
  ...words,
  ...(named && { ship: named.ship, calls: named.to }),
});

/** A stop that a ship leads to, and that its gate does not let pass, leaves the ship; one that was asked for does not. */
function toldChange(
  change: WayChange,
  named: NamedCalls | undefined,
  stop: { move: MoveToPass; passed: PassedStop } | undefined,
): ToldMove[] {
  const { locked, words, isDigested } = change;
  if (stop?.passed === 'moved') return [{ locked, ...toldStop(stop.move) }];
  if (stop && change.move) assertPassed(stop.passed);
  if (!named && !words) return [];
  const status = locked.purchase.status;
  const action = 'logistics-changed' as const;
  return [{ locked, action, detail: detailOf(change, named), cause: 'carChanged', status, isDigested }];
}
