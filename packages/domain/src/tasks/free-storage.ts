import { purchaseStatusCodes } from '../purchases/purchase.ts';
import { addDays, type JapanDay } from '../time/japan-time.ts';
import type { TaskFacts } from './task-facts.ts';
import { taskDays } from './task-kinds.data.ts';

const { awaitingShip, awaitingLoading, delivered } = purchaseStatusCodes;

/** R101: the last day on which a car stands in its yard for nothing; null while it does not stand there. */
export function freeStorageEnd({
  status,
  stages,
  freeDays,
}: Pick<TaskFacts, 'status' | 'stages' | 'freeDays'>): JapanDay | null {
  const since = stages.find((stage) => stage.status === awaitingShip)?.on;
  const stands = status === awaitingShip || status === awaitingLoading || status > delivered;
  return since && stands ? addDays(since, freeDays) : null;
}

/** From a week before, and afterwards for as long as it stands there. */
export const isStorageTold = (end: JapanDay, today: JapanDay): boolean =>
  today >= addDays(end, -taskDays.storageNotice);
