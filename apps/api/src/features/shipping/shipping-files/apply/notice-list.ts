import type { Language } from '@seri/domain/common/languages';
import { dayText } from '@seri/domain/invoices/day-text';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { formatMessage } from '@seri/messages/server';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { noticeCars } from '../../voyages/notice-cars.command.ts';

/** R102: one notice per account of all its cars that a list has changed, or that are as before again. */
export async function noticeList(
  tx: Tx,
  fileId: number,
  accountIds: readonly number[],
  what: 'applied' | 'undone',
): Promise<void> {
  if (accountIds.length === 0) return;
  const cars = Map.groupBy(await readCars(tx, fileId, accountIds, what), ({ account_id: id }) => id);
  const notices = [...cars].map(([clientId, own]) => ({
    clientId,
    cars: own,
    text: what === 'applied' ? textOf(own) : undoneText(own.length),
  }));
  await noticeCars(tx, notices);
}

type NoticedCar = Awaited<ReturnType<typeof readCars>>[number];

/** A car that its ship alone has carried on has no state to go back to; the ship tells of it. */
const readCars = (tx: Tx, fileId: number, accountIds: readonly number[], outcome: 'applied' | 'undone') =>
  tx
    .selectFrom('shipping_row')
    .innerJoin('purchase', 'purchase.id', 'purchase_id')
    .leftJoin('port_call', 'port_call.id', 'load_call_id')
    .leftJoin('voyage', 'voyage.id', 'voyage_id')
    .select(['account_id', 'purchase.id', 'lot_id', 'held_on'])
    .select([
      sql<string>`coalesce(trim(vessel || ' ' || number), '')`.as('ship'),
      sql<JapanDay | null>`coalesce(actual_on, planned_on)`.as('sails'),
    ])
    .where('file_id', '=', fileId)
    .where('outcome', '=', outcome)
    .where('undo', 'is not', null)
    .where(sql<boolean>`account_id = any(${accountIds}::bigint[])`)
    .orderBy('account_id')
    .orderBy('purchase.id')
    .execute();

/** With the ship and its day if it is one for all. */
function textOf(own: readonly NoticedCar[]) {
  const ships = new Set(own.map(({ ship }) => ship));
  const [ship = ''] = ships;
  const days = [...new Set(own.flatMap(({ sails }) => sails ?? []))];
  return (language: Language) => {
    const sails = days.map((day) => dayText(day, language)).join(' / ') || 'unknown';
    return ships.size === 1 && ship !== ''
      ? formatMessage(language, 'notice.list.ship', { cars: own.length, ship, sails })
      : formatMessage(language, 'notice.list.cars', { cars: own.length });
  };
}

const undoneText = (cars: number) => (language: Language) => formatMessage(language, 'notice.list.undone', { cars });
