import type { RowDecisionsBody, WrittenDecisions } from '@seri/contract/shipping/shipping-files.schema';
import { rowRanks } from '@seri/domain/shipping-files/preview-rows';
import type { CarChange, ShipChange } from '@seri/domain/shipping-files/row-changes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { readCounts } from './counts.read.ts';
import { aboutOther } from './preview/about-other.read.ts';
import { lockShippingFile } from './shipping-file.store.ts';

/** R102: chooses rows and changes of a preview; a row may be about another car of its number. */
export function decideRows(
  acting: Acting,
  { id, version, choose, rows, ships }: RowDecisionsBody,
): Promise<WrittenDecisions> {
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, acting.actor, 'logistics');
    const file = await lockShippingFile(tx, { id, version });
    if (file.state !== 'ready') throw refusal('FILE_CHANGED');
    if (choose) await chooseAll(tx, id, choose === 'safe');
    for (const row of rows) await decideRow(tx, id, row);
    for (const ship of ships) await decideShip(tx, id, ship);
    return { counts: (await readCounts(tx, [id])).get(id) ?? missing() };
  });
}

const missing = () => {
  throw refusal('NOT_FOUND');
};

async function chooseAll(tx: Tx, fileId: number, isSafe: boolean): Promise<void> {
  const safe = sql<boolean>`${isSafe} and rank = ${rowRanks.indexOf('safe')}`;
  await tx.updateTable('shipping_row').set({ is_chosen: safe }).where('file_id', '=', fileId).execute();
}

type AskedRow = RowDecisionsBody['rows'][number];

/** A row whose car is unknown, or has come to its end, cannot be chosen. */
async function decideRow(tx: Tx, fileId: number, { place, isChosen, purchaseId, take }: AskedRow): Promise<void> {
  const row = await tx
    .selectFrom('shipping_row')
    .select(['purchase_id', 'seen_version'])
    .select((one) => one.ref('changes').$castTo<CarChange[]>().as('changes'))
    .where('file_id', '=', fileId)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!row || row.seen_version === null) throw refusal('NOT_FOUND');
  const isOther = purchaseId !== undefined && purchaseId !== row.purchase_id;
  const seen = isOther ? await aboutOther(tx, fileId, place, purchaseId) : undefined;
  const changes = seen?.changes ?? row.changes;
  const taken = take ? changes.map((change) => ({ ...change, isTaken: take.includes(change.field) })) : seen?.changes;
  const written = {
    ...seen?.about,
    ...(taken && { changes: JSON.stringify(taken) }),
    ...(isChosen !== undefined && { is_chosen: isChosen }),
  };
  if (Object.keys(written).length === 0) return;
  await tx.updateTable('shipping_row').set(written).where('file_id', '=', fileId).where('place', '=', place).execute();
}

type AskedShip = RowDecisionsBody['ships'][number];

async function decideShip(tx: Tx, fileId: number, { place, take }: AskedShip): Promise<void> {
  const ship = await tx
    .selectFrom('shipping_ship')
    .select((one) => one.ref('changes').$castTo<ShipChange[]>().as('changes'))
    .where('file_id', '=', fileId)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!ship) throw refusal('NOT_FOUND');
  const isTaken = ({ field, port }: ShipChange) => take.some((one) => one.field === field && one.port === port);
  const changes = JSON.stringify(ship.changes.map((change) => ({ ...change, isTaken: isTaken(change) })));
  await tx
    .updateTable('shipping_ship')
    .set({ changes })
    .where('file_id', '=', fileId)
    .where('place', '=', place)
    .execute();
}
