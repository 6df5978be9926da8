import { dayText } from '@seri/domain/invoices/day-text';
import type { Language } from '@seri/domain/common/languages';
import { dayOfCall, type SeenCall } from '@seri/domain/voyages/port-calls';
import { hasNewDays, knownDay } from '@seri/domain/voyages/told-days';
import { formatMessage } from '@seri/messages/server';
import { sql } from 'kysely';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { type CarsNotice, noticeCars } from './notice-cars.command.ts';
import { lockTold, type VoyageReader, writeTold } from './told.store.ts';
import { readCalls, shareVoyage, shipName, type StoredVoyage } from './voyage.store.ts';

/** R98: one event and at most one notice per account, for all its cars, of what it does not know of the voyage yet. */
export async function tellAccount(tx: Tx, reader: VoyageReader): Promise<void> {
  const { voyageId, accountId } = reader;
  const voyage = await shareVoyage(tx, voyageId);
  const told = voyage && (await lockTold(tx, reader));
  if (!voyage || !told || (told.version === voyage.version && told.moved.length === 0)) return;
  const calls = await readCalls(tx, [voyageId]);
  const days = Object.fromEntries(calls.map((call) => [call.id, knownDay(call)]));
  const aboard = await readAboard(tx, reader);
  const moved = new Set(told.moved);
  const concerned = aboard.filter((car) => moved.has(car.id) || hasNewDays(car, told.days, days));
  const cars = voyage.state === 'cancelled' ? await readCarsOf(tx, told.moved) : concerned;
  if (cars.length > 0) {
    const ways = concerned.map(({ load, discharge }) => ({ load, discharge }));
    const text = textsOf(voyage, calls, { cars: cars.length, moved: moved.size, ways });
    await noticeCars(tx, [{ clientId: accountId, cars, text }]);
  }
  await writeTold(tx, reader, { version: voyage.version, days });
  await emit(tx, { audience: audienceOf.account(accountId), name: 'voyage.changed', data: { voyageId } });
}

const selectCars = (tx: Tx) => tx.selectFrom('purchase').select(['purchase.id', 'lot_id', 'held_on', 'status']);

function readAboard(tx: Tx, { voyageId, accountId }: VoyageReader) {
  return selectCars(tx)
    .innerJoin('port_call as load_call', 'load_call.id', 'load_call_id')
    .select([sql<number>`load_call_id`.as('load'), sql<number>`discharge_call_id`.as('discharge')])
    .where('voyage_id', '=', voyageId)
    .where('account_id', '=', accountId)
    .where('voided_at', 'is', null)
    .orderBy('purchase.id')
    .execute();
}

function readCarsOf(tx: Tx, ids: readonly number[]) {
  return selectCars(tx)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
}

interface NoticedCars {
  cars: number;
  /** Those of them that the voyage has moved. */
  moved: number;
  ways: readonly { load: number; discharge: number }[];
}

function textsOf(
  voyage: StoredVoyage,
  calls: readonly SeenCall[],
  { cars, moved, ways }: NoticedCars,
): CarsNotice['text'] {
  const ship = shipName(voyage);
  const daysOf = (ids: readonly number[], language: Language) => {
    const named = calls.filter(({ id }) => ids.includes(id)).flatMap((call) => dayOfCall(call) ?? []);
    return [...new Set(named)].map((day) => dayText(day, language)).join(' / ');
  };
  const [loads, ports] = [ways.map(({ load }) => load), ways.map(({ discharge }) => discharge)];
  const isOver = ports.length > 0 && calls.every((call) => !ports.includes(call.id) || call.actualOn !== null);
  return (language) => {
    const [sails, arrives] = [daysOf(loads, language), daysOf(ports, language)];
    const values = { cars, ship, sails: sails || 'unknown', arrives: arrives || 'unknown' };
    if (voyage.state === 'cancelled') return formatMessage(language, 'notice.ship.cancelled', values);
    if (isOver) return formatMessage(language, 'notice.ship.arrived', values);
    if (moved > 0) return formatMessage(language, 'notice.ship.sailed', values);
    const isAtSea = calls.every((call) => !loads.includes(call.id) || call.actualOn !== null);
    return formatMessage(language, isAtSea ? 'notice.ship.arrives' : 'notice.ship.days', values);
  };
}
