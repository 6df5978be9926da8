import type { MovedPurchase, StageDayBody } from '@seri/contract/trade/purchases.schema';
import { decideDate } from '@seri/domain/purchases/stages';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { lockToMove } from './lock-to-move.command.ts';
import { insertStages } from './stage.store.ts';
import { tellMove } from './tell-move.ts';

/** R97: gives another day to a stop at which the car has been. */
export function correctStage(acting: Acting, { id, version, ...asked }: StageDayBody): Promise<MovedPurchase> {
  return acting.transaction(async (tx) => {
    const locked = await lockToMove(tx, acting, { id, version });
    const decision = decideDate(locked.car, asked, locked.today);
    if (!decision) throw refusal('STATE_CHANGED');
    if ('faults' in decision) {
      assertFaultless(decision.faults);
      return { version };
    }
    const { status, on, isEstimate } = decision.stage;
    const row = { purchaseId: id, status, on, isEstimate, reason: asked.reason, replaces: asked.stage };
    await insertStages(tx, [row], acting.actor.accountId);
    const former = locked.car.stages.find((stage) => stage.id === asked.stage)?.on ?? null;
    await tellMove(tx, acting, locked, {
      action: 'day-corrected',
      detail: { status, from: former, to: on, reason: asked.reason },
      cause: 'carCorrected',
      status,
    });
    return { version: version + 1 };
  });
}
