import type { Tx } from '../../../platform/database/database.ts';

/** R101: makes the tasks that follow from the facts of a car, and ends those that the facts have ended. */
export async function refreshTasks(_tx: Tx, _purchaseId: number): Promise<void> {}
