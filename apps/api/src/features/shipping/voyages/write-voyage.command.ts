import type {
  AddVoyageBody,
  CancelVoyageBody,
  ChangeVoyageBody,
  WrittenVoyage,
} from '@seri/contract/shipping/voyages.schema';
import type { Faults } from '@seri/domain/common/field-fault';
import { decideCalls, type PortCall, type SeenVoyage } from '@seri/domain/voyages/port-calls';
import { mayBecomeVoyage, type VoyageState } from '@seri/domain/voyages/voyage-states';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { faultsRefusal } from '../../../platform/http/validation.ts';
import type { Mover } from '../../trade/purchases/stages/lock-car.command.ts';
import {
  assertFreeName,
  insertVoyage,
  lockVoyage,
  readCalls,
  updateVoyage,
  type VoyageNames,
  replaceCalls,
} from './voyage.store.ts';
import { tellVoyage } from './voyages.events.ts';

export { followVoyages } from './voyages.events.ts';

/** R98: writes a ship with the ports at which it calls. Whoever calls these functions has seen to the right to logistics. */
export async function writeNewVoyage(
  tx: Tx,
  author: Mover,
  { calls, ...names }: AddVoyageBody,
): Promise<WrittenVoyage> {
  const state = stateOf(names, undefined, calls, japanDay(await nowOf(tx)));
  await assertKnownPlaces(tx, calls);
  await assertFreeName(tx, names, null);
  const id = await insertVoyage(tx, names, state, author.actor.accountId);
  await replaceCalls(tx, id, calls);
  await tellVoyage(tx, author, id, 'added', { ...names, calls });
  return { id, version: 1 };
}

/** R98: over the version that was seen; the same again is no change. No car is written: the caller has the voyage followed. */
export async function writeVoyage(
  tx: Tx,
  author: Mover,
  { id, version, calls, ...names }: ChangeVoyageBody,
): Promise<WrittenVoyage> {
  const seen = await lockVoyage(tx, id, version);
  if (seen.state === 'cancelled') throw refusal('STATE_CHANGED');
  const was = await readCalls(tx, [id]);
  const state = stateOf(names, { state: seen.state, calls: was }, calls, japanDay(await nowOf(tx)));
  await assertKnownPlaces(tx, calls);
  const { line, vessel, number } = seen;
  const [from, to] = [
    { line, vessel, number, calls: was.map(plainCall).toSorted(inOrder) },
    { ...names, calls: calls.map(plainCall).toSorted(inOrder) },
  ];
  if (JSON.stringify(from) === JSON.stringify(to)) return { id, version };
  await assertFreeName(tx, names, id);
  await updateVoyage(tx, id, { ...names, state }, author.actor.accountId);
  await replaceCalls(tx, id, calls);
  await tellVoyage(tx, author, id, 'changed', { from, to });
  return { id, version: version + 1 };
}

/** R98: only a ship that has not left; the caller has it followed. */
export async function writeCancelledVoyage(
  tx: Tx,
  author: Mover,
  { id, version }: CancelVoyageBody,
): Promise<WrittenVoyage> {
  const seen = await lockVoyage(tx, id, version);
  if (seen.state === 'cancelled' || !mayBecomeVoyage(seen.state, 'cancelled')) throw refusal('VOYAGE_CLOSED');
  await updateVoyage(tx, id, { state: 'cancelled' }, author.actor.accountId);
  await tellVoyage(tx, author, id, 'cancelled', { from: seen.state });
  return { id, version: version + 1 };
}

function stateOf(
  { vessel }: VoyageNames,
  seen: SeenVoyage | undefined,
  calls: readonly PortCall[],
  today: JapanDay,
): VoyageState {
  const decision = decideCalls(seen, calls, today);
  const faults: Faults = {
    ...(vessel === '' && { vessel: { problem: 'required' } }),
    ...('faults' in decision && decision.faults),
  };
  if (Object.keys(faults).length > 0 || 'faults' in decision) throw faultsRefusal(faults);
  return decision.state;
}

async function assertKnownPlaces(tx: Tx, calls: readonly PortCall[]): Promise<void> {
  const codes = [...new Set(calls.map(({ place }) => place))];
  const { known } = await tx
    .selectFrom('place')
    .select(sql<number>`count(*)::integer`.as('known'))
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .executeTakeFirstOrThrow();
  if (known < codes.length) throw refusal('NOT_FOUND');
}

const plainCall = (call: PortCall) => ({
  id: call.id,
  place: call.place,
  kind: call.kind,
  yardCutOffAt: call.yardCutOffAt && new Date(call.yardCutOffAt).toISOString(),
  papersCutOffAt: call.papersCutOffAt && new Date(call.papersCutOffAt).toISOString(),
  plannedOn: call.plannedOn,
  actualOn: call.actualOn,
});

const inOrder = (one: PortCall, other: PortCall) =>
  (one.id ?? Infinity) - (other.id ?? Infinity) || one.place.localeCompare(other.place);
