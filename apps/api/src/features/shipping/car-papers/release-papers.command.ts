import { isMoneyMissing } from '@seri/domain/car-papers/paper-hold';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { lockCarsByPortal } from './lock-cars.ts';
import { carsOfPaper, lockPaper, readMissing, writePaper } from './paper.store.ts';
import { tellCarPaper } from './tell-car-paper.ts';

/**
 * R99: shares for good the held papers of a car whose money is complete: money that the bank takes back later hides nothing. The
 * caller holds no lock yet.
 */
export async function releasePaidPapers(tx: Tx, purchaseId: number): Promise<void> {
  const held = await tx
    .selectFrom('car_paper_purchase as mine')
    .innerJoin('car_paper', 'car_paper.id', 'mine.paper_id')
    .innerJoin('car_paper_purchase as car', 'car.paper_id', 'car_paper.id')
    .select(['car_paper.id', 'car.purchase_id'])
    .where('mine.purchase_id', '=', purchaseId)
    .where('state', '=', 'held')
    .execute();
  if (held.length === 0) return;
  const cars = await lockCarsByPortal(tx, [...new Set(held.map(({ purchase_id }) => purchase_id))]);
  for (const id of new Set(held.map((row) => row.id))) {
    const paper = await lockPaper(tx, id);
    const ids = await carsOfPaper(tx, id);
    // A car that came to the paper meanwhile is not locked: the change that brought it follows with a job of its own.
    const isLocked = ids.every((carId) => cars.some((car) => car.id === carId));
    if (paper?.state !== 'held' || !isLocked || isMoneyMissing(await readMissing(tx, ids))) continue;
    await writePaper(tx, id, { state: 'shared', shared_at: sql<Date>`coalesce(shared_at, app_now())` });
    const mine = cars.filter((car) => ids.includes(car.id));
    await tellCarPaper(tx, null, { cars: mine, paper: { ...paper, state: 'shared' }, former: 'held', action: 'paid' });
  }
}
