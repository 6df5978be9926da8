import type { LotFigures } from '@seri/contract/events';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { homeOf, lotKinds } from '@seri/domain/lots/lot-kinds';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import type { ChangedLot } from './take/taken.ts';

/** An event goes to everybody who looks at its kind: a crowd of lots is told in several. */
const mostAtOnce = 200;

/** Lots of today and later are watched; what changes of an archive nobody waits for. */
export async function tellLotsChanged(tx: Tx, changed: readonly ChangedLot[]): Promise<void> {
  if (changed.length === 0) return;
  const today = japanDay(await nowOf(tx));
  // Of several changes in one transaction the last one is what holds.
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
