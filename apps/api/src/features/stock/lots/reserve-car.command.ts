import { mayBecome } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { tellTouched } from './touched-lots.command.ts';
import type { LockedLot } from './lot-for-bid.command.ts';
import { tellLotStands } from './lots.events.ts';

type Car = Pick<LockedLot, 'id' | 'day' | 'status'>;

/** R50: an ordered stock car leaves its listing. The caller holds the lock of the car. */
export async function reserveCar(tx: Tx, car: Car): Promise<void> {
  if (!mayMove(car, lotStatusCodes.sold)) throw refusal('CAR_RESERVED');
  await writeStatus(tx, car, lotStatusCodes.sold);
}

/** Offers a car again after its order failed, unless the house has sold or removed it meanwhile. */
export async function releaseCar(tx: Tx, car: Car): Promise<void> {
  if (mayMove(car, lotStatusCodes.upcoming)) await writeStatus(tx, car, lotStatusCodes.upcoming);
}

/** R34: whether the status table of stock cars allows it. */
const mayMove = ({ status }: Car, to: number) => mayBecome({ kind: 'stock', status }, to);

async function writeStatus(tx: Tx, { id, day }: Car, status: number): Promise<void> {
  const isReleased = status === lotStatusCodes.upcoming;
  const row = await tx
    .updateTable('lot')
    .set({ status })
    .where('id', '=', id)
    .where('held_on', '=', day)
    .$if(isReleased, (query) => query.where('status', '=', lotStatusCodes.sold).where('ended_at', 'is', null))
    .returning(['runs_at', 'start_price'])
    .executeTakeFirst();
  if (!row) return;
  await tellTouched(tx, { lots: new Set([id]), sessions: new Set() });
  await tellLotStands(tx, 'stock', { id, status, soldPrice: row.start_price, runsAt: row.runs_at.toISOString() });
}
