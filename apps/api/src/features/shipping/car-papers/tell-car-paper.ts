import type { CarPaperState } from '@seri/domain/car-papers/paper-states';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { type PurchaseAction, tellPurchase } from '../../trade/purchases/changed-purchase.command.ts';
import { scheduleShared } from './car-papers.jobs.ts';
import type { LockedCar } from './lock-cars.ts';
import type { CarPaperRow } from './paper.store.ts';

type PaperAction = Extract<PurchaseAction, `paper-${string}`> extends `paper-${infer Action}` ? Action : never;

interface ToldCarPaper {
  cars: readonly LockedCar[];
  paper: Pick<CarPaperRow, 'id' | 'kind' | 'state'>;
  /** Its state before; null of a new one. */
  former: CarPaperState | null;
  action: PaperAction;
  detail?: Record<string, unknown>;
}

const isKnownToClient = (state: CarPaperState | null) => state === 'shared' || state === 'held';

/** R99: logs and tells a change of a paper at each of its cars; of a draft only staff hear. A paper that is shared is noticed soon. */
export async function tellCarPaper(
  tx: Tx,
  author: Pick<Acting, 'actor' | 'socketId'> | null,
  { cars, paper, former, action, detail }: ToldCarPaper,
): Promise<void> {
  const { id: paperId, kind, state } = paper;
  const isQuiet = !isKnownToClient(state) && !isKnownToClient(former);
  const told = { bookedBy: author?.actor.accountId ?? null, socketId: author?.socketId, isQuiet };
  for (const car of cars) {
    await tellPurchase(tx, told, car, `paper-${action}`, { paperId, kind, from: former, to: state, ...detail });
  }
  const standing = cars.filter((car) => car.voided_at === null).map((car) => car.id);
  if (state === 'shared') await scheduleShared(tx, standing);
}
