import type { LotFigures } from '@seri/contract/events';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { homeOf, lotKinds } from '@seri/domain/lots/lot-kinds';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import type { ChangedLot } from './take/taken.ts';

/** Everybody who watches the kind receives the event, so many lots are split over several events. */
const mostAtOnce = 200;

/** Announces lots of today and later only: nobody watches statistics for changes. */
export async function tellLotsChanged(tx: Tx, changed: readonly ChangedLot[]): Promise<void> {
  if (changed.length === 0) return;
  const today = japanDay(await nowOf(tx));
  // If a lot changed several times in one transaction, its last state holds.
  const last = new Map(changed.map((lot) => [lot.id, lot]));
  const live = [...last.values()].filter((lot) => homeOf(lot.kind, lot.held_on as JapanDay, today) === 'live');
  for (const kind of lotKinds) {
    const lots = live.filter((lot) => lot.kind === kind).map(figuresOf);
    for (let start = 0; start < lots.length; start += mostAtOnce) {
      const data = { lots: lots.slice(start, start + mostAtOnce) };
      await emit(tx, { audience: audienceOf.lots(kind), name: 'lots.changed', data });
    }
  }
}

function figuresOf({ id, status, sold_price: soldPrice, runs_at: runsAt }: ChangedLot): LotFigures {
  return { id, status, soldPrice, runsAt: runsAt.toISOString() };
}
