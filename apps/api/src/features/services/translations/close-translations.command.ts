import { isOpen } from '@seri/domain/lots/lot-states';
import { isOpenTranslation } from '@seri/domain/services/translation-states';
import type { Tx } from '../../../platform/database/database.ts';
import { readLotNames } from '../../stock/lots/lot-names.query.ts';
import { lockRequestsOf, moveRequests, databaseNow } from './request.store.ts';
import { tellSettled } from './translations.events.ts';

interface ClosedLot {
  id: number;
  status: number;
  held_on: string;
}

/**
 * R78: closes the open requests for lots that have ended and tells their askers. The caller holds the locks of the lots, so
 * nobody asks or answers meanwhile.
 */
export async function closeTranslations(tx: Tx, lots: readonly ClosedLot[]): Promise<void> {
  // One transaction may change a lot several times; the last change counts.
  const last = new Map(lots.map((lot) => [lot.id, lot]));
  await closeRequestsFor(
    tx,
    [...last.values()].filter(({ status }) => !isOpen(status)),
  );
}

/** Whatever the status of the lots: the day of an auction may pass without a result. */
export async function closeRequestsFor(tx: Tx, lots: readonly Omit<ClosedLot, 'status'>[]): Promise<void> {
  if (lots.length === 0) return;
  const requests = await lockRequestsOf(
    tx,
    lots.map(({ id }) => id),
  );
  const open = requests.filter(({ state }) => isOpenTranslation(state));
  if (open.length === 0) return;
  await moveRequests(tx, open, 'closed', { settled_at: databaseNow });
  const names = await readLotNames(tx, lots);
  for (const [lotId, closed] of Map.groupBy(open, ({ lot_id: id }) => id)) {
    const lot = names.get(lotId);
    if (lot) await tellSettled(tx, null, closed, { move: 'closed', lot });
  }
}
