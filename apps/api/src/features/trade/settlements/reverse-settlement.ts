import { type Done, success } from '@seri/contract/common.schema';
import type { ReverseSettlementBody } from '@seri/contract/trade/settlements.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { findRestorable, restoreWin } from '../bidding/desk/settled-win.command.ts';
import { returnLines, standAgain, tellPurchase } from '../purchases/settled-purchase.command.ts';
import { bookGain } from './book-gain.ts';
import { lockSettlement } from './lock-settlement.ts';
import { writeReversal } from './settlement.store.ts';

/** R91: the purchase stands again, with the charges that it had; the lines of the settlement are given back. */
export function reverseSettlement(acting: Acting, body: ReverseSettlementBody): Promise<Done> {
  const { accountId } = acting.actor;
  return acting.transaction(async (tx) => {
    const { settlement, purchase, locked } = await lockSettlement(tx, acting, body);
    await assertStillHas(tx, acting.actor, 'accounting');
    const { id, returned, dropped, former_status: status, gain } = settlement;
    const author = { bookedBy: accountId, socketId: acting.socketId };
    const ended = { ...author, purchase, names: locked.lot.names, settlementId: id };
    await bookGain(tx, ended, -gain);
    await returnLines(tx, ended);
    const win = await findRestorable(tx, acting, locked);
    await standAgain(tx, ended, { returned, dropped, status });
    await restoreWin(tx, acting, locked, win);
    await writeReversal(tx, id, accountId);
    await tellPurchase(tx, author, purchase, 'stands-again', { settlementId: id, reason: body.reason });
    return success;
  });
}
