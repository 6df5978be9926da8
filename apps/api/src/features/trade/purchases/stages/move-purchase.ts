import type { MoveBody, MovedPurchase } from '@seri/contract/trade/purchases.schema';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { Acting } from '../../../../platform/http/acting.ts';
import { clearCalls } from './calls.store.ts';
import { lockToMove } from './lock-to-move.command.ts';
import { assertPassed, passStop } from './pass-stop.command.ts';

/** R97: moves a car along its way, back, or out of it, over the version that was seen. */
export function movePurchase(acting: Acting, { id, version, status, ...move }: MoveBody): Promise<MovedPurchase> {
  return acting.transaction(async (tx) => {
    const locked = await lockToMove(tx, acting, { id, version });
    const passed = await passStop(tx, acting, locked, { to: status, ...move });
    assertPassed(passed);
    // R98: a car whose shipping is cancelled has no ship.
    if (status === purchaseStatusCodes.shippingCancelled) await clearCalls(tx, [id]);
    return { version: version + 1 };
  });
}
