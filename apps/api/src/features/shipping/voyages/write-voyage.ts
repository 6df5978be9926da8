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
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { faultsRefusal } from '../../../platform/http/validation.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
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

/** R98: staff add a ship with the ports at which it calls. */
export function addVoyage(acting: Acting, { calls, ...names }: AddVoyageBody): Promise<WrittenVoyage> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    const state = stateOf(names, undefined, calls, japanDay(await nowOf(tx)));
    await assertKnownPlaces(tx, calls);
    await assertFreeName(tx, names, null);
    const id = await insertVoyage(tx, names, state, acting.actor.accountId);
    await replaceCalls(tx, id, calls);
    await tellVoyage(tx, acting, id, 'added', { ...names, calls });
    return { id, version: 1 };
  });
}

/** R98: over the version that was seen; the same again is no change. No car is written: a job follows the voyage. */
export function changeVoyage(
  acting: Acting,
  { id, version, calls, ...names }: ChangeVoyageBody,
): Promise<WrittenVoyage> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
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
    await updateVoyage(tx, id, { ...names, state }, acting.actor.accountId);
    await replaceCalls(tx, id, calls);
    await tellVoyage(tx, acting, id, 'changed', { from, to });
    return { id, version: version + 1 };
  });
}

/** R98: only a ship that has not left; its cars wait for another one. */
export function cancelVoyage(acting: Acting, { id, version }: CancelVoyageBody): Promise<WrittenVoyage> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    const seen = await lockVoyage(tx, id, version);
    if (seen.state === 'cancelled' || !mayBecomeVoyage(seen.state, 'cancelled')) throw refusal('VOYAGE_CLOSED');
    await updateVoyage(tx, id, { state: 'cancelled' }, acting.actor.accountId);
    await tellVoyage(tx, acting, id, 'cancelled', { from: seen.state });
    return { id, version: version + 1 };
  });
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
