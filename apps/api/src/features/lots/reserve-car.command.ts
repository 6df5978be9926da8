import { lotStatusCodes } from '@seri/domain/lot-status';
import type { Tx } from '../../platform/database/database.ts';
import type { LotForBid } from './lot-for-bid.command.ts';
import { tellLotStands } from './lots.events.ts';

/** R50: an ordered stock car leaves its listing; the caller holds its lock. */
export function reserveCar(tx: Tx, car: LotForBid): Promise<void> {
  return writeStatus(tx, car, lotStatusCodes.sold);
}

/** One whose order came to nothing is offered again. */
export function releaseCar(tx: Tx, car: LotForBid): Promise<void> {
  return writeStatus(tx, car, lotStatusCodes.upcoming);
}

async function writeStatus(tx: Tx, { id, day }: LotForBid, status: number): Promise<void> {
  const row = await tx
    .updateTable('lot')
    .set({ status })
    .where('id', '=', id)
    .where('held_on', '=', day)
    .returning(['runs_at', 'start_price'])
    .executeTakeFirstOrThrow();
  await tellLotStands(tx, 'stock', { id, status, soldPrice: row.start_price, runsAt: row.runs_at.toISOString() });
}
