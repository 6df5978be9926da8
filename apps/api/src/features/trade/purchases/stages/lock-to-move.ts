import { type StagedCar, standingStages } from '@seri/domain/purchases/stages';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertStillHas, lockVisible } from '../../../people/clients/clients.command.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { findPurchase, lockPurchase, type StoredPurchase } from '../purchase.store.ts';
import { readStages } from './stage.store.ts';

export interface PurchaseToMove {
  purchase: StoredPurchase;
  names: LotNames;
  car: StagedCar;
  today: JapanDay;
}

/** R97: locks the account and then the purchase, as it was seen, for staff with the right to logistics. */
export async function lockToMove(
  tx: Tx,
  { actor }: Acting,
  { id, version }: { id: number; version: number },
): Promise<PurchaseToMove> {
  const found = await findPurchase(tx, id);
  if (!found) throw refusal('NOT_FOUND');
  const account = await lockVisible(tx, actor, found.account_id);
  await assertStillHas(tx, actor, 'logistics');
  if (isStaff(account)) throw refusal('NOT_FOUND');
  const purchase = await lockPurchase(tx, id);
  if (!purchase || purchase.version !== version) throw refusal('STATE_CHANGED');
  const names = (await readLotNames(tx, [{ id: found.lot_id, held_on: found.held_on }])).get(found.lot_id);
  if (!names) throw new Error(`The lot of the purchase ${id} is gone.`);
  const { discharge_port: port, bought_on: boughtOn } = await readWay(tx, id);
  const car = {
    status: purchase.status,
    stages: standingStages(await readStages(tx, id)),
    boughtOn,
    hasDischargePort: port !== '',
  };
  return { purchase, names, car, today: japanDay(await nowOf(tx)) };
}

const readWay = (tx: Tx, id: number) =>
  tx
    .selectFrom('purchase')
    .select(['discharge_port', sql<JapanDay>`bought_on(purchase)`.as('bought_on')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
