import type { Tx } from '../../../platform/database/database.ts';

/** R99: shares the held papers of a car whose money is complete. The caller holds no lock yet. */
export async function releasePaidPapers(_tx: Tx, _purchaseId: number): Promise<void> {}
